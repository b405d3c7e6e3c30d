import type { BuyersMail } from "./mails-english.ts"

/** Kept aside with the next two until the reader stood: at first sight 88 % of the rows were as here. It has learned from them since. */
export const fortyEighthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good morning Stefan,

hope you had a nice weekend. Please book the following for us and let me have an order confirmation:

35 x Anvil 750
35 x Keel B850 ATX
70 x Tempo DDR5-6000 32 GB Kit
35 x Strata N4 2 TB
10 x Breva 140 PWM Reverse

Packing list in the box please, last time there was none.

Kind regards
Miriam Olbricht
Teamleitung Einkauf
Olbricht & Söhne KG | Gewerbepark 3 | 93059 Regensburg
Fon 0941-20 40 60 | Fax -61`,
    rows: [
      "35 | | Anvil 750",
      "35 | | Keel B850 ATX",
      "70 | | Tempo DDR5-6000 32 GB Kit",
      "35 | | Strata N4 2 TB",
      "10 | | Breva 140 PWM Reverse",
    ],
  },
  {
    mail: `Hello, could you tell me what 3 of the Prism 924 would come to? I also need 3 Anvil 1000, 6 Strata N5 2 TB and one Hangar Bench.

Many thanks,
Dr. Ruth Adeyemi
Computational Imaging Group`,
    rows: ["3 | | Prism 924", "3 | | Anvil 1000", "6 | | Strata N5 2 TB", "1 | | Hangar Bench"],
  },
  {
    mail: `We're fitting out a call centre, 45 desks. Each desk will have

  - 1 x Keel A520 Micro
  - 1 x Tempo DDR4-3600 32 GB Kit
  - 1 x Strata S3 2 TB
  - 1 x Hangar Plain
  - 2 x 24 inch monitor

Send me a quote by tomorrow noon if you can.

Darren Pike, Pike IT Services, 07911 123456`,
    rows: [
      "45 | | Keel A520 Micro",
      "45 | | Tempo DDR4-3600 32 GB Kit",
      "45 | | Strata S3 2 TB",
      "45 | | Hangar Plain",
      "90 | | 24 inch monitor",
    ],
  },
  {
    mail: `---- Original Message ----
From: jobs@kiosk-works.example
To: purchasing@kiosk-works.example
Date: 25/11/2026 16:40

Need to buy for job 3381:
CA-PF-350 qty 18
CA-KB-B760D qty 18
CA-TM4-3632 qty 18
CA-SS3-2000 qty 18
CA-F-80I qty 36

No rush, stock by mid January.
Dev`,
    rows: [
      "18 | CA-PF-350 |",
      "18 | CA-KB-B760D |",
      "18 | CA-TM4-3632 |",
      "18 | CA-SS3-2000 |",
      "36 | CA-F-80I |",
    ],
  },
  {
    mail: `Hi,
can i get 2 Ryzen 9 9950X, 2 RTX 5080 16GB, 4 kits of 64GB DDR5-6000 (2x32), two 4TB NVMe drives, and 2 1000W PSUs? trying to build 2 identical rigs before xmas
thx
Kev`,
    rows: [
      "2 | | Ryzen 9 9950X",
      "2 | | RTX 5080 16GB",
      "4 | | 64GB DDR5-6000 (2x32)",
      "2 | | 4TB NVMe drives",
      "2 | | 1000W PSUs",
    ],
  },
  {
    mail: `Sehr geehrte Frau Lindner,

vielen Dank für Ihr Angebot Nr. 20261188 vom 19.11.2026. Wir bestellen daraus:

Pos. 1: 24 Stück CA-GP-716 zu 489,00 €
Pos. 3: 24 Stück CA-PA-850 zu 98,50 €
Pos. 4: 48 Stück CA-TM5-6032 zu 91,00 €
Pos. 7: 24 Stück CA-CL-240 zu 79,00 €

Position 2 und 5 entfallen.

Zahlung: 14 Tage 2 % Skonto, 30 Tage netto.

Mit freundlichem Gruß

ppa. Dr. Thomas Ahrens`,
    rows: ["24 | CA-GP-716 |", "24 | CA-PA-850 |", "48 | CA-TM5-6032 |", "24 | CA-CL-240 |"],
  },
  {
    mail: `Hi Ellie

Shopping list for Friday:

✔ 8 Breva 120 PWM
✔ 2 Fan Hub 8
✔ 1 Riser Cable
✔ 4 Card Strut
✔ 2 tubes of Interface Paste 4 g

That should be it.

x Rosie`,
    rows: [
      "8 | | Breva 120 PWM",
      "2 | | Fan Hub 8",
      "1 | | Riser Cable",
      "4 | | Card Strut",
      "2 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Dear Sir/Madam,

We are interested in purchasing the following products from your company. Please provide us with your best CIF Mombasa price.

S/N  PRODUCT                      QUANTITY
1    Anvil 550                    200 pcs
2    Keel A520 Micro              200 pcs
3    Tempo DDR4-3600 32 GB Kit    200 pcs
4    Strata S3 2 TB               150 pcs
5    Hangar Plain                 200 pcs

Looking forward to your prompt reply.

Yours faithfully,
Joseph Kamau
Managing Director
Rift Valley Computers Ltd
P.O. Box 4410-20100 Nakuru`,
    rows: [
      "200 | | Anvil 550",
      "200 | | Keel A520 Micro",
      "200 | | Tempo DDR4-3600 32 GB Kit",
      "150 | | Strata S3 2 TB",
      "200 | | Hangar Plain",
    ],
  },
  {
    mail: `Hey Nick,

change of plan on the order I sent earlier:

Prism 512: 6
Anvil 650: 6
Keel B850 Micro: 6 -> make that 7
Strata N4 1 TB: 12. Sorry, 14.
Hangar 12: 6

Ok?
Tess`,
    rows: [
      "6 | | Prism 512",
      "6 | | Anvil 650",
      "7 | | Keel B850 Micro",
      "14 | | Strata N4 1 TB",
      "6 | | Hangar 12",
    ],
  },
  {
    mail: `Bonjour,

Je souhaiterais commander les articles suivants :

CA-GP-308   x 5
CA-PA-550   x 5
CA-H-12     x 5
CA-F-120    x 15

Adresse de livraison : 14 rue des Lilas, 69003 Lyon.
Règlement par virement.

Dans l'attente de votre retour,
Sincères salutations

Yannick Le Goff
Gérant
SIRET 812 345 678 00012`,
    rows: ["5 | CA-GP-308 |", "5 | CA-PA-550 |", "5 | CA-H-12 |", "15 | CA-F-120 |"],
  },
  {
    mail: `Please quote us the price of 8 x HPE 1.92TB SATA RI SFF SSD (P18424-B21), 4 x HPE 64GB Smart Kit (P43328-B21) and 2 x HPE 800W Flex Slot PSU (P38995-B21). End user is a hospital, so if there is a special bid please apply it.

Best regards,
Katarzyna Wójcik`,
    rows: [
      "8 | P18424-B21 | HPE 1.92TB SATA RI SFF SSD",
      "4 | P43328-B21 | HPE 64GB Smart Kit",
      "2 | P38995-B21 | HPE 800W Flex Slot PSU",
    ],
  },
  {
    mail: `Guten Tag,

ich hätte gerne ein Angebot für 3 PCs mit jeweils folgenden Teilen:

Keel B850 ATX
Ryzen 7 9700X
2x Tempo DDR5-6000 32 GB Kit
Strata N4 2 TB
Anvil 650
Hangar Flow

Gehäuse bitte in schwarz.

Viele Grüße
Nils`,
    rows: [
      "3 | | Keel B850 ATX",
      "3 | | Ryzen 7 9700X",
      "6 | | Tempo DDR5-6000 32 GB Kit",
      "3 | | Strata N4 2 TB",
      "3 | | Anvil 650",
      "3 | | Hangar Flow",
    ],
  },
  {
    mail: `Hi Accounts/Sales,

PO: 2026-0877
Vendor: Computer Assembler

QTY     ITEM            DESC                        UNIT    TOTAL
12      CA-PA-650       Anvil 650                   64.00   768.00
12      CA-KB-B850M     Keel B850 Micro             118.00  1,416.00
24      CA-TM5-5616     Tempo Plain DDR5-5600 16 GB 42.00   1,008.00
12      CA-SN4-1000     Strata N4 1 TB              71.00   852.00
                                          Subtotal  4,044.00
                                          Tax 8.25% 333.63
                                          Total     4,377.63

Authorized by: Carla Mendes`,
    rows: [
      "12 | CA-PA-650 | Anvil 650",
      "12 | CA-KB-B850M | Keel B850 Micro",
      "24 | CA-TM5-5616 | Tempo Plain DDR5-5600 16 GB",
      "12 | CA-SN4-1000 | Strata N4 1 TB",
    ],
  },
  {
    mail: `Hi Lucia,

Could you check stock on these for me?

Anvil SFX 750 – 15 needed
Keel X870 Mini – 15 needed
Fjord Low 37 – 15 needed
Hangar Cube – 15 needed, white if possible
Breva 92 Slim – 30 needed

Ta very much
Graham`,
    rows: [
      "15 | | Anvil SFX 750",
      "15 | | Keel X870 Mini",
      "15 | | Fjord Low 37",
      "15 | | Hangar Cube",
      "30 | | Breva 92 Slim",
    ],
  },
  {
    mail: `ok so final list

2 keel z890 atx
2 core ultra 9 285k
4 tempo ddr5-6400 48 gb cu kit
2 prism 1232
2 anvil 1500
6 breva 140 pwm

and 1 hangar bench if its under 200

invoice to my company pls, same as before. mike`,
    rows: [
      "2 | | keel z890 atx",
      "2 | | core ultra 9 285k",
      "4 | | tempo ddr5-6400 48 gb cu kit",
      "2 | | prism 1232",
      "2 | | anvil 1500",
      "6 | | breva 140 pwm",
      "1 | | hangar bench",
    ],
  },
  {
    mail: `Estimados,

Adjunto pedido 4500-1187:

Código / Cantidad / Descripción
CA-PA-750 / 18 / Fuente Anvil 750
CA-KB-B850A / 18 / Placa Keel B850 ATX
CA-GP-512 / 18 / Gráfica Prism 512
CA-F-140 / 54 / Ventilador Breva 140 PWM

Por favor confirmar fecha de entrega.

Atte.
Rocío Benítez`,
    rows: [
      "18 | CA-PA-750 | Fuente Anvil 750",
      "18 | CA-KB-B850A | Placa Keel B850 ATX",
      "18 | CA-GP-512 | Gráfica Prism 512",
      "54 | CA-F-140 | Ventilador Breva 140 PWM",
    ],
  },
  {
    mail: `Dear Customer Service Team,

Thank you for the samples, our engineers are very happy with them. We would now like to place our first regular order: 500 (five hundred) Breva 80 Industrial, 250 Breva 92 Slim, and 100 Fan Hub 8. Our forecast for next year is about 6,000 fans.

Kind regards,
Johanna Lindqvist
Sourcing Manager, Nordvent AB`,
    rows: ["500 | | Breva 80 Industrial", "250 | | Breva 92 Slim", "100 | | Fan Hub 8"],
  },
  {
    mail: `Jim,

see below from the customer. can you price it up?

>> Hi, we're after the following
>> 12 - Anvil 850
>> 12 - Firth 360
>> 6 - Prism 924
>> 6 - Prism 716
>> cheers, Wes

need it back by 3 today if poss

Sandra`,
    rows: ["12 | | Anvil 850", "12 | | Firth 360", "6 | | Prism 924", "6 | | Prism 716"],
  },
  {
    mail: `Hi Support,

Ordering for two locations.

Austin:
10 CA-PA-650
10 CA-KB-B850M
20 CA-TM5-6032

Denver:
4 CA-PA-650
4 CA-KB-B850M
8 CA-TM5-6032

Please invoice separately.

Thanks!
Brittany`,
    rows: [
      "10 | CA-PA-650 |",
      "10 | CA-KB-B850M |",
      "20 | CA-TM5-6032 |",
      "4 | CA-PA-650 |",
      "4 | CA-KB-B850M |",
      "8 | CA-TM5-6032 |",
    ],
  },
]
