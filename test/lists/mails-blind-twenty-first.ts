import type { BuyersMail } from "./mails-english.ts"

/** Written with the twentieth blind set, and measured once before the reader learned from it. */
export const twentyFirstBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Sales,
Could you please quote the following with your best lead time -

Tempo Steady DDR5-5600 ECC 32 GB, 96 modules
Strata Vault 8 TB U.2, 48 drives
Relay 25G SFP28, 12 cards
Hangar Rack 4U, 12 chassis

Ship to Ashburn VA 20147.

Thanks,
Renata`,
    rows: [
      "96 | | Tempo Steady DDR5-5600 ECC 32 GB",
      "48 | | Strata Vault 8 TB U.2",
      "12 | | Relay 25G SFP28",
      "12 | | Hangar Rack 4U",
    ],
  },
  {
    mail: `Bestelle hiermit 4 Lüfter CA-F-140 und 1 Hub CA-A-HUB an: Max Rieger, Lindenweg 3, 06114 Halle. Zahlung per Vorkasse. MfG Max Rieger`,
    rows: ["4 | CA-F-140 | Lüfter", "1 | CA-A-HUB | Hub"],
  },
  {
    mail: `Dear supplier,

thank you for quotation 26Q-119. Please reduce quantity of item CA-GP-716 to 10 pcs and increase quantity of item CA-GP-512 to 25 pcs, then send a new quotation.

Regards,
Radka Petrova`,
    rows: ["10 | CA-GP-716 |", "25 | CA-GP-512 |"],
  },
  {
    mail: `Order no. 5521 for store Malmö

Art.nr        Benämning             Antal
CA-F-120      Breva 120 PWM         24
CA-F-140      Breva 140 PWM         12
CA-CP-4       Interface Paste 4 g   10

Mvh
Butik Malmö`,
    rows: [
      "24 | CA-F-120 | Breva 120 PWM",
      "12 | CA-F-140 | Breva 140 PWM",
      "10 | CA-CP-4 | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hello! I'd like to build a silent PC for my home studio. I've picked the following from your site - could you make me a price for everything together incl. assembly?

Hangar Plain (1)
Keel B860 ATX (1)
Intel Core Ultra 5 245K (1)
Fjord 140 Duo (1)
Tempo DDR5-6400 48 GB Kit (1)
Strata N4 2 TB (2)
Anvil 750 (1)

Warm regards, Signe`,
    rows: [
      "1 | | Hangar Plain",
      "1 | | Keel B860 ATX",
      "1 | | Intel Core Ultra 5 245K",
      "1 | | Fjord 140 Duo",
      "1 | | Tempo DDR5-6400 48 GB Kit",
      "2 | | Strata N4 2 TB",
      "1 | | Anvil 750",
    ],
  },
  {
    mail: `requesting quote, need ASAP:
* (10) HP 400 G9 power supply, part L70042-005
* (25) 8GB DDR4 SODIMM
* (4) 1TB SATA SSD 2.5"

Bill to: Lakeside ISD
Thanks - Cody`,
    rows: [
      "10 | L70042-005 | HP 400 G9 power supply",
      "25 | | 8GB DDR4 SODIMM",
      '4 | | 1TB SATA SSD 2.5"',
    ],
  },
  {
    mail: `Estimada Sra. Vidal:

En relación con su oferta 118/26, confirmamos el pedido de 6 unidades del artículo CA-H-R4 y de 12 unidades del artículo CA-F-80I. La entrega deberá realizarse antes del 15 de abril en nuestras instalaciones de Getafe.

Atentamente,
Dpto. de Compras
Electrónica Sur S.L.`,
    rows: ["6 | CA-H-R4 |", "12 | CA-F-80I |"],
  },
  {
    mail: `To: sales
Re: restock

CA-PA-550......12
CA-PA-750......24
CA-PA-850......24
CA-PA-1000.....6

tks
Vern`,
    rows: ["12 | CA-PA-550 |", "24 | CA-PA-750 |", "24 | CA-PA-850 |", "6 | CA-PA-1000 |"],
  },
  {
    mail: `Good morning Stefan,

below the demand of our Hungarian plant. Please split the invoice by cost centre.

CC 1100: CA-KB-B760D 8 pcs; CA-TM4-3632 16 pcs
CC 1200: CA-KB-A520M 4 pcs; CA-TM4-3632 8 pcs

Kind regards
Eszter`,
    rows: ["8 | CA-KB-B760D |", "16 | CA-TM4-3632 |", "4 | CA-KB-A520M |", "8 | CA-TM4-3632 |"],
  },
  {
    mail: `Hi! We're upgrading the PCs in our makerspace, and we are looking for 10 identical graphics cards (something like the Prism 308), 10 sets of 2x16GB DDR5 and 10 quiet 120 mm fans. Please let me know what you'd recommend. - Beatriz`,
    rows: [
      "10 | | identical graphics cards (something like the Prism 308)",
      "10 | | 2x16GB DDR5",
      "10 | | quiet 120 mm fans",
    ],
  },
  {
    mail: `Product: Anvil Flex 350
SKU: CA-PF-350
Units: 75

Product: Keel X870 Mini
SKU: CA-KB-X870I
Units: 75

Product: Fjord Low 37
SKU: CA-CA-37L
Units: 75

Sent via contact form (IP logged)`,
    rows: [
      "75 | CA-PF-350 | Anvil Flex 350",
      "75 | CA-KB-X870I | Keel X870 Mini",
      "75 | CA-CA-37L | Fjord Low 37",
    ],
  },
  {
    mail: `Moin Ole, packst du mir bitte 5x CA-SN4-2000, 5x CA-CM-2280 und ne Tube CA-CP-4 ein? Hole ich Donnerstag gegen 16 Uhr ab. Danke dir! Finn`,
    rows: ["5 | CA-SN4-2000 |", "5 | CA-CM-2280 |", "1 | CA-CP-4 |"],
  },
  {
    mail: `We are looking for the following obsolete parts:

BX80662I76700K   qty 5
BX80677I77700    qty 5
GA-Z77-HD3       qty 3

Used or refurbished acceptable. Please attach photos.

Machine Vision Repair Co.`,
    rows: ["5 | BX80662I76700K |", "5 | BX80677I77700 |", "3 | GA-Z77-HD3 |"],
  },
  {
    mail: `Hi Omar,

Per our standing agreement, please ship this month's batch:
1. Breva 92 Slim: 500
2. Breva 80 Industrial: 750
3. Fan Hub 8: 125

Next month will be 20% higher.

Regards, Xiomara`,
    rows: ["500 | | Breva 92 Slim", "750 | | Breva 80 Industrial", "125 | | Fan Hub 8"],
  },
  {
    mail: `Guten Abend, meine Tochter fängt ein Informatikstudium an und braucht einen Rechner. Der Händler um die Ecke hat mir diese Liste gegeben:
1 Keel B850 Micro
1 AMD Ryzen 7 9700X
1 Tempo DDR5-6000 32 GB Kit
1 Strata N4 2 TB
1 Anvil 550
1 Hangar Plain
Bauen Sie das auch zusammen? Freundliche Grüße, Dr. Petra Heise`,
    rows: [
      "1 | | Keel B850 Micro",
      "1 | | AMD Ryzen 7 9700X",
      "1 | | Tempo DDR5-6000 32 GB Kit",
      "1 | | Strata N4 2 TB",
      "1 | | Anvil 550",
      "1 | | Hangar Plain",
    ],
  },
  {
    mail: `> 1. Which colour for the cases?
Black.
> 2. How many in total?
32 x CA-H-FLOW, 32 x CA-PA-750.
> 3. Delivery address?
See signature.

Erik Sandberg
Kungsgatan 10, 111 43 Stockholm`,
    rows: ["32 | CA-H-FLOW |", "32 | CA-PA-750 |"],
  },
  {
    mail: `Hi - for Q3 forecast only (not a PO yet):
July: 300 CA-SN4-1000, 100 CA-SN4-2000
August: 300 CA-SN4-1000, 120 CA-SN4-2000
Does MOQ pricing apply? Thx Gabe`,
    rows: [
      "300 | CA-SN4-1000 |",
      "100 | CA-SN4-2000 |",
      "300 | CA-SN4-1000 |",
      "120 | CA-SN4-2000 |",
    ],
  },
  {
    mail: `Hello Ms Kim,

We need samples before the mass order. Sample list:
Prism 512: one piece
Prism 716: one piece
Anvil 850: two pieces

Please use our FedEx account 5512-8890-1.

Thanks, Rajesh`,
    rows: ["1 | | Prism 512", "1 | | Prism 716", "2 | | Anvil 850"],
  },
  {
    mail: `Ship me the usual monthly stuff: 20 each of CA-F-120, CA-F-140 and CA-F-92S, plus 10 CA-CP-4. Bill the Visa on file. Hank`,
    rows: ["20 | CA-F-120 |", "20 | CA-F-140 |", "20 | CA-F-92S |", "10 | CA-CP-4 |"],
  },
  {
    mail: `Objet : demande de prix

Madame, Monsieur,

Dans le cadre du renouvellement de notre parc informatique, merci de nous chiffrer :

25 écrans 24 pouces
25 ensembles clavier/souris sans fil
5 disques durs externes 2 To

Délai souhaité : fin avril.

La secrétaire de mairie,
Mme Josiane Prigent`,
    rows: [
      "25 | | écrans 24 pouces",
      "25 | | ensembles clavier/souris sans fil",
      "5 | | disques durs externes 2 To",
    ],
  },
]
