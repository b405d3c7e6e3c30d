import type { BuyersMail } from "./mails-english.ts"

/** Written after the fifteenth blind set, and measured once before the reader learned from it. */
export const sixteenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Afternoon,

Material call-off for job 22817 (Hospital extension), van stock:

4 x relay 10g duo
8 x fan hub 8
2 x hangar rack 4u
1 x box cable ties
20 x m.2 heatsink

Drop at site gate before 8am Tues, ask for Darren 07700 900812

Ta`,
    rows: [
      "4 | | relay 10g duo",
      "8 | | fan hub 8",
      "2 | | hangar rack 4u",
      "1 | | cable ties",
      "20 | | m.2 heatsink",
    ],
  },
  {
    mail: `Dear colleagues,

Please be so kind as to send us an offer for the following components. The quantities are for one year, to be called off quarterly.

CA-SN4-1000 / 400 pcs
CA-TM5-5600P / 800 pcs
CA-PF-350 / 400 pcs

Should you have alternatives, feel free to propose them.

With kind regards,
Jaroslav Dvořák
Strategic Buyer, Tachyon a.s.`,
    rows: ["400 | CA-SN4-1000 |", "800 | CA-TM5-5600P |", "400 | CA-PF-350 |"],
  },
  {
    mail: `Hey Computer Assembler! Can you put together 2 Anvil 1000s, 2 Hangar 12s, 4 of the Prism 924 cards and like 8 Breva 140s for me? I'd pick it all up Saturday around noon. -Marcus`,
    rows: ["2 | | Anvil 1000s", "2 | | Hangar 12s", "4 | | Prism 924 cards", "8 | | Breva 140s"],
  },
  {
    mail: `Bestellung

Kunde: 204471
Referenz: Frau Simonis

CA-KB-B860A   5
CA-TM5-6448   10
CA-CL-240     5
CA-PA-850     5

Lieferadresse wie hinterlegt`,
    rows: ["5 | CA-KB-B860A |", "10 | CA-TM5-6448 |", "5 | CA-CL-240 |", "5 | CA-PA-850 |"],
  },
  {
    mail: `Hello,
we are a startup in Tallinn developing edge servers, and would be interested in evaluating your Fjord Rack 2U coolers (3 samples) and Relay 25G SFP28 cards (2 samples). If the test is positive we'd need around 500 per year.
Best,
Liis`,
    rows: ["3 | | Fjord Rack 2U coolers", "2 | | Relay 25G SFP28 cards"],
  },
  {
    mail: `1. Description: SSD 1TB NVMe M.2 2280
   Quantity: 80
2. Description: RAM 16GB DDR5 UDIMM
   Quantity: 160
3. Description: PSU 550W Bronze
   Quantity: 80

Submit offers via portal only.`,
    rows: ["80 | | SSD 1TB NVMe M.2 2280", "160 | | RAM 16GB DDR5 UDIMM", "80 | | PSU 550W Bronze"],
  },
  {
    mail: `Bonjour,
Nous sommes intéressés par l'achat de :
10 cartes graphiques Prism 512 (réf. CA-GP-512)
10 cartes mères Keel B850 Micro (réf. CA-KB-B850M)
20 SSD Strata N4 1 TB (réf. CA-SN4-1000)
Quel serait votre meilleur prix pour l'ensemble, port compris ?
Cordialement
Thierry Vasseur
06 12 34 56 78`,
    rows: [
      "10 | CA-GP-512 | cartes graphiques Prism 512",
      "10 | CA-KB-B850M | cartes mères Keel B850 Micro",
      "20 | CA-SN4-1000 | SSD Strata N4 1 TB",
    ],
  },
  {
    mail: `Subject: urgent order

Pls ship today UPS red:
  qty  5   CA-PA-1500
  qty 10   CA-F-140
  qty  2   CA-A-HUB
Bill 3rd party acct 4X88Y1
Rgds / Gus`,
    rows: ["5 | CA-PA-1500 |", "10 | CA-F-140 |", "2 | CA-A-HUB |"],
  },
  {
    mail: `Sehr geehrter Herr Lindner,

anbei die Positionen unseres Leistungsverzeichnisses:

1.1   Rechnergehäuse 4 HE, 19 Zoll, mit Frontlüfter          6 St
1.2   Netzteil redundant 2 x 550 W                           6 St
1.3   Mainboard mit IPMI, ECC-fähig                          6 St
1.4   Arbeitsspeicher 64 GB ECC registered                  24 St

Angebotsabgabe bis 02.04.2026.

Planungsbüro Witt`,
    rows: [
      "6 | | Rechnergehäuse 4 HE, 19 Zoll, mit Frontlüfter",
      "6 | | Netzteil redundant 2 x 550 W",
      "6 | | Mainboard mit IPMI, ECC-fähig",
      "24 | | Arbeitsspeicher 64 GB ECC registered",
    ],
  },
  {
    mail: `Hi Tina - thanks for the chat. So to recap, we'd like:
- ten Keel X870 Mini boards (CA-KB-X870I)
- ten Tempo DDR5-6400 48 GB Kit
- ten Strata N5 2 TB drives, plus two spares
- five Anvil SFX 750 for now, we still have five here
Send me a link to pay? Vikram`,
    rows: [
      "10 | CA-KB-X870I | Keel X870 Mini boards",
      "10 | | Tempo DDR5-6400 48 GB Kit",
      "10 | | Strata N5 2 TB drives",
      "5 | | Anvil SFX 750",
    ],
  },
  {
    mail: `SKU,QTY
CA-F-120,150
CA-F-140,150
CA-F-92S,40`,
    rows: ["150 | CA-F-120 |", "150 | CA-F-140 |", "40 | CA-F-92S |"],
  },
  {
    mail: `Hi, I need help. The order CA-2026-001877 came with CA-PA-750 but I ordered CA-PA-850. Please send 1 CA-PA-850 and I return the wrong one. Also I want to add 2 CA-F-120. Thanks, Ahmed`,
    rows: ["1 | CA-PA-850 |", "2 | CA-F-120 |"],
  },
  {
    mail: `Buenos días Laura:

Adjunto el pedido 2026/0312. Resumen:

- Ref CA-H-FLOW: 12 ud. a 72,50 €
- Ref CA-PA-750: 12 ud. a 81,00 €
- Ref CA-F-140: 36 ud. a 11,90 €

Entregar en Polígono Sur, nave 14, 41013 Sevilla.

Saludos,
Almacén`,
    rows: ["12 | CA-H-FLOW |", "12 | CA-PA-750 |", "36 | CA-F-140 |"],
  },
  {
    mail: `we need to fill an order for one of our customers by month-end,
can you quote 35 Intel Core Ultra 7 265K, 35 MSI PRO Z890-S WIFI and 70 Crucial Pro 32GB DDR5-6000? tray cpus are ok.
pls include leadtime
--
Jill @ PartsHub`,
    rows: [
      "35 | | Intel Core Ultra 7 265K",
      "35 | | MSI PRO Z890-S WIFI",
      "70 | | Crucial Pro 32GB DDR5-6000",
    ],
  },
  {
    mail: `| Pos | Artikel | Menge |
|-----|---------|-------|
| 1 | CA-TM5-6032 | 30 |
| 2 | CA-SN4-2000 | 15 |
| 3 | CA-CP-4 | 5 |

Danke! Vera`,
    rows: ["30 | CA-TM5-6032 |", "15 | CA-SN4-2000 |", "5 | CA-CP-4 |"],
  },
  {
    mail: `Good Afternoon,

This is to request a quote for the items needed by our Grants Dept:

ITEM                                   QTY NEEDED
Logitech C920S webcam                  14
Jabra Evolve2 40 headset               14
Anker USB-C hub 7-in-1                 14

Vendor must accept purchase orders.

Respectfully,
Tonya Briggs`,
    rows: [
      "14 | | Logitech C920S webcam",
      "14 | | Jabra Evolve2 40 headset",
      "14 | | Anker USB-C hub 7-in-1",
    ],
  },
  {
    mail: `dear sales, pls quote 1) CA-N-2X10 - 20pcs 2) CA-N-25SFP - 10pcs 3) CA-A-RISER - 10pcs. delivery to incheon airport. thanks. mr park`,
    rows: ["20 | CA-N-2X10 |", "10 | CA-N-25SFP |", "10 | CA-A-RISER |"],
  },
  {
    mail: `Hallo Leute, mir ist das Netzteil abgeraucht :( Ich brauch also ein neues Anvil 850 und am besten gleich noch zwei Breva 140 PWM dazu. Könnt ihr das bis Freitag schicken? LG Fabi`,
    rows: ["1 | | neues Anvil 850", "2 | | Breva 140 PWM"],
  },
  {
    mail: `Re: Stock list w/c 16 March

Hi Pete, from your stock list we'll have:
the Prism 308s - all 22
the Prism 512s - 10 of the 14
the Keel B760 DDR4 boards - 6

Invoice to Cobalt Systems, PO CS-7718.`,
    rows: ["22 | | Prism 308s", "10 | | Prism 512s", "6 | | Keel B760 DDR4 boards"],
  },
  {
    mail: `Hello,
Please see my list. All must be in one shipment.
Part: CA-CA-140D Quantity: 9
Part: CA-KB-X870I Quantity: 9
Part: CA-TM5-6064 Quantity: 18
Part: CA-SN5-2000 Quantity: 18
Regards
Dr. Emeka Obi
University of Lagos`,
    rows: ["9 | CA-CA-140D |", "9 | CA-KB-X870I |", "18 | CA-TM5-6064 |", "18 | CA-SN5-2000 |"],
  },
]
