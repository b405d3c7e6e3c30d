import type { BuyersMail } from "./mails-english.ts"

/** Written after the thirteenth blind set, and measured once before the reader learned from it. */
export const fourteenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Maria,

Hope you had a nice weekend! Quick one from me - we're running low on consumables and would like to top up:

• Interface Paste 4 g – 50 tubes
• M.2 Heatsink 2280 – 25
• Card Strut – 25
• Fan Hub 8 – 10

Usual address. Shout if anything's out of stock.

Cheers,
Bev`,
    rows: [
      "50 | | Interface Paste 4 g",
      "25 | | M.2 Heatsink 2280",
      "25 | | Card Strut",
      "10 | | Fan Hub 8",
    ],
  },
  {
    mail: `RFQ 2026/0417

Please submit your best price and delivery for the under-noted:

01. CA-KB-X870I .......... 16 nos.
02. CA-PS-750 ............ 16 nos.
03. CA-H-CUBE ............ 16 nos.
04. CA-SN5-2000 .......... 32 nos.

Quote validity: 60 days. Closing date: 31st March 2026, 3:00 PM.

For Bharat Simulation Ltd.
(Anil Deshpande)
Manager - Materials`,
    rows: ["16 | CA-KB-X870I |", "16 | CA-PS-750 |", "16 | CA-H-CUBE |", "32 | CA-SN5-2000 |"],
  },
  {
    mail: `Hey, is it possible to get 4 Firth 420 radiators by Wednesday? And if so also 12 Breva 140 PWM and a tube of Interface Paste 4 g.

Ciao
Luca`,
    rows: ["4 | | Firth 420 radiators", "12 | | Breva 140 PWM", "1 | | Interface Paste 4 g"],
  },
  {
    mail: `Good morning
I would like to purchase 1 unit CA-GP-924 and 1 unit CA-PA-1500 for my AI project. I live in Estonia, can you ship? My phone is +372 5123 4567.
Kaarel`,
    rows: ["1 | CA-GP-924 |", "1 | CA-PA-1500 |"],
  },
  {
    mail: `Liebes Vertriebsteam,

wir bauen gerade 12 Messrechner auf und benötigen dafür noch:

12x Keel A520 Micro
12x Anvil Flex 350
24x Breva 80 Industrial
12x Strata Mini 1 TB

Bitte Angebot an einkauf@messtech.example, Lieferung frei Haus nach 38118 Braunschweig.

Danke und viele Grüße
Henrike Ottmann`,
    rows: [
      "12 | | Keel A520 Micro",
      "12 | | Anvil Flex 350",
      "24 | | Breva 80 Industrial",
      "12 | | Strata Mini 1 TB",
    ],
  },
  {
    mail: `Part#: KVR56U46BS8-16, Qty: 200, Cond: New
Part#: SKC3000S/1024G, Qty: 150, Cond: New
Part#: WD101EFBX, Qty: 60, Cond: New or recertified

Please reply with price, DC and lead time.
BrokerForum user 11822`,
    rows: ["200 | KVR56U46BS8-16 |", "150 | SKC3000S/1024G |", "60 | WD101EFBX |"],
  },
  {
    mail: `Hallo,
ich bräuchte für unseren Verein 5 Tastaturen, 5 Mäuse und 2 Webcams. Dazu bitte noch ein HDMI-Kabel 5 m. Geht das auf Rechnung?
Mit sportlichen Grüßen
Werner Kolb, TSV Altdorf`,
    rows: ["5 | | Tastaturen", "5 | | Mäuse", "2 | | Webcams", "1 | | HDMI-Kabel 5 m"],
  },
  {
    mail: `Re: your offer 5512

Dear Paul,

We accept your offer for pos. 1 and 2 with changed quantities:

Pos. 1 CA-SN4-4000: 60 pcs (instead of 50)
Pos. 2 CA-SNU-8000: 8 pcs

Please send order confirmation and pro-forma invoice.

Best regards,
Agnieszka Malinowska`,
    rows: ["60 | CA-SN4-4000 |", "8 | CA-SNU-8000 |"],
  },
  {
    mail: `Bonjour,

Suite à notre échange téléphonique, voici notre besoin :

Carte mère Keel B850 ATX : 10 pcs
Mémoire Tempo DDR5-6000 32 GB Kit : 10 pcs
Alimentation Anvil 750 : 10 pcs
Boîtier Hangar Flow : 10 pcs
Ventilateur Breva 120 PWM : 30 pcs

Livraison souhaitée : semaine 14
Merci de nous confirmer prix et délais.

Bien à vous,
Sandrine Lefort
Responsable achats – InfoPlus`,
    rows: [
      "10 | | Carte mère Keel B850 ATX",
      "10 | | Mémoire Tempo DDR5-6000 32 GB Kit",
      "10 | | Alimentation Anvil 750",
      "10 | | Boîtier Hangar Flow",
      "30 | | Ventilateur Breva 120 PWM",
    ],
  },
  {
    mail: `Please order for me:
CA-A-RISER - 2 off
CA-A-STRUT - 2 off
CA-CL-360 - 1 off
and cancel the CA-CL-240 from yesterday.
Thanks, Phil`,
    rows: ["2 | CA-A-RISER |", "2 | CA-A-STRUT |", "1 | CA-CL-360 |"],
  },
  {
    mail: `Hello there,

I'm an IT teacher at a secondary school. We got a small grant and want to build computers with the kids. Could you tell me what this would cost?

8 processors (Ryzen 5 8500G or something similar)
8 motherboards, B650 or B850
16 memory sticks, 8 GB each
8 SSDs with 500 GB
8 cheap cases with power supply

Thank you for supporting education!
Ms. Halvorsen`,
    rows: [
      "8 | | processors (Ryzen 5 8500G or something similar)",
      "8 | | motherboards, B650 or B850",
      "16 | | memory sticks, 8 GB",
      "8 | | SSDs with 500 GB",
      "8 | | cheap cases with power supply",
    ],
  },
  {
    mail: `Qty | Part | Desc
40 | CA-F-120 | Breva 120 PWM
20 | CA-F-140 | Breva 140 PWM
4 | CA-H-R4 | Hangar Rack 4U`,
    rows: [
      "40 | CA-F-120 | Breva 120 PWM",
      "20 | CA-F-140 | Breva 140 PWM",
      "4 | CA-H-R4 | Hangar Rack 4U",
    ],
  },
  {
    mail: `Hi,
pls book in:

CA-TM4-3632 qty10
CA-KB-B760D qty10
BX8071512400F qty10

ship w/ dpd, cust ref 99120

thx
Ollie`,
    rows: ["10 | CA-TM4-3632 |", "10 | CA-KB-B760D |", "10 | BX8071512400F |"],
  },
  {
    mail: `Dear Sir or Madam

We intend to equip a control room and therefore request a quotation for:

a.) 6 units 32-inch monitors with VESA mount
b.) 2 units rackmount cases 4U
c.) 2 units redundant power supplies 800 W
d.) 1 unit KVM switch 8 ports

Warranty: min. 36 months. Please state the customs tariff number.

Yours faithfully
Ing. Tomáš Veselý`,
    rows: [
      "6 | | 32-inch monitors with VESA mount",
      "2 | | rackmount cases 4U",
      "2 | | redundant power supplies 800 W",
      "1 | | KVM switch 8 ports",
    ],
  },
  {
    mail: `From: Tariq Aziz
To: sales@computer-assembler.example
Cc: Lydia Monroe
Subject: Re: Re: Restock week 11
Date: Mon, 9 Mar 2026 08:15:22 +0100

Hi both,

Lydia is right, we need more than that. Final numbers:

Anvil 550: 24
Anvil 750: 36
Anvil 850: 12
Anvil 1000: 6

Tariq`,
    rows: ["24 | | Anvil 550", "36 | | Anvil 750", "12 | | Anvil 850", "6 | | Anvil 1000"],
  },
  {
    mail: `hola buenas, queria saber si teneis 3 tarjetas prism 924 blower y 3 fuentes anvil 1500 para un cliente. tambien me harian falta 6 ventiladores de 140. un saludo, Rubén`,
    rows: [
      "3 | | tarjetas prism 924 blower",
      "3 | | fuentes anvil 1500",
      "6 | | ventiladores de 140",
    ],
  },
  {
    mail: `Kindly process the attached PO. Summary:

1) P/N CA-N-2X10, Relay 10G Duo, 12 EA @ $129.00, total $1,548.00
2) P/N CA-N-25SFP, Relay 25G SFP28, 4 EA @ $289.00, total $1,156.00

PO# 70031-C
Req'd on dock: 4/6/2026
Buyer: M. Esposito x4417`,
    rows: ["12 | CA-N-2X10 | Relay 10G Duo", "4 | CA-N-25SFP | Relay 25G SFP28"],
  },
  {
    mail: `Hi Sam - two of the CA-F-120R you sent are rattling, RMA please. Meanwhile send 6 new CA-F-120R and 1 CA-A-HUB. Deb`,
    rows: ["6 | CA-F-120R |", "1 | CA-A-HUB |"],
  },
  {
    mail: `Guten Tag

Wir möchten nachbestellen:

Art. CA-CP-4: 100
Art. CA-CM-2280: 60
Art. CA-SN4-1000: 60

Lieferung wie gewohnt an Hauptstrasse 14, 8400 Winterthur. Rechnung bitte per Mail.

Freundliche Grüsse
Reto Zbinden`,
    rows: ["100 | CA-CP-4 |", "60 | CA-CM-2280 |", "60 | CA-SN4-1000 |"],
  },
  {
    mail: `Would you have 2 x Samsung 870 EVO 4TB (MZ-77E4T0B/EU) & 1 x Synology-compatible 10GbE card for same day pickup? I can be there at 4.
- Nat`,
    rows: ["2 | MZ-77E4T0B/EU | Samsung 870 EVO 4TB", "1 | | Synology-compatible 10GbE card"],
  },
]
