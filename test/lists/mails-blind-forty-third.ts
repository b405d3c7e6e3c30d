import type { BuyersMail } from "./mails-english.ts"

/** Ways to write a quantity, mixed within a mail; legal texts below; talk between the lines. */
export const fortyThirdBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi team,

Please can I get pricing and availability on:

50 pcs CA-PA-750
CA-TM5-6032 - 100 off
CA-F-120, qty: 200
CA-CM-2280 x 25
Fan Hub 8 (20)

Thanks
Mike

This e-mail and any attachments are confidential and intended solely for the addressee. If you have received this e-mail in error please notify the sender. Registered in England No. 04412345.`,
    rows: [
      "50 | CA-PA-750 |",
      "100 | CA-TM5-6032 |",
      "200 | CA-F-120 |",
      "25 | CA-CM-2280 |",
      "20 | | Fan Hub 8",
    ],
  },
  {
    mail: `Dear sales,

We'd like to buy 30 of your Anvil 650 power supplies and 30 of the Hangar Plain cases. We also need 60 sticks of Tempo Plain DDR5-5600 16 GB.

Do you offer net 30 terms for new customers?

Regards,
Patricia Nolan, Nolan Data Services`,
    rows: [
      "30 | | Anvil 650 power supplies",
      "30 | | Hangar Plain cases",
      "60 | | Tempo Plain DDR5-5600 16 GB",
    ],
  },
  {
    mail: `> Could you tell me which ones you need and how many?

Sure:

Prism 512 — 8
Prism 716 — 4
Prism 924 — 2

> And by when?

End of next week would be great.

Sam`,
    rows: ["8 | | Prism 512", "4 | | Prism 716", "2 | | Prism 924"],
  },
  {
    mail: `Quick one before I forget - 3 more Keel B850 Micro (the same as last time), and could you throw in a dozen Breva 92 Slim? Invoice to the Leeds address. Ta, Phil`,
    rows: ["3 | | Keel B850 Micro", "12 | | Breva 92 Slim"],
  },
  {
    mail: `Bonjour,

Notre client nous demande de chiffrer la configuration suivante en 12 exemplaires :

- Carte mère Keel Z890 ATX
- Mémoire Tempo DDR5-6400 48 GB CU Kit
- Alimentation Anvil 850
- Boîtier Hangar Flow

Délai souhaité : semaine 4.

Merci,
Stéphane Morel`,
    rows: [
      "12 | | Carte mère Keel Z890 ATX",
      "12 | | Mémoire Tempo DDR5-6400 48 GB CU Kit",
      "12 | | Alimentation Anvil 850",
      "12 | | Boîtier Hangar Flow",
    ],
  },
  {
    mail: `Hallo Herr Baumann,

wir hätten gern folgende Artikel:

CA-GP-308    15 Stk.
CA-PA-550    15 Stk.
CA-SN4-1000  30 Stk.

Bitte um Auftragsbestätigung bis morgen 12 Uhr.

Viele Grüße
Markus Lindner
IT-Service Lindner e.K.
Hauptstraße 44 · 83022 Rosenheim
USt-IdNr. DE123456789`,
    rows: ["15 | CA-GP-308 |", "15 | CA-PA-550 |", "30 | CA-SN4-1000 |"],
  },
  {
    mail: `Please send me:
1x CA-KB-X870I
2x CA-SN5-2000
1x CA-PS-750
1x CA-H-CUBE
1x CA-CA-37L

Ship to:
Laura Whitfield
2201 Pinecrest Dr Apt 12
Austin, TX 78757
512-555-0119`,
    rows: [
      "1 | CA-KB-X870I |",
      "2 | CA-SN5-2000 |",
      "1 | CA-PS-750 |",
      "1 | CA-H-CUBE |",
      "1 | CA-CA-37L |",
    ],
  },
  {
    mail: `We have 14 offices and would like to upgrade the storage in all of them. That makes 140 drives: 90 x Strata N4 1 TB and 50 x Strata S3 2 TB. Could you hold the price until the end of March?

Ingrid Solheim
Head of IT`,
    rows: ["90 | | Strata N4 1 TB", "50 | | Strata S3 2 TB"],
  },
  {
    mail: `Hello

I need for my customer:

qty 4 Relay 25G SFP28
qty 4 Carrier M.2 x4
qty 16 Strata N5 2 TB

Customer wants it before the 12th. He also asked for 4 x rail kit 4U, can you source that?

Regards, Bogdan`,
    rows: [
      "4 | | Relay 25G SFP28",
      "4 | | Carrier M.2 x4",
      "16 | | Strata N5 2 TB",
      "4 | | rail kit 4U",
    ],
  },
  {
    mail: `Estimada Carmen:

Te paso el pedido de esta semana:
- 6 fuentes Anvil 650
- 6 cajas Hangar 12
- 12 módulos de memoria DDR4 de 16 GB
- 3 tubos de pasta térmica

Por favor, añade también 2 gráficas Prism 308.

Saludos,
Pepe (Ordenadores Triana)`,
    rows: [
      "6 | | fuentes Anvil 650",
      "6 | | cajas Hangar 12",
      "12 | | módulos de memoria DDR4 de 16 GB",
      "3 | | pasta térmica",
      "2 | | gráficas Prism 308",
    ],
  },
  {
    mail: `Hi Rachel,

Following up on my mail of 18 November, here is the final quantity list:

SKU          FINAL
CA-PA-850    24
CA-KB-B850A  24
CA-TM5-6064  48
CA-CL-360    24

Total 120 items. Budget code 7712.

Best
Yusuf`,
    rows: ["24 | CA-PA-850 |", "24 | CA-KB-B850A |", "48 | CA-TM5-6064 |", "24 | CA-CL-360 |"],
  },
  {
    mail: `hi can i order 2 anvil 850 1 keel z890 atx 2 tempo ddr5-6000 64 gb kit and 1 firth 420 thanks`,
    rows: [
      "2 | | anvil 850",
      "1 | | keel z890 atx",
      "2 | | tempo ddr5-6000 64 gb kit",
      "1 | | firth 420",
    ],
  },
  {
    mail: `Buongiorno,

in allegato trova l'ordine firmato. Riepilogo:

Alimentatore Anvil 750 – pz 10
Scheda madre Keel B860 ATX – pz 10
SSD Strata N4 2 TB – pz 20

Indirizzo di consegna: Via Garibaldi 12, 16124 Genova (orario 9-12).

Cordiali saluti,
Dott.ssa Chiara Ferri`,
    rows: [
      "10 | | Alimentatore Anvil 750",
      "10 | | Scheda madre Keel B860 ATX",
      "20 | | SSD Strata N4 2 TB",
    ],
  },
  {
    mail: `Hi Jess,

Two changes to PO 20931 please:
- CA-F-140: 40 instead of 60
- add CA-A-HUB, 10 pcs

Can you also tell me when the first half ships?

Cheers
Tomás`,
    rows: ["40 | CA-F-140 |", "10 | CA-A-HUB |"],
  },
  {
    mail: `REQUEST FOR QUOTATION
RFQ No: RFQ/26/0447
Date: 25-Nov-2026
Closing Date: 02-Dec-2026

No. | Item description | Unit | Quantity
1 | Power supply 1000W Anvil 1000 | pcs | 20
2 | Graphics card Prism 924 | pcs | 20
3 | Liquid cooler Firth 420 | pcs | 20

Kindly quote CIP Muscat. Validity 90 days.`,
    rows: [
      "20 | | Power supply 1000W Anvil 1000",
      "20 | | Graphics card Prism 924",
      "20 | | Liquid cooler Firth 420",
    ],
  },
  {
    mail: `Hello, do you ship to Iceland? I'm after one Hangar Bench and two Riser Cable. If shipping is under 60 euros I'd take three of the Riser Cable. Kv, Gunnar`,
    rows: ["1 | | Hangar Bench", "3 | | Riser Cable"],
  },
  {
    mail: `Team,

Per our call, please reserve stock as follows.

Atlanta DC:
  CA-SS3-2000 (240 units)
  CA-PA-650 (60 units)

Reno DC:
  CA-SS3-2000 (120 units)
  CA-KB-B760D (60 units)

We will release the PO on Monday.

Denise Carter | Sr. Buyer | (404) 555-0182`,
    rows: ["240 | CA-SS3-2000 |", "60 | CA-PA-650 |", "120 | CA-SS3-2000 |", "60 | CA-KB-B760D |"],
  },
  {
    mail: `Beste,

Voor een klant zoek ik 5x Prism 716, 5x Anvil 850 en 5x Hangar Flow. Heeft u dit op voorraad? Levering graag vóór 10 december.

Mvg,
Koen Peeters
PC-Winkel Mechelen`,
    rows: ["5 | | Prism 716", "5 | | Anvil 850", "5 | | Hangar Flow"],
  },
  {
    mail: `Good morning Sir,

Greetings from Dhaka!

We need below goods urgently. Please give your lowest price.

01. Anvil 550 = 200 pcs
02. Hangar 12 = 200 pcs
03. Keel A520 Micro = 150 pcs
04. Strata N4 1 TB = 150 pcs

Payment by L/C at sight.

Thanking you,
Md. Rafiqul Islam
Proprietor, Star Computer`,
    rows: [
      "200 | | Anvil 550",
      "200 | | Hangar 12",
      "150 | | Keel A520 Micro",
      "150 | | Strata N4 1 TB",
    ],
  },
  {
    mail: `Hi, I'd like to return the 2 Prism 308 I bought last week, they don't fit my case. Instead please send me 2 Prism 512. Order number was 44120. Thanks, Wendy`,
    rows: ["2 | | Prism 512"],
  },
  {
    mail: `Guten Tag, wir planen 20 neue CNC-Arbeitsplätze. Dafür brauchen wir 20x Keel B850 ATX, 20x Anvil 650, 40x Tempo DDR5-6000 32 GB Kit sowie 5 Ersatznetzteile (ebenfalls Anvil 650). Bitte um ein Angebot inkl. Versand nach 4020 Linz. Freundliche Grüße, Ing. Peter Huemer`,
    rows: [
      "20 | | Keel B850 ATX",
      "20 | | Anvil 650",
      "40 | | Tempo DDR5-6000 32 GB Kit",
      "5 | | Ersatznetzteile (ebenfalls Anvil 650)",
    ],
  },
  {
    mail: `Please quote the following components for our test bench. Where you have no stock please state the lead time.

A) Intel Core i7-14700K .......... 6 pcs
B) MSI MAG B760M Mortar .......... 6 pcs
C) Kingston KF560C36BBEK2-32 ..... 12 pcs
D) be quiet! Pure Power 12 M 850W  6 pcs

Thanks and best regards
Test Engineering`,
    rows: [
      "6 | | Intel Core i7-14700K",
      "6 | | MSI MAG B760M Mortar",
      "12 | KF560C36BBEK2-32 | Kingston",
      "6 | | be quiet! Pure Power 12 M 850W",
    ],
  },
  {
    mail: `Hiya, can I get a quote for the usual bits? That's 10 x Interface Paste 4 g, 5 x M.2 Heatsink 2280 and 20 x Breva 120 PWM. Oh, and scratch the heatsinks, just found a box of them. Cheers, Mags`,
    rows: ["10 | | Interface Paste 4 g", "20 | | Breva 120 PWM"],
  },
  {
    mail: `Order for Brightwell Academy

Qty  Product                    Room
15   Keel B760 DDR4             Lab 1
15   Anvil 550                  Lab 1
30   Tempo DDR4-3600 32 GB Kit  Lab 1 and 2
2    Relay 10G Duo              Server room

Please deliver during term time only (8am-3pm).`,
    rows: [
      "15 | | Keel B760 DDR4",
      "15 | | Anvil 550",
      "30 | | Tempo DDR4-3600 32 GB Kit",
      "2 | | Relay 10G Duo",
    ],
  },
  {
    mail: `Hi Leo,

Could you check stock on these part numbers: CA-N-2X10, CA-N-25SFP, CA-N-M2X4? We need 5 of each.

Also 100 CA-F-80I for the rack project.

Best,
Ola`,
    rows: ["5 | CA-N-2X10 |", "5 | CA-N-25SFP |", "5 | CA-N-M2X4 |", "100 | CA-F-80I |"],
  },
]
