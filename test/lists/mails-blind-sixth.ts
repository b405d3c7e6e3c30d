import type { BuyersMail } from "./mails-english.ts"

/** Written after the fifth blind set, and measured once before the reader learned from it. */
export const sixthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi team,

Could I get pricing on 40 of the Samsung 990 PRO 2TB (MZ-V9P2T0BW) and 12 of the Corsair RM850x? Need them in Austin by the 14th.

Thx,
Dana Whitfield
Systems Engineer | Brightline Labs
O 512.555.0148`,
    rows: ["40 | MZ-V9P2T0BW | Samsung 990 PRO 2TB", "12 | | Corsair RM850x"],
  },
  {
    mail: `WTB - NEW ONLY, NO REFURB

ST8000VN004 SEAGATE 200PCS TARGET USD145
WD80EFPX WD 100PCS TARGET USD150
MZ-77E1T0B/AM SAMSUNG 500PCS TARGET USD78

EXW HK. STOCK OFFERS ONLY.

VINCENT
SKYPE: vincent.parts`,
    rows: ["200 | ST8000VN004 | SEAGATE", "100 | WD80EFPX | WD", "500 | MZ-77E1T0B/AM | SAMSUNG"],
  },
  {
    mail: `Part Number
Description
Qty

CA-PA-850
Anvil 850
20

CA-F-120
Breva 120 PWM
60

CA-H-FLOW
Hangar Flow
20

Please advise on lead time.

Pam`,
    rows: [
      "20 | CA-PA-850 | Anvil 850",
      "60 | CA-F-120 | Breva 120 PWM",
      "20 | CA-H-FLOW | Hangar Flow",
    ],
  },
  {
    mail: `Good afternoon,

I need about ten of your 850 watt power supplies and, say, twenty of the 32 GB DDR5 kits. Whatever is cheapest is fine.

Best,
Rob`,
    rows: ["10 | | 850 watt power supplies", "20 | | 32 GB DDR5 kits"],
  },
  {
    mail: `SOLICITATION 26-0117

CLIN 0001 - Solid state drive, 2TB, NVMe, M.2 2280, QTY: 150 EA
CLIN 0002 - Memory module, 32GB DDR5-5600 ECC RDIMM, QTY: 300 EA
CLIN 0003 - Power supply, 1000W, 80 Plus Platinum, QTY: 50 EA

Offers are due no later than 1400 EST on 3 March 2026.
Delivery FOB destination.

Contracting Officer
Ft. Harmon`,
    rows: [
      "150 | | Solid state drive, 2TB, NVMe, M.2 2280",
      "300 | | Memory module, 32GB DDR5-5600 ECC RDIMM",
      "50 | | Power supply, 1000W, 80 Plus Platinum",
    ],
  },
  {
    mail: `Hello Computer Assembler,

We're building 25 editing stations. Per station:

1x CA-KB-X870I
2x CA-TM5-6032
1x CA-GP-716
1x CA-PA-850

Can you quote for all 25?

Cheers
Imogen Shaw`,
    rows: ["25 | CA-KB-X870I |", "50 | CA-TM5-6032 |", "25 | CA-GP-716 |", "25 | CA-PA-850 |"],
  },
  {
    mail: `Sarah, please change our order as follows: line 2 goes from 20 to 30 pcs (CA-F-120), and add 10 pcs CA-A-HUB. Everything else stays.

Tom`,
    rows: ["30 | CA-F-120 |", "10 | CA-A-HUB |"],
  },
  {
    mail: `Mfr: Corsair
Mfr P/N: CP-9020200-NA
Qty Req: 15 EA
Need date: 3/15/26

Mfr: Kingston
Mfr P/N: KSM48E40BD8KM-32HM
Qty Req: 64 EA
Need date: 3/15/26`,
    rows: ["15 | CP-9020200-NA |", "64 | KSM48E40BD8KM-32HM |"],
  },
  {
    mail: `hiya

can u do me
fjord 120 x6
breva 140 x12
paste x3

collecting thurs

ta
gaz`,
    rows: ["6 | | fjord 120", "12 | | breva 140", "3 | | paste"],
  },
  {
    mail: `Dear Vendor,

Kindly arrange to send your most competitive offer for the below mentioned items.

S.No. Description Qty
1 Intel Core i7-14700 Processor 25 Nos
2 16GB DDR5 5600MHz Desktop RAM 50 Nos
3 1TB NVMe Gen4 SSD 25 Nos
4 650W SMPS 80+ Bronze 25 Nos

GST and freight extra, if any, may be clearly mentioned.

Thanking you,
Yours faithfully,
R. Venkatesan
Purchase Officer`,
    rows: [
      "25 | | Intel Core i7-14700 Processor",
      "50 | | 16GB DDR5 5600MHz Desktop RAM",
      "25 | | 1TB NVMe Gen4 SSD",
      "25 | | 650W SMPS 80+ Bronze",
    ],
  },
  {
    mail: `Morning!

✅ 8 x CA-SN4-2000
✅ 8 x CA-CM-2280
✅ 4 x CA-PA-750
❌ the X870 boards are cancelled for now

🙏 Leo`,
    rows: ["8 | CA-SN4-2000 |", "8 | CA-CM-2280 |", "4 | CA-PA-750 |"],
  },
  {
    mail: `Hi Marcus,

Following up on our call - here's what procurement approved:

  * Dell-compatible 16GB SODIMMs (CT16G56C46S5): one hundred (100) units
  * Crucial P3 Plus 1TB, CT1000P3PSSD8: sixty (60) units

PO to follow once we have your quote.

Jen Abbott`,
    rows: [
      "100 | CT16G56C46S5 | Dell-compatible 16GB SODIMMs",
      "60 | CT1000P3PSSD8 | Crucial P3 Plus 1TB",
    ],
  },
  {
    mail: `Please quote 2k pcs CA-F-92S and 1.5k pcs CA-F-120 for scheduled delivery over 12 months.

Kind regards
Procurement, Aerovent`,
    rows: ["2000 | CA-F-92S |", "1500 | CA-F-120 |"],
  },
  {
    mail: `Subject: Re: Re: stock check

> Which supplies do you mean?

The 750 W ones, 6 pcs please. And we'd take 6 pcs of the Hangar Plain with them.

> And how soon?

Next week is ok.

Bea`,
    rows: ["6 | | 750 W", "6 | | Hangar Plain"],
  },
  {
    mail: `RFQ

1. Qty 5 - Gigabyte B650 AORUS ELITE AX
2. Qty 5 - AMD Ryzen 7 7800X3D
3. Qty 10 - G.Skill F5-6000J3038F16GX2-TZ5N
4. Qty 5 - WD Black SN850X 2TB

Ship to: 1180 Industrial Pkwy, Reno NV 89502`,
    rows: [
      "5 | | Gigabyte B650 AORUS ELITE AX",
      "5 | | AMD Ryzen 7 7800X3D",
      "10 | F5-6000J3038F16GX2-TZ5N | G.Skill",
      "5 | | WD Black SN850X 2TB",
    ],
  },
  {
    mail: `Hello,

we'd like to reorder the same as last time (order CA-2026-000231), except for twice as many fans:
CA-H-12: 4
CA-F-140: 24

Thank you
Pavel Horák`,
    rows: ["4 | CA-H-12 |", "24 | CA-F-140 |"],
  },
  {
    mail: `MZ-V9P2T0BW / 40 / 2 weeks
WDS200T2X0E / 25 / stock
CT2000T500SSD8 / 25 / stock

Best price?`,
    rows: ["40 | MZ-V9P2T0BW |", "25 | WDS200T2X0E |", "25 | CT2000T500SSD8 |"],
  },
  {
    mail: `Hi Anna

Thanks for the quote Q-10442. Please go ahead with items 1 and 3:

Item 1 - Anvil 1000 - 10 pcs - $168.00 ea = $1,680.00
Item 3 - Firth 360 - 10 pcs - $112.00 ea = $1,120.00

Total $2,800.00. PO 77120 attached.

Regards
Colin`,
    rows: ["10 | | Anvil 1000", "10 | | Firth 360"],
  },
  {
    mail: `Two Prism 716 and a Hangar 12 please, delivered to the studio. Usual terms. – Noor`,
    rows: ["2 | | Prism 716", "1 | | Hangar 12"],
  },
  {
    mail: `Hi,

Quantity  Part
--------  ----------------
     100  CA-CP-4
      50  CA-CM-2280
       5  CA-A-RISER

Let me know if anything is on back order.

Greg`,
    rows: ["100 | CA-CP-4 |", "50 | CA-CM-2280 |", "5 | CA-A-RISER |"],
  },
  {
    mail: `Hi there, I'm outfitting a small render farm and want to know what you'd charge for 8 graphics cards with at least 16 GB, 8 1000 W supplies and 8 boards with 10 gigabit LAN. No rush.
Thanks,
Theo`,
    rows: [
      "8 | | graphics cards with at least 16 GB",
      "8 | | 1000 W supplies",
      "8 | | boards with 10 gigabit LAN",
    ],
  },
  {
    mail: `URGENT – line down

Need today if possible:
3 off 100-100000910WOF
3 off CA-KB-B850A

Call me on 07700 900456

Mick`,
    rows: ["3 | 100-100000910WOF |", "3 | CA-KB-B850A |"],
  },
  {
    mail: `Dear all,

please find our demand for Q2 below.

CA-SN4-1000 ...... 120
CA-SN4-2000 ...... 80
CA-SN5-2000 ...... 20

All quantities are net of what we have in stock. Delivery in three equal lots: April, May, June.

Med vennlig hilsen
Ingrid Solberg`,
    rows: ["120 | CA-SN4-1000 |", "80 | CA-SN4-2000 |", "20 | CA-SN5-2000 |"],
  },
  {
    mail: `Hello, we're a repair shop. On a monthly basis we go through roughly 30 CA-CP-4, 15 CA-F-120 and 5 CA-PA-550. Could you set up a standing order?

Sergio's PC Repair`,
    rows: ["30 | CA-CP-4 |", "15 | CA-F-120 |", "5 | CA-PA-550 |"],
  },
  {
    mail: `All items below x 4:

CA-GP-924
CA-PA-1500
CA-H-FLOW

thx`,
    rows: ["4 | CA-GP-924 |", "4 | CA-PA-1500 |", "4 | CA-H-FLOW |"],
  },
  {
    mail: `Hi Claire,

Please supply the following against framework agreement FA-2025/88:

Lot A
(i) Logitech MK270 keyboard and mouse set, 60 sets
(ii) Dell P2423D monitor, 30 units
Lot B
(i) TP-Link TL-SG108 switch, 12 units

Delivery address: Room 2.14, Baxter Building, Dundee DD1 4HN

Many thanks
Eilidh`,
    rows: [
      "60 | | Logitech MK270 keyboard and mouse set",
      "30 | | Dell P2423D monitor",
      "12 | TL-SG108 | TP-Link switch",
    ],
  },
  {
    mail: `Hey folks - can I swap the 2 x CA-GP-512 in my cart for 2 x CA-GP-716? Also throw in four CA-F-140.

Zoe`,
    rows: ["2 | CA-GP-716 |", "4 | CA-F-140 |"],
  },
  {
    mail: `Name: Lars Holm
Company: Holm Data ApS
Phone: +45 33 12 34 56
Message: Hello, please send a quote for 20 pcs Intel Core i5-14400 tray, 20 pcs Kingston Fury 32GB kit and 20 pcs Samsung 980 1TB.`,
    rows: [
      "20 | | Intel Core i5-14400 tray",
      "20 | | Kingston Fury 32GB kit",
      "20 | | Samsung 980 1TB",
    ],
  },
  {
    mail: `Re: PO 4471 – shortages

We received only 14 of 20 CA-TM5-6064. Please ship the missing 6 CA-TM5-6064 and another 10 CA-TM5-6032.

Warehouse`,
    rows: ["6 | CA-TM5-6064 |", "10 | CA-TM5-6032 |"],
  },
  {
    mail: `Shopping list for the new lab:
Motherboard (Keel B850 Micro) - 12
CPU (Ryzen 5 9600X) - 12
RAM (Tempo DDR5-6000 32 GB Kit) - 12
Cooler (Fjord 120) - 12
PSU (Anvil 550) - 13, one spare
Case (Hangar Plain) - 12`,
    rows: [
      "12 | | Motherboard (Keel B850 Micro)",
      "12 | | CPU (Ryzen 5 9600X)",
      "12 | | RAM (Tempo DDR5-6000 32 GB Kit)",
      "12 | | Cooler (Fjord 120)",
      "13 | | PSU (Anvil 550)",
      "12 | | Case (Hangar Plain)",
    ],
  },
]
