import type { BuyersMail } from "./mails-english.ts"

/** Written together with the two sets before and measured after what those taught: at first sight 84 %. */
export const sixtiethBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Oliver,

Please see our requirements for week 2 below. Can you confirm price and availability by return?

CA-PA-850      24
CA-PA-1000     12
CA-KB-Z890A    12
CA-KB-B850A    24
CA-TM5-6064    36
CA-CL-360      36

Regards,

Joanne Speight
Senior Buyer

Castlegate Systems Integration Ltd
T: 0191 496 0777 | M: 07700 900 155
Castlegate House, Team Valley, Gateshead NE11 0XX

CONFIDENTIALITY NOTICE: The contents of this email are intended solely for the addressee. If you have received it in error please notify the sender.`,
    rows: [
      "24 | CA-PA-850 |",
      "12 | CA-PA-1000 |",
      "12 | CA-KB-Z890A |",
      "24 | CA-KB-B850A |",
      "36 | CA-TM5-6064 |",
      "36 | CA-CL-360 |",
    ],
  },
  {
    mail: `Hi there,

Just wanted to place a small order please:

1 x Prism 308
1 x Anvil 550
1 x Strata N4 1 TB
2 x Breva 120 PWM

Can you post it to 14 Rowan Close, Hereford HR4 9TL? Happy to pay by card over the phone, my number is 07700 900 482.

Kind regards
Mrs J Pritchard`,
    rows: ["1 | | Prism 308", "1 | | Anvil 550", "1 | | Strata N4 1 TB", "2 | | Breva 120 PWM"],
  },
  {
    mail: `Sehr geehrte Frau Albrecht,

anbei unsere Bestellung Nr. 4500338812 vom 26.11.2026.

Pos. Artikelnummer Bezeichnung Menge Einzelpreis
10 CA-SNU-8000 SSD U.2 8 TB 24 Stk 905,00
20 CA-N-25SFP Netzwerkkarte 25G 12 Stk 274,00
30 CA-H-R4 Gehäuse 4 HE 6 Stk 126,00
40 CA-PA-1500 Netzteil 1500 W 12 Stk 209,00

Liefertermin: KW 51/2026
Lieferbedingung: frei Haus

Wir bitten um Zusendung einer Auftragsbestätigung innerhalb von 2 Werktagen.

Freundliche Grüße
Rechenzentrum Mittelhessen eG
Einkauf`,
    rows: [
      "24 | CA-SNU-8000 | SSD U.2 8 TB",
      "12 | CA-N-25SFP | Netzwerkkarte 25G",
      "6 | CA-H-R4 | Gehäuse 4 HE",
      "12 | CA-PA-1500 | Netzteil 1500 W",
    ],
  },
  {
    mail: `Hey Sal,

need the following for the Dearborn job:

(10) Anvil 750
(10) Keel B860 ATX
(20) Tempo DDR5-6400 48 GB Kit
(10) Strata N5 2 TB
(10) Hangar Plain
(4) Relay 10G Duo

Will call when ready or ship? Either is fine.

Thanks bud
Eddie`,
    rows: [
      "10 | | Anvil 750",
      "10 | | Keel B860 ATX",
      "20 | | Tempo DDR5-6400 48 GB Kit",
      "10 | | Strata N5 2 TB",
      "10 | | Hangar Plain",
      "4 | | Relay 10G Duo",
    ],
  },
  {
    mail: `Dear Laura,

Following our Teams meeting this morning I confirm the order as below.

Hardware for 12 new engineering workstations:
- 12 x Keel Z890 ATX
- 12 x Intel Core Ultra 9 285K
- 24 x Tempo DDR5-6000 64 GB Kit
- 12 x Prism 716
- 12 x Strata N5 2 TB
- 12 x Firth 360

Spares:
- 2 x Anvil 850
- 4 x Breva 140 PWM
- 1 x Interface Paste 4 g

Please deliver everything together, preferably on a Tuesday or Wednesday.

Kind regards,
Stephen Oakley
IT Manager, Hollins & Wray Architects`,
    rows: [
      "12 | | Keel Z890 ATX",
      "12 | | Intel Core Ultra 9 285K",
      "24 | | Tempo DDR5-6000 64 GB Kit",
      "12 | | Prism 716",
      "12 | | Strata N5 2 TB",
      "12 | | Firth 360",
      "2 | | Anvil 850",
      "4 | | Breva 140 PWM",
      "1 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `hi lads, 2 anvil 850, 2 firth 360, 1 prism 924, 4 tempo ddr5-6000 32gb kit and 2 x870 minis please, account wyvern pc. need it thurs if poss. also is the hangar bench back in yet? cheers dave`,
    rows: [
      "2 | | anvil 850",
      "2 | | firth 360",
      "1 | | prism 924",
      "4 | | tempo ddr5-6000 32gb kit",
      "2 | | x870 minis",
    ],
  },
  {
    mail: `Bonjour,

Suite à votre devis n° D26-1140, merci de prendre en compte notre commande :

CA-GP-512 x 10
CA-GP-716 x 5
CA-PA-750 x 15
CA-H-FLOW x 15

Adresse de livraison :
SARL Numéric'Ouest
12 rue des Carmes
35000 Rennes

Merci de nous confirmer la date de livraison.

Bien cordialement,
Gwenaëlle Tanguy`,
    rows: ["10 | CA-GP-512 |", "5 | CA-GP-716 |", "15 | CA-PA-750 |", "15 | CA-H-FLOW |"],
  },
  {
    mail: `Hello,

Pls quote below:

P/N               Brand      Qty     Condition
MZ-QL23T800       Samsung    40      New
ST20000NM002H     Seagate    60      New
KSM56R46BD8-48HA  Kingston   96      New
100-000001359     AMD        16      Tray OK

Destination: Warsaw, DAP. Target: ASAP.

Thank you,
Piotr
Sourcing Team`,
    rows: [
      "40 | MZ-QL23T800 | Samsung",
      "60 | ST20000NM002H | Seagate",
      "96 | KSM56R46BD8-48HA | Kingston",
      "16 | 100-000001359 | AMD",
    ],
  },
  {
    mail: `Hi Fatima,

As requested, I've split the order by delivery date.

For delivery 7 December:
30 Anvil 650
30 Keel B850 Micro
30 Hangar 12

For delivery 18 January:
60 Tempo Plain DDR5-5600 16 GB
30 Strata N4 1 TB
5 Fan Hub 8

Same PO for both (PO-8814). Let me know if the January ones will be affected by the price rise you mentioned.

Thanks,
Rob Naylor
Operations`,
    rows: [
      "30 | | Anvil 650",
      "30 | | Keel B850 Micro",
      "30 | | Hangar 12",
      "60 | | Tempo Plain DDR5-5600 16 GB",
      "30 | | Strata N4 1 TB",
      "5 | | Fan Hub 8",
    ],
  },
  {
    mail: `Buenos días, ¿qué precio me haríais para 25 Anvil 550, 25 Keel A520 Micro y 25 Strata N4 1 TB? Es para un aula de formación en Getafe. También nos harían falta 25 teclados y 25 ratones si tenéis. Un saludo, Rubén Cano (Academia Delta)`,
    rows: [
      "25 | | Anvil 550",
      "25 | | Keel A520 Micro",
      "25 | | Strata N4 1 TB",
      "25 | | teclados",
      "25 | | ratones",
    ],
  },
  {
    mail: `Hi,

I need a replacement order for the parts that were lost by the courier (order 31177):

Keel X870 ATX - 1 piece
Ryzen 9 9900X - 1 piece
Fjord 140 Duo - 1 piece
Tempo DDR5-6000 64 GB Kit - 1 piece

I have already opened a claim with them (ref. 88-411920). Could you send it by express this time?

Best regards,
Anders Holm`,
    rows: [
      "1 | | Keel X870 ATX",
      "1 | | Ryzen 9 9900X",
      "1 | | Fjord 140 Duo",
      "1 | | Tempo DDR5-6000 64 GB Kit",
    ],
  },
  {
    mail: `Dear Supplier,

RFQ No: RFQ/26/1127-03
Closing date: 04-Dec-2026

Sr. | Description | UOM | Qty
1 | ATX power supply 1000 W, 80+ Gold | Nos | 20
2 | Graphics card, min. 16 GB | Nos | 10
3 | DDR5 ECC memory 32 GB | Nos | 80
4 | 2.5 inch SATA SSD 2 TB | Nos | 40
5 | Thermal paste, 4 g | Nos | 20

Bidders shall quote for all items. Partial offers will not be considered.

For Gulf Marine Services
Procurement Section`,
    rows: [
      "20 | | ATX power supply 1000 W, 80+ Gold",
      "10 | | Graphics card, min. 16 GB",
      "80 | | DDR5 ECC memory 32 GB",
      "40 | | 2.5 inch SATA SSD 2 TB",
      "20 | | Thermal paste, 4 g",
    ],
  },
  {
    mail: `Hi Tess,

Can you add these to the order from this morning (SO-20418) if it hasn't gone out yet:

3 more Breva 120 PWM
1 more Fan Hub 8
1 Riser Cable PCIe 5.0 x16

If it's gone already then just raise a new one.

Thanks!
Immy`,
    rows: ["3 | | Breva 120 PWM", "1 | | Fan Hub 8", "1 | | Riser Cable PCIe 5.0 x16"],
  },
  {
    mail: `Salve,
ci servono per il cantiere di Modena:

5 Hangar Rack 4U
5 Keel B860 ATX
5 Anvil 750
10 Tempo DDR5-6000 32 GB Kit
5 Strata S3 2 TB
5 Fjord Rack 2U

Consegna entro il 15/12. Potete mandare la conferma d'ordine a acquisti@emiliatec.example?

Grazie e buon lavoro
Davide Montanari`,
    rows: [
      "5 | | Hangar Rack 4U",
      "5 | | Keel B860 ATX",
      "5 | | Anvil 750",
      "10 | | Tempo DDR5-6000 32 GB Kit",
      "5 | | Strata S3 2 TB",
      "5 | | Fjord Rack 2U",
    ],
  },
  {
    mail: `Good evening,

I run a small LAN cafe and 8 of our machines need new graphics cards and power supplies. I think the Prism 512 would be enough, so 8 of those, and 8 Anvil 650 to go with them. Also 10 case fans 120 mm (the cheapest you have) and some thermal paste, 3 tubes should do.

Do you offer any discount for this quantity?

Regards
Mario Vella`,
    rows: ["8 | | Prism 512", "8 | | Anvil 650", "10 | | case fans 120 mm", "3 | | thermal paste"],
  },
  {
    mail: `Hi,

see below from our customer. pls send quote to me only.

Regards
Wim

Van: Lotte Maes <l.maes@scholengroep.example>
Verzonden: woensdag 25 november 2026 09:14
Aan: Wim De Smet
Onderwerp: offerte pc onderdelen

Dag Wim,

Kan je mij een prijs geven voor:

20 x Anvil 550
20 x Keel B760 DDR4
40 x Tempo DDR4-3600 32 GB Kit
20 x Strata S3 2 TB

Alvast bedankt!
Lotte`,
    rows: [
      "20 | | Anvil 550",
      "20 | | Keel B760 DDR4",
      "40 | | Tempo DDR4-3600 32 GB Kit",
      "20 | | Strata S3 2 TB",
    ],
  },
  {
    mail: `Order from Bluewater Cable & Data

Part                              Qty   Price agreed
Anvil 1000                        6     142.50
Prism 924 Blower                  6     805.00
Riser Cable PCIe 5.0 x16          6     41.00
Card Strut                        6     8.90
Hangar Rack 4U                    3     126.00

Total ex VAT 6,360.90 - please check as I did it by hand!

Collected by our van Friday.
Terry`,
    rows: [
      "6 | | Anvil 1000",
      "6 | | Prism 924 Blower",
      "6 | | Riser Cable PCIe 5.0 x16",
      "6 | | Card Strut",
      "3 | | Hangar Rack 4U",
    ],
  },
  {
    mail: `Hallo Frau Brenner,

ich hätte gern für unser Labor:

2 Stück CA-H-BENCH
2 Stück CA-KB-X870I
4 Stück CA-TM5-CU48 (falls lieferbar, sonst CA-TM5-6448)
2 Stück CA-CL-240
1 Stück CA-CP-4

Kostenstelle 330127, Lieferung an Institut für Informatik, Raum 2.041, z. Hd. Dr. Sommer.

Danke und schöne Grüße
Nils Sommer`,
    rows: [
      "2 | CA-H-BENCH |",
      "2 | CA-KB-X870I |",
      "4 | CA-TM5-CU48 |",
      "2 | CA-CL-240 |",
      "1 | CA-CP-4 |",
    ],
  },
  {
    mail: `Hi George,

Could you re-send the quote with the numbers below? Customer has increased the project from 15 to 25 machines.

Anvil 850 25
Keel X870 ATX 25
Ryzen 9 9950X 25
Tempo DDR5-6000 64 GB Kit 50
Prism 924 25
Strata N5 2 TB 50

Everything else (delivery, warranty) as before.

Thanks
Lena Fischer
Project Sales`,
    rows: [
      "25 | | Anvil 850",
      "25 | | Keel X870 ATX",
      "25 | | Ryzen 9 9950X",
      "50 | | Tempo DDR5-6000 64 GB Kit",
      "25 | | Prism 924",
      "50 | | Strata N5 2 TB",
    ],
  },
  {
    mail: `Dear Sir,

With thanks for your prompt reply, we would like to buy the following:

Fifty (50) pieces Keel B850 ATX
Fifty (50) pieces Anvil 750
One hundred (100) pieces Tempo DDR5-6000 32 GB Kit
Ten (10) pieces Relay 10G Duo

Kindly send proforma invoice with bank details.

Best Regards,
Tran Minh Duc
Import Department`,
    rows: [
      "50 | | Keel B850 ATX",
      "50 | | Anvil 750",
      "100 | | Tempo DDR5-6000 32 GB Kit",
      "10 | | Relay 10G Duo",
    ],
  },
]
