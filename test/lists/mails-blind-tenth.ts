import type { BuyersMail } from "./mails-english.ts"

/** Written after the ninth blind set, and measured once before the reader learned from it. */
export const tenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Paul,

Please could you price up the following and let me have it back by close of play?

Firth 240            x20
Firth 360            x10
Interface Paste 4 g  x30

Kind regards,
Hannah`,
    rows: ["20 | | Firth 240", "10 | | Firth 360", "30 | | Interface Paste 4 g"],
  },
  {
    mail: `Hello there! Our makerspace wants 12x CA-PF-350, 12x CA-KB-X870I and 24x CA-TM5-6032. We pay by card. Can you ship to Iceland? Bjarni`,
    rows: ["12 | CA-PF-350 |", "12 | CA-KB-X870I |", "24 | CA-TM5-6032 |"],
  },
  {
    mail: `RFQ from Castor Systems

Hi,
please quote:

1) Part: WD Red Plus 8TB WD80EFPX
   Qty: 60
   Target: 155 USD

2) Part: Seagate Exos X18 16TB ST16000NM000J
   Qty: 40
   Target: 240 USD

BR
Igor`,
    rows: ["60 | WD80EFPX | WD Red Plus 8TB", "40 | ST16000NM000J | Seagate Exos X18 16TB"],
  },
  {
    mail: `good morning ladies and gents
can i pls order:
40 x 16gb ddr5 5600 sticks
20 x 1tb nvme
20 x 650w psu
all for collection fri
cheers trev`,
    rows: ["40 | | 16gb ddr5 5600 sticks", "20 | | 1tb nvme", "20 | | 650w psu"],
  },
  {
    mail: `Dear Mr. Abel,

thank you for your offer 26-0098. We hereby order position 1 and 4:

Pos. 1 - 30 pcs. CA-SN4-2000
Pos. 4 - 15 pcs. CA-SNU-8000

Our VAT ID: DE123456789

Best regards
i.V. Hartmut Kranz`,
    rows: ["30 | CA-SN4-2000 |", "15 | CA-SNU-8000 |"],
  },
  {
    mail: `We need 16 more of these: CA-TM5-ECC32
and 4 more of these: CA-N-25SFP`,
    rows: ["16 | CA-TM5-ECC32 |", "4 | CA-N-25SFP |"],
  },
  {
    mail: `Hi,
Restocking order for branch Gent.
CA-CP-4, quantity 50.
CA-F-120, quantity 80.
CA-F-140, quantity 40.
Thanks, Wout`,
    rows: ["50 | CA-CP-4 |", "80 | CA-F-120 |", "40 | CA-F-140 |"],
  },
  {
    mail: `Hello! Could you quote 7 identical PCs' worth of parts? Each has one Ryzen 7 9700X, one Keel B850 Micro, two Tempo DDR5-6000 32 GB Kit, one Anvil 650.`,
    rows: [
      "7 | | Ryzen 7 9700X",
      "7 | | Keel B850 Micro",
      "14 | | Tempo DDR5-6000 32 GB Kit",
      "7 | | Anvil 650",
    ],
  },
  {
    mail: `Quote request

Company: Polar Compute
Contact: S. Lund
Items:
  Prism 924 Blower, qty. 8
  Anvil 1500, qty. 4
  Riser Cable PCIe 5.0 x16, qty. 8
Delivery: DAP Tromsø
Needed: before Easter`,
    rows: ["8 | | Prism 924 Blower", "4 | | Anvil 1500", "8 | | Riser Cable PCIe 5.0 x16"],
  },
  {
    mail: `Hi - need 2 Keel X870 boards and 2 Fjord Duo 140 coolers ASAP, overnight if you can. My account # is 33071. - Patrick`,
    rows: ["2 | | Keel X870 boards", "2 | | Fjord Duo 140 coolers"],
  },
  {
    mail: `As per attached drawing we require fans:
120 x 120 x 25 mm, PWM: 200 pcs
140 x 140 x 25 mm, PWM: 100 pcs
92 x 92 x 14 mm: 50 pcs
Samples first please.`,
    rows: [
      "200 | | 120 x 120 x 25 mm, PWM",
      "100 | | 140 x 140 x 25 mm, PWM",
      "50 | | 92 x 92 x 14 mm",
    ],
  },
  {
    mail: `Hallo Frau Berg,
wie telefonisch besprochen: 8 x Hangar Flow, 8 x Anvil 850, 16 x Breva 140 PWM. Lieferung an die Werkstatt, nicht ans Büro!
Gruß, Torsten Klee`,
    rows: ["8 | | Hangar Flow", "8 | | Anvil 850", "16 | | Breva 140 PWM"],
  },
  {
    mail: `Hallo zusammen,

ich bräuchte bitte ein Angebot:

Artikel                      Menge
Samsung 990 PRO 2TB          25
Crucial T500 1TB             25
WD Red Plus 8TB WD80EFPX     12

Danke und Grüße
Corinna Paul
Systemhaus Paul OHG`,
    rows: [
      "25 | | Samsung 990 PRO 2TB",
      "25 | | Crucial T500 1TB",
      "12 | WD80EFPX | WD Red Plus 8TB",
    ],
  },
  {
    mail: `Moin moin,
Bestellung für Montag: zehn Anvil 650, zehn Hangar Plain und zwanzig Breva 120 PWM.
Tschüss, Hinnerk`,
    rows: ["10 | | Anvil 650", "10 | | Hangar Plain", "20 | | Breva 120 PWM"],
  },
  {
    mail: `Guten Tag, bitte senden Sie mir 1 Exemplar CA-A-RISER und 1 Exemplar CA-N-2X10 zur Ansicht. Bei Gefallen folgt ein Auftrag über je 50 Stück. MfG, A. Roth`,
    rows: ["1 | CA-A-RISER |", "1 | CA-N-2X10 |"],
  },
  {
    mail: `Betreff: Ersatzbeschaffung

Benötigt werden:
- 4x Netzteil (CA-PA-1000)
- 2x Mainboard (CA-KB-Z890A)
- 2x CPU (BX80768265K)

Kostenstelle 4711, Freigabe liegt vor.
Danke, Jürgen`,
    rows: ["4 | CA-PA-1000 | Netzteil", "2 | CA-KB-Z890A | Mainboard", "2 | BX80768265K | CPU"],
  },
  {
    mail: `Dear Computer Assembler,

I was told by Ms. Fox that you carry SFF supplies. I require eight (8) Anvil Flex 350 for delivery in week 14 and eight (8) more in week 18.

With kind regards,
Pieter van Dam`,
    rows: ["8 | | Anvil Flex 350", "8 | | Anvil Flex 350"],
  },
  {
    mail: `quick order
ca-f-120 x 50
ca-f-140 x 50
ca-pa-850 x 10
po 7781
mia`,
    rows: ["50 | ca-f-120 |", "50 | ca-f-140 |", "10 | ca-pa-850 |"],
  },
  {
    mail: `Hello,

I'm interested in purchasing the following quantities:

Strata S3 2 TB SATA — 150
Strata N4 1 TB — 300

Would there be a volume discount? Also interested in samples (2 each).

Warm regards,
Adaeze`,
    rows: ["150 | | Strata S3 2 TB SATA", "300 | | Strata N4 1 TB"],
  },
  {
    mail: `Per our agreement, release #3 against blanket PO 880012:
50 CA-KB-B850A @ $189
50 CA-TM5-6032 @ $119
100 CA-F-120 @ $9.20
Ship complete.`,
    rows: ["50 | CA-KB-B850A |", "50 | CA-TM5-6032 |", "100 | CA-F-120 |"],
  },
  {
    mail: `Hi, could we get three of the Hangar Bench for our testing lab, plus a spare set of standoffs? Sven, Testlab AB`,
    rows: ["3 | | Hangar Bench", "1 | | spare set of standoffs"],
  },
  {
    mail: `The following are below minimum stock and should be reordered:

Breva 120 PWM: 3 left, order 100
Breva 140 PWM: 0 left, order 60

/Stores`,
    rows: ["100 | | Breva 120 PWM", "60 | | Breva 140 PWM"],
  },
  {
    mail: `Hi Lisa, one CA-GP-924, one CA-PA-1500 and one CA-H-12 to the usual address please. Thank you, Hugo`,
    rows: ["1 | CA-GP-924 |", "1 | CA-PA-1500 |", "1 | CA-H-12 |"],
  },
  {
    mail: `Hello,

please send us your best offer for:

10 pc. Lenovo ThinkPad power adapter 65W USB-C
10 pc. Logitech M185 mouse
10 pc. Jabra Evolve2 40 headset

for our Sofia office.

Regards, Elena Petrova`,
    rows: [
      "10 | | Lenovo ThinkPad power adapter 65W USB-C",
      "10 | | Logitech M185 mouse",
      "10 | | Jabra Evolve2 40 headset",
    ],
  },
  {
    mail: `FYI - adding to PO 2231:
*CA-SN5-2000* - 12
*CA-CM-2280* - 12

Tx,
Ed`,
    rows: ["12 | CA-SN5-2000 |", "12 | CA-CM-2280 |"],
  },
  {
    mail: `Sir,
Supply of computer peripherals - enquiry no. CE/44/2026
(a) Keyboard wired USB : 200 nos.
(b) Mouse optical USB : 200 nos.
(c) UPS 600 VA : 50 nos.
Rates to be quoted inclusive of GST.
Store Keeper`,
    rows: ["200 | | Keyboard wired USB", "200 | | Mouse optical USB", "50 | | UPS 600 VA"],
  },
  {
    mail: `Hey! Two questions: (1) is CA-GP-716 in stock? we'd take 4. (2) same for CA-GP-512, 6 pieces. Thanks, Ana`,
    rows: ["4 | CA-GP-716 |", "6 | CA-GP-512 |"],
  },
  {
    mail: `Order:
Keel B850 Micro | 10
Fjord 120 | 10
Tempo DDR5-6000 32 GB Kit | 20
Name: Vikram Shah
Tel: +91 98200 12345`,
    rows: ["10 | | Keel B850 Micro", "10 | | Fjord 120", "20 | | Tempo DDR5-6000 32 GB Kit"],
  },
  {
    mail: `Bonjour,

Merci de nous faire un prix pour 25 CA-PA-650 et 25 CA-H-PLAIN, rendu Lyon.

Bonne réception,
Service achats, Alpes Info`,
    rows: ["25 | CA-PA-650 |", "25 | CA-H-PLAIN |"],
  },
  {
    mail: `Hi,
we are a reseller from Malta and want to start with a small order: 5 Prism 308, 5 Prism 512, 3 Prism 716. Please tell me the total with freight. Regards Carmel Borg`,
    rows: ["5 | | Prism 308", "5 | | Prism 512", "3 | | Prism 716"],
  },
]
