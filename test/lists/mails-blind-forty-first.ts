import type { BuyersMail } from "./mails-english.ts"

/** Longer mails with talk around the list, tables as mail programs paste them, second thoughts. */
export const fortyFirstBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Tom,

Hope you had a good weekend. We've just won the contract with the library service (finally!) so I need pricing on the kit below. They are opening 3 branches in the spring and there'll be 12 public PCs in each.

36 x Keel A520 Micro
36 x Anvil 550
36 x Hangar Plain
72 x Tempo Plain DDR5-5600 16 GB

Can you come back to me by Thursday? I'm on leave from the 28th.

Cheers,
Bev

Bev Arkwright
Account Director, Northgate IT
07700 900456`,
    rows: [
      "36 | | Keel A520 Micro",
      "36 | | Anvil 550",
      "36 | | Hangar Plain",
      "72 | | Tempo Plain DDR5-5600 16 GB",
    ],
  },
  {
    mail: `Order from Kiwi Computers, Dunedin

keel b850 atx (x4)
anvil 750 (x4)
firth 240 (x4)
tempo ddr5-6000 32gb kit (x4)

freight to our forwarder in Auckland as always`,
    rows: [
      "4 | | keel b850 atx",
      "4 | | anvil 750",
      "4 | | firth 240",
      "4 | | tempo ddr5-6000 32gb kit",
    ],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

für unsere Ausbildungswerkstatt benötigen wir folgende Teile:

Artikel                    Anzahl
Keel B760 DDR4             16
Tempo DDR4-3600 32 GB Kit  16
Anvil 550                  16
Hangar 12                  16

Bitte teilen Sie uns auch mit, ob Sie Schulrabatt gewähren.

Mit freundlichen Grüßen
Berufskolleg Ost
StD Reinhard Möller`,
    rows: [
      "16 | | Keel B760 DDR4",
      "16 | | Tempo DDR4-3600 32 GB Kit",
      "16 | | Anvil 550",
      "16 | | Hangar 12",
    ],
  },
  {
    mail: `Hello, two things: first, order 118832 arrived with one fan broken (CA-F-140), please send a replacement. Second, we want to order another 20 CA-F-140 and 20 CA-F-120R. Regards, Ivo Petrov, Sofia`,
    rows: ["1 | CA-F-140 |", "20 | CA-F-140 |", "20 | CA-F-120R |"],
  },
  {
    mail: `Part: CA-SS3-2000
Quantity: 48
Part: CA-SNU-8000
Quantity: 12
Part: CA-N-M2X4
Quantity: 6

Ship to: Dock 4, 1200 Industrial Pkwy, Reno NV 89502
Bill to: AP Dept`,
    rows: ["48 | CA-SS3-2000 |", "12 | CA-SNU-8000 |", "6 | CA-N-M2X4 |"],
  },
  {
    mail: `Salut Julie,

Peux-tu me commander pour lundi :
* 3 Prism 512
* 3 Anvil 650
* 1 carton de ventilateurs Breva 120 PWM (20 pièces)

Merci !
Bises
Anne-Laure`,
    rows: ["3 | | Prism 512", "3 | | Anvil 650", "20 | | ventilateurs Breva 120 PWM"],
  },
  {
    mail: `Greetings from Nairobi,

We are interested in buying the following items for resale:

a) Anvil 650 - 100 units
b) Anvil 750 - 60 units
c) Strata N4 1 TB - 200 units
d) Hangar Plain - 100 units

Please send proforma invoice with CIF Mombasa price.

Thank you and God bless.
Joseph Kamau
Savannah Tech Supplies
P.O. Box 4471-00100
+254 711 555 019`,
    rows: [
      "100 | | Anvil 650",
      "60 | | Anvil 750",
      "200 | | Strata N4 1 TB",
      "100 | | Hangar Plain",
    ],
  },
  {
    mail: `Can you quote on 1 off Prism 924 Blower, 2 off Anvil 1500, 1 off Hangar Bench please. Needed for a demo at the end of the month.

Stuart`,
    rows: ["1 | | Prism 924 Blower", "2 | | Anvil 1500", "1 | | Hangar Bench"],
  },
  {
    mail: `Hi,

could I get:
Relay 10G Duo, 4 pcs
Relay 25G SFP28, 2 pcs
oh and make the first one 6 actually

Thanks!
Lena`,
    rows: ["6 | | Relay 10G Duo", "2 | | Relay 25G SFP28"],
  },
  {
    mail: `Hola, quería pedir 10 ventiladores Breva 120 PWM, 2 hubs Fan Hub 8 y un tubo de pasta térmica. ¿Cuánto sería el total con envío a Sevilla (41001)? Gracias, Manolo`,
    rows: ["10 | | ventiladores Breva 120 PWM", "2 | | hubs Fan Hub 8", "1 | | pasta térmica"],
  },
  {
    mail: `Spett.le ditta,

con la presente siamo a richiedere Vs. migliore offerta per:

n. 20 Anvil 850
n. 20 Keel Z890 ATX
n. 40 Tempo DDR5-6400 48 GB CU Kit

Resa: franco ns. magazzino di Verona
Pagamento: RiBa 60 gg

Distinti saluti
Ufficio Acquisti
Elettrosistemi S.r.l.
P.IVA 01234567890`,
    rows: ["20 | | Anvil 850", "20 | | Keel Z890 ATX", "40 | | Tempo DDR5-6400 48 GB CU Kit"],
  },
  {
    mail: `Hi Ops,

Build list for the render node refresh (qty is total):

GPU ......... Prism 924 x 16
PSU ......... Anvil 1500 x 8
Case ........ Hangar Rack 4U x 8
Board ....... Keel Z890 ATX x 8
RAM ......... Tempo DDR5-6000 64 GB Kit x 16

Deadline 10 Dec. Budget holder is Frances.

- Dmitri`,
    rows: [
      "16 | | GPU Prism 924",
      "8 | | PSU Anvil 1500",
      "8 | | Case Hangar Rack 4U",
      "8 | | Board Keel Z890 ATX",
      "16 | | RAM Tempo DDR5-6000 64 GB Kit",
    ],
  },
  {
    mail: `We'd like to place an order for 6 pieces of the CA-KB-Z890A and 12 of the CA-TM5-6448. Also, do you carry LGA1851 contact frames? If so please add 6.

Kind regards
Nadia`,
    rows: ["6 | CA-KB-Z890A |", "12 | CA-TM5-6448 |", "6 | | LGA1851 contact frames"],
  },
  {
    mail: `Dear Ms. Tan,

Thank you for your quotation Q-88213 dated 12 Nov. We would like to proceed with lines 1, 2 and 4:

Line 1: CA-PA-850 - 40 units @ USD 129
Line 2: CA-H-FLOW - 40 units @ USD 99
Line 4: CA-CL-360 - 40 units @ USD 139

Kindly issue the proforma invoice.

Best regards,
Nguyen Thi Hoa
Saigon Digital JSC`,
    rows: ["40 | CA-PA-850 |", "40 | CA-H-FLOW |", "40 | CA-CL-360 |"],
  },
  {
    mail: `Hej,

Vi skulle vilja beställa:
12 st Strata N4 2 TB
12 st M.2 Heatsink 2280
3 st Keel X870 Mini

Leverans till Storgatan 5, 411 38 Göteborg.

Mvh
Annika`,
    rows: ["12 | | Strata N4 2 TB", "12 | | M.2 Heatsink 2280", "3 | | Keel X870 Mini"],
  },
  {
    mail: `Hi

Laptop memory please - 15 x Tempo SO DDR5-5600 32 GB. And do you have any 2230 drives? I need five, 1TB if poss.

Mark (IT, St Anne's)`,
    rows: ["15 | | Tempo SO DDR5-5600 32 GB", "5 | | 2230 drives"],
  },
  {
    mail: `| SKU | Product | Qty |
|---|---|---|
| CA-GP-716 | Prism 716 | 9 |
| CA-PA-750 | Anvil 750 | 9 |
| CA-SN5-2000 | Strata N5 2 TB | 18 |

Let me know the ETA. Cheers, Jo`,
    rows: [
      "9 | CA-GP-716 | Prism 716",
      "9 | CA-PA-750 | Anvil 750",
      "18 | CA-SN5-2000 | Strata N5 2 TB",
    ],
  },
  {
    mail: `Moin,

wir brauchen dringend Ersatz für einen Server: 1x Anvil 1000, 8x Tempo Steady DDR5-5600 ECC 32 GB, 2x Cowl 2U. Geht das noch heute raus? Die Lüfter (Breva 80 Industrial) bitte auch gleich, davon 6 Stück.

Danke & Gruß
Hauke`,
    rows: [
      "1 | | Anvil 1000",
      "8 | | Tempo Steady DDR5-5600 ECC 32 GB",
      "2 | | Cowl 2U",
      "6 | | Lüfter (Breva 80 Industrial)",
    ],
  },
  {
    mail: `Please amend our PO 66120 as follows:

Delete: 10 x CA-F-92S
Add: 25 x CA-F-80I
Change: CA-A-HUB from 5 to 8

All other lines unchanged.

Procurement, Atlas Rail`,
    rows: ["25 | CA-F-80I |", "8 | CA-A-HUB |"],
  },
  {
    mail: `hi do you have the corsair rm850x in stock? need 3. also 3 samsung 990 pro 2tb and one noctua nh-d15. can pay by card today`,
    rows: ["3 | | corsair rm850x", "3 | | samsung 990 pro 2tb", "1 | | noctua nh-d15"],
  },
  {
    mail: `Dear colleagues,

The Faculty of Physics asks for an offer on these items (tender no. FP-2026/77, closing 4 December, 14:00):

Item 1. Graphics card with at least 24 GB memory, 4 pcs
Item 2. Power supply 1500 W, 80 Plus Titanium, 4 pcs
Item 3. NVMe SSD 4 TB, 8 pcs

Warranty: 36 months. Offers to be valid for 60 days.

Prof. Dr. Zdeněk Novák`,
    rows: [
      "4 | | Graphics card with at least 24 GB memory",
      "4 | | Power supply 1500 W, 80 Plus Titanium",
      "8 | | NVMe SSD 4 TB",
    ],
  },
  {
    mail: `Bonjour,
nous souhaiterions recevoir votre meilleure offre pour 200 CA-SN4-1000 (livraison en 2 fois : 100 en janvier, 100 en mars) ainsi que 50 CA-PA-550.
Merci d'avance
Service achats`,
    rows: ["200 | CA-SN4-1000 |", "50 | CA-PA-550 |"],
  },
  {
    mail: `Stock order

10	Anvil 650
10	Anvil 750
5	Anvil 850
20	Breva 120 PWM
20	Breva 140 PWM
50	Interface Paste 4 g

thanks
Raj
R K Computers Leicester`,
    rows: [
      "10 | | Anvil 650",
      "10 | | Anvil 750",
      "5 | | Anvil 850",
      "20 | | Breva 120 PWM",
      "20 | | Breva 140 PWM",
      "50 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hi Emma, sorry for the mess, this is the final list:
Hangar Flow ×7
~~Hangar Plain ×3~~
Anvil 850 ×7
Firth 420 ×7
Ignore my mail from this morning. Pat`,
    rows: ["7 | | Hangar Flow", "7 | | Anvil 850", "7 | | Firth 420"],
  },
  {
    mail: `To: orders
From: Lagos Branch

Kindly supply the under-listed items:

S/N   ITEM                         QUANTITY
1.    Strata S3 2 TB               30 pcs
2.    Anvil 550                    15 pcs
3.    Tempo Plain DDR5-5600 16 GB  60 pcs

Your prompt response is highly appreciated.

Mrs. Adaeze Obi
Head, Procurement`,
    rows: ["30 | | Strata S3 2 TB", "15 | | Anvil 550", "60 | | Tempo Plain DDR5-5600 16 GB"],
  },
]
