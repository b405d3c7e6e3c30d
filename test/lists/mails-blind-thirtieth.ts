import type { BuyersMail } from "./mails-english.ts"

/** Written after the twenty-ninth blind set, and measured once before the reader learned from it. */
export const thirtiethBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello Rebecca,

Please see below what we need to keep the refurb line running:

Anvil 550 / 40 pcs
Strata N4 1 TB / 80 pcs
Tempo Plain DDR5-5600 16 GB / 160 pcs
Interface Paste 4 g / 15 pcs

I'll raise the PO as soon as I have your confirmation.

Cheers,
Stewart`,
    rows: [
      "40 | | Anvil 550",
      "80 | | Strata N4 1 TB",
      "160 | | Tempo Plain DDR5-5600 16 GB",
      "15 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hey, could u do 3x hangar 12 and 6x firth 420? need em by the 25th latest. Also whats the warranty on the firths. Jonas`,
    rows: ["3 | | hangar 12", "6 | | firth 420"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

zur Ergänzung unserer Bestellung vom 3. März benötigen wir noch:

10 Stk. CA-A-HUB
40 Stk. CA-F-120
4 Stk. CA-H-R4

Bitte liefern Sie alles zusammen.

Mit freundlichen Grüßen
Renate Kobler
Einkauf, Kobler Automation`,
    rows: ["10 | CA-A-HUB |", "40 | CA-F-120 |", "4 | CA-H-R4 |"],
  },
  {
    mail: `Item,Qty,Notes
CA-PA-750,30,
CA-PA-850,20,
CA-PA-1000,5,if in stock`,
    rows: ["30 | CA-PA-750 |", "20 | CA-PA-850 |", "5 | CA-PA-1000 |"],
  },
  {
    mail: `Dear Mr. Kaminski,

We are pleased to award you the contract for the delivery of 60 (sixty) Prism 308 graphics cards and 60 (sixty) Anvil 550 power supplies under the terms of your bid dated 12 February 2026.

Kindly sign and return the enclosed copy.

Municipality of Gdynia`,
    rows: ["60 | | Prism 308 graphics cards", "60 | | Anvil 550 power supplies"],
  },
  {
    mail: `Restock for truck 12
- 2x tubes of paste
- 6x breva 80
- 1x flex psu 350
- 2x riser
Thanks boss`,
    rows: ["2 | | paste", "6 | | breva 80", "1 | | flex psu 350", "2 | | riser"],
  },
  {
    mail: `Good morning,

Please send us your quotation for these parts:

P/N: MTFDKCB3T8TFR    Qty: 12
P/N: MCX623106AN-CDAT    Qty: 4
P/N: M321R8GA0BB0-CQK    Qty: 48

Lead time is decisive.

Best regards
Ilse Brouwer`,
    rows: ["12 | MTFDKCB3T8TFR |", "4 | MCX623106AN-CDAT |", "48 | M321R8GA0BB0-CQK |"],
  },
  {
    mail: `Hi Mike, we talked at the trade show. Could you offer 200 CA-SN4-1000 and 200 CA-CM-2280, split over two deliveries? We pay 14 days net. Regards, Sanna Virtanen, Kuopio`,
    rows: ["200 | CA-SN4-1000 |", "200 | CA-CM-2280 |"],
  },
  {
    mail: `Bonjour,

Voici notre besoin pour le mois d'avril :

Prism 512 : 6
Prism 716 : 4
Anvil 850 : 10
Keel B850 ATX : 10

Pouvez-vous nous garantir une livraison avant le 10 avril ?

Cordialement,
Bastien Morel`,
    rows: ["6 | | Prism 512", "4 | | Prism 716", "10 | | Anvil 850", "10 | | Keel B850 ATX"],
  },
  {
    mail: `we lost the bid for the big one but the small one is on!! so: 8 keel b860 atx, 8 tempo ddr5-6400 48 gb kit, 8 strata n4 2 tb, 8 anvil 750, 8 hangar flow. po monday. woohoo - tanya`,
    rows: [
      "8 | | keel b860 atx",
      "8 | | tempo ddr5-6400 48 gb kit",
      "8 | | strata n4 2 tb",
      "8 | | anvil 750",
      "8 | | hangar flow",
    ],
  },
  {
    mail: `PR 20881 – approved

Qty  U/M  Part No.       Description
4    EA   CA-N-25SFP     Relay 25G SFP28
8    EA   CA-SNU-8000    Strata Vault 8 TB U.2
2    EA   CA-CA-2U       Fjord Rack 2U

Deliver to Bldg 4. Attn: G. Osei`,
    rows: [
      "4 | CA-N-25SFP | Relay 25G SFP28",
      "8 | CA-SNU-8000 | Strata Vault 8 TB U.2",
      "2 | CA-CA-2U | Fjord Rack 2U",
    ],
  },
  {
    mail: `Hello, I'm after a quote for our school's computer club. Twelve Keel A520 Micro boards, twelve Anvil 550 supplies, and twelve Hangar Plain cases. The Ryzen chips we've already got. Kind regards, Mr D. Whitcombe`,
    rows: [
      "12 | | Keel A520 Micro boards",
      "12 | | Anvil 550 supplies",
      "12 | | Hangar Plain cases",
    ],
  },
  {
    mail: `Ciao Marta,
ti confermo l'ordine: CA-GP-716 n. 4, CA-PA-850 n. 4, CA-F-140 n. 12.
Consegna entro fine mese.
A presto, Paolo`,
    rows: ["4 | CA-GP-716 |", "4 | CA-PA-850 |", "12 | CA-F-140 |"],
  },
  {
    mail: `Please quote the following for resale (sealed, EU):

ASUS TUF GAMING B650-PLUS WIFI - 25
Gigabyte B650 AORUS ELITE AX - 25
Kingston KF560C36BBEK2-32 - 50
Corsair RM850x - 25

VAT ID PL5252445678
Arek`,
    rows: [
      "25 | | ASUS TUF GAMING B650-PLUS WIFI",
      "25 | | Gigabyte B650 AORUS ELITE AX",
      "50 | KF560C36BBEK2-32 | Kingston",
      "25 | | Corsair RM850x",
    ],
  },
  {
    mail: `> What quantities do you have in mind?

For the Strata Mini 1 TB 150 pcs, for the Fjord Low 37 150 pcs, and for the Anvil Flex 350 160 pcs (10 spares).

> Which incoterm?

DAP Rotterdam.

Joost`,
    rows: ["150 | | Strata Mini 1 TB", "150 | | Fjord Low 37", "160 | | Anvil Flex 350"],
  },
  {
    mail: `Good day Sir

Kindly supply the following to our Kampala office

Monitor 24 inch            10 pieces
UPS 1500VA                 5 pieces
Keyboard and mouse         10 pieces
HDMI cable 3m              10 pieces

Payment upon delivery

Regards
Okello David
Admin Officer`,
    rows: [
      "10 | | Monitor 24 inch",
      "5 | | UPS 1500VA",
      "10 | | Keyboard and mouse",
      "10 | | HDMI cable 3m",
    ],
  },
  {
    mail: `Hola Pilar, cancela por favor las 2 CA-GP-308 del pedido de ayer y ponme 2 CA-GP-512 en su lugar. Añade también 4 CA-F-140. Gracias guapa, Toni`,
    rows: ["2 | CA-GP-512 |", "4 | CA-F-140 |"],
  },
  {
    mail: `Bill of materials, rev 3 (one machine):

1 × Keel Z890 ATX
1 × Firth 360
2 × Tempo CK DDR5-8000 48 GB Kit
2 × Strata N5 2 TB
1 × Anvil 1000
1 × Hangar Flow
3 × Breva 140 PWM

Quote for 1 and for 10 machines please. Ruben`,
    rows: [
      "1 | | Keel Z890 ATX",
      "1 | | Firth 360",
      "2 | | Tempo CK DDR5-8000 48 GB Kit",
      "2 | | Strata N5 2 TB",
      "1 | | Anvil 1000",
      "1 | | Hangar Flow",
      "3 | | Breva 140 PWM",
    ],
  },
  {
    mail: `Artikel: Breva 92 Slim (CA-F-92S)
Anzahl: 200
Preis: lt. Rahmenvertrag

Artikel: Interface Paste 4 g (CA-CP-4)
Anzahl: 100
Preis: lt. Rahmenvertrag`,
    rows: ["200 | CA-F-92S | Breva 92 Slim", "100 | CA-CP-4 | Interface Paste 4 g"],
  },
  {
    mail: `Hi, urgent one: customer's RAID died. I need five WD181KFGX and one spare CA-PA-1000, today by courier to EC2A 4NE. Call me, 020 7946 0321. Zed`,
    rows: ["5 | WD181KFGX |", "1 | CA-PA-1000 |"],
  },
]
