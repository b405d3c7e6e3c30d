import type { BuyersMail } from "./mails-english.ts"

/** Written after the twenty-seventh blind set, and measured once before the reader learned from it. */
export const twentyEighthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Connor,

Our pilot line is going ahead. Could you please prepare a quotation with the following breakdown:

Boards: Keel B860 ATX, quantity 40
Memory: Tempo DDR5-6400 48 GB Kit, quantity 80
Drives: Strata N4 1 TB, quantity 40
Supplies: Anvil 550, quantity 40

We'd like delivery in two lots, four weeks apart.

Thanks in advance,
Eleanor Vance`,
    rows: [
      "40 | | Boards: Keel B860 ATX",
      "80 | | Memory: Tempo DDR5-6400 48 GB Kit",
      "40 | | Drives: Strata N4 1 TB",
      "40 | | Supplies: Anvil 550",
    ],
  },
  {
    mail: `need 2 of CA-GP-716 and 1 of CA-PA-1000 shipped overnight to 02139. thx, Prof. Lin`,
    rows: ["2 | CA-GP-716 |", "1 | CA-PA-1000 |"],
  },
  {
    mail: `Guten Morgen Herr Albrecht,

unser Lager meldet Mindestbestand unterschritten bei:

CA-F-120 (Bestand 4, bitte 50 nachliefern)
CA-F-140 (Bestand 2, bitte 30 nachliefern)
CA-CP-4 (Bestand 0, bitte 20 nachliefern)

Danke und Gruß
Lagerleitung Becker`,
    rows: ["50 | CA-F-120 |", "30 | CA-F-140 |", "20 | CA-CP-4 |"],
  },
  {
    mail: `Dear all,

Please find below items for your quotation:

1. Prism 512 graphics card
   Qty: 6
2. Anvil 750 power supply
   Qty: 6
3. Hangar Flow case
   Qty: 6

Deadline for submission is Monday 23 March.

Regards,
Procurement Unit, Red Lion Trust`,
    rows: [
      "6 | | Prism 512 graphics card",
      "6 | | Anvil 750 power supply",
      "6 | | Hangar Flow case",
    ],
  },
  {
    mail: `Yo Ben, you got 10 sticks of the 16gb ddr5 (CA-TM5-5600P)? if so I'll grab em plus 5 CA-SN4-1000. Cash. Rico`,
    rows: ["10 | CA-TM5-5600P | 16gb ddr5", "5 | CA-SN4-1000 |"],
  },
  {
    mail: `Bonjour,

Notre client souhaite une configuration de 4 postes. Merci de chiffrer :

4 x carte mère Z890
4 x processeur Intel Core Ultra 7 265K
8 x barrette 24 Go DDR5-6400
4 x carte graphique Prism 924
4 x alimentation 1000 W

Prix revendeur HT, franco de port.

Cordialement,
Stéphane Ollivier
Breizh Informatique`,
    rows: [
      "4 | | carte mère Z890",
      "4 | | processeur Intel Core Ultra 7 265K",
      "8 | | barrette 24 Go DDR5-6400",
      "4 | | carte graphique Prism 924",
      "4 | | alimentation 1000 W",
    ],
  },
  {
    mail: `Purchase Order 11871
Terms Net 30

2 ea CA-CA-2U @ 58.00
2 ea CA-H-R4 @ 124.00
4 ea CA-F-80I @ 12.50
1 ea CA-N-25SFP @ 279.00

Ship UPS Ground collect 4R2 881`,
    rows: ["2 | CA-CA-2U |", "2 | CA-H-R4 |", "4 | CA-F-80I |", "1 | CA-N-25SFP |"],
  },
  {
    mail: `Hello,

Could you also quote these alternatives? Same quantities as before, so 30 each:

Samsung 990 EVO Plus 2TB (MZ-V9S2T0BW)
Crucial P310 2TB (CT2000P310SSD8)

Thanks,
Henk`,
    rows: ["30 | MZ-V9S2T0BW | Samsung 990 EVO Plus 2TB", "30 | CT2000P310SSD8 | Crucial P310 2TB"],
  },
  {
    mail: `From: scanner@depot12.example
Subject: REORDER

ITEM CA-F-120 QTY 00050
ITEM CA-PA-550 QTY 00012
ITEM CA-SN4-1000 QTY 00024
END OF REPORT`,
    rows: ["50 | CA-F-120 |", "12 | CA-PA-550 |", "24 | CA-SN4-1000 |"],
  },
  {
    mail: `Dear Computer Assembler,

My name is Ottoline, I'm restoring a hospital radio studio. I'm hoping to buy one Hangar Plain, one Anvil 550, one Keel A520 Micro and two Breva 120 PWM fans. We have no budget for express delivery, so slow post is fine.

With warm wishes,
Ottoline Grey`,
    rows: [
      "1 | | Hangar Plain",
      "1 | | Anvil 550",
      "1 | | Keel A520 Micro",
      "2 | | Breva 120 PWM fans",
    ],
  },
  {
    mail: `Hi,

can I get a price on the attached? In case the attachment gets stripped:

a) CA-KB-X870I, 5 pcs
b) CA-PS-750, 5 pcs
c) CA-H-CUBE, 5 pcs
d) CA-GP-512, 5 pcs

Gr, Wouter`,
    rows: ["5 | CA-KB-X870I |", "5 | CA-PS-750 |", "5 | CA-H-CUBE |", "5 | CA-GP-512 |"],
  },
  {
    mail: `Sales, please quote USB-C docks x 40, 27" QHD monitors x 80, wireless keyboard and mouse sets x 40, and headsets x 45. Site is Sheffield S9. Thanks, Parveen (IT Procurement)`,
    rows: [
      "40 | | USB-C docks",
      '80 | | 27" QHD monitors',
      "40 | | wireless keyboard and mouse sets",
      "45 | | headsets",
    ],
  },
  {
    mail: `Hallo,

Änderung zu unserer Bestellung 4711-26:

Pos. 2: CA-PA-850, neue Menge 8 Stück (bisher 6)
Pos. 4: CA-F-140, neue Menge 24 Stück (bisher 18)

Alle anderen Positionen unverändert.

MfG
Einkauf Lindemann`,
    rows: ["8 | CA-PA-850 |", "24 | CA-F-140 |"],
  },
  {
    mail: `Model | Required | Remark
ST18000NM000J | 60 | new pull ok
WD181KFGX | 24 | sealed
MG10ACA20TE | 36 | sealed

Best offer wins.`,
    rows: ["60 | ST18000NM000J |", "24 | WD181KFGX |", "36 | MG10ACA20TE |"],
  },
  {
    mail: `Good evening,
please I want to know the price of the following items and if you can send to Lagos
Ryzen 5 5600 processor (5)
B550 motherboard (5)
16gb ram ddr4 (10)
600w power supply (5)
Thank you and God bless
Chidi`,
    rows: [
      "5 | | Ryzen 5 5600 processor",
      "5 | | B550 motherboard",
      "10 | | 16gb ram ddr4",
      "5 | | 600w power supply",
    ],
  },
  {
    mail: `Hi Anders, follow-up to the meeting. We agreed on 18 Prism 716, 18 Anvil 850 and 36 Breva 140 PWM for batch 1 (May). Batch 2 is not confirmed yet. Send the OC to me directly. /Malin`,
    rows: ["18 | | Prism 716", "18 | | Anvil 850", "36 | | Breva 140 PWM"],
  },
  {
    mail: `Parts req - unit 7 overhaul

Fan, 92mm, CA-F-92S ........ 12 EA
Fan, 80mm, CA-F-80I ........ 12 EA
Paste, CA-CP-4 ............. 3 EA
PSU flex, CA-PF-350 ........ 2 EA

Auth: MSgt Holloway`,
    rows: [
      "12 | CA-F-92S | Fan, 92mm",
      "12 | CA-F-80I | Fan, 80mm",
      "3 | CA-CP-4 | Paste",
      "2 | CA-PF-350 | PSU flex",
    ],
  },
  {
    mail: `Hola buenas tardes, me gustaría comprar un Prism 716, un Anvil 850 y dos Tempo DDR5-6000 32 GB Kit. Soy de Canarias, ¿el IGIC se paga aparte? Gracias, Yeray`,
    rows: ["1 | | Prism 716", "1 | | Anvil 850", "2 | | Tempo DDR5-6000 32 GB Kit"],
  },
  {
    mail: `Please supply 4 pallets... just kidding :) 25 Hangar Flow and 25 Anvil 650 will do for now. PO 8812 attached. Lotte`,
    rows: ["25 | | Hangar Flow", "25 | | Anvil 650"],
  },
  {
    mail: `Order #: B2B-20931
Ship to: Atlas Robotics, 9 Dock St, Belfast BT3 9DT

Sku: CA-N-M2X4
Name: Carrier M.2 x4
Quantity ordered: 7

Sku: CA-SN4-4000
Name: Strata N4 4 TB
Quantity ordered: 28

Customer note: leave with reception`,
    rows: ["7 | CA-N-M2X4 | Carrier M.2 x4", "28 | CA-SN4-4000 | Strata N4 4 TB"],
  },
]
