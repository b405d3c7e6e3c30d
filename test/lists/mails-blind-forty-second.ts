import type { BuyersMail } from "./mails-english.ts"

/** Kept aside until the reader stood: at first sight 84 % of the rows were as here. The reader has learned little from it. */
export const fortySecondBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good morning,

I'd be grateful for your best price on the items listed below.

Anvil 750 x 20
Strata N4 2 TB x 20
Breva 120 PWM x 60

We're comparing three suppliers, so a reply today would be helpful.

Best wishes
Gillian Stone
Stone & Daughters Computing`,
    rows: ["20 | | Anvil 750", "20 | | Strata N4 2 TB", "60 | | Breva 120 PWM"],
  },
  {
    mail: `Need these for Monday:
CA-GP-512 - 4
CA-PA-650 - 4
CA-TM5-6032 - 8
CA-CP-4 - 10
Account 33021
Vince`,
    rows: ["4 | CA-GP-512 |", "4 | CA-PA-650 |", "8 | CA-TM5-6032 |", "10 | CA-CP-4 |"],
  },
  {
    mail: `Hello!

I run a small repair shop in Tallinn. I'd like to buy 10 pieces of the 650 W power supply, 5 pieces of the 750 W one, and 20 SSDs of 1 TB (M.2). Can you ship to Estonia?

Best regards
Mihkel Tamm`,
    rows: ["10 | | 650 W power supply", "5 | | 750 W", "20 | | SSDs of 1 TB (M.2)"],
  },
  {
    mail: `Hi Dan,

As per the call, revised numbers:

Keel B850 ATX: was 10, now 14
Anvil 850: was 10, now 14
Hangar Flow: stays at 10

PO to follow this afternoon.

Regards,
Sunita`,
    rows: ["14 | | Keel B850 ATX", "14 | | Anvil 850", "10 | | Hangar Flow"],
  },
  {
    mail: `Sehr geehrter Herr Wolters,

hiermit bestellen wir zur Lieferung in KW 2/2027:

Pos. 1   50 Stück   CA-PA-550   Netzteil Anvil 550
Pos. 2   50 Stück   CA-KB-A520M   Mainboard Keel A520 Micro
Pos. 3   100 Stück   CA-TM4-3632   Speicher Tempo DDR4-3600

Unsere Bestellnummer: 4711-26
Kostenstelle: 8150

Mit freundlichen Grüßen
Technische Werke Mainz
Abt. Einkauf, Jana Seidel`,
    rows: [
      "50 | CA-PA-550 | Netzteil Anvil 550",
      "50 | CA-KB-A520M | Mainboard Keel A520 Micro",
      "100 | CA-TM4-3632 | Speicher Tempo DDR4-3600",
    ],
  },
  {
    mail: `yo can i grab 2 prism 924, 1 anvil 1500 n a hangar bench? pickup fri. also whats ur return policy`,
    rows: ["2 | | prism 924", "1 | | anvil 1500", "1 | | hangar bench"],
  },
  {
    mail: `Bonjour,

Dans le cadre du renouvellement de notre parc, nous aurions besoin de :

Carte mère Keel B850 Micro : 25
Mémoire Tempo DDR5-6000 32 Go : 25
SSD Strata N4 1 To : 25
Alimentation Anvil 550 : 25

Merci de nous adresser votre devis avant le 5 décembre.

Cordialement,

Isabelle Garnier
Responsable achats
Tél. : 02 40 55 01 88`,
    rows: [
      "25 | | Carte mère Keel B850 Micro",
      "25 | | Mémoire Tempo DDR5-6000 32 Go",
      "25 | | SSD Strata N4 1 To",
      "25 | | Alimentation Anvil 550",
    ],
  },
  {
    mail: `Estimados señores:

Por favor, coticen lo siguiente:

Cant. Descripción
12 Tarjeta gráfica Prism 716
12 Fuente de poder Anvil 850
24 Memoria Tempo DDR5-6000 32 GB Kit

Entrega en Guadalajara, Jalisco. Condiciones: crédito 30 días.

Saludos cordiales,
Ing. Jorge Villaseñor`,
    rows: [
      "12 | | Tarjeta gráfica Prism 716",
      "12 | | Fuente de poder Anvil 850",
      "24 | | Memoria Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hi - the customer has changed their mind again. Original order was 5 x Prism 716 and 5 x Anvil 850. They now want 5 x Prism 924 and 5 x Anvil 1000 instead. Rest of the order (5 x Firth 360) is unchanged. Sorry! Becky`,
    rows: ["5 | | Prism 924", "5 | | Anvil 1000", "5 | | Firth 360"],
  },
  {
    mail: `Geachte heer, mevrouw,

Wij ontvangen graag uw prijsopgave voor onderstaande artikelen:

CA-SS3-2000   36 st.
CA-N-2X10     6 st.
CA-H-R4       3 st.

Met vriendelijke groet,
Sander Visser
ICT-beheer
Gemeente Zwolle`,
    rows: ["36 | CA-SS3-2000 |", "6 | CA-N-2X10 |", "3 | CA-H-R4 |"],
  },
  {
    mail: `Ciao Luca, mi servono 4 Anvil 650, 4 Hangar 12 e otto banchi Tempo Plain DDR5-5600 16 GB. Se li hai a magazzino passo domani. Ciao, Giorgio`,
    rows: ["4 | | Anvil 650", "4 | | Hangar 12", "8 | | banchi Tempo Plain DDR5-5600 16 GB"],
  },
  {
    mail: `---------- Forwarded message ---------
From: Priya Nair <priya@acme-labs.example>
Date: Wed, Nov 25, 2026 at 6:12 PM
Subject: lab PCs
To: Purchasing

Hi, can we get these ordered for the lab?

• Keel Z890 ATX (qty 6)
• Tempo DDR5-6400 48 GB CU Kit (qty 12)
• Strata N5 2 TB (qty 6)
• Anvil 1000 (qty 6)

It's budgeted under grant 21-0087.

Thanks
Priya`,
    rows: [
      "6 | | Keel Z890 ATX",
      "12 | | Tempo DDR5-6400 48 GB CU Kit",
      "6 | | Strata N5 2 TB",
      "6 | | Anvil 1000",
    ],
  },
  {
    mail: `Dear supplier,

We have an urgent requirement for 30 nos of CA-N-25SFP and 60 nos of CA-F-80I. Kindly confirm availability. If 30 nos are not available, please send what you have.

Regards,
R. Subramanian
Stores & Purchase`,
    rows: ["30 | CA-N-25SFP |", "60 | CA-F-80I |"],
  },
  {
    mail: `Shopping list for the youth club gaming room:
5 keyboards
5 mice
5 headsets
2 spare controllers
1 big monitor (32")
1 Prism 512
Thank you so much!! Trish`,
    rows: [
      "5 | | keyboards",
      "5 | | mice",
      "5 | | headsets",
      "2 | | spare controllers",
      '1 | | big monitor (32")',
      "1 | | Prism 512",
    ],
  },
  {
    mail: `Line\tSupplier Part No\tDescription\tUOM\tOrder Qty\tUnit Price
1\tCA-CL-240\tFirth 240\tEA\t15\t89.00
2\tCA-F-140\tBreva 140 PWM\tEA\t45\t14.50
3\tCA-A-STRUT\tCard Strut\tEA\t15\t9.90

Please acknowledge within 24 hours.
Buyer: K. Lindqvist`,
    rows: [
      "15 | CA-CL-240 | Firth 240",
      "45 | CA-F-140 | Breva 140 PWM",
      "15 | CA-A-STRUT | Card Strut",
    ],
  },
  {
    mail: `Hi Steve, we're putting together five editing machines. Each one gets a Keel Z890 ATX, an Anvil 1000, a Prism 716 and two Strata N5 2 TB. Could you do a price for the lot? Cheers, Rob`,
    rows: ["5 | | Keel Z890 ATX", "5 | | Anvil 1000", "5 | | Prism 716", "10 | | Strata N5 2 TB"],
  },
  {
    mail: `Hello,

I would like to order:

Intel Core Ultra 7 265K - 3 units
ASUS ProArt Z890-Creator - 3 units
Noctua NF-A12x25 - 9 units
Samsung 990 Pro 4TB - 3 units

VAT number: IE6388047V

Conor Daly`,
    rows: [
      "3 | | Intel Core Ultra 7 265K",
      "3 | | ASUS ProArt Z890-Creator",
      "9 | NF-A12x25 | Noctua",
      "3 | | Samsung 990 Pro 4TB",
    ],
  },
  {
    mail: `Our standing order for December please, plus ten extra Anvil 550:

Anvil 550 ... 40
Keel A520 Micro ... 40
Hangar 12 ... 40

Thanks, Gosia`,
    rows: ["10 | | Anvil 550", "40 | | Anvil 550", "40 | | Keel A520 Micro", "40 | | Hangar 12"],
  },
  {
    mail: `Guten Morgen Frau Yilmaz,

danke für die schnelle Lieferung letzte Woche! Heute bräuchten wir noch ein paar Kleinigkeiten: zwei Riser Cable, ein Fan Hub 8, 10 Tuben Interface Paste 4 g und 4 von den Breva 92 Slim.

Schöne Woche!
Kai Petersen`,
    rows: [
      "2 | | Riser Cable",
      "1 | | Fan Hub 8",
      "10 | | Interface Paste 4 g",
      "4 | | Breva 92 Slim",
    ],
  },
  {
    mail: `Please find our requirement:

1. CA-KB-B760D (Keel B760 DDR4), 75 pcs, delivery Jan 2027
2. CA-TM4-3632 (Tempo DDR4-3600 32 GB Kit), 75 pcs, delivery Jan 2027
3. CA-PF-350 (Anvil Flex 350), 75 pcs, delivery Feb 2027

Target price total: USD 18,500.
Please quote DDP Warsaw.`,
    rows: [
      "75 | CA-KB-B760D | Keel B760 DDR4",
      "75 | CA-TM4-3632 | Tempo DDR4-3600 32 GB Kit",
      "75 | CA-PF-350 | Anvil Flex 350",
    ],
  },
  {
    mail: `Hi,

1 Hangar Cube
1 Keel X870 Mini
1 Anvil SFX 750
1 Prism 512
1 Fjord Low 37
2 Tempo DDR5-6000 32 GB Kit - no wait, just 1

Is everything compatible?

Thx
Noah`,
    rows: [
      "1 | | Hangar Cube",
      "1 | | Keel X870 Mini",
      "1 | | Anvil SFX 750",
      "1 | | Prism 512",
      "1 | | Fjord Low 37",
      "1 | | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Dear Customer Service,

With reference to your invoice 2026-10442 we were charged for 12 pcs Strata N4 4 TB but received only 10. Please send the missing 2 pcs.

In addition we would like to order 6 pcs Strata Vault 8 TB U.2.

Kind regards
Accounts Payable
Vega Biotech AG`,
    rows: ["2 | | Strata N4 4 TB", "6 | | Strata Vault 8 TB U.2"],
  },
  {
    mail: `Hi Laura

Quote request for the below please. Where there's an option, cheapest is fine.

2TB NVMe drive - qty 12
16GB DDR5 DIMM - qty 24
650W or 750W PSU - qty 12
ATX case, no window - qty 12

Ref: HQ refresh phase 2
Ben Ogilvie
Ext. 4410`,
    rows: [
      "12 | | 2TB NVMe drive",
      "24 | | 16GB DDR5 DIMM",
      "12 | | 650W or 750W PSU",
      "12 | | ATX case, no window",
    ],
  },
  {
    mail: `CA-PA-850 30pcs
CA-PA-1000 15pcs
CA-GP-716 15pcs
forgot: CA-A-RISER 15pcs
pls cancel the PA-1000, customer uses his own.`,
    rows: ["30 | CA-PA-850 |", "15 | CA-GP-716 |", "15 | CA-A-RISER |"],
  },
  {
    mail: `Hi Marie,

Could you send us a pro-forma for 100 Hangar Plain and the same number of Anvil 550? Our bank needs it by Friday for the letter of credit.

Best,
Ahmed Farouk
Nile Computer Trading, Cairo
Tel +20 2 5550 1234`,
    rows: ["100 | | Hangar Plain", "100 | | Anvil 550"],
  },
]
