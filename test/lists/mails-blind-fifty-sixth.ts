import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it: at first sight 74 % of the rows were as here. */
export const fiftySixthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good morning Charlotte,

Could you please quote me for the items below? Customer is in a hurry as always.

- Prism 716 x 6
- Keel B860 ATX x 6
- Anvil 850 x 6
- Tempo DDR5-6400 48 GB Kit x 6
- Strata N5 2 TB x 6

If you have an alternative to the Prism 716 at a better price please include it.

Best wishes,
Adam Whitlock
Whitlock Systems Ltd
Unit 7, Riverside Business Park, Norwich NR1 1AA
VAT GB 123 4567 89`,
    rows: [
      "6 | | Prism 716",
      "6 | | Keel B860 ATX",
      "6 | | Anvil 850",
      "6 | | Tempo DDR5-6400 48 GB Kit",
      "6 | | Strata N5 2 TB",
    ],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

hiermit bestellen wir auf Grundlage Ihres Angebots vom 20.11.2026:

1. CA-N-25SFP (Relay 25G SFP28), 12 Stück, EP 279,00 €
2. CA-SNU-8000 (Strata Vault 8 TB U.2), 24 Stück, EP 910,00 €
3. CA-CA-2U (Fjord Rack 2U), 6 Stück, EP 54,00 €

Kostenstelle 4410. Bitte Lieferschein in zweifacher Ausfertigung.

Mit freundlichen Grüßen
Klinikum Ostfeld, IT-Abteilung
i. A. Yvonne Petersen`,
    rows: [
      "12 | CA-N-25SFP | Relay 25G SFP28",
      "24 | CA-SNU-8000 | Strata Vault 8 TB U.2",
      "6 | CA-CA-2U | Fjord Rack 2U",
    ],
  },
  {
    mail: `hi, is the anvil 750 back in stock? if yes pls send 4 + 4 hangar plain. and 2 of the fan hub 8. account is m. ferreira repairs. thx`,
    rows: ["4 | | anvil 750", "4 | | hangar plain", "2 | | fan hub 8"],
  },
  {
    mail: `Hello Purchasing Desk,

Our internal requisition is attached as a PDF, in short:

Item no.: 1
Part: Keel A520 Micro
Quantity: 45

Item no.: 2
Part: Tempo DDR4-3600 32 GB Kit
Quantity: 45

Item no.: 3
Part: Anvil Flex 350
Quantity: 50 (5 spare)

Kind regards
Department of Education, Asset Management`,
    rows: ["45 | | Keel A520 Micro", "45 | | Tempo DDR4-3600 32 GB Kit", "50 | | Anvil Flex 350"],
  },
  {
    mail: `Hi Greg,

From Monday's stocktake, we are down on these. Please top us up to the max level:

                 on hand   max
Breva 120 PWM       14      60
Breva 140 PWM        8      40
Anvil 650            3      20

i.e. 46, 32 and 17.

Cheers
Lionel`,
    rows: ["46 | | Breva 120 PWM", "32 | | Breva 140 PWM", "17 | | Anvil 650"],
  },
  {
    mail: `Bonjour Thomas,

Peux-tu me réserver 8 cartes Prism 512 et 8 alimentations Anvil 650 ? Je passe les prendre jeudi matin. J'aurai aussi besoin de 16 barrettes Tempo Plain DDR5-5600 16 GB, mais celles-là peuvent attendre la semaine prochaine.

À jeudi,
Nadège`,
    rows: [
      "8 | | cartes Prism 512",
      "8 | | alimentations Anvil 650",
      "16 | | barrettes Tempo Plain DDR5-5600 16 GB",
    ],
  },
  {
    mail: `REQUEST FOR QUOTATION NO. 2026/0417

Lot 1 - Computer components
Description | Unit | Quantity
Power supply unit 750 W 80 PLUS Gold | pc | 120
Memory kit DDR5-6000 2x16 GB | pc | 120
Solid state drive NVMe 2 TB | pc | 120
Micro ATX mainboard with B850 chipset | pc | 120

Lot 2 - Network
10 GbE adapter, dual port | pc | 16

Bids to be received by 15 December 2026, 14:00 local time.`,
    rows: [
      "120 | | Power supply unit 750 W 80 PLUS Gold",
      "120 | | Memory kit DDR5-6000 2x16 GB",
      "120 | | Solid state drive NVMe 2 TB",
      "120 | | Micro ATX mainboard with B850 chipset",
      "16 | | 10 GbE adapter, dual port",
    ],
  },
  {
    mail: `Hi Sofia,

thanks for the quick reply. Answers to your questions:
1. yes, the ATX version of the B850
2. 64 GB kits please
3. black cases

so the order is
15 Keel B850 ATX
15 Tempo DDR5-6000 64 GB Kit
15 Hangar Flow black
15 Anvil 750

Regards
Bogdan`,
    rows: [
      "15 | | Keel B850 ATX",
      "15 | | Tempo DDR5-6000 64 GB Kit",
      "15 | | Hangar Flow black",
      "15 | | Anvil 750",
    ],
  },
  {
    mail: `Dear Jonathan,

I hope this finds you well. As discussed at the trade fair, we are interested in 100 units of the Breva 80 Industrial as a first order, with a possible follow-up of 400 units in spring. In addition we would like to test 2 pieces of the Fjord Rack 2U and 2 pieces of the Hangar Rack 4U.

Please let us have your quotation CIP Helsinki.

Best regards,
Marjatta Lahtinen
Sourcing Manager`,
    rows: ["100 | | Breva 80 Industrial", "2 | | Fjord Rack 2U", "2 | | Hangar Rack 4U"],
  },
  {
    mail: `Order for delivery 7 Dec:

CA-TM5-6032 qty 30 (backorder ok)
CA-KB-B850M qty 15 (no backorder)
CA-GP-308 qty 15
CA-PA-550 qty 15
CA-H-12 qty 15

Ship complete except line 1.

Sue Granger`,
    rows: [
      "30 | CA-TM5-6032 |",
      "15 | CA-KB-B850M |",
      "15 | CA-GP-308 |",
      "15 | CA-PA-550 |",
      "15 | CA-H-12 |",
    ],
  },
  {
    mail: `Hey, quick question first: does the Firth 420 fit into the Hangar Flow? If so I'd like one Firth 420, otherwise a Firth 360 will do. The rest is clear: one Keel Z890 ATX, one Prism 924, one Anvil 1000, two Strata N5 2 TB. Thanks, Leo`,
    rows: [
      "1 | | Firth 420",
      "1 | | Keel Z890 ATX",
      "1 | | Prism 924",
      "1 | | Anvil 1000",
      "2 | | Strata N5 2 TB",
    ],
  },
  {
    mail: `Hola, buenas:

Os paso pedido para la tienda de Málaga.

Referencia        Uds.
CA-CP-4           20
CA-F-120          30
CA-F-92S          10
CA-PA-650         8

Y para la de Granada lo mismo pero la mitad.

Saludos
Curro`,
    rows: ["30 | CA-CP-4 |", "45 | CA-F-120 |", "15 | CA-F-92S |", "12 | CA-PA-650 |"],
  },
  {
    mail: `Hi Vera,

My manager asked me to get prices for the following gaming hardware (brand new, sealed, EU stock):

10x ASUS TUF RTX 5080 16GB
10x Gigabyte B850 AORUS Elite WiFi7
20x Corsair Vengeance 32GB DDR5-6000 CL30
10x Ryzen 7 9800X3D tray
5x LG 27GR95QE monitor

Do you ship to Malta?

Regards
Clint`,
    rows: [
      "10 | | ASUS TUF RTX 5080 16GB",
      "10 | | Gigabyte B850 AORUS Elite WiFi7",
      "20 | | Corsair Vengeance 32GB DDR5-6000 CL30",
      "10 | | Ryzen 7 9800X3D tray",
      "5 | 27GR95QE | LG monitor",
    ],
  },
  {
    mail: `Hello,

please find our order below. The first two items are urgent.

Anvil 1500 – 3 pcs – urgent
Prism 924 Blower – 6 pcs – urgent
Riser Cable PCIe 5.0 x16 – 6 pcs
Card Strut – 6 pcs

Delivery to: Munich Robotics Lab, Room E.104

Sincerely,
Jonas Baier`,
    rows: [
      "3 | | Anvil 1500",
      "6 | | Prism 924 Blower",
      "6 | | Riser Cable PCIe 5.0 x16",
      "6 | | Card Strut",
    ],
  },
  {
    mail: `Afternoon Ruth

Two of the twelve Anvil 550 you sent on Friday were dead on arrival, please replace those two under warranty. We also need four more on top (to be invoiced) plus six Fjord 120.

Thanks
Idris`,
    rows: ["2 | | Anvil 550", "4 | | Anvil 550", "6 | | Fjord 120"],
  },
  {
    mail: `Dear colleagues,

for the exam room (28 seats + 1 teacher PC) we need 29 Strata N4 1 TB, 29 Tempo Plain DDR5-5600 16 GB and, only for the teacher, 1 Prism 308.

Offer to: beschaffung@fh-nord.example

Thank you very much
Dr. Heike Lorenz`,
    rows: ["29 | | Strata N4 1 TB", "29 | | Tempo Plain DDR5-5600 16 GB", "1 | | Prism 308"],
  },
  {
    mail: `Hi,

I need to reorder:
Keel X870 Mini (CA-KB-X870I)
5
Anvil SFX 750 (CA-PS-750)
5
Hangar Cube (CA-H-CUBE)
5

Same shipping address as order 20871.

Elena`,
    rows: [
      "5 | CA-KB-X870I | Keel X870 Mini",
      "5 | CA-PS-750 | Anvil SFX 750",
      "5 | CA-H-CUBE | Hangar Cube",
    ],
  },
  {
    mail: `Geachte heer Peeters,

Wij wensen te bestellen:

8 x Keel B850 Micro
8 x Anvil 550
16 x Breva 120 PWM
1 x doos koelpasta (Interface Paste 4 g)

Gelieve te leveren op ons magazijn te Hasselt.

Hoogachtend,
Koen Wouters`,
    rows: [
      "8 | | Keel B850 Micro",
      "8 | | Anvil 550",
      "16 | | Breva 120 PWM",
      "1 | | doos koelpasta (Interface Paste 4 g)",
    ],
  },
  {
    mail: `Quantity  Description
12        Keel Z890 ATX
12        Firth 360
24        Tempo DDR5-6000 64 GB Kit
12        Anvil 1000
3         Hangar Bench (for the test area only)

PO to follow once we have your price. Brgds, Kenji`,
    rows: [
      "12 | | Keel Z890 ATX",
      "12 | | Firth 360",
      "24 | | Tempo DDR5-6000 64 GB Kit",
      "12 | | Anvil 1000",
      "3 | | Hangar Bench",
    ],
  },
  {
    mail: `Hi Tim, can you change my order from this morning? Instead of 5 Hangar Flow make it 5 Hangar Plain, keep the 5 Anvil 650, and add 10 Breva 120 PWM. Everything else can stay as it was. Cheers, Wendy`,
    rows: ["5 | | Hangar Plain", "5 | | Anvil 650", "10 | | Breva 120 PWM"],
  },
]
