import type { BuyersMail } from "./mails-english.ts"

/** Resellers, schools, workshops and system houses of many countries, some with parts of other makers. */
export const fortiethBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi there,

Could you please quote us for the following:

- 25 x Anvil 850
- 25 x Keel B850 ATX
- 50 x Tempo DDR5-6000 32 GB Kit
- 25 x Hangar Flow

We'd need everything by mid January. Delivery to our warehouse at 14 Harbour Road, Bristol BS1 5TY.

Many thanks,
Oliver Pratt
Purchasing Manager
Pratt & Lowe Systems Ltd
Tel. 0117 496 0112`,
    rows: [
      "25 | | Anvil 850",
      "25 | | Keel B850 ATX",
      "50 | | Tempo DDR5-6000 32 GB Kit",
      "25 | | Hangar Flow",
    ],
  },
  {
    mail: `Hello, we need 40 CA-SN4-2000 and 40 CA-CM-2280 for a rollout in week 50. Could you also let me know the price for 10 CA-N-2X10? Thanks, Ruth`,
    rows: ["40 | CA-SN4-2000 |", "40 | CA-CM-2280 |", "10 | CA-N-2X10 |"],
  },
  {
    mail: `hi mate
can u do me
5 anvil 650
5 hangar plain
10 breva 120
and 2 of the prism 512
cheers
dean`,
    rows: ["5 | | anvil 650", "5 | | hangar plain", "10 | | breva 120", "2 | | prism 512"],
  },
  {
    mail: `Dear Sir or Madam,

please find below our purchase order no. 4500098812.

Pos.  Article no.     Description               Qty   Unit price   Total
10    CA-PA-1000      Anvil 1000                12    229.00       2,748.00
20    CA-GP-924       Prism 924                 12    1,689.00     20,268.00
30    CA-CL-360       Firth 360                 12    149.00       1,788.00

Total net: 24,804.00 EUR
Delivery date: 15.01.2027
Terms: DAP Rotterdam

Kind regards
Jeroen Bakker`,
    rows: [
      "12 | CA-PA-1000 | Anvil 1000",
      "12 | CA-GP-924 | Prism 924",
      "12 | CA-CL-360 | Firth 360",
    ],
  },
  {
    mail: `Hi Sophie,

Small change to yesterday's list: make the Strata N4 2 TB 30 instead of 20, and drop the risers. Everything else stays:

20 Strata N4 2 TB
10 Relay 10G Duo
5 Riser Cable

Ta,
Greg`,
    rows: ["30 | | Strata N4 2 TB", "10 | | Relay 10G Duo"],
  },
  {
    mail: `Guten Tag,

bitte um Angebot für

100 Stk CA-F-120
50 Stk CA-F-140
30 Stk CA-A-HUB

Lieferung an: Musterbau GmbH, Industriestr. 12, 70565 Stuttgart
Liefertermin: KW 49

Mit freundlichen Grüßen
Sabine Kurz
Einkauf
Tel. 0711 / 9988-120
Fax 0711 / 9988-121`,
    rows: ["100 | CA-F-120 |", "50 | CA-F-140 |", "30 | CA-A-HUB |"],
  },
  {
    mail: `Bonjour,

Pourriez-vous me faire un devis pour 15 alimentations Anvil 750, 15 boîtiers Hangar Flow et 30 barrettes de 16 Go DDR5 ?

Livraison à Lyon avant le 20 décembre si possible.

Cordialement,
Camille Roux
06 12 34 56 78`,
    rows: [
      "15 | | alimentations Anvil 750",
      "15 | | boîtiers Hangar Flow",
      "30 | | barrettes de 16 Go DDR5",
    ],
  },
  {
    mail: `Buenos días:

Necesitamos presupuesto para el siguiente material:

1. Placa base Keel B760 DDR4 - 8 uds.
2. Memoria Tempo DDR4-3600 32 GB Kit - 8 uds.
3. Fuente Anvil 550 - 8 uds.
4. Disco Strata S3 2 TB - 16 uds.

Plazo de entrega: urgente.

Atentamente,
Lucía Fernández
Dpto. de Compras
Grupo Almena S.L.`,
    rows: [
      "8 | | Placa base Keel B760 DDR4",
      "8 | | Memoria Tempo DDR4-3600 32 GB Kit",
      "8 | | Fuente Anvil 550",
      "16 | | Disco Strata S3 2 TB",
    ],
  },
  {
    mail: `Buongiorno, avrei bisogno di 6 Prism 716, 6 Anvil 850 e 12 Strata N5 2 TB. Potete farmi avere un preventivo entro venerdì? Grazie, Marco Bellini - Bellini Informatica`,
    rows: ["6 | | Prism 716", "6 | | Anvil 850", "12 | | Strata N5 2 TB"],
  },
  {
    mail: `Goedemiddag,

Graag bestel ik:
2x Hangar Rack 4U
4x Anvil 1500
8x Tempo Steady DDR5-5600 ECC 32 GB

Factuur mag naar administratie@voorbeeld.nl.

Groet,
Daan`,
    rows: ["2 | | Hangar Rack 4U", "4 | | Anvil 1500", "8 | | Tempo Steady DDR5-5600 ECC 32 GB"],
  },
  {
    mail: `From: Nina Solberg <nina@fjelltech.no>
Sent: Tuesday, 24 November 2026 09:14
To: Sales
Subject: FW: Parts for Bergen

Hi, please see below from our branch and send me a quotation.

Nina

-----Original Message-----
From: Erik
Sent: Monday, 23 November 2026 16:40
To: Nina
Subject: Parts for Bergen

We are low on these:
Keel B850 Micro  10
Fjord Low 37  10
Anvil SFX 750  6
Hangar Cube  6`,
    rows: [
      "10 | | Keel B850 Micro",
      "10 | | Fjord Low 37",
      "6 | | Anvil SFX 750",
      "6 | | Hangar Cube",
    ],
  },
  {
    mail: `Hello team,

For our new CAD workstations (10 units) we need per workstation:

1 x Keel Z890 ATX
2 x Tempo DDR5-6000 64 GB Kit
1 x Prism 716
1 x Anvil 1000

Please quote for all 10 units.

Best,
Hui Min`,
    rows: [
      "10 | | Keel Z890 ATX",
      "20 | | Tempo DDR5-6000 64 GB Kit",
      "10 | | Prism 716",
      "10 | | Anvil 1000",
    ],
  },
  {
    mail: `We require the following spare parts for our clinic's PCs.

Power supply, 550 W: 4
SSD, 1 TB, M.2: 6
Memory, DDR4, 16 GB: 8
Thermal paste: 2 tubes

PO will follow after your quotation. Quote ref. RFQ-2026-118.

Dr. A. Okonkwo`,
    rows: [
      "4 | | Power supply, 550 W",
      "6 | | SSD, 1 TB, M.2",
      "8 | | Memory, DDR4, 16 GB",
      "2 | | Thermal paste",
    ],
  },
  {
    mail: `Hi,
we're after a dozen Breva 140 PWM and half a dozen Fan Hub 8. Also three tubes of Interface Paste 4 g.
Please send to the usual address.
Rgds, Colin`,
    rows: ["12 | | Breva 140 PWM", "6 | | Fan Hub 8", "3 | | Interface Paste 4 g"],
  },
  {
    mail: `Item\tQty\tNotes
Ryzen 7 9700X\t20\ttray ok
Keel B850 ATX\t20\t
Anvil 750\t20\tincl. EU cord
Strata N4 1 TB\t40\t2 per build`,
    rows: [
      "20 | | Ryzen 7 9700X",
      "20 | | Keel B850 ATX",
      "20 | | Anvil 750",
      "40 | | Strata N4 1 TB",
    ],
  },
  {
    mail: `Hallo,
ich hätte gern 3 Hangar Cube und dazu passend 3 Anvil SFX 750. Außerdem brauche ich noch eine Riser Cable, falls lagernd.
Vielen Dank und schöne Grüße aus Graz
Thomas Edlinger`,
    rows: ["3 | | Hangar Cube", "3 | | Anvil SFX 750", "1 | | Riser Cable"],
  },
  {
    mail: `Good afternoon,

Following our conversation this morning, I confirm the order:

CA-TM5-6032, quantity 60, at $113.50
CA-TM5-6064, quantity 20, at $219.00

Please ship with UPS Ground on our account 4W-771-20.

Best regards,
Marta Wójcik`,
    rows: ["60 | CA-TM5-6032 |", "20 | CA-TM5-6064 |"],
  },
  {
    mail: `Hey, need a price on 8 gpus (prism 924), 8 psus 1500w and 4 4u rack cases. not urgent. thx`,
    rows: ["8 | | gpus (prism 924)", "8 | | psus 1500w", "4 | | 4u rack cases"],
  },
  {
    mail: `Dear Team,

As discussed, we no longer need the Prism 308. Please process the remaining items only:

* Keel A520 Micro: 30
* Prism 308: 30
* Anvil Flex 350: 30
* Tempo DDR4-3600 32 GB Kit: 30

Regards
Farida Haddad`,
    rows: ["30 | | Keel A520 Micro", "30 | | Anvil Flex 350", "30 | | Tempo DDR4-3600 32 GB Kit"],
  },
  {
    mail: `I am looking for two graphics cards for my studio, the Prism 924 Blower if you have it. And one Anvil 1500 to go with them.

Could you deliver to 22 rue des Lilas, Brussels?

Pieter`,
    rows: ["2 | | graphics cards Prism 924 Blower", "1 | | Anvil 1500"],
  },
  {
    mail: `Hi,

Please can you supply:

Qty 10 - CA-N-25SFP
Qty 20 - SFP28 DAC 1m
Qty 2 - 48-port switch

Kind regards

Amir Shah | Network Engineer
Halton Council | 2nd Floor, Municipal Building
T: 0151 555 0177 | M: 07700 900123`,
    rows: ["10 | CA-N-25SFP |", "20 | | SFP28 DAC 1m", "2 | | 48-port switch"],
  },
  {
    mail: `Bonjour Mme Petit,

Suite à votre offre n° D-20817, merci d'enregistrer la commande suivante :

Réf. CA-KB-X870I : 5 pièces
Réf. CA-PS-750 : 5 pièces
Réf. CA-H-CUBE : 5 pièces

Adresse de livraison : ZI des Prés, 35000 Rennes
Horaires : 8h-12h / 14h-17h

Bien à vous,
Yann Le Goff`,
    rows: ["5 | CA-KB-X870I |", "5 | CA-PS-750 |", "5 | CA-H-CUBE |"],
  },
  {
    mail: `Pls send
Strata Vault 8 TB U.2 ... 4
Carrier M.2 x4 ... 2
Strata N4 4 TB ... 8
asap thanks

Sent from my iPhone`,
    rows: ["4 | | Strata Vault 8 TB U.2", "2 | | Carrier M.2 x4", "8 | | Strata N4 4 TB"],
  },
  {
    mail: `Hi Karen, can you add 6 more Anvil 850 to PO 7781? So 18 in total now. Also two Card Strut please. Thanks - Doug`,
    rows: ["6 | | Anvil 850", "2 | | Card Strut"],
  },
  {
    mail: `Dear Sirs

If you can deliver before Christmas, we will take 50 pcs. of Hangar 12 and 50 pcs. of Anvil 550. Otherwise please only the 50 power supplies.

Please also advise your price for 200 pcs of Strata S3 2 TB.

Yours faithfully
Henrik Lund
Nordlys Data A/S
CVR 31 22 44 18`,
    rows: ["50 | | Hangar 12", "50 | | Anvil 550", "200 | | Strata S3 2 TB"],
  },
]
