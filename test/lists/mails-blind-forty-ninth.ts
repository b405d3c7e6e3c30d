import type { BuyersMail } from "./mails-english.ts"

/** The second part of the set before. */
export const fortyNinthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello

I would need 1 piece Prism 716 (or Prism 512 if cheaper than 400), 1 piece Anvil 750, 1 piece Hangar Flow. Can I collect on Saturday?

Best regards,
Ondřej`,
    rows: ["1 | | Prism 716", "1 | | Anvil 750", "1 | | Hangar Flow"],
  },
  {
    mail: `Hi Fiona - our maintenance stock order for December:

 1. Breva 80 Industrial   .........   60
 2. Breva 92 Slim         .........   40
 3. Anvil Flex 350        .........   12
 4. Interface Paste 4 g   .........   25
 5. M.2 Heatsink 2280     .........   30

Usual delivery address. Please quote PO M-2026-12 on the paperwork.

Stewart`,
    rows: [
      "60 | | Breva 80 Industrial",
      "40 | | Breva 92 Slim",
      "12 | | Anvil Flex 350",
      "25 | | Interface Paste 4 g",
      "30 | | M.2 Heatsink 2280",
    ],
  },
  {
    mail: `Moin,

brauche mal eben:
5 mal CA-PA-650
5 mal CA-H-FLOW
10 mal CA-F-120
und ein paar Tuben Paste, sagen wir 6 (CA-CP-4)

hol ich Donnerstag ab

Gruß Ole`,
    rows: ["5 | CA-PA-650 |", "5 | CA-H-FLOW |", "10 | CA-F-120 |", "6 | CA-CP-4 | Paste"],
  },
  {
    mail: `Good day,

Kindly send your proforma invoice for below items:

• Prism 512 – 50 units
• Prism 716 – 30 units
• Anvil 750 – 80 units
• Keel B850 ATX – 80 units (we had asked for 60 before, please update)
• Tempo DDR5-6000 32 GB Kit – 160 units

Payment: 30% advance, 70% against BL copy.

Best Regards,
Mohammed Al-Harbi
Procurement Specialist | Jeddah, KSA`,
    rows: [
      "50 | | Prism 512",
      "30 | | Prism 716",
      "80 | | Anvil 750",
      "80 | | Keel B850 ATX",
      "160 | | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hi,

Our BOM for one unit is as follows:

CA-KB-Z890A  1
CA-TM5-CU48  2
CA-SN5-2000  2
CA-PA-1000   1
CA-CL-360    1
CA-F-140     4

We need enough for 20 units.

Thanks
Priyanka`,
    rows: [
      "20 | CA-KB-Z890A |",
      "40 | CA-TM5-CU48 |",
      "40 | CA-SN5-2000 |",
      "20 | CA-PA-1000 |",
      "20 | CA-CL-360 |",
      "80 | CA-F-140 |",
    ],
  },
  {
    mail: `Hi Jo,

I've got 5 of the Samsung 870 EVO 1TB and 3 of the Crucial MX500 2TB on my list, can you order those in? Also the customer wants a TP-Link TL-SG108 switch and five Cat6 cables 3m.

Ben @ The PC Doctor`,
    rows: [
      "5 | | Samsung 870 EVO 1TB",
      "3 | | Crucial MX500 2TB",
      "1 | TL-SG108 | TP-Link switch",
      "5 | | Cat6 cables 3m",
    ],
  },
  {
    mail: `Hi

The first batch went out fine. For the second batch we need the same boards again (Keel B850 Micro, 40 pcs), but this time with Anvil 550 instead of the 650, also 40, and 40 Strata N4 1 TB.

Cheers
Theo`,
    rows: ["40 | | Keel B850 Micro", "40 | | Anvil 550", "40 | | Strata N4 1 TB"],
  },
  {
    mail: `Beste,

Graag bestellen wij:

10x CA-PA-750
10x CA-KB-X870A
20x CA-TM5-6064
5x CA-N-2X10

Factuur naar facturen@delta-ict.example.

Alvast bedankt,
Marloes`,
    rows: ["10 | CA-PA-750 |", "10 | CA-KB-X870A |", "20 | CA-TM5-6064 |", "5 | CA-N-2X10 |"],
  },
  {
    mail: `To whom it may concern,

The Department requires the following equipment. Bids are invited.

a) Desktop power supplies, 550 W (Anvil 550 or equal): 75
b) DDR5 memory modules, 16 GB: 150
c) M.2 SSD, 1 TB: 75
d) Micro ATX cases: 75
e) 24-inch monitors: 80

Closing date: 11 December 2026, 12:00.

Office of Procurement`,
    rows: [
      "75 | | Desktop power supplies, 550 W (Anvil 550 or equal)",
      "150 | | DDR5 memory modules, 16 GB",
      "75 | | M.2 SSD, 1 TB",
      "75 | | Micro ATX cases",
      "80 | | 24-inch monitors",
    ],
  },
  {
    mail: `Hiya,

Need to top up:

Anvil 550, down to 2 so send 12
Anvil 650, send 10
Strata N4 1 TB, 15 please
Tempo Plain DDR5-5600 16 GB, 30 please

Prism cards are fine for now.

Lou`,
    rows: [
      "12 | | Anvil 550",
      "10 | | Anvil 650",
      "15 | | Strata N4 1 TB",
      "30 | | Tempo Plain DDR5-5600 16 GB",
    ],
  },
  {
    mail: `Hello Mr. Tanaka,

Please arrange the following samples by DHL to our lab, free of charge as agreed:

2 pcs CA-N-25SFP
2 pcs CA-N-M2X4
1 pc CA-KB-WX90
4 pcs CA-TM5-ECC32

Our DHL account no. is 961234567.

Thank you and best regards,
Dr.-Ing. Uwe Franke`,
    rows: ["2 | CA-N-25SFP |", "2 | CA-N-M2X4 |", "1 | CA-KB-WX90 |", "4 | CA-TM5-ECC32 |"],
  },
  {
    mail: `Item: Keel X870 ATX
Amount: 16

Item: Prism 716
Amount: 16

Item: Anvil 850
Amount: 18 (2 spares incl.)

Item: Firth 280
Amount: 16

Regards, Dmitri`,
    rows: ["16 | | Keel X870 ATX", "16 | | Prism 716", "18 | | Anvil 850", "16 | | Firth 280"],
  },
  {
    mail: `Hi Martina,

bitte für den Kunden Schuster anbieten:
Mainboard Keel B850 ATX, 4x
CPU Ryzen 5 9600X, 4x
CPU-Kühler Fjord 120, 4x
RAM Tempo DDR5-6000 32 GB Kit, 4x
SSD Strata N4 1 TB, 4x
Netzteil Anvil 550, 4x
Gehäuse Hangar 12, 4x

LG Basti`,
    rows: [
      "4 | | Mainboard Keel B850 ATX",
      "4 | | CPU Ryzen 5 9600X",
      "4 | | CPU-Kühler Fjord 120",
      "4 | | RAM Tempo DDR5-6000 32 GB Kit",
      "4 | | SSD Strata N4 1 TB",
      "4 | | Netzteil Anvil 550",
      "4 | | Gehäuse Hangar 12",
    ],
  },
  {
    mail: `Hello,

please quote for 100/250/500 pcs:
CA-F-120
CA-F-140

and one-off price for 20 pcs CA-A-HUB.

Tim Forsyth`,
    rows: ["500 | CA-F-120 |", "500 | CA-F-140 |", "20 | CA-A-HUB |"],
  },
  {
    mail: `Dear Ola,

We confirm the order as per your offer OF/2026/331:
- item 1, Anvil 850, 14 units
- item 2, Keel X870 ATX, 14 units
- item 3, Prism 716, 28 units
- item 5, Hangar Rack 4U, 7 units

Please skip item 4.

Regards,
Szymon`,
    rows: ["14 | | Anvil 850", "14 | | Keel X870 ATX", "28 | | Prism 716", "7 | | Hangar Rack 4U"],
  },
  {
    mail: `Hi there, I was hoping you could help. We are a primary school and our IT suite has died. We think we need fifteen power supplies (Anvil 550), fifteen SSDs (Strata S3 2 TB) and maybe 30 memory sticks (Tempo Plain DDR5-5600 16 GB). Do you offer educational discounts? Kind regards, Mrs H. Pemberton, School Business Manager`,
    rows: [
      "15 | | power supplies (Anvil 550)",
      "15 | | SSDs (Strata S3 2 TB)",
      "30 | | memory sticks (Tempo Plain DDR5-5600 16 GB)",
    ],
  },
  {
    mail: `Hi,

Need the below ASAP. Machine down!

(3) CA-PA-1500
(2) CA-N-25SFP
(6) CA-F-80I
(1) CA-SNU-8000

Call me on 555-0182 when shipped.

Earl
Cedar Falls Plant`,
    rows: ["3 | CA-PA-1500 |", "2 | CA-N-25SFP |", "6 | CA-F-80I |", "1 | CA-SNU-8000 |"],
  },
  {
    mail: `Bonsoir,

Pour notre atelier :
- une dizaine de Breva 120 PWM
- 4 Anvil 650
- trois Keel B850 Micro
- 1 Hangar 12 (noir)
- 2 pâtes thermiques

Vous pouvez livrer samedi ?

Merci !
Karim`,
    rows: [
      "10 | | Breva 120 PWM",
      "4 | | Anvil 650",
      "3 | | Keel B850 Micro",
      "1 | | Hangar 12 (noir)",
      "2 | | pâtes thermiques",
    ],
  },
  {
    mail: `Hi Peter,

Re your question: yes we want both. So 20 x Prism 512 and 20 x Prism 716. The PSU for the 512 is the Anvil 550 (20) and for the 716 the Anvil 750 (20).

Best
Annika`,
    rows: ["20 | | Prism 512", "20 | | Prism 716", "20 | | Anvil 550", "20 | | Anvil 750"],
  },
]
