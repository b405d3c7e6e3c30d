import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it: at first sight 77 % of the rows were as here. */
export const fiftyFourthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello Emma,

Could I get pricing on the following for a customer in Leeds please:

5 off Keel B850 ATX
5 off Ryzen 7 9700X
10 off Tempo DDR5-6000 32 GB Kit
5 off Strata N4 2 TB
5 off Anvil 750
5 off Hangar Flow

They need it by the 14th so if anything is out of stock let me know what you'd swap it for.

Kind regards
Darren Pike
Account Manager
Pike & Sons Computers
01632 960 233`,
    rows: [
      "5 | | Keel B850 ATX",
      "5 | | Ryzen 7 9700X",
      "10 | | Tempo DDR5-6000 32 GB Kit",
      "5 | | Strata N4 2 TB",
      "5 | | Anvil 750",
      "5 | | Hangar Flow",
    ],
  },
  {
    mail: `Hi, any chance of 3 more of the Prism 512 you sent us in October? Same price hopefully. And a pack of M.2 Heatsink 2280, 10 should do. Ta, Fi`,
    rows: ["3 | | Prism 512", "10 | | M.2 Heatsink 2280"],
  },
  {
    mail: `Purchase Order: 2026-11-0582
Vendor: 100417
Ship via: UPS Ground
Terms: Net 30

Item 1: CA-PA-1000, Qty 12, Unit $139.00, Ext $1,668.00
Item 2: CA-KB-Z890A, Qty 12, Unit $319.00, Ext $3,828.00
Item 3: CA-TM5-6448, Qty 24, Unit $214.00, Ext $5,136.00

Order total: $10,632.00

Authorized by: L. Hutchins
Please send order confirmation within 24 hours.`,
    rows: ["12 | CA-PA-1000 |", "12 | CA-KB-Z890A |", "24 | CA-TM5-6448 |"],
  },
  {
    mail: `Liebes Team,

wie telefonisch besprochen hier unsere Bestellung für das Gymnasium:

- Anvil 550 (30 Stück)
- Keel A520 Micro (30 Stück)
- Tempo DDR4-3600 32 GB Kit (30 Stück)
- Strata S3 2 TB (32 Stück, zwei davon als Reserve)
- Hangar Plain (30 Stück)

Die Rechnung geht an den Schulträger, die Lieferung an die Schule (Hausmeister Herr Öztürk, 7-15 Uhr).

Beste Grüße
Dagmar Wolters`,
    rows: [
      "30 | | Anvil 550",
      "30 | | Keel A520 Micro",
      "30 | | Tempo DDR4-3600 32 GB Kit",
      "32 | | Strata S3 2 TB",
      "30 | | Hangar Plain",
    ],
  },
  {
    mail: `Dear Mr Whitfield,

With reference to our meeting on 18 November, please quote for:

(a) 40 nos. Desktop PC power supply 650 W, 80+ Gold
(b) 40 nos. DDR5 memory module 16 GB
(c) 20 nos. NVMe SSD 1 TB with heatsink
(d) 2 nos. Network card 10 Gbit dual port

Prices should be quoted in GBP including delivery to Accra.

Yours sincerely,
K. Mensah
Head of ICT`,
    rows: [
      "40 | | Desktop PC power supply 650 W, 80+ Gold",
      "40 | | DDR5 memory module 16 GB",
      "20 | | NVMe SSD 1 TB with heatsink",
      "2 | | Network card 10 Gbit dual port",
    ],
  },
  {
    mail: `Ciao Paolo,

mi servirebbero per venerdì:
n. 6 Anvil 750
n. 6 Keel B850 Micro
n. 12 Breva 120 PWM
n. 1 Interface Paste 4 g

Grazie mille
Simone`,
    rows: [
      "6 | | Anvil 750",
      "6 | | Keel B850 Micro",
      "12 | | Breva 120 PWM",
      "1 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hi team,

We're replacing the render farm fans and PSUs. By my count that's:

Breva 80 Industrial - 4 per chassis, 9 chassis
Anvil 1500 - 1 per chassis

plus 2 PSUs and 4 fans for the spares cupboard. Let me know if I've got the wrong fan!

Jonas
VFX Systems`,
    rows: ["40 | | Breva 80 Industrial", "11 | | Anvil 1500"],
  },
  {
    mail: `FYI, see below. Can you send them a quote? Thanks, Rita

From: Ben Carver <ben@carverdesign.example>
Sent: 25 November 2026 17:44
To: Rita Lomax
Subject: two new machines

Hi Rita,

We need two new editing machines:
2 x Prism 924
2 x Keel Z890 ATX
2 x Anvil 1000
2 x Hangar Flow
4 x Strata N5 2 TB
4 x Tempo DDR5-6400 48 GB Kit
and 2 x Intel Core Ultra 9 285K

Thanks
Ben`,
    rows: [
      "2 | | Prism 924",
      "2 | | Keel Z890 ATX",
      "2 | | Anvil 1000",
      "2 | | Hangar Flow",
      "4 | | Strata N5 2 TB",
      "4 | | Tempo DDR5-6400 48 GB Kit",
      "2 | | Intel Core Ultra 9 285K",
    ],
  },
  {
    mail: `Good afternoon

Pls find our stock order wk 49

CA-F-120 60
CA-F-140 40
CA-F-92S 20
CA-CP-4 25
CA-CM-2280 nil this week
CA-A-HUB 6

Many thx
Trade counter, Hull`,
    rows: [
      "60 | CA-F-120 |",
      "40 | CA-F-140 |",
      "20 | CA-F-92S |",
      "25 | CA-CP-4 |",
      "6 | CA-A-HUB |",
    ],
  },
  {
    mail: `Estimados señores:

Rogamos nos coticen los siguientes materiales con destino a nuestra planta de Zaragoza:

Ref.            Descripción                     Cantidad
CA-N-2X10       Tarjeta de red 10G doble        8
CA-N-25SFP      Tarjeta de red 25G SFP28        4
CA-SNU-8000     SSD U.2 de 8 TB                 16

Indíquennos plazo de entrega y validez de la oferta.

Atentamente,
Departamento de Compras
Metalúrgica del Ebro`,
    rows: [
      "8 | CA-N-2X10 | Tarjeta de red 10G doble",
      "4 | CA-N-25SFP | Tarjeta de red 25G SFP28",
      "16 | CA-SNU-8000 | SSD U.2 de 8 TB",
    ],
  },
  {
    mail: `Hi Kate. I think I forgot the coolers on yesterday's order 88213 - can you add 4 Fjord 120 and 1 Firth 360? If it's already packed just send them separately, I don't mind paying the postage. Cheers Graham`,
    rows: ["4 | | Fjord 120", "1 | | Firth 360"],
  },
  {
    mail: `Hello,

I am a PhD student and I build a small cluster (5 nodes) for our group. My shopping list so far:

* Keel B850 ATX — 5
* Ryzen 9 9950X — 5
* Fjord 140 Duo — 5
* Tempo DDR5-6000 64 GB Kit — 10
* Strata N4 1 TB — 5
* Relay 10G Duo — 6 (one for the head node, which we already have)
* Anvil 650 — 5

What would be the total incl. VAT? The university pays by invoice.

Best regards,
Aleksandra`,
    rows: [
      "5 | | Keel B850 ATX",
      "5 | | Ryzen 9 9950X",
      "5 | | Fjord 140 Duo",
      "10 | | Tempo DDR5-6000 64 GB Kit",
      "5 | | Strata N4 1 TB",
      "6 | | Relay 10G Duo",
      "5 | | Anvil 650",
    ],
  },
  {
    mail: `Bonjour à tous,

Veuillez trouver ci-dessous notre commande n° BC-26/1190 :

Désignation : Anvil SFX 750 – Quantité : 7 – PU HT : 104,00 €
Désignation : Hangar Cube – Quantité : 7 – PU HT : 58,00 €
Désignation : Keel X870 Mini – Quantité : 7 – PU HT : 221,00 €

Livraison avant le 10/12/2026 à notre atelier de Rennes.

Cordialement,
Maëlle Le Goff`,
    rows: ["7 | | Anvil SFX 750", "7 | | Hangar Cube", "7 | | Keel X870 Mini"],
  },
  {
    mail: `Morning, we've 6 more of those dental surgeries coming. Each one is 3 PCs, same spec as last time: A520 Micro board, 550 psu, 1TB N4, Hangar 12. Can you knock up a quote for all 18? Steve`,
    rows: ["18 | | A520 Micro board", "18 | | 550 psu", "18 | | 1TB N4", "18 | | Hangar 12"],
  },
  {
    mail: `Hi there

PLEASE QUOTE:

SAMSUNG MZ-V9S2T0BW 2TB SSD - QTY 150
CRUCIAL CT16G56C46S5 16GB SODIMM - QTY 300
WD WDS200T4B0E 2TB SSD - QTY 75
NOCTUA NF-A12X25 PWM - QTY 200

DELIVERY TO ROTTERDAM. PLEASE STATE COO AND HS CODE.

BRGDS
JEROEN
DELTA TRADING BV`,
    rows: [
      "150 | MZ-V9S2T0BW | SAMSUNG 2TB SSD",
      "300 | CT16G56C46S5 | CRUCIAL 16GB SODIMM",
      "75 | WDS200T4B0E | WD 2TB SSD",
      "200 | NF-A12X25 | NOCTUA PWM",
    ],
  },
  {
    mail: `Dear Sales Team,

Please be informed that the quantity for item CA-GP-716 in our PO 60114 has changed from 10 to 16 pcs. All other items remain as ordered. Additionally we would like to order 16 pcs CA-PA-850 and 16 pcs CA-A-STRUT.

Please send a revised confirmation.

Best regards,
Hye-jin Park
Overseas Purchasing`,
    rows: ["16 | CA-GP-716 |", "16 | CA-PA-850 |", "16 | CA-A-STRUT |"],
  },
  {
    mail: `Hallo Herr Maurer,

für die neuen Arbeitsplätze in der Konstruktion (4 Stück) brauchen wir je Rechner:
1x Keel Z890 ATX
1x Prism 716
2x Tempo DDR5-6000 64 GB Kit
1x Strata N5 2 TB
1x Anvil 850

Gehäuse haben wir noch. Bitte Angebot bis Mittwoch.

Gruß, Sedlmayr`,
    rows: [
      "4 | | Keel Z890 ATX",
      "4 | | Prism 716",
      "8 | | Tempo DDR5-6000 64 GB Kit",
      "4 | | Strata N5 2 TB",
      "4 | | Anvil 850",
    ],
  },
  {
    mail: `Yo, building my first pc. what do u think? ryzen 5 9600x, keel b850 micro, 1x tempo ddr5-6000 32 gb kit, prism 512, anvil 650, hangar plain, 1tb strata n4. will it run gta6 lol. if its good i'll take it all + 3 breva 120 pwm`,
    rows: [
      "1 | | ryzen 5 9600x",
      "1 | | keel b850 micro",
      "1 | | tempo ddr5-6000 32 gb kit",
      "1 | | prism 512",
      "1 | | anvil 650",
      "1 | | hangar plain",
      "1 | | 1tb strata n4",
      "3 | | breva 120 pwm",
    ],
  },
  {
    mail: `Hi,

we would like to order as follows, delivery in one lot:

Art. no.: CA-CA-2U     Fjord Rack 2U      Order qty: 10
Art. no.: CA-H-R4      Hangar Rack 4U     Order qty: 10
Art. no.: CA-F-80I     Breva 80 Industr.  Order qty: 40

Please confirm by return.

Mit freundlichen Grüßen / Best regards
i.V. Henning Brock
Brock Messtechnik GmbH & Co. KG
Geschäftsführer: Dr. A. Brock | HRB 7712`,
    rows: [
      "10 | CA-CA-2U | Fjord Rack 2U",
      "10 | CA-H-R4 | Hangar Rack 4U",
      "40 | CA-F-80I | Breva 80 Industr.",
    ],
  },
  {
    mail: `Hi Lou,

Two lists, please keep them apart on the invoice.

Lab A
Anvil 550 x 14
Strata N4 1 TB x 14
Breva 120 PWM x 28

Lab B
Anvil 650 x 20
Strata N4 2 TB x 20
Prism 308 x 20

No rush on Lab B, January is fine.

Thank you!
Prof. Okoye's office`,
    rows: [
      "14 | | Anvil 550",
      "14 | | Strata N4 1 TB",
      "28 | | Breva 120 PWM",
      "20 | | Anvil 650",
      "20 | | Strata N4 2 TB",
      "20 | | Prism 308",
    ],
  },
]
