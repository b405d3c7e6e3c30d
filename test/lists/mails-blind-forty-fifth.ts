import type { BuyersMail } from "./mails-english.ts"

/** Parts of one machine and the number of machines, corrections and conditions. */
export const fortyFifthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Karen,

sorry for the late reply, was on site all week. Here's what we still need for the Ashford job:

> 4 x Anvil 850
> 4 x Keel B850 ATX

those two as before, plus

2 x Firth 360
16 x Breva 140 PWM
1 x Hangar Rack 4U

can you get it all here by the 9th?

ta
Mick`,
    rows: [
      "4 | | Anvil 850",
      "4 | | Keel B850 ATX",
      "2 | | Firth 360",
      "16 | | Breva 140 PWM",
      "1 | | Hangar Rack 4U",
    ],
  },
  {
    mail: `Hello,

I'm specifying workstations for our new architecture studio. There will be eight of them and each one gets:

- Keel Z890 ATX
- Intel Core Ultra 7 265K
- 2 x Tempo DDR5-6400 48 GB CU Kit
- Prism 716
- Anvil 850

Please quote for the lot incl. delivery to Bath.

Eleanor Whitcombe
Partner, Whitcombe Reid Architects`,
    rows: [
      "8 | | Keel Z890 ATX",
      "8 | | Intel Core Ultra 7 265K",
      "16 | | Tempo DDR5-6400 48 GB CU Kit",
      "8 | | Prism 716",
      "8 | | Anvil 850",
    ],
  },
  {
    mail: `From: Logistics <logistics@brandt-elektro.example>
Sent: Tuesday, 24 November 2026 08:55
To: Vertrieb
Subject: AW: Bestellung 4500018823

Guten Morgen,

bitte folgende Positionen liefern:

Pos\tArtikelnummer\tBezeichnung\tMenge\tME\tPreis
10\tCA-F-120\tBreva 120 PWM\t60\tST\t11,50
20\tCA-PA-650\tAnvil 650\t15\tST\t72,00
30\tCA-KB-B850M\tKeel B850 Micro\t15\tST\t129,00
40\tCA-SN4-1000\tStrata N4 1 TB\t15\tST\t81,90

Liefertermin: 10.12.2026
Lieferanschrift wie gehabt.

Gruß
H. Brandt`,
    rows: [
      "60 | CA-F-120 | Breva 120 PWM",
      "15 | CA-PA-650 | Anvil 650",
      "15 | CA-KB-B850M | Keel B850 Micro",
      "15 | CA-SN4-1000 | Strata N4 1 TB",
    ],
  },
  {
    mail: `hey guys, need a price on 5 RTX 4070 Super, 5 7800X3D, 5 650W gold psu and 10 sticks of DDR5-6000 16GB. oh and 5 980 PRO 2TB. thx, jamal`,
    rows: [
      "5 | | RTX 4070 Super",
      "5 | | 7800X3D",
      "5 | | 650W gold psu",
      "10 | | DDR5-6000 16GB",
      "5 | | 980 PRO 2TB",
    ],
  },
  {
    mail: `Dear Sales Team,

Kindly quote your best price for the following:

1) Samsung 990 PRO 2TB NVMe SSD (MZ-V9P2T0BW) – 40 Nos
2) Seagate Exos X20 20TB (ST20000NM007D) – 24 Nos
3) Noctua NH-D15 – 12 Nos
4) Corsair RM850x 850W PSU (CP-9020200-NA) – 12 Nos

Terms: 30 days from date of invoice. GST extra.

Thanks & Regards,
Vikram Shetty
Asst. Manager - Procurement
M: +91 98450 00000`,
    rows: [
      "40 | MZ-V9P2T0BW | Samsung 990 PRO 2TB NVMe SSD",
      "24 | ST20000NM007D | Seagate Exos X20 20TB",
      "12 | NH-D15 | Noctua",
      "12 | CP-9020200-NA | Corsair RM850x 850W PSU",
    ],
  },
  {
    mail: `Hi,

Could I order the following please:

Keel B850 Micro - 3
Anvil 550 - 3
Hangar 12 - 3
Tempo Plain DDR5-5600 16 GB - 6, no wait, just 3
Strata N4 1 TB - 3

Actually make the Anvil 550 four, one spare.

Cheers
Lewis`,
    rows: [
      "3 | | Keel B850 Micro",
      "4 | | Anvil 550",
      "3 | | Hangar 12",
      "3 | | Tempo Plain DDR5-5600 16 GB",
      "3 | | Strata N4 1 TB",
    ],
  },
  {
    mail: `Good afternoon

Please send a quotation for the Prism 924, either 25 or 30, whichever hits the price break. We'd also take 25 Anvil 1000 and a dozen Card Strut.

Regards

Philippa Grant
Grant Visual Effects Ltd
Unit 4, 22 Mill Lane, Bristol BS1 4QA`,
    rows: ["30 | | Prism 924", "25 | | Anvil 1000", "12 | | Card Strut"],
  },
  {
    mail: `Bonjour,

Suite à notre conversation de ce matin, merci de nous préparer :

- 12 boîtiers Hangar Flow
- 12 alimentations Anvil 750
- 24 barrettes Tempo DDR5-6000 32 GB Kit
- 6 cartes graphiques Prism 512 (si dispo)
- deux ventirads Fjord Low 37

Livraison souhaitée semaine 50.

Bien à vous,
Thibault Mercier
Service informatique – Lycée Jean Moulin
06 12 34 56 78`,
    rows: [
      "12 | | boîtiers Hangar Flow",
      "12 | | alimentations Anvil 750",
      "24 | | barrettes Tempo DDR5-6000 32 GB Kit",
      "6 | | cartes graphiques Prism 512",
      "2 | | ventirads Fjord Low 37",
    ],
  },
  {
    mail: `Hi there

per machine:
1 x Keel X870 Mini
1 x Anvil SFX 750
2 x Strata N5 2 TB
1 x Hangar Cube
3 x Breva 92 Slim

we build 12.

When could you ship?

Sven Larsson`,
    rows: [
      "12 | | Keel X870 Mini",
      "12 | | Anvil SFX 750",
      "24 | | Strata N5 2 TB",
      "12 | | Hangar Cube",
      "36 | | Breva 92 Slim",
    ],
  },
  {
    mail: `Team,

Please see PO below.

PO Number: 88-20417
Ship to: Dock 7, 1400 Industrial Pkwy, Reno NV 89502
Terms: Net 30

Item  Part Number    Qty  Unit Price  Ext
001   CA-PA-1000     20   $149.00     $2,980.00
002   CA-GP-924      20   $899.00     $17,980.00
003   CA-CL-360      20   $129.00     $2,580.00
                          Total:      $23,540.00

Please confirm receipt.

Deb Kowalczyk | Senior Buyer`,
    rows: ["20 | CA-PA-1000 |", "20 | CA-GP-924 |", "20 | CA-CL-360 |"],
  },
  {
    mail: `10 of these and 5 of those please:

Prism 308
Prism 512

and if you have the Anvil 550 in stock 15 of them

Ali`,
    rows: ["10 | | Prism 308", "5 | | Prism 512", "15 | | Anvil 550"],
  },
  {
    mail: `Hallo zusammen,

für unsere Werkstatt bräuchten wir wieder Nachschub:

Wärmeleitpaste (CA-CP-4) - 30 Stück
Lüfter 120mm (CA-F-120) - zwanzig Stück
M.2-Kühler (CA-CM-2280) - 10 Stück
Netzteil 550W (CA-PA-550) - 8 Stück

Die Lüfter bitte nur, wenn sie sofort lieferbar sind.

Danke und viele Grüße
Jens

--
Computer-Service Jens Albers
Hauptstr. 12
24103 Kiel
Tel. 0431 / 99 88 77
www.albers-pc.example`,
    rows: [
      "30 | CA-CP-4 | Wärmeleitpaste",
      "20 | CA-F-120 | Lüfter 120mm",
      "10 | CA-CM-2280 | M.2-Kühler",
      "8 | CA-PA-550 | Netzteil 550W",
    ],
  },
  {
    mail: `Hi Julie,

Thanks for the quote. We'd like to go ahead with lines 1, 2 and 4 only:

1. 10 x CA-SN5-2000 @ £142.00
2. 10 x CA-CM-2280 @ £9.50
4. 20 x CA-TM5-6032 @ £98.00

PO will follow from accounts.

Kind regards,
Tom`,
    rows: ["10 | CA-SN5-2000 |", "10 | CA-CM-2280 |", "20 | CA-TM5-6032 |"],
  },
  {
    mail: `Quick one - do you stock the WD Red Plus 8TB (WD80EFPX)? If so I'll take six. Also need two of the Synology DS923+ and a pair of 16GB ECC SODIMMs.

Cheers, Hamish`,
    rows: ["6 | WD80EFPX | WD Red Plus 8TB", "2 | | Synology DS923+", "2 | | 16GB ECC SODIMMs"],
  },
  {
    mail: `Buenos días:

Les solicito presupuesto para los siguientes componentes:

* 50 uds. Anvil 650
* 50 uds. Keel A520 Micro
* 100 uds. Breva 120 PWM
* 50 uds. de memoria Tempo DDR4-3600 32 GB Kit

Plazo de entrega: antes del 20 de diciembre.

Quedo a la espera de su respuesta.

Un cordial saludo,

Marta Iglesias Pardo
Dpto. de Compras
Tel. 981 55 44 33`,
    rows: [
      "50 | | Anvil 650",
      "50 | | Keel A520 Micro",
      "100 | | Breva 120 PWM",
      "50 | | memoria Tempo DDR4-3600 32 GB Kit",
    ],
  },
  {
    mail: `Hello

I need to replace the PSUs in our rack. They're 1500W units so I guess Anvil 1500. We have four racks with three in each, so twelve please. Also could you add 4 Fan Hub 8?

Regards
Petra Novakova`,
    rows: ["12 | | Anvil 1500", "4 | | Fan Hub 8"],
  },
  {
    mail: `Subject: RFQ 2026-1147

Please quote the following items FOB Rotterdam:

Item 1
Part: CA-N-25SFP
Description: Relay 25G SFP28
Quantity: 40

Item 2
Part: CA-TM5-ECC32
Description: Tempo ECC DDR5 32 GB
Quantity: 160

Item 3
Part: CA-SNU-8000
Description: Strata Vault 8 TB U.2
Quantity: 80

Quotation valid for at least 60 days please.

R. van den Berg`,
    rows: [
      "40 | CA-N-25SFP | Relay 25G SFP28",
      "160 | CA-TM5-ECC32 | Tempo ECC DDR5 32 GB",
      "80 | CA-SNU-8000 | Strata Vault 8 TB U.2",
    ],
  },
  {
    mail: `Hi!! My son wants to build a gaming pc for xmas and gave me this list:

Ryzen 5 7600
Keel B850 Micro
32GB (2x16GB) DDR5-6000
RTX 4060 Ti 8GB
1TB NVMe SSD
650W power supply
Hangar Flow

One of each. Is there anything missing?? Thank you, Diane`,
    rows: [
      "1 | | Ryzen 5 7600",
      "1 | | Keel B850 Micro",
      "1 | | 32GB (2x16GB) DDR5-6000",
      "1 | | RTX 4060 Ti 8GB",
      "1 | | 1TB NVMe SSD",
      "1 | | 650W power supply",
      "1 | | Hangar Flow",
    ],
  },
  {
    mail: `Morning Chris,

Can you do me a proforma for:

qty 6 - CA-GP-716
qty 6 - CA-PA-850
qty 12 - CA-TM5-6064
qty 1 - CA-H-BENCH

Delivery to be split: half to Leeds, half to Hull.

Many thanks,
Sarah Bickerstaff
DDI 0113 496 0000`,
    rows: ["6 | CA-GP-716 |", "6 | CA-PA-850 |", "12 | CA-TM5-6064 |", "1 | CA-H-BENCH |"],
  },
  {
    mail: `> On 23 Nov 2026, at 14:02, Sales wrote:
>
> Dear Mr Ferrari,
> what quantities would you like?

Hi, 35 of the Strata S3 2 TB, 35 of the Keel B760 DDR4 and 70 of the Tempo DDR4-3600 32 GB Kit.

Regards,
Paolo Ferrari`,
    rows: ["35 | | Strata S3 2 TB", "35 | | Keel B760 DDR4", "70 | | Tempo DDR4-3600 32 GB Kit"],
  },
]
