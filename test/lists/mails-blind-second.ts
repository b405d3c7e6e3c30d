import type { BuyersMail } from "./mails-english.ts"

/** Written after the reader had learned from the first blind set, and measured with it once. */
export const secondBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi,

Please could you provide pricing for the below kit list for our refresh project?

Item                      Part                Qty
Fan                       CA-F-120            48
Power supply              CA-PA-750           24
Memory                    CA-TM5-6032         24

Many thanks,
Gareth Pugh
Technical Buyer`,
    rows: ["48 | CA-F-120 | Fan", "24 | CA-PA-750 | Power supply", "24 | CA-TM5-6032 | Memory"],
  },
  {
    mail: `FW: parts for line 3

Hi sales,

see below from our engineer, please quote.

-----Original Message-----
From: Kurt Weiss
Sent: Monday, March 2, 2026 4:01 PM
To: Purchasing
Subject: parts for line 3

Need these for the controllers:
10 ea CA-N-M2X4
10 ea CA-CM-2280
20 ea CA-SN4-1000

K.`,
    rows: ["10 | CA-N-M2X4 |", "10 | CA-CM-2280 |", "20 | CA-SN4-1000 |"],
  },
  {
    mail: `Hello Computer Assembler team,

I want to buy 3x GV-N2080AORUS-8GC and 3x 90YV0JP0-M0AA00. Do you have them? If not, what would you suggest?

Greetings from Tallinn
Kaarel`,
    rows: ["3 | GV-N2080AORUS-8GC |", "3 | 90YV0JP0-M0AA00 |"],
  },
  {
    mail: `Hi Nadia,

Following up on yesterday's chat. Final numbers:

Breva 140 PWM: 160
Fjord 140 Duo: 40
Interface Paste 4 g: 40
Hangar Flow: 40

Could you hold the prices until the 15th?

Best,
Omar`,
    rows: [
      "160 | | Breva 140 PWM",
      "40 | | Fjord 140 Duo",
      "40 | | Interface Paste 4 g",
      "40 | | Hangar Flow",
    ],
  },
  {
    mail: `Please book the following call-off against blanket order 55012:

- CA-SN4-2000 / 400 pcs / delivery wk 14
- CA-SN4-4000 / 100 pcs / delivery wk 14
- CA-SN5-2000 / 200 pcs / delivery wk 18

Acknowledge by return.`,
    rows: ["400 | CA-SN4-2000 |", "100 | CA-SN4-4000 |", "200 | CA-SN5-2000 |"],
  },
  {
    mail: `Dear all,
our shopping list for the render farm:
16 off Prism 924 Blower
16 off Tempo DDR5-6000 64 GB Kit
8 off Anvil 1500
8 off Hangar Rack 4U
Thank you very much for your help!
Elsa`,
    rows: [
      "16 | | Prism 924 Blower",
      "16 | | Tempo DDR5-6000 64 GB Kit",
      "8 | | Anvil 1500",
      "8 | | Hangar Rack 4U",
    ],
  },
  {
    mail: `Good day,

We're interested in 500 pieces of part no. CA-CP-4. What is your best price at 500, and at 1000 pieces?

Kind Regards,
Jan de Vries
Inkoop`,
    rows: ["500 | CA-CP-4 |"],
  },
  {
    mail: `hi guys
can u send 6 breva 120 pwm n 2 fan hub 8 to the shop
cheers
steve`,
    rows: ["6 | | breva 120 pwm", "2 | | fan hub 8"],
  },
  {
    mail: `Hi Emma,

Updated quantities - ignore my earlier mail:

910-005091        15 pcs
3RF-00004         15 pcs
18H24AA#ABA       30 pcs
920-010750        10 pcs

Cost centre 4410.

Thanks
Raj`,
    rows: ["15 | 910-005091 |", "15 | 3RF-00004 |", "30 | 18H24AA#ABA |", "10 | 920-010750 |"],
  },
  {
    mail: `To whom it may concern,

Quantity: 25
Part: CA-KB-B850M
Quantity: 25
Part: CA-CA-120

Deliver to goods-in, Unit 4, Park Lane.`,
    rows: ["25 | CA-KB-B850M |", "25 | CA-CA-120 |"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

wir bitten um Abgabe eines Angebotes für nachstehende Positionen:

1.) 80 Stk. Lüfter 140 mm PWM, schwarz
2.) 40 Stk. Netzteil 750 W, 80+ Gold, vollmodular
3.) 40 Stk. SSD M.2 NVMe 2 TB
4.) 80 Stk. RAM DDR5-6000 32 GB Kit

Angebotsfrist: 20.03.2026

Mit freundlichen Grüßen
Stadtwerke Neustadt, Einkauf`,
    rows: [
      "80 | | Lüfter 140 mm PWM, schwarz",
      "40 | | Netzteil 750 W, 80+ Gold, vollmodular",
      "40 | | SSD M.2 NVMe 2 TB",
      "80 | | RAM DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hallo Herr Kern,
ich hätte gern von CA-F-120 200 Stück und von CA-F-140 100 Stück. Wann können Sie liefern?
Gruß Bäcker`,
    rows: ["200 | CA-F-120 |", "100 | CA-F-140 |"],
  },
  {
    mail: `Servus Flo,
schick mir bitte:
5x CA-H-12
5x CA-PA-1000
10x CA-TM5-6064
3x CA-GP-924
passt? LG Resi`,
    rows: ["5 | CA-H-12 |", "5 | CA-PA-1000 |", "10 | CA-TM5-6064 |", "3 | CA-GP-924 |"],
  },
  {
    mail: `Guten Tag,

Bestellung Nr. B-26-0417

Artikelnummer CA-A-RISER
Bezeichnung Riser Cable
Anzahl 12

Artikelnummer CA-A-STRUT
Bezeichnung Card Strut
Anzahl 36

Freundliche Grüsse
Reto Hug, Zürich`,
    rows: ["12 | CA-A-RISER | Riser Cable", "36 | CA-A-STRUT | Card Strut"],
  },
  {
    mail: `Hallo,
benötigt werden 24 Monitore 27" 1440p, 24 Tastaturen kabelgebunden und 2 Switches mit 24 Ports.
Danke im Voraus!`,
    rows: [
      '24 | | Monitore 27" 1440p',
      "24 | | Tastaturen kabelgebunden",
      "2 | | Switches mit 24 Ports",
    ],
  },
  {
    mail: `Bonjour,

Ci-dessous notre besoin pour le mois d'avril :

1) CMT64GX5M2B6000C40 : 10 pcs
2) KF560C32RWK2-32 : 20 pcs
3) ACFRE00057A : 30 pcs

Dans l'attente de votre retour,
Bien à vous

Nicolas Perrin | Acheteur | Alpes Informatique`,
    rows: ["10 | CMT64GX5M2B6000C40 |", "20 | KF560C32RWK2-32 |", "30 | ACFRE00057A |"],
  },
  {
    mail: `Bonjour Julie, pouvez-vous ajouter à la commande 8 ventilateurs 120 mm et 2 alimentations 850 W ? Merci !`,
    rows: ["8 | | ventilateurs 120 mm", "2 | | alimentations 850 W"],
  },
  {
    mail: `Bonjour,
Merci de préparer la commande suivante
Quantité 4 Prism 512
Quantité 4 Keel B850 ATX
Quantité 8 Strata N5 2 TB
Enlèvement sur place mardi.`,
    rows: ["4 | | Prism 512", "4 | | Keel B850 ATX", "8 | | Strata N5 2 TB"],
  },
  {
    mail: `Buenas,
me pasas precio de esto?
2 x CA-N-25SFP
4 x CA-N-2X10
1 x CA-H-R4
gracias!!`,
    rows: ["2 | CA-N-25SFP |", "4 | CA-N-2X10 |", "1 | CA-H-R4 |"],
  },
  {
    mail: `Estimados:

Solicito cotización por:
Fuente Anvil 850 (cantidad: 30)
Gabinete Hangar Flow (cantidad: 30)
Disco Strata N4 1 TB (cantidad: 60)

Desde ya muchas gracias.
Ing. Valeria Sosa`,
    rows: ["30 | | Fuente Anvil 850", "30 | | Gabinete Hangar Flow", "60 | | Disco Strata N4 1 TB"],
  },
]
