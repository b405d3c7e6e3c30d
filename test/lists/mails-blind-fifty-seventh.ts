import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it: at first sight 84 % of the rows were as here. */
export const fiftySeventhBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Laura,

PO 88120 attached. Summary:

Anvil 850 - 40 off
Keel Z890 ATX - 40 off
Firth 360 - 40 off
Breva 140 PWM - 120 off

Delivery week commencing 11 January please.

Thanks
Martin Doyle
Supply Chain`,
    rows: ["40 | | Anvil 850", "40 | | Keel Z890 ATX", "40 | | Firth 360", "120 | | Breva 140 PWM"],
  },
  {
    mail: `Hello, do you have the Strata N4 2 TB in stock? I would need 7 of them, and also 7 heatsinks (M.2 Heatsink 2280). Best, Petra Novak`,
    rows: ["7 | | Strata N4 2 TB", "7 | | heatsinks (M.2 Heatsink 2280)"],
  },
  {
    mail: `Guten Morgen Herr Fink,

bitte reservieren Sie für uns:

10x Keel B850 ATX
10x Anvil 750
20x Tempo DDR5-6000 32 GB Kit
10x Hangar Flow

Abholung am Freitag gegen 10 Uhr durch unseren Fahrer.

Viele Grüße
Sabine Roth
Roth Computertechnik`,
    rows: [
      "10 | | Keel B850 ATX",
      "10 | | Anvil 750",
      "20 | | Tempo DDR5-6000 32 GB Kit",
      "10 | | Hangar Flow",
    ],
  },
  {
    mail: `Dear Sirs,

We need the following goods. Please send your offer with delivery time.

S.No. Item Description Qty
1 CA-PA-1500 Power supply 1500 W 8
2 CA-GP-924B Graphics card blower 16
3 CA-H-R4 Rack case 4U 8
4 CA-TM5-ECC32 ECC memory 32 GB 64

Thanking you,
R. Krishnan
Stores & Purchase`,
    rows: [
      "8 | CA-PA-1500 | Power supply 1500 W",
      "16 | CA-GP-924B | Graphics card blower",
      "8 | CA-H-R4 | Rack case 4U",
      "64 | CA-TM5-ECC32 | ECC memory 32 GB",
    ],
  },
  {
    mail: `Hi guys, need these for a build tomorrow: one Hangar Cube, one Keel X870 Mini, one Anvil SFX 750, 2 Breva 92 Slim, one Fjord Low 37. can you have them ready by 9? Jake`,
    rows: [
      "1 | | Hangar Cube",
      "1 | | Keel X870 Mini",
      "1 | | Anvil SFX 750",
      "2 | | Breva 92 Slim",
      "1 | | Fjord Low 37",
    ],
  },
  {
    mail: `Bonjour,

Merci de bien vouloir nous adresser votre meilleure offre pour :

• 50 alimentations Anvil 550
• 50 cartes mères Keel A520 Micro
• 50 SSD Strata N4 1 TB
• 100 ventilateurs Breva 120 PWM

Livraison : lycée Jean Moulin, Béziers, avant fin janvier.

Cordialement,
Le service informatique`,
    rows: [
      "50 | | alimentations Anvil 550",
      "50 | | cartes mères Keel A520 Micro",
      "50 | | SSD Strata N4 1 TB",
      "100 | | ventilateurs Breva 120 PWM",
    ],
  },
  {
    mail: `Hi Kim,

Please add the below to our open order 30988:
CA-A-HUB x 12
CA-A-RISER x 6
CA-A-STRUT x 12

Nothing else for now.

Regards,
Olu`,
    rows: ["12 | CA-A-HUB |", "6 | CA-A-RISER |", "12 | CA-A-STRUT |"],
  },
  {
    mail: `Hi,

We are setting up a small studio and need parts for three identical PCs. Each PC: Keel B860 ATX, Prism 716, Anvil 850, 2 x Tempo DDR5-6000 32 GB Kit, Strata N5 2 TB, Hangar Flow. Please also quote six 27 inch monitors.

Thanks,
Yara`,
    rows: [
      "3 | | Keel B860 ATX",
      "3 | | Prism 716",
      "3 | | Anvil 850",
      "6 | | Tempo DDR5-6000 32 GB Kit",
      "3 | | Strata N5 2 TB",
      "3 | | Hangar Flow",
      "6 | | 27 inch monitors",
    ],
  },
  {
    mail: `RFQ from Nordlys Data AS

Part number;Qty;Target price
CA-N-2X10;25;118
CA-N-25SFP;10;240
CA-SN4-4000;40;225

Valid for 5 days. Reply to rfq@nordlys.example`,
    rows: ["25 | CA-N-2X10 |", "10 | CA-N-25SFP |", "40 | CA-SN4-4000 |"],
  },
  {
    mail: `Buenas, ¿me podéis mandar mañana sin falta 3 Anvil 650, 1 Prism 308 y 5 pastas térmicas (Interface Paste 4 g)? Gracias. Toni, Reparaciones Toni`,
    rows: ["3 | | Anvil 650", "1 | | Prism 308", "5 | | pastas térmicas (Interface Paste 4 g)"],
  },
  {
    mail: `Good day Mr. Brandt,

further to your quotation QU-10044 we are pleased to place the order for:

- 200 pcs. Breva 120 PWM @ EUR 9.40
- 100 pcs. Breva 140 PWM @ EUR 11.20
- 50 pcs. Fan Hub 8 @ EUR 12.80

Total value: EUR 3,640.00

Please confirm the shipping date.

Best regards,
Katarzyna Zielinska
Purchasing Dept.`,
    rows: ["200 | | Breva 120 PWM", "100 | | Breva 140 PWM", "50 | | Fan Hub 8"],
  },
  {
    mail: `Hey Mia,

Dave asked me to send you this:

"Order 5 of the 2TB N5 drives, 5 of the Z890 boards and a 1000W PSU for each. Also see if they do the 360 cooler, we want 2."

Let me know if anything's unclear.
Josh`,
    rows: ["5 | | 2TB N5 drives", "5 | | Z890 boards", "5 | | 1000W PSU", "2 | | 360 cooler"],
  },
  {
    mail: `Hello,

Please quote:

Part No: CA-KB-B760D
Description: Keel B760 DDR4
Qty: 30

Part No: CA-TM4-3632
Description: Tempo DDR4-3600 32 GB Kit
Qty: 30

Part No: CA-PF-350
Description: Anvil Flex 350
Qty: 30

Thank you,
Wei Zhang`,
    rows: [
      "30 | CA-KB-B760D | Keel B760 DDR4",
      "30 | CA-TM4-3632 | Tempo DDR4-3600 32 GB Kit",
      "30 | CA-PF-350 | Anvil Flex 350",
    ],
  },
  {
    mail: `Hi Bea,

I need to correct my order from yesterday evening. The Prism 512 should be 12 instead of 10, and we don't need the Fan Hub 8 any more. New is 12 x Card Strut.

Kind regards
Emil Sörensen`,
    rows: ["12 | | Prism 512", "12 | | Card Strut"],
  },
  {
    mail: `Please send to our Cork office (address on file):

6no. Anvil 1000
6no. Keel Z890 ATX
12no. Strata N5 2 TB
1no. Hangar Bench

Many thanks,
Aoife`,
    rows: [
      "6 | | Anvil 1000",
      "6 | | Keel Z890 ATX",
      "12 | | Strata N5 2 TB",
      "1 | | Hangar Bench",
    ],
  },
  {
    mail: `From: noreply@erp.example
Subject: Purchase order 4500771290

Vendor: 10233 Computer Assembler
Pos  Article        Description               Qty  Unit  Price
10   CA-F-120       Fan Breva 120             80   PC    9.90
20   CA-F-140       Fan Breva 140             60   PC    11.90
30   CA-CP-4        Thermal paste 4 g         40   PC    5.50

This order was created automatically and is valid without signature.`,
    rows: [
      "80 | CA-F-120 | Fan Breva 120",
      "60 | CA-F-140 | Fan Breva 140",
      "40 | CA-CP-4 | Thermal paste 4 g",
    ],
  },
  {
    mail: `Hi! I'd like to buy the parts from your "quiet workstation" blog post: Keel B850 ATX, Fjord 140 Duo, Hangar Flow, Anvil 750 and 3x Breva 140 PWM. Can you ship to Iceland? Thanks, Sigrun`,
    rows: [
      "1 | | Keel B850 ATX",
      "1 | | Fjord 140 Duo",
      "1 | | Hangar Flow",
      "1 | | Anvil 750",
      "3 | | Breva 140 PWM",
    ],
  },
  {
    mail: `Hallo,

Angebot bitte für 15 komplette Sätze bestehend aus:
- Hangar 12
- Keel A520 Micro
- Anvil 550
- Strata S3 2 TB

Danke
Murat Yildiz`,
    rows: [
      "15 | | Hangar 12",
      "15 | | Keel A520 Micro",
      "15 | | Anvil 550",
      "15 | | Strata S3 2 TB",
    ],
  },
  {
    mail: `Dear Ms Price,

Please could you supply, for our A-level computing class, 12 of each of the following:
Keel B850 Micro
Ryzen 5 9600X
Tempo Plain DDR5-5600 16 GB
Strata N4 1 TB
Anvil 550

We also require 1 toolkit and 12 anti-static wrist straps.

Yours sincerely,
Mr J. Abbott`,
    rows: [
      "12 | | Keel B850 Micro",
      "12 | | Ryzen 5 9600X",
      "12 | | Tempo Plain DDR5-5600 16 GB",
      "12 | | Strata N4 1 TB",
      "12 | | Anvil 550",
      "1 | | toolkit",
      "12 | | anti-static wrist straps",
    ],
  },
  {
    mail: `Hi Nick,

Just the usual:
20 CA-PA-650
20 CA-SN4-1000
10 CA-CL-240

Invoice to head office.

Ta
Shaz`,
    rows: ["20 | CA-PA-650 |", "20 | CA-SN4-1000 |", "10 | CA-CL-240 |"],
  },
]
