import type { BuyersMail } from "./mails-english.ts"

/** Written after the eleventh blind set, and measured once before the reader learned from it. */
export const twelfthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Morning lads

need for site 14 asap
6 psu anvil 850
6 hangar rack 4u
12 breva 80
2 tubes paste
dont forget the risers, 2 of them

Kev
Sent from my iPhone`,
    rows: [
      "6 | | psu anvil 850",
      "6 | | hangar rack 4u",
      "12 | | breva 80",
      "2 | | paste",
      "2 | | risers",
    ],
  },
  {
    mail: `Dear Ms. Okafor,

With reference to our telephone conversation of 4 March 2026, we hereby confirm our order for the following goods:

1.  Forty (40) units of CA-SN4-2000, at a unit price of USD 142.00
2.  Twenty (20) units of CA-PA-1000, at a unit price of USD 168.00
3.  Eighty (80) units of CA-F-140, at a unit price of USD 17.50

Terms: Net 30. Delivery to: 400 Commerce Drive, Suite 210, Plano, TX 75024.

Kindly acknowledge receipt of this order.

Yours sincerely,
H. Brandt-Nielsen
Head of Procurement`,
    rows: ["40 | CA-SN4-2000 |", "20 | CA-PA-1000 |", "80 | CA-F-140 |"],
  },
  {
    mail: `Hey! So me and my flatmates are building 3 PCs over the summer and were wondering if you do student discount?? We'd need:

- 3x Ryzen 5 7600X
- 3x B650 board (whichever is cheapest)
- 6x 16gb ddr5 sticks
- 3x 1tb ssd
- 2x prism 512 (the third one already has a gpu)

Thanks!! Ellie`,
    rows: [
      "3 | | Ryzen 5 7600X",
      "3 | | B650 board",
      "6 | | 16gb ddr5 sticks",
      "3 | | 1tb ssd",
      "2 | | prism 512",
    ],
  },
  {
    mail: `> From: Lena Fischer
> Sent: Dienstag, 10. März 2026 09:14
> To: Einkauf
> Subject: Bedarf Werkstatt
>
> Hallo Jan,
>
> wir brauchen:
>
> 4 Stk. CA-GP-716
> 4 Stk. CA-PA-850
> 8 Stk. CA-F-140
>
> Gruß Lena

Hallo,

bitte liefern wie unten. Danke!

Jan Petersen`,
    rows: ["4 | CA-GP-716 |", "4 | CA-PA-850 |", "8 | CA-F-140 |"],
  },
  {
    mail: `Item	Description	Qty	Unit
1	CMK32GX5M2B5600C36 Corsair Vengeance 32GB	20	EA
2	MZ-V9P1T0BW Samsung 990 Pro 1TB	20	EA
3	100-100000910WOF Ryzen 7 7800X3D	20	EA
4	RM750e PSU	20	EA

Thanks,
Priya`,
    rows: [
      "20 | | CMK32GX5M2B5600C36 Corsair Vengeance 32GB",
      "20 | | MZ-V9P1T0BW Samsung 990 Pro 1TB",
      "20 | | 100-100000910WOF Ryzen 7 7800X3D",
      "20 | | RM750e PSU",
    ],
  },
  {
    mail: `Bonsoir,

Je monte un petit serveur pour mon association et j'aurais besoin de deux disques Strata S3 2 To, d'un boîtier Hangar Cube et d'une alimentation Anvil 550. Vous livrez en Corse ?

Merci beaucoup,
Dominique Santini`,
    rows: [
      "2 | | disques Strata S3 2 To",
      "1 | | boîtier Hangar Cube",
      "1 | | alimentation Anvil 550",
    ],
  },
  {
    mail: `Buenas,

Pásame precio de esto porfa:

CA-KB-B850M → 10
CA-TM5-6032 → 20
CA-SN4-1000 → 10
CA-PA-550 → 10

Lo necesito para el viernes.

Un abrazo
Nacho`,
    rows: ["10 | CA-KB-B850M |", "20 | CA-TM5-6032 |", "10 | CA-SN4-1000 |", "10 | CA-PA-550 |"],
  },
  {
    mail: `Hi Sales,

Please make that 30 instead of 20 on the CA-F-120 and add 5 x CA-A-HUB to the same order (PO 88213).

Thanks
Wendy`,
    rows: ["30 | CA-F-120 |", "5 | CA-A-HUB |"],
  },
  {
    mail: `<div>Hello,<br><br>Please quote:<br>
<ul><li>15 x CA-CL-240</li><li>15 x CA-KB-B860A</li><li>30 x CA-TM5-5600P</li></ul>
<br>Kind regards,<br>Ines&nbsp;Carvalho</div>`,
    rows: ["15 | CA-CL-240 |", "15 | CA-KB-B860A |", "30 | CA-TM5-5600P |"],
  },
  {
    mail: `Dear friend,

We are reseller from Vietnam. Kindly quote best price FOB for:

1/ NVMe SSD Samsung 980 PRO 1TB: 300 pcs
2/ HDD WD Red Plus 8TB (WD80EFPX): 120 pcs
3/ RAM Kingston Fury Beast DDR5 16GB: 500 pcs

We buy monthly. Hope long cooperation.

Ms. Nguyen Thi Hoa (Hannah)
WhatsApp +84 90 123 45 67`,
    rows: [
      "300 | | NVMe SSD Samsung 980 PRO 1TB",
      "120 | WD80EFPX | HDD WD Red Plus 8TB",
      "500 | | RAM Kingston Fury Beast DDR5 16GB",
    ],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

für die Neuausstattung unseres CAD-Pools bitten wir um ein Angebot bis zum 20.03.2026 über:

Pos.  Menge  Bezeichnung
1     24     Mainboard Keel B850 ATX
2     24     Arbeitsspeicher Tempo DDR5-6000 64 GB Kit
3     24     Grafikkarte Prism 716
4     48     SSD Strata N4 2 TB

Die Preise verstehen sich bitte netto, frei Haus.

Mit freundlichen Grüßen
i. A. Dr. Ruth Albers
Hochschule Wismar, Beschaffung`,
    rows: [
      "24 | | Mainboard Keel B850 ATX",
      "24 | | Arbeitsspeicher Tempo DDR5-6000 64 GB Kit",
      "24 | | Grafikkarte Prism 716",
      "48 | | SSD Strata N4 2 TB",
    ],
  },
  {
    mail: `Need these by COB Friday if you've got em:

CA-H-PLAIN (5)
CA-PA-550 (5)
CA-CP-4 (1)
CA-F-120 (15)

Bill to acct 20418

-Rusty`,
    rows: ["5 | CA-H-PLAIN |", "5 | CA-PA-550 |", "1 | CA-CP-4 |", "15 | CA-F-120 |"],
  },
  {
    mail: `Hello, could I please order a dozen of the Breva 120 PWM, half a dozen Fan Hub 8, and a pair of Firth 360? Cheers, Alastair`,
    rows: ["12 | | Breva 120 PWM", "6 | | Fan Hub 8", "2 | | Firth 360"],
  },
  {
    mail: `Hi,

Part: BX8071512400F
Qty: 60
Target: 118 EUR

Part: BX8071514600K
Qty: 25
Target: 231 EUR

Part: 100-100000644BOX
Qty: 40
Target: 104 EUR

Only sealed. Payment 100% on delivery.

Piotr`,
    rows: ["60 | BX8071512400F |", "25 | BX8071514600K |", "40 | 100-100000644BOX |"],
  },
  {
    mail: `hi guys pls send 2 pcs of card strut and 1 riser cable pcie 5.0 x16 to same address as last time, invoice to my company. regards mehmet`,
    rows: ["2 | | card strut", "1 | | riser cable pcie 5.0 x16"],
  },
  {
    mail: `Hi Tom

We need to amend PO-2291.

Remove: CA-GP-512 x 4
Add: CA-GP-716 x 4
Add: CA-PA-850 x 4

All other lines unchanged. Delivery date remains 27/03.

Regards
Sunita Rao
Supply Chain Coordinator
T: 0161 496 0123`,
    rows: ["4 | CA-GP-716 |", "4 | CA-PA-850 |"],
  },
  {
    mail: `Guten Morgen,

wie telefonisch besprochen:
je 10 Stück CA-H-FLOW, CA-PA-750 und CA-CA-120
sowie 25 Stück CA-F-140.

Lieferung bitte an unser Lager in 72764 Reutlingen, Halle 3.

Schönen Tag noch
S. Bauer`,
    rows: ["10 | CA-H-FLOW |", "10 | CA-PA-750 |", "10 | CA-CA-120 |", "25 | CA-F-140 |"],
  },
  {
    mail: `Quantity	Mfr	MPN	Notes
16	Micron	MTC40F2046S1RC48BA1R	RDIMM 64GB
8	Intel	E810XXVDA2	must be retail box
4	Broadcom	05-50077-00	

Quotes to rfq@northlake.example please.`,
    rows: ["16 | MTC40F2046S1RC48BA1R |", "8 | E810XXVDA2 |", "4 | 05-50077-00 |"],
  },
  {
    mail: `Hello again,
Our purchasing list for week 12 is as follows.
* Anvil SFX 750 - pcs: 14
* Keel X870 Mini - pcs: 14
* Strata Mini 1 TB - pcs: 14
* Fjord Low 37 - pcs: 14
Could you confirm availability today?
BR
Mikko Lahtinen`,
    rows: [
      "14 | | Anvil SFX 750",
      "14 | | Keel X870 Mini",
      "14 | | Strata Mini 1 TB",
      "14 | | Fjord Low 37",
    ],
  },
  {
    mail: `Hi, I bought a Prism 512 from you last year and love it. Now I'd like to buy one more, plus a CA-PA-750 to go with it and 2 CA-SN4-1000. What's shipping to 97214? Thanks, Greta`,
    rows: ["1 | CA-PA-750 |", "2 | CA-SN4-1000 |"],
  },
]
