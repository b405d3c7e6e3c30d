import type { BuyersMail } from "./mails-english.ts"

/** Written with the twenty-sixth blind set, and measured once before the reader learned from it. */
export const twentySeventhBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello,

I'd like to buy some parts as a company in Denmark (CVR 31415926). Please invoice without VAT.

3 pcs Strata N4 2 TB (CA-SN4-2000)
3 pcs M.2 Heatsink 2280 (CA-CM-2280)
1 pc Relay 10G Duo (CA-N-2X10)

What's the fastest shipping?

Mvh
Søren`,
    rows: [
      "3 | CA-SN4-2000 | Strata N4 2 TB",
      "3 | CA-CM-2280 | M.2 Heatsink 2280",
      "1 | CA-N-2X10 | Relay 10G Duo",
    ],
  },
  {
    mail: `Hey Kurt, slight problem: we're short two CA-PA-850 and one CA-KB-B850A for Friday's builds. Can you courier them? Bill PO 3381. Deirdre`,
    rows: ["2 | CA-PA-850 |", "1 | CA-KB-B850A |"],
  },
  {
    mail: `Anfrage Nr. 2026/55

Pos. 1
Gehäuse Hangar Rack 4U
Menge: 10 Stück

Pos. 2
Netzteil Anvil 1000
Menge: 10 Stück

Pos. 3
Lüfter Breva 80 Industrial
Menge: 40 Stück

Angebotsfrist: 27.03.2026`,
    rows: [
      "10 | | Gehäuse Hangar Rack 4U",
      "10 | | Netzteil Anvil 1000",
      "40 | | Lüfter Breva 80 Industrial",
    ],
  },
  {
    mail: `Hi - looking to purchase 100 used or new Intel i5-12400F (BX8071512400F) and 100 B660 boards, any brand. Let me know what you've got. Mitch / PC Recyclers`,
    rows: ["100 | BX8071512400F | used or new Intel i5-12400F", "100 | | B660 boards, any brand"],
  },
  {
    mail: `Kære sælger,

Vi vil gerne bestille:
10 stk CA-F-120
10 stk CA-F-140
5 stk CA-CP-4

Levering: Industrivej 4, 8000 Aarhus

Venlig hilsen
Mette`,
    rows: ["10 | CA-F-120 |", "10 | CA-F-140 |", "5 | CA-CP-4 |"],
  },
  {
    mail: `All,

Attached is the signed PO 2026-309. For reference the lines are:

Ln 1: CA-GP-716, 20 ea, unit $519.00, ext $10,380.00
Ln 2: CA-PA-850, 20 ea, unit $119.00, ext $2,380.00
Ln 3: CA-TM5-6064, 40 ea, unit $189.00, ext $7,560.00

Total: $20,320.00

Regards,
Accounts`,
    rows: ["20 | CA-GP-716 |", "20 | CA-PA-850 |", "40 | CA-TM5-6064 |"],
  },
  {
    mail: `hi i need a new psu for my nas its an anvil flex 350 i think. also two strata s3 2 tb drives. thanks grandpa joe`,
    rows: ["1 | | anvil flex 350", "2 | | strata s3 2 tb drives"],
  },
  {
    mail: `Dear Sir/Madam,

We, Blue Nile Computing PLC, kindly request your proforma invoice for the following items:

No   Item description                     Unit   Qty
1    Keel B760 DDR4 motherboard           Pcs    40
2    Tempo DDR4-3600 32 GB Kit            Set    40
3    Anvil 550 power supply               Pcs    40
4    Hangar Plain case                    Pcs    40

Mode of payment: CAD. Port: Djibouti.

With best regards,
Selamawit Bekele`,
    rows: [
      "40 | | Keel B760 DDR4 motherboard",
      "40 | | Tempo DDR4-3600 32 GB Kit",
      "40 | | Anvil 550 power supply",
      "40 | | Hangar Plain case",
    ],
  },
  {
    mail: `Order update: make the CA-F-140 50 pcs rather than 30, leave CA-F-120 at 100 pcs, and drop the hubs. Ship Tue. Petr`,
    rows: ["50 | CA-F-140 |", "100 | CA-F-120 |"],
  },
  {
    mail: `Bonjour,
Voici la liste pour le FabLab :
Alimentation Flex 350 W ......... 4
Ventilateur 80 mm ............... 8
Carte mère A520 Micro ........... 4
SSD 1 To ........................ 4
Bien cordialement,
Yves-Marie`,
    rows: [
      "4 | | Alimentation Flex 350 W",
      "8 | | Ventilateur 80 mm",
      "4 | | Carte mère A520 Micro",
      "4 | | SSD 1 To",
    ],
  },
  {
    mail: `Hello dear sales. I want order Prism 512 - 2 piece, Anvil 750 - 2 piece, Hangar Flow - 2 piece. Send me invoice to this mail. I am from Georgia (country). Thank you. Giorgi`,
    rows: ["2 | | Prism 512", "2 | | Anvil 750", "2 | | Hangar Flow"],
  },
  {
    mail: `Subject: Stock check + order

Hi Al
(1) Got any CA-CP-4? Need 12.
(2) CA-F-80I - 6 please
(3) CA-H-R4 - 1 please
Cheers
Shane`,
    rows: ["12 | CA-CP-4 |", "6 | CA-F-80I |", "1 | CA-H-R4 |"],
  },
  {
    mail: `Geachte heer/mevrouw,

Wij ontvangen graag uw scherpste aanbieding voor:
- 8x Tempo Steady DDR5-5600 ECC 32 GB
- 4x Strata Vault 8 TB U.2
- 2x Relay 25G SFP28

Levering in week 15 te Eindhoven.

Met vriendelijke groet,
Ingrid van Dijk
Inkoop`,
    rows: [
      "8 | | Tempo Steady DDR5-5600 ECC 32 GB",
      "4 | | Strata Vault 8 TB U.2",
      "2 | | Relay 25G SFP28",
    ],
  },
  {
    mail: `Good morning,
Please quote 5 each:
Logitech C920S HD Pro Webcam
Jabra Speak 510
Logitech MX Anywhere 3S (910-006927)
Thank you.
Debbie K.`,
    rows: [
      "5 | | Logitech C920S HD Pro Webcam",
      "5 | | Jabra Speak 510",
      "5 | 910-006927 | Logitech MX Anywhere 3S",
    ],
  },
  {
    mail: `Sara asked me to place this order on her behalf:

Item name: Keel B850 ATX
Item code: CA-KB-B850A
No. of units: 3

Item name: Firth 240
Item code: CA-CL-240
No. of units: 3

Her number is 07911 123456 if there's a problem.`,
    rows: ["3 | CA-KB-B850A | Keel B850 ATX", "3 | CA-CL-240 | Firth 240"],
  },
  {
    mail: `Wir brauchen dringend Ersatz: zwei Netzteile CA-PA-1000, drei Lüfter CA-F-80I, ein Board CA-KB-B860A. Bitte heute noch raus! Danke, Leitwarte`,
    rows: ["2 | CA-PA-1000 | Netzteile", "3 | CA-F-80I | Lüfter", "1 | CA-KB-B860A | Board"],
  },
  {
    mail: `Hi team, for the new hires starting 4/6 we'll need:
- 24" monitor (x6)
- USB-C dock (x6)
- wireless keyboard + mouse combo (x6)
- noise cancelling headset (x4)
Please send to the Denver office. Thx! Priscilla`,
    rows: [
      '6 | | 24" monitor',
      "6 | | USB-C dock",
      "6 | | wireless keyboard + mouse combo",
      "4 | | noise cancelling headset",
    ],
  },
  {
    mail: `CA-SN4-1000 10
CA-SN4-2000 10
CA-SN4-4000 2
ASAP PLS
MGMT PO TO FOLLOW
R. QUINN`,
    rows: ["10 | CA-SN4-1000 |", "10 | CA-SN4-2000 |", "2 | CA-SN4-4000 |"],
  },
  {
    mail: `Hi, I'd like a quote for a video wall controller build. Parts: 1 Keel Z890 ATX, 4 Prism 308, 1 Anvil 1000, 1 Hangar 12, 64 GB of RAM (1 Tempo DDR5-6000 64 GB Kit). Ship to 1010 Vienna. Best, Klaus Hofer`,
    rows: [
      "1 | | Keel Z890 ATX",
      "4 | | Prism 308",
      "1 | | Anvil 1000",
      "1 | | Hangar 12",
      "1 | | Tempo DDR5-6000 64 GB Kit",
    ],
  },
  {
    mail: `Good afternoon,

Thank you for the samples, they passed QA. Please proceed with series quantities:

Interface Paste 4 g: 2,500 tubes
Fan Hub 8: 1,200 pieces
Breva 92 Slim: 5,000 pieces

Forecast for H2 follows.

Sincerely,
Ho-jin Lee`,
    rows: ["2500 | | Interface Paste 4 g", "1200 | | Fan Hub 8", "5000 | | Breva 92 Slim"],
  },
]
