import type { BuyersMail } from "./mails-english.ts"

/** Written with the twenty-second blind set, and measured once before the reader learned from it. */
export const twentyThirdBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hey team,

Could y'all send me a quote on 15 of your Hangar Plain cases and 15 Anvil 550 power supplies? We're a nonprofit (501c3) so please apply the discount. Ship to Waco, TX 76701.

God bless,
Pastor Jim`,
    rows: ["15 | | Hangar Plain cases", "15 | | Anvil 550 power supplies"],
  },
  {
    mail: `1x CA-H-CUBE
1x CA-KB-X870I
1x CA-PS-750
2x CA-TM5-6032
1x CA-CA-37L

Kunde wartet, bitte per Express. Danke.`,
    rows: [
      "1 | CA-H-CUBE |",
      "1 | CA-KB-X870I |",
      "1 | CA-PS-750 |",
      "2 | CA-TM5-6032 |",
      "1 | CA-CA-37L |",
    ],
  },
  {
    mail: `Dear Ms. Turner,

Thank you for your e-mail of March 3rd. After internal alignment we would like to order:

30 pieces of article CA-N-2X10 at EUR 118.00 per piece
10 pieces of article CA-N-25SFP at EUR 262.00 per piece

Delivery should take place in calendar week 16 at the latest.

Best regards,
Katharina Wolff`,
    rows: ["30 | CA-N-2X10 |", "10 | CA-N-25SFP |"],
  },
  {
    mail: `Restock list (Mon)
[ ] CA-CP-4 - 20
[ ] CA-CM-2280 - 20
[x] CA-F-120 - 50
[ ] CA-F-140 - 25`,
    rows: ["20 | CA-CP-4 |", "20 | CA-CM-2280 |", "50 | CA-F-120 |", "25 | CA-F-140 |"],
  },
  {
    mail: `Hello,

We need an offer for spare parts for 3 machines:

Spare parts for machine 1: 2 pcs Breva 80 Industrial, 1 pc Anvil Flex 350
Spare parts for machine 2: 4 pcs Breva 80 Industrial
Spare parts for machine 3: 1 pc Strata Mini 1 TB

Regards,
Zoltán`,
    rows: [
      "2 | | Breva 80 Industrial",
      "1 | | Anvil Flex 350",
      "4 | | Breva 80 Industrial",
      "1 | | Strata Mini 1 TB",
    ],
  },
  {
    mail: `Hi Mark, I've got the green light for 25 seats. So that's 25 x CA-KB-B850M, 25 x CA-TM5-5600P (maybe 50, tbc), 25 x CA-SN4-1000. Also we need pricing for 5 x CA-GP-308. Cheers, Lola`,
    rows: ["25 | CA-KB-B850M |", "25 | CA-TM5-5600P |", "25 | CA-SN4-1000 |", "5 | CA-GP-308 |"],
  },
  {
    mail: `Pedido de material

Cliente: Talleres Ibarra
Fecha: 12-03-2026

Cant.   Código        Descripción
4       CA-H-R4       Hangar Rack 4U
4       CA-PA-1000    Anvil 1000
8       CA-F-80I      Breva 80 Industrial

Observaciones: llamar antes de entregar`,
    rows: [
      "4 | CA-H-R4 | Hangar Rack 4U",
      "4 | CA-PA-1000 | Anvil 1000",
      "8 | CA-F-80I | Breva 80 Industrial",
    ],
  },
  {
    mail: `Hiya, could you let me know availability of the following for collection this afternoon?

Tempo DDR5-6000 32 GB Kit (2)
Strata N4 1 TB (2)
Fjord 140 Duo (1)

Van will be there around 3.30pm.

Dougie, Clyde Computers`,
    rows: ["2 | | Tempo DDR5-6000 32 GB Kit", "2 | | Strata N4 1 TB", "1 | | Fjord 140 Duo"],
  },
  {
    mail: `Dear Sales Department,

we are interested in your products and ask for your best offer for the following positions:

Pos. 1 – Server memory RDIMM 64 GB, Micron MTC40F2046S1RC48BA1R – quantity 32
Pos. 2 – SSD U.2 7.68 TB, Micron MTFDKCC7T6TGP – quantity 16
Pos. 3 – NIC, Intel E810XXVDA2 – quantity 4

Thank you and kind regards
Petra Hájková`,
    rows: [
      "32 | MTC40F2046S1RC48BA1R | Server memory RDIMM 64 GB, Micron",
      "16 | MTFDKCC7T6TGP | SSD U.2 7.68 TB, Micron",
      "4 | E810XXVDA2 | NIC, Intel",
    ],
  },
  {
    mail: `Salve, avrei bisogno di 3 Prism 512 e 3 Anvil 750. Avete anche un case piccolo tipo Hangar Cube? Ne prenderei 3. Grazie, Davide`,
    rows: ["3 | | Prism 512", "3 | | Anvil 750", "3 | | Hangar Cube"],
  },
  {
    mail: `PO-6671 / rev B

Changes vs rev A in caps.

CA-PA-850     QTY 14 (WAS 12)
CA-H-FLOW     QTY 14 (WAS 12)
CA-F-140      QTY 42 (WAS 36)

Acknowledge within 24 hrs.`,
    rows: ["14 | CA-PA-850 |", "14 | CA-H-FLOW |", "42 | CA-F-140 |"],
  },
  {
    mail: `Hello, I'd like to place a pre-order for the Prism 924 - 3 pieces - and if possible the Prism 924 Blower - 1 piece. Please hold them until payday (28th). Regards, Kofi`,
    rows: ["3 | | Prism 924", "1 | | Prism 924 Blower"],
  },
  {
    mail: `Bitte folgende Teile auf Baustelle Nordring liefern:

3 Kartons CA-CP-4
12 CA-F-80I
2 CA-H-R4

Ansprechpartner vor Ort: Hr. Kruse 0171 2345678`,
    rows: ["3 | CA-CP-4 |", "12 | CA-F-80I |", "2 | CA-H-R4 |"],
  },
  {
    mail: `Good day. Would you please let us have your quotation for:

100 (one hundred) USB flash drives 64 GB
20 (twenty) external hard drives 2 TB
5 (five) laser printers, monochrome

The above are required by the Electoral Commission.`,
    rows: [
      "100 | | USB flash drives 64 GB",
      "20 | | external hard drives 2 TB",
      "5 | | laser printers, monochrome",
    ],
  },
  {
    mail: `hey quick reorder. last order minus the gpus so just:
keel b850 micro 6
anvil 550 6
hangar plain 6
tempo plain 12
dave`,
    rows: ["6 | | keel b850 micro", "6 | | anvil 550", "6 | | hangar plain", "12 | | tempo plain"],
  },
  {
    mail: `Hi Gwen,

Please can you add the following to quote QU-3390:

Item: Relay 10G Duo
Amount: 10

Item: Riser Cable PCIe 5.0 x16
Amount: 10

and remove the Card Struts.

Thanks
Ioan`,
    rows: ["10 | | Relay 10G Duo", "10 | | Riser Cable PCIe 5.0 x16"],
  },
  {
    mail: `Commande urgente : 8 CA-PA-750, 8 CA-F-140 et 4 CA-A-HUB. À livrer au 5 rue du Port, 44000 Nantes avant jeudi midi. Contact : Yann 06 98 76 54 32`,
    rows: ["8 | CA-PA-750 |", "8 | CA-F-140 |", "4 | CA-A-HUB |"],
  },
  {
    mail: `Dear Computer Assembler Team,
We run an internet cafe in Manila. Kindly quote us the ff:
20pcs Ryzen 5 5600G
20pcs Keel A520 Micro
20pcs 8GB DDR4 3200
20pcs 256GB NVMe
20pcs generic case w/ psu
COD or bank transfer?
Salamat po,
Jun`,
    rows: [
      "20 | | Ryzen 5 5600G",
      "20 | | Keel A520 Micro",
      "20 | | 8GB DDR4 3200",
      "20 | | 256GB NVMe",
      "20 | | generic case w/ psu",
    ],
  },
  {
    mail: `Part No: CA-TM5-6448
Required: 18
Part No: CA-KB-Z890A
Required: 9
Part No: CA-CL-420
Required: 9

Quote ref to appear on all documents.`,
    rows: ["18 | CA-TM5-6448 |", "9 | CA-KB-Z890A |", "9 | CA-CL-420 |"],
  },
  {
    mail: `Hi! Just making sure my phone order from this morning went through: two Strata N4 4 TB, one Carrier M.2 x4. Could you change the Strata to three please? Cheers! Ffion`,
    rows: ["2 | | Strata N4 4 TB", "1 | | Carrier M.2 x4"],
  },
]
