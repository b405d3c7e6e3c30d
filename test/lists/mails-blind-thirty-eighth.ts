import type { BuyersMail } from "./mails-english.ts"

/** Written after the thirty-seventh blind set; at first sight 84 % of the rows were as here. */
export const thirtyEighthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Dear customer service,

I would like to place the following order on behalf of St. Brigid's Hospice:

3 x Keel B850 Micro
3 x Anvil 550
3 x Hangar Cube
3 x Tempo DDR5-6000 32 GB Kit

Please invoice at 0% VAT, exemption certificate attached.

With thanks,
Orla Brennan
Office Manager`,
    rows: [
      "3 | | Keel B850 Micro",
      "3 | | Anvil 550",
      "3 | | Hangar Cube",
      "3 | | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hi Nils, as per the meeting: 14 Strata N5 2 TB, 14 M.2 Heatsink 2280, 7 Prism 716. PO number is 5500-231. Deliver to Malmö please. /Karin`,
    rows: ["14 | | Strata N5 2 TB", "14 | | M.2 Heatsink 2280", "7 | | Prism 716"],
  },
  {
    mail: `Sehr geehrtes Vertriebsteam,

wir bitten Sie um ein Angebot über:

- 120 Lüfter CA-F-120
- 60 Lüfter CA-F-140
- 20 Hubs CA-A-HUB

Bitte berücksichtigen Sie unseren Rahmenvertrag RV-88.

Mit freundlichem Gruß
i. V. Holger Dietz
Beschaffung`,
    rows: ["120 | CA-F-120 | Lüfter", "60 | CA-F-140 | Lüfter", "20 | CA-A-HUB | Hubs"],
  },
  {
    mail: `Good morning, the following items are below minimum stock, kindly replenish:

Item Code    Min    Current    To order
CA-PA-550    20     6          14
CA-PA-750    20     11         9
CA-CP-4      50     12         38`,
    rows: ["14 | CA-PA-550 |", "9 | CA-PA-750 |", "38 | CA-CP-4 |"],
  },
  {
    mail: `hey its mark again, can i get 2 more of the anvil 650 and also 1 fjord 120? ill swing by around 5`,
    rows: ["2 | | anvil 650", "1 | | fjord 120"],
  },
  {
    mail: `Bonjour à tous,

Merci de nous établir un devis pour l'équipement de la salle 12 :
18 unités centrales (carte mère Keel A520 Micro)
18 alimentations Anvil 550
36 barrettes DDR4 8 Go

Date limite de réponse : 30/11/2026 à 12h00.

Mairie de Quimper
Service informatique`,
    rows: [
      "18 | | unités centrales (carte mère Keel A520 Micro)",
      "18 | | alimentations Anvil 550",
      "36 | | barrettes DDR4 8 Go",
    ],
  },
  {
    mail: `Please quote with lead times:
P/N: CA-TM5-CU48 Qty: 32
P/N: CA-KB-Z890A Qty: 16
P/N: CA-GP-924 Qty: 16
Thank you, Mei-Ling (Sourcing)`,
    rows: ["32 | CA-TM5-CU48 |", "16 | CA-KB-Z890A |", "16 | CA-GP-924 |"],
  },
  {
    mail: `Hello,

We had a burglary and need to replace the stolen equipment: four monitors (27 inch), four keyboards, four mice and two docking stations. The insurance needs a written quote by Tuesday. Claim no. 77-2031-A.

Kind regards
Ashley Monroe, Monroe Architects`,
    rows: ["4 | | monitors (27 inch)", "4 | | keyboards", "4 | | mice", "2 | | docking stations"],
  },
  {
    mail: `Order confirmation please:
#1 CA-H-FLOW – 10 pcs
#2 CA-CL-360 – 10 pcs
#3 CA-PA-1000 – 10 pcs
#4 CA-F-140 – 30 pcs
Customer no. 20417`,
    rows: ["10 | CA-H-FLOW |", "10 | CA-CL-360 |", "10 | CA-PA-1000 |", "30 | CA-F-140 |"],
  },
  {
    mail: `Hola, soy Raúl del taller. Me hacen falta tres Anvil 750, cinco Strata N4 1 TB y una Prism 512. ¿Las tenéis para el jueves? Un saludo`,
    rows: ["3 | | Anvil 750", "5 | | Strata N4 1 TB", "1 | | Prism 512"],
  },
  {
    mail: `Hi,

Regarding my order from Monday (ref 99120): I mistakenly ordered 4 Hangar Flow. It should be 14. Could you correct that?

Sorry for the trouble,
Bettina`,
    rows: ["14 | | Hangar Flow"],
  },
  {
    mail: `To whom it may concern,

Our maker lab would like pricing for a class set:
15 Keel A520 Micro boards
15 Anvil Flex 350
15 Fjord Low 37
1 spare of each would be nice as well, but only if it fits our $3,000 budget.

Thank you!
Ms. Ortega, STEM coordinator`,
    rows: ["15 | | Keel A520 Micro boards", "15 | | Anvil Flex 350", "15 | | Fjord Low 37"],
  },
  {
    mail: `Salve, vi confermo l'acquisto dei seguenti articoli:
CA-SN4-2000 q.tà 8
CA-N-2X10 q.tà 4
CA-A-RISER q.tà 4
Spedizione a Torino, corso Francia 77. Fattura elettronica SDI M5UXCR1. Cordialmente, Elena`,
    rows: ["8 | CA-SN4-2000 |", "4 | CA-N-2X10 |", "4 | CA-A-RISER |"],
  },
  {
    mail: `Subject: RE: RE: Spares kit

Paul,

Customer accepted. Please enter:

  10 each  Breva 80 Industrial
   5 each  Anvil Flex 350
   2 each  Hangar Rack 4U

Bill to acct 3391, freight collect.

Dawn
Inside Sales, Ohio Valley Controls

> Dawn - pricing attached as discussed.
> Paul`,
    rows: ["10 | | Breva 80 Industrial", "5 | | Anvil Flex 350", "2 | | Hangar Rack 4U"],
  },
  {
    mail: `Guten Abend, ich suche für meinen Sohn einen Rechner zum Spielen. Vom Händler hier wurde empfohlen: Keel B850 ATX, Anvil 750, Prism 716. Können Sie mir je 1 Stück liefern? Gruß, H. Brandl`,
    rows: ["1 | | Keel B850 ATX", "1 | | Anvil 750", "1 | | Prism 716"],
  },
  {
    mail: `Qty;Part;Remark
20;CA-GP-308;black bracket
20;CA-PA-650;
40;CA-SN4-1000;no heatsink

Regards
Planning`,
    rows: ["20 | CA-GP-308 |", "20 | CA-PA-650 |", "40 | CA-SN4-1000 |"],
  },
  {
    mail: `Hi team, quick order for the Leeds office: 6 x webcams, 6 x headsets (USB), 3 x 27" monitors, 1 x label printer. Code to 4410. Thanks, Jas`,
    rows: ["6 | | webcams", "6 | | headsets (USB)", '3 | | 27" monitors', "1 | | label printer"],
  },
  {
    mail: `We are interested in the 10G cards. Price for 20 pcs Relay 10G Duo, please, delivered Tallinn. If the price is right we will also take 40 pcs of Strata S3 2 TB. BR, Kaspar`,
    rows: ["20 | | Relay 10G Duo", "40 | | Strata S3 2 TB"],
  },
  {
    mail: `Hallo Frau Lenz, bitte legen Sie mir zurück: 1x Hangar Bench, 2x Anvil 850, 1x Keel Z890 ATX. Abholung am Samstag gegen 11 Uhr. Tel. 0172-5550143. Vielen Dank, Cem Arslan`,
    rows: ["1 | | Hangar Bench", "2 | | Anvil 850", "1 | | Keel Z890 ATX"],
  },
  {
    mail: `Procurement notice 14/2026

Lot A
24 Tempo Steady DDR5-5600 ECC 32 GB
6 Strata Vault 8 TB U.2

Lot B
6 Relay 25G SFP28
12 Carrier M.2 x4

Bidders may quote for one or both lots.`,
    rows: [
      "24 | | Tempo Steady DDR5-5600 ECC 32 GB",
      "6 | | Strata Vault 8 TB U.2",
      "6 | | Relay 25G SFP28",
      "12 | | Carrier M.2 x4",
    ],
  },
]
