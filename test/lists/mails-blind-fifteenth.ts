import type { BuyersMail } from "./mails-english.ts"

/** Written with the fourteenth blind set, and measured once before the reader learned from it. */
export const fifteenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good day,

Please find below our order no. 26-00871:

Code          Name                        Pcs
CA-GP-512     Prism 512                   15
CA-PA-750     Anvil 750                   15
CA-TM5-6032   Tempo DDR5-6000 32 GB Kit   30

Delivery term: DAP Warsaw
Payment: 14 days

Best,
Kasia Nowak`,
    rows: [
      "15 | CA-GP-512 | Prism 512",
      "15 | CA-PA-750 | Anvil 750",
      "30 | CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hiya! Me again lol. Can i get another 2 hangar cubes and 2 of the sfx anvils (750)? also 1 fjord low 37. same card as before xx Jess`,
    rows: ["2 | | hangar cubes", "2 | | sfx anvils (750)", "1 | | fjord low 37"],
  },
  {
    mail: `To: Vendor
RE: Bid 4471-B

Line 1: Qty 35, Monitor, 24 inch, IPS, 1920x1080
Line 2: Qty 35, Keyboard, USB, US layout
Line 3: Qty 35, Mouse, USB, optical
Line 4: Qty 4, Network switch, 24 port, managed

Bids must be received before 2:00 p.m. on April 9, 2026.

County Purchasing Division`,
    rows: [
      "35 | | Monitor, 24 inch, IPS, 1920x1080",
      "35 | | Keyboard, USB, US layout",
      "35 | | Mouse, USB, optical",
      "4 | | Network switch, 24 port, managed",
    ],
  },
  {
    mail: `Hallo Herr Kaya,

danke für das Angebot. Wir bestellen verbindlich:

- 8 Stück Relay 25G SFP28, Ihre Art.-Nr. CA-N-25SFP, Einzelpreis 279,00 €
- 8 Stück Carrier M.2 x4, Ihre Art.-Nr. CA-N-M2X4, Einzelpreis 64,00 €

Unsere Bestellnummer: B-260312-7
Liefertermin: schnellstmöglich

Mit freundlichen Grüßen
Anja Steinke
Rechenzentrum Nord`,
    rows: ["8 | CA-N-25SFP | Relay 25G SFP28", "8 | CA-N-M2X4 | Carrier M.2 x4"],
  },
  {
    mail: `I need a quote for: 10ea Intel i7-14700K, 10ea ASUS PRIME Z790-P, 20ea Crucial 32GB DDR5-5600, 10ea Crucial T500 2TB. Ship to Boise ID 83702. Thanks much, Ron`,
    rows: [
      "10 | | Intel i7-14700K",
      "10 | | ASUS PRIME Z790-P",
      "20 | | Crucial 32GB DDR5-5600",
      "10 | | Crucial T500 2TB",
    ],
  },
  {
    mail: `Ola,

Preciso de cotação para:
- 20 unidades CA-PA-550
- 20 unidades CA-H-PLAIN
- 40 unidades CA-F-120

Prazo de entrega: 10 dias
Obrigado,
João Ferreira`,
    rows: ["20 | CA-PA-550 |", "20 | CA-H-PLAIN |", "40 | CA-F-120 |"],
  },
  {
    mail: `Hello Computer Assembler sales team,

my name is Yusuf and I am purchasing officer at Demir Bilgisayar in Izmir. We are interested for below products:

Prism 308 : 50 adet
Prism 512 : 30 adet
Anvil 550 : 50 adet

Please inform us price in USD.

Saygılarımla,
Yusuf Demir`,
    rows: ["50 | | Prism 308", "30 | | Prism 512", "50 | | Anvil 550"],
  },
  {
    mail: `Need replacement fans for rack 7. Model CA-F-80I, quantity eight. Also spare Hangar Rack 4U, quantity one.

NOC night shift`,
    rows: ["8 | CA-F-80I |", "1 | | spare Hangar Rack 4U"],
  },
  {
    mail: `Ship-to: Lab 3
-----
3 | CA-KB-Z890A
6 | CA-TM5-CU48
3 | CA-CL-420
3 | CA-H-12
-----
RUSH`,
    rows: ["3 | CA-KB-Z890A |", "6 | CA-TM5-CU48 |", "3 | CA-CL-420 |", "3 | CA-H-12 |"],
  },
  {
    mail: `Hi! I run a small esports café. I'm upgrading 16 seats and I want to know your price for:
16 graphics cards Prism 716
16 power supplies Anvil 850
and 32 fans Breva 120 Reverse.
If the price is right I'll take another 16 sets in June.
Tomek`,
    rows: [
      "16 | | graphics cards Prism 716",
      "16 | | power supplies Anvil 850",
      "32 | | fans Breva 120 Reverse",
    ],
  },
  {
    mail: `Item: Corsair RM850x (CP-9020200-NA)
How many: 6

Item: Lian Li O11 Dynamic EVO
How many: 6

Item: Noctua NF-A12x25 PWM
How many: 36`,
    rows: [
      "6 | CP-9020200-NA | Corsair RM850x",
      "6 | | Lian Li O11 Dynamic EVO",
      "36 | NF-A12x25 | Noctua PWM",
    ],
  },
  {
    mail: `Bonjour Karim, peux-tu ajouter à la commande 2 alims 1000W, 4 barrettes de 32 Go et une carte réseau 10 Gb ? Merci, à demain. Estelle`,
    rows: ["2 | | alims 1000W", "4 | | barrettes de 32 Go", "1 | | carte réseau 10 Gb"],
  },
  {
    mail: `> Could you confirm the quantities please?

Sure:
CA-TM5-SO32 -> 48
CA-SN4-2230 -> 48
CA-CA-37L -> 24

> And which address?

Warehouse 2, as always.`,
    rows: ["48 | CA-TM5-SO32 |", "48 | CA-SN4-2230 |", "24 | CA-CA-37L |"],
  },
  {
    mail: `Requisition REQ-00918 approved.

Vendor: Computer Assembler
Cost center: 4410-IT
Requested items:
  (1) Dell P2425H monitor, quantity: 12
  (2) Dell KB216 keyboard, quantity: 12
  (3) Dell MS116 mouse, quantity: 12
  (4) StarTech USB-C dock, quantity: 6

Requester: Olamide Ajayi, ext. 3321`,
    rows: [
      "12 | | Dell P2425H monitor",
      "12 | | Dell KB216 keyboard",
      "12 | | Dell MS116 mouse",
      "6 | | StarTech USB-C dock",
    ],
  },
  {
    mail: `Hi again,

just a small addition to my mail from this morning: could you please also include twenty CA-F-92S and, if they're cheaper by the box, 100 CA-CP-4. The rest stays as it is.

Kind regards,
Marit`,
    rows: ["20 | CA-F-92S |", "100 | CA-CP-4 |"],
  },
  {
    mail: `WE WANT TO BUY:

INTEL XEON GOLD 6430 X 50
SAMSUNG PM9A3 3.84TB X 100
MELLANOX CX6 100G DUAL X 20

CONTACT: RAYMOND
TEL: 852-2345-6789`,
    rows: [
      "50 | | INTEL XEON GOLD 6430",
      "100 | | SAMSUNG PM9A3 3.84TB",
      "20 | | MELLANOX CX6 100G DUAL",
    ],
  },
  {
    mail: `Grüß Gott,

für die Schulungsräume A und B werden benötigt:

Raum A: 16 Stk. CA-TM5-5600P
Raum B: 18 Stk. CA-TM5-5600P
Reserve: 2 Stk. CA-PA-550

Bitte getrennt verpacken.

Gerhard Moosbauer`,
    rows: ["16 | CA-TM5-5600P |", "18 | CA-TM5-5600P |", "2 | CA-PA-550 |"],
  },
  {
    mail: `Hi Lee,

Can you price up the following for a tender please (need it Thursday lunchtime):

100no. Strata N4 1 TB
100no. Tempo Plain DDR5-5600 16 GB
50no. Keel B850 Micro
50no. Hangar Plain c/w Anvil 550

Cheers
Baz`,
    rows: [
      "100 | | Strata N4 1 TB",
      "100 | | Tempo Plain DDR5-5600 16 GB",
      "50 | | Keel B850 Micro",
      "50 | | Hangar Plain c/w Anvil 550",
    ],
  },
  {
    mail: `Just 3 things please:
-CA-SS3-2000 x10
-CA-SNU-8000 x2
-CA-N-2X10 x2
PO 5500123 / deliver 18.03.
/Henrik`,
    rows: ["10 | CA-SS3-2000 |", "2 | CA-SNU-8000 |", "2 | CA-N-2X10 |"],
  },
  {
    mail: `Good evening, my son's computer broke and the shop says he needs a new mainboard (Keel B760 DDR4) and a new supply (Anvil 550). Can I order one of each from you? How long does it take? Kind regards, Ingeborg Thaler`,
    rows: ["1 | | mainboard (Keel B760 DDR4)", "1 | | supply (Anvil 550)"],
  },
]
