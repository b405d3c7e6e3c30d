import type { BuyersMail } from "./mails-english.ts"

/** Written after the third blind set, and measured once before the reader learned from it. */
export const fourthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Claire,

Please find our order below, PO 77-1182.

Qty   Part no.        Description
10    CA-GP-716       Prism 716
10    CA-PA-1000      Anvil 1000
20    CA-TM5-6064     Tempo DDR5-6000 64 GB Kit

Ship to the usual address please.

Kind regards,
Ellen Marsh`,
    rows: [
      "10 | CA-GP-716 | Prism 716",
      "10 | CA-PA-1000 | Anvil 1000",
      "20 | CA-TM5-6064 | Tempo DDR5-6000 64 GB Kit",
    ],
  },
  {
    mail: `Hello there

would you be able to supply:
- thirty Breva 120 PWM
- six Fan Hub 8
- CA-A-RISER, six of them

Much appreciated
Colin`,
    rows: ["30 | | Breva 120 PWM", "6 | | Fan Hub 8", "6 | CA-A-RISER |"],
  },
  {
    mail: `Dear Computer Assembler Sales Team,

We request a formal quotation for the following computer components for our laboratory at Eastbrook College:

Processor: BX8070811900K, quantity 15
Memory: CMT64GX5M2B6400C32, quantity 15
Storage: ZP1000GM3A002, quantity 15
Cooler: ACFRE00057A, quantity 15

Please include shipping to zip 94110.

Respectfully,
Prof. D. Alvarez`,
    rows: [
      "15 | BX8070811900K | Processor",
      "15 | CMT64GX5M2B6400C32 | Memory",
      "15 | ZP1000GM3A002 | Storage",
      "15 | ACFRE00057A | Cooler",
    ],
  },
  {
    mail: `Hi mate, can you do 40x CA-SN4-2000 and 40x CA-CM-2280 at the old price? Also need 5x CA-CA-37L. Ta, Deano`,
    rows: ["40 | CA-SN4-2000 |", "40 | CA-CM-2280 |", "5 | CA-CA-37L |"],
  },
  {
    mail: `Good afternoon,

Kindly arrange the following items on our account (no. 40912):

1 box (50 pcs) CA-CP-4
2 pcs CA-H-BENCH
6 pcs CA-F-140

Tracking to be sent to logistics@fabrikam.example.

Thank you,
Fabrikam Purchasing`,
    rows: ["50 | CA-CP-4 |", "2 | CA-H-BENCH |", "6 | CA-F-140 |"],
  },
  {
    mail: `Subject: RE: Quote Q-5521

Thanks Tom. We'd like to go ahead with the following from your quote:

Line 2: CA-KB-X870I Keel X870 Mini, qty 8
Line 3: CA-TM5-CU48 Tempo CK DDR5-8000 48 GB Kit, qty 8
Line 7: CA-CL-240 Firth 240, qty 8

Please send the invoice.

Anita`,
    rows: [
      "8 | CA-KB-X870I | Keel X870 Mini",
      "8 | CA-TM5-CU48 | Tempo CK DDR5-8000 48 GB Kit",
      "8 | CA-CL-240 | Firth 240",
    ],
  },
  {
    mail: `Hi!

We need for each of our 12 render nodes 2 x Prism 924 and 1 x Anvil 1500. So in total:
24 x Prism 924
12 x Anvil 1500

Thanks
Mei`,
    rows: ["24 | | Prism 924", "12 | | Anvil 1500"],
  },
  {
    mail: `hi, pls quote 100/500/1000 pcs for CA-F-92S
br tom`,
    rows: ["1000 | CA-F-92S |"],
  },
  {
    mail: `Hello,
Requirement as under.
Sr. 1  Keyboard wired USB  -  75 Nos.
Sr. 2  Mouse optical USB  -  75 Nos.
Sr. 3  Monitor 24 inch IPS  -  75 Nos.
Kindly revert with your best offer.
Regards,
Anil Mehta
Mob: +91 98200 00000`,
    rows: ["75 | | Keyboard wired USB", "75 | | Mouse optical USB", "75 | | Monitor 24 inch IPS"],
  },
  {
    mail: `Hallo Frau Peters,

anbei die Nachbestellung für März:

CA-SN4-1000    20 Stück
CA-SN4-2000    10 Stück
CA-SN4-4000     5 Stück

Kostenstelle 4711, bitte wieder auf Rechnung.

Herzliche Grüße
Ulrike Jansen`,
    rows: ["20 | CA-SN4-1000 |", "10 | CA-SN4-2000 |", "5 | CA-SN4-4000 |"],
  },
  {
    mail: `Guten Tag,

wir interessieren uns für:
* Grafikkarte Prism 512: 5 Stück
* Netzteil Anvil 750: 5 Stück
* Mainboard Keel B850 ATX: 5 Stück

Können Sie Mengenrabatt geben?

Danke und Gruß
F. Wagner`,
    rows: [
      "5 | | Grafikkarte Prism 512",
      "5 | | Netzteil Anvil 750",
      "5 | | Mainboard Keel B850 ATX",
    ],
  },
  {
    mail: `Sehr geehrter Herr Falk,

zu Ihrer Anfrage: wir benötigen zunächst 10 Stück vom CA-N-25SFP, später weitere 20 Stück. Außerdem bitte 50 Stück CA-A-STRUT.

Mit besten Grüßen
R. Stein`,
    rows: ["10 | CA-N-25SFP |", "50 | CA-A-STRUT |"],
  },
  {
    mail: `Servus,
i bräucht 3 Stk. Hangar Rack 4U und 12 Stk. Breva 80 Industrial, gern bis Mittwoch.
Pfiat di, Xaver`,
    rows: ["3 | | Hangar Rack 4U", "12 | | Breva 80 Industrial"],
  },
  {
    mail: `Hallo zusammen, hier unsere Bestellung: CA-F-120 (100x), CA-F-140 (50x), CA-CP-4 (20x). Lieferung wie immer. LG Anke`,
    rows: ["100 | CA-F-120 |", "50 | CA-F-140 |", "20 | CA-CP-4 |"],
  },
  {
    mail: `Bonjour,

Nous voudrions passer commande :

Réf : CA-KB-B850A    Qté : 6
Réf : CA-TM5-6032    Qté : 6
Réf : CA-PA-850      Qté : 6

Livraison à Grenoble avant le 15/04.

Cordialement
Mme Roche`,
    rows: ["6 | CA-KB-B850A |", "6 | CA-TM5-6032 |", "6 | CA-PA-850 |"],
  },
  {
    mail: `Salut Benoît, tu peux me mettre de côté 10 Breva 140 PWM et 2 Hangar Cube ? Je passe demain. A+ Manu`,
    rows: ["10 | | Breva 140 PWM", "2 | | Hangar Cube"],
  },
  {
    mail: `Bonjour,
merci de bien vouloir nous adresser votre meilleure offre pour 200 ventilateurs 120 mm PWM et 200 alimentations ATX 550 W.
Respectueuses salutations
Service des marchés`,
    rows: ["200 | | ventilateurs 120 mm PWM", "200 | | alimentations ATX 550 W"],
  },
  {
    mail: `Buenos días Ana,

Pedido 2026/045:

Código CA-SN5-2000 - 12 unidades
Código CA-CM-2280 - 12 unidades
Código CA-A-HUB - 3 unidades

Portes pagados, por favor.

Saludos
Toni Ferrer`,
    rows: ["12 | CA-SN5-2000 |", "12 | CA-CM-2280 |", "3 | CA-A-HUB |"],
  },
  {
    mail: `Hola, quería saber si tienen 6 Prism 308 y 6 Keel A520 Micro para entrega inmediata. Gracias, Diego`,
    rows: ["6 | | Prism 308", "6 | | Keel A520 Micro"],
  },
  {
    mail: `Estimado equipo,

Favor cotizar lo siguiente:

• Memoria DDR5 32 GB - 40 pzas
• Disco SSD NVMe 1 TB - 40 pzas
• Gabinete ATX - 40 pzas

Atte.
Lic. Marisol Pérez`,
    rows: ["40 | | Memoria DDR5 32 GB", "40 | | Disco SSD NVMe 1 TB", "40 | | Gabinete ATX"],
  },
]
