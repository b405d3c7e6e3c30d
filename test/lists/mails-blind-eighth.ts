import type { BuyersMail } from "./mails-english.ts"

/** Written after the seventh blind set, and measured once before the reader learned from it. */
export const eighthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi,

I'm after the following for a customer build, could you let me have a price inc. carriage?

AMD Ryzen 9 9950X3D
ASUS ProArt X870E-Creator
2 x G.Skill 64GB kit F5-6000J3244G64GX2-TZ5NR
Seasonic Prime TX-1600

All one of unless stated.

Ta,
Neil`,
    rows: [
      "| | AMD Ryzen 9 9950X3D",
      "| | ASUS ProArt X870E-Creator",
      "2 | F5-6000J3244G64GX2-TZ5NR | G.Skill 64GB kit",
      "| | Seasonic Prime TX-1600",
    ],
  },
  {
    mail: `Good morning Katrin,

Attached please find PO 2026-0459. Summary:

Line 10: CA-SN4-2000, 60 PC, USD 118.00/PC
Line 20: CA-CM-2280, 60 PC, USD 6.90/PC
Line 30: CA-F-120, 180 PC, USD 9.90/PC

Please confirm the delivery date in writing.

Best regards
Oliver Stein`,
    rows: ["60 | CA-SN4-2000 |", "60 | CA-CM-2280 |", "180 | CA-F-120 |"],
  },
  {
    mail: `Hello sales, our school district is refreshing 4 labs. Total need is 120 keyboards, 120 mice, 120 24-inch monitors and 15 spare power cords. Do you offer education pricing? Best, Mrs. Delgado`,
    rows: [
      "120 | | keyboards",
      "120 | | mice",
      "120 | | 24-inch monitors",
      "15 | | spare power cords",
    ],
  },
  {
    mail: `hey guys whats the best u can do on 3 4090s? also need psu for each, 1200w, so 3 of those`,
    rows: ["3 | | 4090s", "3 | | psu, 1200w"],
  },
  {
    mail: `Dear Mr Cooper

Further to your quotation QT-8831 we are pleased to place our order:

Anvil 850 (your ref CA-PA-850)                      x 16
Hangar Flow (your ref CA-H-FLOW)                    x 16
Firth 360 liquid cooler (your ref CA-CL-360)        x 16

Delivery to our goods-in at Unit 7, before 4pm please.

Yours sincerely
Margaret Doyle`,
    rows: [
      "16 | CA-PA-850 | Anvil 850",
      "16 | CA-H-FLOW | Hangar Flow",
      "16 | CA-CL-360 | Firth 360 liquid cooler",
    ],
  },
  {
    mail: `Can I add 2 more CA-TM5-6032 to yesterday's order before it ships? Order 100482. Thanks! Lena`,
    rows: ["2 | CA-TM5-6032 |"],
  },
  {
    mail: `Req: Warehouse consumables

Thermal paste 4g tube / 40 tubes
SATA cable 50cm / 100 pcs
Velcro ties 200mm / 500 pcs

Cost centre 4410
Approved: JM`,
    rows: ["40 | | Thermal paste 4g tube", "100 | | SATA cable 50cm", "500 | | Velcro ties 200mm"],
  },
  {
    mail: `Hi Sam - for the Leeds job:

x4 CA-GP-716
x4 CA-PA-1000
x8 CA-TM5-6032

For the Hull job:

x2 CA-GP-308
x2 CA-PA-550

Invoice separately pls`,
    rows: [
      "4 | CA-GP-716 |",
      "4 | CA-PA-1000 |",
      "8 | CA-TM5-6032 |",
      "2 | CA-GP-308 |",
      "2 | CA-PA-550 |",
    ],
  },
  {
    mail: `We'd like to get a hundred Breva 120 PWM, fifty Breva 140 PWM and a dozen Fan Hub 8. When could they be here?

Marco (Ventilux)`,
    rows: ["100 | | Breva 120 PWM", "50 | | Breva 140 PWM", "12 | | Fan Hub 8"],
  },
  {
    mail: `Kindly quote for below:

Sr. No.: 1
Item: DDR4 8GB 3200 Desktop RAM
Make: Crucial / Kingston
Qty.: 75

Sr. No.: 2
Item: SATA SSD 480GB
Make: Any
Qty.: 75

Regards
Purchase Dept.`,
    rows: ["75 | | DDR4 8GB 3200 Desktop RAM", "75 | | SATA SSD 480GB"],
  },
  {
    mail: `Hi Alex,

Quantities changed (again, sorry):

CA-KB-B850A: 20 -> 24
CA-TM5-6032: 40 -> 48
CA-PA-750: unchanged (20)

Ruth`,
    rows: ["24 | CA-KB-B850A |", "48 | CA-TM5-6032 |", "20 | CA-PA-750 |"],
  },
  {
    mail: `To: sales@computer-assembler.example
Subject: stock enquiry

Have you 250+ of MZ-V9P2T0BW available for immediate shipment? If yes please send an offer for 250.

Best regards,
Trading desk`,
    rows: ["250 | MZ-V9P2T0BW |"],
  },
  {
    mail: `Please ship to store #114:

Item# CA-H-PLAIN     Qty 6
Item# CA-PA-550      Qty 6
Item# CA-F-120       Qty 24`,
    rows: ["6 | CA-H-PLAIN |", "6 | CA-PA-550 |", "24 | CA-F-120 |"],
  },
  {
    mail: `hello. i want buy 10 pieces processor amd ryzen 5 9600x and 10 pieces motherboard keel b850 micro. how much shipping to poland? greetings, krzysztof`,
    rows: ["10 | | processor amd ryzen 5 9600x", "10 | | motherboard keel b850 micro"],
  },
  {
    mail: `Subject: Fwd: parts for NOC refresh

---------- Forwarded message ---------
From: Bill Tran <bill@noc.example>
Date: Tue, Mar 3, 2026 at 9:12 AM
Subject: parts for NOC refresh
To: Purchasing <purchasing@noc.example>

Karen, need these ordered this week:

 - 5ea 27" 4K monitors
 - 10ea DisplayPort cables 2m
 - 5ea monitor arms (dual)

Bill`,
    rows: ['5 | | 27" 4K monitors', "10 | | DisplayPort cables 2m", "5 | | monitor arms (dual)"],
  },
  {
    mail: `MEMO
Requisition by: R&D
1) 6 (six) CA-N-2X10
2) 12 (twelve) CA-SN4-4000
3) 2 (two) CA-A-RISER`,
    rows: ["6 | CA-N-2X10 |", "12 | CA-SN4-4000 |", "2 | CA-A-RISER |"],
  },
  {
    mail: `Hello,
We would like to order the following products :

Produit : Anvil 650 / Quantité : 8
Produit : Hangar Plain / Quantité : 8

Thank you for your confirmation,
Élodie`,
    rows: ["8 | | Anvil 650", "8 | | Hangar Plain"],
  },
  {
    mail: `Hi Jim! Just the usual this month: paste (CA-CP-4) ×60, hubs (CA-A-HUB) ×5, and the little 92s (CA-F-92S) ×30. Cheers!`,
    rows: ["60 | CA-CP-4 | paste", "5 | CA-A-HUB | hubs", "30 | CA-F-92S | little 92s"],
  },
  {
    mail: `Good afternoon,

Project: Orion
Phase 1 (April): 40 x CA-TM5-ECC32
Phase 2 (June): 40 x CA-TM5-ECC32, 10 x CA-PA-1500

Could you hold the price for both phases?

Regards
Yusuf`,
    rows: ["40 | CA-TM5-ECC32 |", "40 | CA-TM5-ECC32 |", "10 | CA-PA-1500 |"],
  },
  {
    mail: `Team,

Approved for purchase (see ticket IT-20931):
  Qty: 3   CA-GP-924   Prism 924
  Qty: 3   CA-KB-Z890A   Keel Z890
  Qty: 6   CA-SN5-2000   Strata N5 2 TB

-- 
Sent from my phone`,
    rows: [
      "3 | CA-GP-924 | Prism 924",
      "3 | CA-KB-Z890A | Keel Z890",
      "6 | CA-SN5-2000 | Strata N5 2 TB",
    ],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

gemäß unserem Rahmenvertrag rufen wir ab:

Abruf 1 (KW 12): 200 Stk CA-F-120
Abruf 2 (KW 16): 200 Stk CA-F-120

Mit freundlichen Grüßen
Disposition`,
    rows: ["200 | CA-F-120 |", "200 | CA-F-120 |"],
  },
  {
    mail: `Hallo,
wir suchen 8 Grafikkarten (16 GB), lieferbar innerhalb von 2 Wochen, sowie 8 Netzteile mit 1000 W. Bitte Angebot an einkauf@studio-k.example
Grüße, Kerstin`,
    rows: ["8 | | Grafikkarten (16 GB)", "8 | | Netzteile mit 1000 W"],
  },
  {
    mail: `Guten Morgen Frau Arndt,

bitte buchen Sie folgende Artikel auf unseren Auftrag 44871 nach:

CA-CL-360 Firth 360 – 5 Stück
CA-CA-140D Fjord Duo 140 – 5 Stück

und streichen Sie dafür die CA-CA-120.

Danke & Gruß
Bernd`,
    rows: ["5 | CA-CL-360 | Firth 360", "5 | CA-CA-140D | Fjord Duo 140"],
  },
  {
    mail: `Hallo Jan, 20× 990 Pro 2TB, 10× T500 1TB, 5× IronWolf 8TB wie besprochen. Preis laut Mail vom 3.3. Gruß Mehmet`,
    rows: ["20 | | 990 Pro 2TB", "10 | | T500 1TB", "5 | | IronWolf 8TB"],
  },
  {
    mail: `Guten Tag,
Menge 40: Tempo DDR5-6000 32 GB Kit
Menge 20: Keel B850 Micro
Menge 20: Anvil 650
Bitte mit Staffel ab 50 Stück anbieten.
Freundliche Grüße, Ines Pohl`,
    rows: ["40 | | Tempo DDR5-6000 32 GB Kit", "20 | | Keel B850 Micro", "20 | | Anvil 650"],
  },
  {
    mail: `Wir möchten gerne ein komplettes Set aus CA-KB-X870I, CA-TM5-6064 und CA-PA-850, und das 15 mal. Was würde das kosten? Fa. Lindner`,
    rows: ["15 | CA-KB-X870I |", "15 | CA-TM5-6064 |", "15 | CA-PA-850 |"],
  },
  {
    mail: `Hello. Confirming by mail what I said by phone: twelve Anvil 1500 at $299, four Hangar 12 at $189, shipping on our FedEx account 1234-5678-9. – Dee`,
    rows: ["12 | | Anvil 1500", "4 | | Hangar 12"],
  },
  {
    mail: `RFQ #2231
P/N: BX80715265K
Desc: Intel Core Ultra 7 265K
Quantity needed: 35
Target: $290

P/N: 100-100001084WOF
Desc: AMD Ryzen 7 9800X3D
Quantity needed: 50
Target: $420`,
    rows: [
      "35 | BX80715265K | Intel Core Ultra 7 265K",
      "50 | 100-100001084WOF | AMD Ryzen 7 9800X3D",
    ],
  },
  {
    mail: `Hi, we're short 30 fans (CA-F-140) and 5 supplies (CA-PA-850) for this week's builds. Can you get them here by Thursday? Doug`,
    rows: ["30 | CA-F-140 | fans", "5 | CA-PA-850 | supplies"],
  },
  {
    mail: `Part            Required    Have    To order
CA-SN4-1000     80          12      68
CA-SN4-2000     40          40      0
CA-SN5-2000     20          0       20`,
    rows: ["68 | CA-SN4-1000 |", "20 | CA-SN5-2000 |"],
  },
]
