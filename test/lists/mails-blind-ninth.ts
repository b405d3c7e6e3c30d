import type { BuyersMail } from "./mails-english.ts"

/** Written after the eighth blind set, and measured once before the reader learned from it. */
export const ninthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Rachel,

Hope all is well. I need a quote for the following please:

Quantity 12 of the Keel B850 Micro
Quantity 12 of the Fjord 120
Quantity 24 of the Tempo DDR5-6000 32 GB Kit

We are tax exempt, certificate on file.

Many thanks,
Gordon Pike
Facilities & IT
Larkhill College`,
    rows: ["12 | | Keel B850 Micro", "12 | | Fjord 120", "24 | | Tempo DDR5-6000 32 GB Kit"],
  },
  {
    mail: `Good day sir,
I am looking for 5TB external harddisk 10pcs and 1TB SSD 20pcs. Also 20pcs HDMI cable. What is your last price?
Emeka`,
    rows: ["10 | | 5TB external harddisk", "20 | | 1TB SSD", "20 | | HDMI cable"],
  },
  {
    mail: `Steve

order for Thursday van:
10 anvil 750
10 hangar plain
20 breva 120
5 paste

cheers
Dave`,
    rows: ["10 | | anvil 750", "10 | | hangar plain", "20 | | breva 120", "5 | | paste"],
  },
  {
    mail: `PURCHASE ORDER NO: 55-1180
DATE: 11/02/2026
VENDOR: COMPUTER ASSEMBLER

LINE  PART NO        DESCRIPTION           QTY  UNIT PRICE  TOTAL
1     CA-GP-512      PRISM 512             8    $329.00     $2,632.00
2     CA-PA-650      ANVIL 650             8    $79.00      $632.00

SUBTOTAL $3,264.00
SHIP VIA: UPS GROUND`,
    rows: ["8 | CA-GP-512 | PRISM 512", "8 | CA-PA-650 | ANVIL 650"],
  },
  {
    mail: `Hello, I would like to know if you can supply:
- Samsung DDR5 RDIMM 64GB (M321R8GA0BB0-CQK): 48 modules
- Micron 7450 PRO 3.84TB (MTFDKCB3T8TFR): 24 drives
- Mellanox ConnectX-6 (MCX623106AN-CDAT): 6 cards
Best regards,
Tomasz Wrona`,
    rows: [
      "48 | M321R8GA0BB0-CQK | Samsung DDR5 RDIMM 64GB",
      "24 | MTFDKCB3T8TFR | Micron 7450 PRO 3.84TB",
      "6 | MCX623106AN-CDAT | Mellanox ConnectX-6",
    ],
  },
  {
    mail: `Hi team, please proceed with the order below and charge the card on file.

CA-F-120 - 100
CA-F-140 - 100
CA-A-HUB - 20

If CA-A-HUB is on back-order, ship the rest first.

Nora`,
    rows: ["100 | CA-F-120 |", "100 | CA-F-140 |", "20 | CA-A-HUB |"],
  },
  {
    mail: `Hi Ben, what would 40 Strata N4 2 TB come to, delivered to Cork? And if we made it 80?
Aoife`,
    rows: ["40 | | Strata N4 2 TB"],
  },
  {
    mail: `Dear Sales Team,

We kindly request a quotation for these items (quantities in brackets):

Prism 924 [4]
Anvil 1500 [4]
Hangar 12 [4]
Firth 420 [4]

Thank you and best regards,
Dr. Liu Wei`,
    rows: ["4 | | Prism 924", "4 | | Anvil 1500", "4 | | Hangar 12", "4 | | Firth 420"],
  },
  {
    mail: `Good Morning,

Please find our requirements:

QTY 1000 EA P/N CA-CP-4
QTY 250 EA P/N CA-CM-2280
QTY 250 EA P/N CA-SN4-1000

Certificates of conformance required.

V/R
Logistics Desk`,
    rows: ["1000 | CA-CP-4 |", "250 | CA-CM-2280 |", "250 | CA-SN4-1000 |"],
  },
  {
    mail: `Hey Max, me again. The fans were great. Send 30 more of the 140s (CA-F-140) and 10 of the reverse ones (CA-F-120R) when you get a chance. Oliver`,
    rows: ["30 | CA-F-140 | 140s", "10 | CA-F-120R | reverse"],
  },
  {
    mail: `Attn: Sales
We require price and availability on:
1 - 6 ea. Intel Xeon w5-3435X
2 - 24 ea. 32GB DDR5-4800 ECC RDIMM
3 - 6 ea. Supermicro X13SWA-TF
Respond by 2/20.
Hal Brooks, Buyer II`,
    rows: [
      "6 | | Intel Xeon w5-3435X",
      "24 | | 32GB DDR5-4800 ECC RDIMM",
      "6 | X13SWA-TF | Supermicro",
    ],
  },
  {
    mail: `hi there,
i'd need the following items sent to our berlin office:

item 1: CA-TM5-6032 (quantity 30)
item 2: CA-KB-B850A (quantity 15)

do you accept a PO?

thx, Lina`,
    rows: ["30 | CA-TM5-6032 |", "15 | CA-KB-B850A |"],
  },
  {
    mail: `Please supply and deliver:

20 No. Anvil 550
20 No. Hangar Plain
40 No. Breva 120 PWM

all as previously supplied.`,
    rows: ["20 | | Anvil 550", "20 | | Hangar Plain", "40 | | Breva 120 PWM"],
  },
  {
    mail: `Hello,

we have a project with 100 units of Strata N4 1 TB and 100 units of M.2 Heatsink 2280. Delivery in Q2. Which price can you offer?

Kind regards
Daniel Novák`,
    rows: ["100 | | Strata N4 1 TB", "100 | | M.2 Heatsink 2280"],
  },
  {
    mail: `Hi, order please: CA-PA-850 ×8, CA-PA-1000 ×4, CA-PA-1500 ×2. PO number is 4500118822. Deliver Tuesday to Friday 7:30-15:30. Franz`,
    rows: ["8 | CA-PA-850 |", "4 | CA-PA-1000 |", "2 | CA-PA-1500 |"],
  },
  {
    mail: `Need pricing:

(4) Dell PowerEdge heatsinks 0FVT7F
(8) Intel X710-DA2 NICs
(16) 10Gtek SFP+ DAC cables, 3m

Thanks
Rick`,
    rows: [
      "4 | 0FVT7F | Dell PowerEdge heatsinks",
      "8 | X710-DA2 | Intel NICs",
      "16 | | 10Gtek SFP+ DAC cables, 3m",
    ],
  },
  {
    mail: `Hi Emma,

Could you please send us 2 boxes of M.2 screws, 50 SATA cables 50 cm, and 10 PCIe 4.0 riser cables? We ran out completely!

Thank you so much
Sofia`,
    rows: ["2 | | M.2 screws", "50 | | SATA cables 50 cm", "10 | | PCIe 4.0 riser cables"],
  },
  {
    mail: `Model              Qty     Target
RTX 4070 SUPER     30      $540
RX 7800 XT         30      $455
RTX 4060 8GB       60      $275

payment TT in advance
Mr. Chan`,
    rows: ["30 | | RTX 4070 SUPER", "30 | | RX 7800 XT", "60 | | RTX 4060 8GB"],
  },
  {
    mail: `Hello,
My list:
Ryzen 5 7600 ............ 15 pcs
B650M boards ............ 15 pcs
DDR5 16GB sticks ........ 30 pcs
500GB NVMe .............. 15 pcs
550W PSUs ............... 15 pcs
Looking forward to your offer
Petra`,
    rows: [
      "15 | | Ryzen 5 7600",
      "15 | | B650M boards",
      "30 | | DDR5 16GB sticks",
      "15 | | 500GB NVMe",
      "15 | | 550W PSUs",
    ],
  },
  {
    mail: `I'd like to place an order for six CA-KB-X870I boards and six CA-PF-350 supplies. Please send a proforma to finance@minipc.example. Kind regards, Jonas Eklund, MiniPC AB`,
    rows: ["6 | CA-KB-X870I | boards", "6 | CA-PF-350 | supplies"],
  },
  {
    mail: `Hallo Frau Lange,

anbei unsere Bestellung:

15 Stück Keel B760 DDR4 (CA-KB-B760D4)
15 Stück Anvil 550 (CA-PA-550)
30 Stück Tempo DDR4-3600 32 GB Kit (CA-TM4-3632)

Kommission: Schulamt
Bitte mit DPD versenden.

Mit besten Grüßen
Uwe Sander`,
    rows: [
      "15 | CA-KB-B760D4 | Keel B760 DDR4",
      "15 | CA-PA-550 | Anvil 550",
      "30 | CA-TM4-3632 | Tempo DDR4-3600 32 GB Kit",
    ],
  },
  {
    mail: `Hallo, ich hätte gerne 4x den Prism 716 und dazu 4 Netzteile mit mindestens 850 Watt. Was könnt ihr mir da anbieten? Viele Grüße, Timo`,
    rows: ["4 | | Prism 716", "4 | | Netzteile mit mindestens 850 Watt"],
  },
  {
    mail: `Bestellnummer intern: 77-201
Lieferant: Computer Assembler

Pos 1   CA-F-140      60 Stk   10,20
Pos 2   CA-F-120R     60 Stk   11,90
Pos 3   CA-A-HUB      12 Stk   18,50

Liefertermin: 15.03.
Besteller: Vogel`,
    rows: ["60 | CA-F-140 |", "60 | CA-F-120R |", "12 | CA-A-HUB |"],
  },
  {
    mail: `Guten Tag,

können Sie uns bitte ein Angebot machen über

a) 50 Stk. SSD 1 TB M.2 NVMe
b) 50 Stk. RAM 16 GB DDR5 SO-DIMM
c) 5 Stk. externe Festplatte 4 TB

Danke im Voraus!
Stadtverwaltung Neuburg, EDV`,
    rows: [
      "50 | | SSD 1 TB M.2 NVMe",
      "50 | | RAM 16 GB DDR5 SO-DIMM",
      "5 | | externe Festplatte 4 TB",
    ],
  },
  {
    mail: `Hallo Nico, wir nehmen jetzt doch 12 statt 10 Stück CA-GP-512, dafür keine CA-GP-308. Gruß Anke`,
    rows: ["12 | CA-GP-512 |"],
  },
  {
    mail: `Sehr geehrter Herr Funk,
bitte liefern Sie uns zum nächstmöglichen Termin 500 Stück Wärmeleitpaste 4 g (Art.-Nr. CA-CP-4) sowie 200 Stück M.2-Kühler (Art.-Nr. CA-CM-2280).
Hochachtungsvoll
Elektro Maier e.K.`,
    rows: ["500 | CA-CP-4 | Wärmeleitpaste 4 g", "200 | CA-CM-2280 | M.2-Kühler"],
  },
  {
    mail: `Hi,

for our 10 new workstations we need:
- 10 boards CA-KB-X870A
- 10 kits CA-TM5-6064
- 10 SSDs CA-SN5-2000 plus 2 spares
- 10 PSUs CA-PA-850

Thanks, Vera`,
    rows: [
      "10 | CA-KB-X870A | boards",
      "10 | CA-TM5-6064 | kits",
      "10 | CA-SN5-2000 | SSDs plus 2 spares",
      "10 | CA-PA-850 | PSUs",
    ],
  },
  {
    mail: `Could someone help? I need a replacement for my broken power supply, the Anvil 750, just one. And one SATA cable. Thank you. Mrs. Edith Harmon`,
    rows: ["1 | | Anvil 750", "1 | | SATA cable"],
  },
  {
    mail: `Order from web form
-------------------
Customer: Blue Fjord AS
Product: CA-SN4-2000 Amount: 35
Product: CA-SN4-1000 Amount: 35
Product: CA-SS3-2000 Amount: 10
Comment: please send tracking`,
    rows: ["35 | CA-SN4-2000 |", "35 | CA-SN4-1000 |", "10 | CA-SS3-2000 |"],
  },
  {
    mail: `Hello, 3 lines today:
64GB DDR5 kit -> 10
2TB gen5 ssd -> 10
1000w platinum psu -> 5
ty`,
    rows: ["10 | | 64GB DDR5 kit", "10 | | 2TB gen5 ssd", "5 | | 1000w platinum psu"],
  },
]
