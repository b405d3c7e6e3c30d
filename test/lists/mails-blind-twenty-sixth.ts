import type { BuyersMail } from "./mails-english.ts"

/** Written after the twenty-fifth blind set, and measured once before the reader learned from it. */
export const twentySixthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Paula

Following items are needed for the Q2 refresh. Quantities agreed with finance:

14 pcs - Keel B850 Micro
14 pcs - AMD Ryzen 5 9600X
28 pcs - Tempo Plain DDR5-5600 16 GB
14 pcs - Strata N4 1 TB

Please hold prices until 30 April. Thanks!

Best,
Tilda Roos`,
    rows: [
      "14 | | Keel B850 Micro",
      "14 | | AMD Ryzen 5 9600X",
      "28 | | Tempo Plain DDR5-5600 16 GB",
      "14 | | Strata N4 1 TB",
    ],
  },
  {
    mail: `Guys I ordered CA-F-120 last week and need more. Please send another 30 of them plus 2 x CA-A-HUB. Same PO (PO-0071). Thanks, Wes`,
    rows: ["30 | CA-F-120 |", "2 | CA-A-HUB |"],
  },
  {
    mail: `Sehr geehrtes Verkaufsteam,

im Zuge der Modernisierung unserer Fertigungsrechner fragen wir an:

24 Stück Industrielüfter 80 mm (Breva 80 Industrial)
12 Stück Netzteil Flex 350 W (CA-PF-350)
12 Stück SSD M.2 2230 1 TB (CA-SN4-2230)

Verfügbarkeit bitte mit angeben. Angebote bitte ausschließlich per E-Mail an angebote@fertig.example.

Mit freundlichen Grüßen

ppa. Sigrid Thoma`,
    rows: [
      "24 | | Industrielüfter 80 mm (Breva 80 Industrial)",
      "12 | CA-PF-350 | Netzteil Flex 350 W",
      "12 | CA-SN4-2230 | SSD M.2 2230 1 TB",
    ],
  },
  {
    mail: `To whom it may concern,

Please supply a written quotation for 5 (five) x Dell P2425H monitors, 5 (five) x Logitech MK540 and 1 (one) x HP LaserJet toner CF259A.

Three quotes are required under our policy.

Town Clerk`,
    rows: ["5 | | Dell P2425H monitors", "5 | | Logitech MK540", "1 | | HP LaserJet toner CF259A"],
  },
  {
    mail: `Qty   Description
2     Hangar Bench
2     Anvil 1500
1     Firth 420
6     Breva 140 PWM

all in stock? need by fri

Nils`,
    rows: ["2 | | Hangar Bench", "2 | | Anvil 1500", "1 | | Firth 420", "6 | | Breva 140 PWM"],
  },
  {
    mail: `Hello,

Our warehouse is out of the following and we'd like to restock as soon as possible:

CA-TM4-3632: out of stock, reorder 40
CA-TM5-5600P: out of stock, reorder 60
CA-SS3-2000: 3 left, reorder 25

Kind regards,
Inventory Control`,
    rows: ["40 | CA-TM4-3632 |", "60 | CA-TM5-5600P |", "25 | CA-SS3-2000 |"],
  },
  {
    mail: `Coucou Nadia, pour le poste de Julien il faut : un écran 27 pouces, un clavier, une souris et deux câbles HDMI. Tu peux commander aujourd'hui ? Bises, Flo`,
    rows: ["1 | | écran 27 pouces", "1 | | clavier", "1 | | souris", "2 | | câbles HDMI"],
  },
  {
    mail: `PO: 90017
Ship method: Ground

SKU: CA-CL-240 | QTY: 8
SKU: CA-CL-360 | QTY: 8
SKU: CA-CL-420 | QTY: 2

Notes: signature required`,
    rows: ["8 | CA-CL-240 |", "8 | CA-CL-360 |", "2 | CA-CL-420 |"],
  },
  {
    mail: `hi computer assembler, quote pls for below, customer is government so need 3yr warranty

- prism 924 qty 12
- keel z890 atx qty 6
- anvil 1500 qty 6
- tempo ck ddr5-8000 48 gb kit qty 12

deadline tmrw noon. thx, Abdul`,
    rows: [
      "12 | | prism 924",
      "6 | | keel z890 atx",
      "6 | | anvil 1500",
      "12 | | tempo ck ddr5-8000 48 gb kit",
    ],
  },
  {
    mail: `Hi Jenny, thanks for getting back to me so quickly! So we'll go with option B: 9 x Keel X870 Mini, 9 x Anvil SFX 750 and 9 x Hangar Cube. One thing though, could you ship three of each first and the rest in May? Thanks, Stu`,
    rows: ["9 | | Keel X870 Mini", "9 | | Anvil SFX 750", "9 | | Hangar Cube"],
  },
  {
    mail: `Part Requested          Amount
Relay 10G Duo           3
Carrier M.2 x4          3
Strata N5 2 TB          12

Requested by: T. Okoro, Data Platform
Approver: CFO`,
    rows: ["3 | | Relay 10G Duo", "3 | | Carrier M.2 x4", "12 | | Strata N5 2 TB"],
  },
  {
    mail: `Buen día, necesito lo siguiente para un cliente de Monterrey:
CA-GP-924 (2 pzas)
CA-PA-1000 (2 pzas)
CA-TM5-6448 (4 pzas)
¿Me confirma existencia y precio más IVA? Quedo atento. Ing. Salinas`,
    rows: ["2 | CA-GP-924 |", "2 | CA-PA-1000 |", "4 | CA-TM5-6448 |"],
  },
  {
    mail: `Dear Computer Assembler

1. We'd like twelve Anvil 550.
2. We'd like twelve Hangar Plain.
3. Please tell us if Breva 120 PWM comes in packs; we need 48.

Yours,
Old Mill Computers`,
    rows: ["12 | | Anvil 550", "12 | | Hangar Plain", "48 | | Breva 120 PWM"],
  },
  {
    mail: `Ordering for Thursday pickup:
- (4x) CA-SN4-1000
- (4x) CA-CM-2280
- (1x) CA-CP-4
Name for pickup: Rosalind Achebe, phone 555-0142`,
    rows: ["4 | CA-SN4-1000 |", "4 | CA-CM-2280 |", "1 | CA-CP-4 |"],
  },
  {
    mail: `Hallo Frau Petersen, die Kollegen aus der Konstruktion hätten gerne vier neue Grafikkarten (Prism 716) und vier Netzteile (Anvil 850). Außerdem fehlen uns noch acht DisplayPort-Kabel. Budget ist freigegeben. Viele Grüße aus der 3. Etage, Ines Krohn`,
    rows: [
      "4 | | Grafikkarten (Prism 716)",
      "4 | | Netzteile (Anvil 850)",
      "8 | | DisplayPort-Kabel",
    ],
  },
  {
    mail: `RFQ closing Wed 18 Mar 17:00 AEDT

001 | 16GB DDR5 SODIMM | 75 units
002 | 1TB NVMe SSD Gen4 | 75 units
003 | Thermal paste 4g | 10 units

Questions to tenders@shire.example only.`,
    rows: ["75 | | 16GB DDR5 SODIMM", "75 | | 1TB NVMe SSD Gen4", "10 | | Thermal paste 4g"],
  },
  {
    mail: `Hi sales, can you do a bundle price on 1x CA-KB-X870I + 1x CA-TM5-CU48 + 1x CA-CA-37L + 1x CA-PS-750? I'd buy 5 bundles a month. Regards, Minitower Mike`,
    rows: ["1 | CA-KB-X870I |", "1 | CA-TM5-CU48 |", "1 | CA-CA-37L |", "1 | CA-PS-750 |"],
  },
  {
    mail: `Hello Martin,

We have received the approval, therefore please deliver according to your offer AN-2026-221:

Fjord Rack 2U   6 pieces   price 54,00 EUR/pc
Hangar Rack 4U  6 pieces   price 119,00 EUR/pc

Delivery until end of March.

Kind regards
Lenka Malá`,
    rows: ["6 | | Fjord Rack 2U", "6 | | Hangar Rack 4U"],
  },
  {
    mail: `Hi,
Just the usual top-up please - CA-CP-4 x 24, CA-F-120 x 48, CA-F-92S x 12.
Card on file ending 4417.
Ross, The Laptop Hospital`,
    rows: ["24 | CA-CP-4 |", "48 | CA-F-120 |", "12 | CA-F-92S |"],
  },
  {
    mail: `Dear sales,

Kindly revert with price and availability:

Make: Micron
Part: MTFDKCC7T6TGP
Qty reqd: 20

Make: Broadcom
Part: 05-50077-00
Qty reqd: 5

Thanks
Imran`,
    rows: ["20 | MTFDKCC7T6TGP |", "5 | 05-50077-00 |"],
  },
]
