import type { BuyersMail } from "./mails-english.ts"

/** Buyers of all kinds, as a week of mails brings them. Written before the reader was last changed, and measured once. */
export const thirtySixthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello Sales,

Please process the attached order, copied below for convenience:

Part no.        Description               Qty    Unit price
CA-KB-B850A     Keel B850 ATX             24     $139.00
CA-PA-750       Anvil 750                 24     $84.00
CA-F-140        Breva 140 PWM             72     $11.50

Ship to: Norrland Data AB, Storgatan 4, 903 26 Umeå

BR
Elin Holm`,
    rows: [
      "24 | CA-KB-B850A | Keel B850 ATX",
      "24 | CA-PA-750 | Anvil 750",
      "72 | CA-F-140 | Breva 140 PWM",
    ],
  },
  {
    mail: `Hi, could we have a quote on 35 of Hangar Cube and 35 of Anvil SFX 750 please? Also interested in the Keel X870 Mini, same quantity. Thanks, Aoife`,
    rows: ["35 | | Hangar Cube", "35 | | Anvil SFX 750", "35 | | Keel X870 Mini"],
  },
  {
    mail: `Sehr geehrter Herr Vogt,

vielen Dank für Ihr Angebot vom 04.11. Wir bestellen davon:

Pos. 1 – 40 Stück Strata N4 2 TB
Pos. 3 – 10 Stück Relay 10G Duo

Bitte bestätigen Sie den Liefertermin KW 48.

Mit freundlichen Grüßen
Anke Siebert
Technischer Einkauf
Durchwahl -217`,
    rows: ["40 | | Strata N4 2 TB", "10 | | Relay 10G Duo"],
  },
  {
    mail: `need asap:
5 psu 750w
5 cases
10 fans 120mm
cash on pickup`,
    rows: ["5 | | psu 750w", "5 | | cases", "10 | | fans 120mm"],
  },
  {
    mail: `Dear Ms. Keller,

We hereby order the following goods in accordance with framework agreement FA-2024-19:

Item 1: CA-TM5-ECC32, 64 pieces
Item 2: CA-SNU-8000, 16 pieces
Item 3: CA-N-25SFP, 8 pieces

Delivery terms: DAP Aarhus. Please state our order number 900-4417 on the invoice.

Yours sincerely
Henrik Dahl
Strategic Purchaser`,
    rows: ["64 | CA-TM5-ECC32 |", "16 | CA-SNU-8000 |", "8 | CA-N-25SFP |"],
  },
  {
    mail: `Bonjour,

Voici notre besoin pour la rentrée :

30 claviers AZERTY
30 souris
30 écrans 24"
2 switchs 24 ports

Merci de nous faire parvenir un devis avant le 20 juin. Règlement par mandat administratif.

Lycée Jean Moulin, service intendance`,
    rows: [
      "30 | | claviers AZERTY",
      "30 | | souris",
      '30 | | écrans 24"',
      "2 | | switchs 24 ports",
    ],
  },
  {
    mail: `Morning! Could you swap my order around a bit: drop the Hangar 12 and give me a Hangar Flow instead, plus three Breva 140 PWM. Rest stays. Cheers, Nick`,
    rows: ["1 | | Hangar Flow", "3 | | Breva 140 PWM"],
  },
  {
    mail: `FYA - from the warehouse sheet

SKU;Bezeichnung;Bestand;Bestellen
CA-CP-4;Wärmeleitpaste;12;50
CA-CM-2280;M.2-Kühler;3;40
CA-A-STRUT;Kartenstütze;20;0`,
    rows: ["50 | CA-CP-4 | Wärmeleitpaste", "40 | CA-CM-2280 | M.2-Kühler"],
  },
  {
    mail: `Hi Dana,

Just two items this month:
(a) Prism 512, qty 6
(b) Card Strut, qty 6

PO 2026-0098 is in the portal. Can you confirm receipt?

Thx
Lauren Pike
Buyer II, Aerodyne`,
    rows: ["6 | | Prism 512", "6 | | Card Strut"],
  },
  {
    mail: `Estimada Lucía:

Adjunto la relación de material que necesitamos para el nuevo rack:

2 x CA-H-R4
2 x CA-PA-1500
4 x CA-N-25SFP
1 switch de 24 puertos

El plazo máximo es el 15 de enero. Facturar a Universidad de Oviedo, CIF Q3318001I.

Gracias y un saludo,
Javier`,
    rows: ["2 | CA-H-R4 |", "2 | CA-PA-1500 |", "4 | CA-N-25SFP |", "1 | | switch de 24 puertos"],
  },
  {
    mail: `From: Owen
To: Parts desk
Subject: FW: van stock

> Van 3 is short of:
> 6 x Anvil 550
> 4 x Strata N4 1 TB
> 10 x Interface Paste 4 g

Please send the above to the Cardiff branch. Ignore the paste, I found a box.

Owen`,
    rows: ["6 | | Anvil 550", "4 | | Strata N4 1 TB"],
  },
  {
    mail: `We're putting together 12 edge boxes. Each one gets a Keel B850 Micro, an Anvil Flex 350 and two Strata Mini 1 TB. Please quote the lot, i.e. 12 boards, 12 PSUs and 24 SSDs. Tomasz`,
    rows: ["12 | | Keel B850 Micro", "12 | | Anvil Flex 350", "24 | | Strata Mini 1 TB"],
  },
  {
    mail: `Hello, I have the part CA-CL-240 from you and it works well. Please sell me one more of the same and 2 pcs Breva 120 Reverse. My address is same. With respect, Anatoly`,
    rows: ["1 | CA-CL-240 |", "2 | | Breva 120 Reverse"],
  },
  {
    mail: `Requirement list from engineering

| # | MPN | Qty | Comment |
|---|---|---|---|
| 1 | 100-100001404WOF | 10 | or 9900X |
| 2 | CA-KB-X870I | 10 | |
| 3 | F5-6000J3038F16GX2-FX5 | 20 | |

Quote valid until year end please.
Sofia`,
    rows: ["10 | 100-100001404WOF |", "10 | CA-KB-X870I |", "20 | F5-6000J3038F16GX2-FX5 |"],
  },
  {
    mail: `Hi there! We run a small esports café. We'd need eight Prism 512, eight headsets and a spare Anvil 750, ideally before the 1st of December. Is there a discount for eight or more? Thank you, Camille & team`,
    rows: ["8 | | Prism 512", "8 | | headsets", "1 | | spare Anvil 750"],
  },
  {
    mail: `Gentili signori,

in riferimento alla Vs. offerta n. 1182 confermiamo l'ordine di:

- 20 pz. Keel B850 Micro
- 20 pz. Tempo DDR5-6000 32 GB Kit
- 20 pz. Hangar 12

Resa: franco ns. magazzino. Pagamento: RiBa 30 gg.

Distinti saluti
Ufficio acquisti – Meccanica Rossi S.p.A.`,
    rows: ["20 | | Keel B850 Micro", "20 | | Tempo DDR5-6000 32 GB Kit", "20 | | Hangar 12"],
  },
  {
    mail: `Moin Jens, pack mir bitte noch 3 Anvil 850 und ein Fjord Duo 140 in die Lieferung für Donnerstag. Die Rechnung vom letzten Mal ist bezahlt. Gruß Malte`,
    rows: ["3 | | Anvil 850", "1 | | Fjord Duo 140"],
  },
  {
    mail: `Order for branch 014:

Fan 120 mm ......... 20 pcs
Fan 140 mm ......... 20 pcs
Fan hub ............ 5 pcs
SATA cable ......... none

Deliver Mon–Fri 7:30–15:30, call 0151 555 0133 before arrival.`,
    rows: ["20 | | Fan 120 mm", "20 | | Fan 140 mm", "5 | | Fan hub"],
  },
  {
    mail: `Hi,
You quoted us 40 x CA-GP-308 at $289. Our customer reduced the project, so we will only need 25. Please send a revised quote and also add 25 x CA-A-RISER.
Regards
Simone Hartl`,
    rows: ["25 | CA-GP-308 |", "25 | CA-A-RISER |"],
  },
  {
    mail: `Customer: Hillside Vet Clinic
Tech: Ray
Parts to order:
  Anvil 550 (1)
  Strata S3 2 TB (2)
  Tempo DDR4-3600 32 GB Kit (1)
Labor: 2.5 h
Notes: customer wants data moved over`,
    rows: ["1 | | Anvil 550", "2 | | Strata S3 2 TB", "1 | | Tempo DDR4-3600 32 GB Kit"],
  },
]
