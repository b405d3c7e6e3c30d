import type { BuyersMail } from "./mails-english.ts"

/** Written with the twenty-eighth blind set, and measured once before the reader learned from it. */
export const twentyNinthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Sophie,

I'm putting together our quarterly order. Please confirm you have:

> 60 x Breva 120 PWM
> 30 x Breva 140 PWM
> 30 x Fan Hub 8

If yes, dispatch on the usual account (AC-1190).

Warm regards,
Declan Burke`,
    rows: ["60 | | Breva 120 PWM", "30 | | Breva 140 PWM", "30 | | Fan Hub 8"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

wir interessieren uns für 15 Stück des Mainboards Keel X870 Mini sowie 15 Stück des Netzteils Anvil SFX 750. Gibt es ab 15 Stück einen Staffelpreis?

Mit freundlichen Grüßen
Torsten Hübner
Mini-Systeme GbR`,
    rows: ["15 | | Mainboards Keel X870 Mini", "15 | | Netzteils Anvil SFX 750"],
  },
  {
    mail: `RFQ# 55-2031 (respond by 3/19/26 COB)

ITEM 0001: CA-TM5-ECC32, QTY 128
ITEM 0002: CA-SNU-8000, QTY 32
ITEM 0003: CA-N-25SFP, QTY 16

TAA compliance statement required. POC: Ms. Duvall, (202) 555-0187`,
    rows: ["128 | CA-TM5-ECC32 |", "32 | CA-SNU-8000 |", "16 | CA-N-25SFP |"],
  },
  {
    mail: `hey :) can you add 3 more card struts and a riser cable to my order from sunday? same address. thanks! mina`,
    rows: ["3 | | card struts", "1 | | riser cable"],
  },
  {
    mail: `Dear Sales Team,

Kindly quote for below:

Description: Graphic Card Prism 716
Quantity: 25 units

Description: Power Supply Anvil 850
Quantity: 25 units

Description: Casing Hangar Flow
Quantity: 25 units

Delivery to Shah Alam, Selangor.

Terima kasih,
Nurul Izzah`,
    rows: [
      "25 | | Graphic Card Prism 716",
      "25 | | Power Supply Anvil 850",
      "25 | | Casing Hangar Flow",
    ],
  },
  {
    mail: `Three items today please Bob:
CA-CL-360 - two
CA-CL-240 - four
CA-CA-120 - ten
Invoice as usual. Ta. Jim`,
    rows: ["2 | CA-CL-360 |", "4 | CA-CL-240 |", "10 | CA-CA-120 |"],
  },
  {
    mail: `Bonjour Monsieur Petit,

Comme convenu, je vous confirme la commande suivante :
- 15 unités de la référence CA-KB-B850M
- 15 unités de la référence CA-TM5-6032
- 30 unités de la référence CA-F-120

Adresse de facturation : SARL Octet, 3 place Bellecour, 69002 Lyon

Bien à vous,
Nadège Colin`,
    rows: ["15 | CA-KB-B850M |", "15 | CA-TM5-6032 |", "30 | CA-F-120 |"],
  },
  {
    mail: `Team, I need the following shipped to the Austin lab, charge 4471-RD:

Intel E810XXVDA4 - 3 ea
Micron MTFDKCC7T6TGP - 8 ea
Noctua NH-U12A - 3 ea
3 ea CA-H-R4

Regards, Xi`,
    rows: [
      "3 | E810XXVDA4 | Intel",
      "8 | MTFDKCC7T6TGP | Micron",
      "3 | NH-U12A | Noctua",
      "3 | CA-H-R4 |",
    ],
  },
  {
    mail: `Can you tell me the price for 1 x Keel B850 ATX with 2 x Tempo DDR5-6000 32 GB Kit and 1 x Fjord 140 Duo, already assembled and tested? Best, Harriet Lowe`,
    rows: ["1 | | Keel B850 ATX", "2 | | Tempo DDR5-6000 32 GB Kit", "1 | | Fjord 140 Duo"],
  },
  {
    mail: `Spare list (approved by Mgr)

S/N   ITEM                      P/N            QTY   REMARKS
1     Fan 120mm                 CA-F-120       10    min stock
2     Power supply 550W         CA-PA-550      4     min stock
3     M.2 SSD 1TB               CA-SN4-1000    6     for line B

Pls expedite.
Rgds, Arvind`,
    rows: [
      "10 | CA-F-120 | Fan 120mm",
      "4 | CA-PA-550 | Power supply 550W",
      "6 | CA-SN4-1000 | M.2 SSD 1TB",
    ],
  },
  {
    mail: `Hello, we are the IT department of a small clinic. We need to replace 9 old hard disks with SSDs (1 TB SATA, 9 pcs) and would also like 9 SATA cables. Please send an offer. Thank you, Dr. Ana Lukić`,
    rows: ["9 | | SSDs (1 TB SATA)", "9 | | SATA cables"],
  },
  {
    mail: `Servus Toni,

i brauch für d'Werkstatt:
4 Anvil 750
4 Hangar Flow
a Packl Wärmeleitpaste CA-CP-4 (10 Stk)

Hol i am Freitag.

Pfiat di, Sepp`,
    rows: ["4 | | Anvil 750", "4 | | Hangar Flow", "10 | CA-CP-4 | Wärmeleitpaste"],
  },
  {
    mail: `Quote for resale:

Qty 75 WDS200T4X0E
Qty 75 CT2000T500SSD8
Qty 150 CMK32GX5M2B5600C36

No substitutions. FOB Dallas. Jake`,
    rows: ["75 | WDS200T4X0E |", "75 | CT2000T500SSD8 |", "150 | CMK32GX5M2B5600C36 |"],
  },
  {
    mail: `Hi,
Re the Hendon job, client has now confirmed numbers - 7no Keel B850 Micro, 7no Anvil 550, 7no Hangar Plain, 14no Breva 120 PWM. Can you deliver Thursday AM? Order no. HEN/044.
Regards
Siobhan`,
    rows: [
      "7 | | Keel B850 Micro",
      "7 | | Anvil 550",
      "7 | | Hangar Plain",
      "14 | | Breva 120 PWM",
    ],
  },
  {
    mail: `Please quote:

- Breva 120 PWM, box of 10, 5 boxes
- Interface Paste 4 g, 25 tubes
- Card Strut, 10 pcs

Ship from EU stock only. Lasse`,
    rows: ["5 | | Breva 120 PWM, box of 10", "25 | | Interface Paste 4 g", "10 | | Card Strut"],
  },
  {
    mail: `Dear Mr. Novak,

With reference to your price list of January, please deliver:

CA-GP-308      5 Stk.     @ 189,00
CA-GP-512      5 Stk.     @ 309,00
CA-GP-716      3 Stk.     @ 519,00

Kind regards
Blanka Horvat, nabava`,
    rows: ["5 | CA-GP-308 |", "5 | CA-GP-512 |", "3 | CA-GP-716 |"],
  },
  {
    mail: `Hi! My order is: Hangar Cube 1, Keel X870 Mini 1, Fjord Low 37 1, Anvil SFX 750 1, Strata N4 2 TB 2. Total please incl shipping to Malta. Thanks Luke`,
    rows: [
      "1 | | Hangar Cube",
      "1 | | Keel X870 Mini",
      "1 | | Fjord Low 37",
      "1 | | Anvil SFX 750",
      "2 | | Strata N4 2 TB",
    ],
  },
  {
    mail: `Assalamu alaikum,
Please send quotation for 30 nos UPS 650VA, 30 nos keyboard mouse combo, 2 nos 16 port switch and 1 box RJ45 connector. Delivery Dhaka.
Md. Rafiqul Islam`,
    rows: [
      "30 | | UPS 650VA",
      "30 | | keyboard mouse combo",
      "2 | | 16 port switch",
      "1 | | RJ45 connector",
    ],
  },
  {
    mail: `Kurt,
three line items for PO 22-0917:
1) 40 CA-SN4-2230
2) 40 CA-CM-2280
3) 4 CA-N-2X10
need ack today
Lou Ann`,
    rows: ["40 | CA-SN4-2230 |", "40 | CA-CM-2280 |", "4 | CA-N-2X10 |"],
  },
  {
    mail: `Guten Tag, ich möchte gern ein Angebot für folgende Teile: Mainboard Keel B860 ATX (1 Stück), Prozessor Intel Core Ultra 5 245K (1 Stück), Kühler Fjord 120 (1 Stück), Speicher Tempo DDR5-6400 48 GB Kit (2 Stück). Lieferung nach 4020 Linz. Danke, Herbert Mayr`,
    rows: [
      "1 | | Mainboard Keel B860 ATX",
      "1 | | Prozessor Intel Core Ultra 5 245K",
      "1 | | Kühler Fjord 120",
      "2 | | Speicher Tempo DDR5-6400 48 GB Kit",
    ],
  },
]
