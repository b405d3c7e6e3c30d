import type { BuyersMail } from "./mails-english.ts"

/** Written with the eighteenth blind set, and measured once before the reader learned from it. */
export const nineteenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi there,

Kindly advise pricing/lead time for the following qty breaks - we only need to buy the first one now:

CA-PF-350, qty 100
CA-F-80I, qty 300
CA-A-HUB, qty 100

Cheers
Warren
Purchasing | Kiosk Works Pty Ltd | ABN 12 345 678 901`,
    rows: ["100 | CA-PF-350 |", "300 | CA-F-80I |", "100 | CA-A-HUB |"],
  },
  {
    mail: `ORDER
Customer No. 55012
Order date 11/3/26

6   Anvil 850
6   Keel Z890 ATX
12  Tempo DDR5-6400 48 GB Kit
6   Firth 360

Total 30 items`,
    rows: [
      "6 | | Anvil 850",
      "6 | | Keel Z890 ATX",
      "12 | | Tempo DDR5-6400 48 GB Kit",
      "6 | | Firth 360",
    ],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

wir planen die Anschaffung von 28 Monitoren (27 Zoll, WQHD) sowie 28 Dockingstations. Zusätzlich werden 5 Ersatznetzteile für Ihre Prism-Workstations benötigt. Bitte nennen Sie uns Preise und Lieferzeiten.

Mit freundlichen Grüßen
Landratsamt, Sachgebiet 14`,
    rows: [
      "28 | | Monitoren (27 Zoll, WQHD)",
      "28 | | Dockingstations",
      "5 | | Ersatznetzteile für Ihre Prism-Workstations",
    ],
  },
  {
    mail: `Hi Josh,

Order as follows please mate:
Strata N4 2 TB x12
Strata N4 4 TB x4
M.2 Heatsink 2280 x16
Deliver to the workshop, not the office.

Cheers, Nick`,
    rows: ["12 | | Strata N4 2 TB", "4 | | Strata N4 4 TB", "16 | | M.2 Heatsink 2280"],
  },
  {
    mail: `On Tue, Mar 10, 2026 at 3:12 PM Sales <sales@computer-assembler.example> wrote:
> Dear Ms. Ito,
> thank you for your inquiry. May we ask for the part numbers?

Dear Sales,

Of course, they are CA-TM5-CU48 (16 pcs), CA-KB-Z890A (8 pcs) and CA-CL-420 (8 pcs).

Best regards,
Haruka Ito`,
    rows: ["16 | CA-TM5-CU48 |", "8 | CA-KB-Z890A |", "8 | CA-CL-420 |"],
  },
  {
    mail: `Estimados,

Favor cotizar con entrega inmediata:

PRODUCTO - CANTIDAD
Tarjeta gráfica Prism 512 - 5
Fuente de poder Anvil 750 - 5
Gabinete Hangar Flow - 5
Memoria Tempo DDR5-6000 32 GB Kit - 10

Condiciones: pago contra entrega. Ciudad: Guadalajara.

Ing. Ramiro Castañeda`,
    rows: [
      "5 | | Tarjeta gráfica Prism 512",
      "5 | | Fuente de poder Anvil 750",
      "5 | | Gabinete Hangar Flow",
      "10 | | Memoria Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Material request MR-0456
Requested by: Lab Automation
Items:
- CA-N-M2X4, 3 pc, needed for DAQ rig
- CA-SN4-1000, 12 pc, needed for DAQ rig
- CA-A-RISER, 3 pc, spare
Approval: ok (HJ)`,
    rows: ["3 | CA-N-M2X4 |", "12 | CA-SN4-1000 |", "3 | CA-A-RISER |"],
  },
  {
    mail: `Hi Computer Assembler, I'm a YouTuber (42k subs) and I'm building five identical PCs for a giveaway. I'd need five Prism 512, five Keel B850 Micro, five Anvil 550 and ten Breva 120 PWM. Any chance of sponsorship? Peace, Rico`,
    rows: ["5 | | Prism 512", "5 | | Keel B850 Micro", "5 | | Anvil 550", "10 | | Breva 120 PWM"],
  },
  {
    mail: `Req. No.: 7741
Dept.: Physics

Catalog #      Qty    Unit    Description
MZ-V9P2T0BW    4      ea      Samsung 990 Pro 2TB
CT64G56C46U5   8      ea      Crucial 64GB DDR5
WD181KFGX      6      ea      WD Red Pro 18TB

Deliver to: Bldg 12 loading dock
PI signature on file`,
    rows: [
      "4 | MZ-V9P2T0BW | Samsung 990 Pro 2TB",
      "8 | CT64G56C46U5 | Crucial 64GB DDR5",
      "6 | WD181KFGX | WD Red Pro 18TB",
    ],
  },
  {
    mail: `Bonjour, est-ce que vous pourriez me réserver deux Keel X870 Mini et deux Anvil SFX 750 ? Il me faudrait aussi un Hangar Cube. Je passerai les chercher jeudi après-midi. Bonne soirée, Maxime`,
    rows: ["2 | | Keel X870 Mini", "2 | | Anvil SFX 750", "1 | | Hangar Cube"],
  },
  {
    mail: `From: Procurement Portal <noreply@portal.example>
Subject: New order PO-99182

Line: 1
Supplier part: CA-TM5-6032
Ordered quantity: 64
Unit: PCE

Line: 2
Supplier part: CA-SN4-2000
Ordered quantity: 32
Unit: PCE

This is an automated message, do not reply.`,
    rows: ["64 | CA-TM5-6032 |", "32 | CA-SN4-2000 |"],
  },
  {
    mail: `Hi again! Sorry, small change to my order from yesterday (#10442): instead of the Anvil 750 I'd like the Anvil 850, still just 1. And please add 2 more Breva 120 PWM. Thanks so much, Paige`,
    rows: ["1 | | Anvil 850", "2 | | Breva 120 PWM"],
  },
  {
    mail: `Tender ref. 2026-HW-03

Lot 1: 45 (forty-five) processors AMD Ryzen 5 9600X
Lot 2: 45 (forty-five) mainboards with AM5 socket
Lot 3: 90 (ninety) memory modules 16 GB DDR5

Bids to be submitted in sealed envelopes.`,
    rows: [
      "45 | | processors AMD Ryzen 5 9600X",
      "45 | | mainboards with AM5 socket",
      "90 | | memory modules 16 GB DDR5",
    ],
  },
  {
    mail: `hallo zusammen
folgendes bitte bis morgen
3 st ca-pa-850
3 st ca-gp-716
6 st ca-f-140
versand an filiale süd
danke
mk`,
    rows: ["3 | ca-pa-850 |", "3 | ca-gp-716 |", "6 | ca-f-140 |"],
  },
  {
    mail: `Dear All,
To support the RMA stock we need the following boards on consignment:
Keel B850 ATX: 10 (ten)
Keel B860 ATX: 10 (ten)
Keel A520 Micro: 5 (five)
Thanks and best regards,
Service Centre Budapest`,
    rows: ["10 | | Keel B850 ATX", "10 | | Keel B860 ATX", "5 | | Keel A520 Micro"],
  },
  {
    mail: `Hey, quick question: whats the price on 50 CA-SN4-1000 vs 100? We'd also need 50 CA-CM-2280 either way. Tnx, Robin`,
    rows: ["50 | CA-SN4-1000 |", "50 | CA-CM-2280 |"],
  },
  {
    mail: `*Order from Greenfield School*

*Item:* Keyboard, wired, UK layout
*Quantity:* 32

*Item:* Mouse, wired
*Quantity:* 32

*Item:* Headset with microphone
*Quantity:* 16

*Delivery:* during term time only, 8:30-15:30`,
    rows: [
      "32 | | Keyboard, wired, UK layout",
      "32 | | Mouse, wired",
      "16 | | Headset with microphone",
    ],
  },
  {
    mail: `Sales team,

Restock please.

2 ctn CA-CP-4
100 CA-F-120
50 CA-F-140
no CA-F-92S this time

Chip`,
    rows: ["2 | CA-CP-4 |", "100 | CA-F-120 |", "50 | CA-F-140 |"],
  },
  {
    mail: `Good afternoon, kindly confirm price and stock for Intel Xeon w7-3465X (qty 4), Supermicro X13SWA-TF (qty 4), and Micron MTC20F2085S1RC48BA1R (qty 32). Our customer is in a hurry. Best, Olga`,
    rows: [
      "4 | | Intel Xeon w7-3465X",
      "4 | X13SWA-TF | Supermicro",
      "32 | MTC20F2085S1RC48BA1R | Micron",
    ],
  },
  {
    mail: `Wir bitten um Auftragsbestätigung für:

25 Stück
CA-KB-B850M
Keel B850 Micro

25 Stück
CA-CA-120
Fjord 120

Bestellung 31-7781
Wareneingang Mo-Do 7-15 Uhr`,
    rows: ["25 | CA-KB-B850M | Keel B850 Micro", "25 | CA-CA-120 | Fjord 120"],
  },
]
