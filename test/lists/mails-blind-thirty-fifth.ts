import type { BuyersMail } from "./mails-english.ts"

/** Hospitals, laboratories, traders, clubs and workshops of many countries. Written by somebody who had not made the reader. */
export const thirtyFifthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good day Sir/Madam,

We are a system integrator in Pune and regularly buying in bulk. Kindly share best price for below items on urgent basis:

1) Strata N4 1 TB ---- 150 Nos
2) Tempo DDR5-6000 32 GB Kit ---- 150 Nos
3) Anvil 650 ---- 75 Nos
4) Hangar Plain ---- 75 Nos

GST No. 27AABCU9603R1ZM
Payment: 50% advance, balance against delivery.

Warm Regards,
Ankit Deshmukh
M: +91 98200 55512`,
    rows: [
      "150 | | Strata N4 1 TB",
      "150 | | Tempo DDR5-6000 32 GB Kit",
      "75 | | Anvil 650",
      "75 | | Hangar Plain",
    ],
  },
  {
    mail: `Hi, the lab needs some replacement parts after the power cut:

PSU 850W ×3
UPS battery ×2
CA-KB-Z890A ×1 (the one that got fried)

Cost centre 88-301. Please deliver to Building C, room 2.14, not the loading dock.

Dr. Ines Moreau`,
    rows: ["3 | | PSU 850W", "2 | | UPS battery", "1 | CA-KB-Z890A |"],
  },
  {
    mail: `Hello,

for our hackerspace we collect an order. So far:
Jonas wants 2x Prism 308
Mika wants 1x Keel X870 Mini and 1x Anvil SFX 750
Ole wants 4x Breva 140 PWM

Can we get the business price? We are a registered association.

Best, Mika`,
    rows: ["2 | | Prism 308", "1 | | Keel X870 Mini", "1 | | Anvil SFX 750", "4 | | Breva 140 PWM"],
  },
  {
    mail: `Grüezi Herr Ammann

Gerne bestellen wir gemäss Ihrer Offerte 20981:

8 Stk. Firth 420 (Pos. 1)
8 Stk. Prism 924 (Pos. 2)
16 Stk. Strata N5 2 TB (Pos. 4)

Pos. 3 brauchen wir nicht mehr.

Freundliche Grüsse
Regula Zgraggen
Zgraggen Engineering AG, 6460 Altdorf`,
    rows: ["8 | | Firth 420", "8 | | Prism 924", "16 | | Strata N5 2 TB"],
  },
  {
    mail: `Dear team, Kindly arrange the below at the earliest.

Sl.No\tMaterial\tMake\tQty\tRemarks
1\tCA-SS3-2000\tOwn\t24\tUrgent
2\tCA-N-2X10\tOwn\t6\t
3\tCA-A-RISER\tOwn\t6\tSame as last supply

Regards, Stores Dept.`,
    rows: ["24 | CA-SS3-2000 |", "6 | CA-N-2X10 |", "6 | CA-A-RISER |"],
  },
  {
    mail: `Olá, bom dia!

Gostaria de orçamento para:
- 10 fontes Anvil 750
- 10 placas-mãe Keel B850 ATX
- 20 memórias DDR5 16 GB

Obrigado,
Rui Tavares – Informática do Minho`,
    rows: [
      "10 | | fontes Anvil 750",
      "10 | | placas-mãe Keel B850 ATX",
      "20 | | memórias DDR5 16 GB",
    ],
  },
  {
    mail: `Beste verkoop,

Graag ontvangen wij een offerte voor:

15 stuks Breva 120 PWM
15 stuks Breva 92 Slim
3 stuks Fan Hub 8

Met vriendelijke groet,
Marieke de Wit
Inkoop`,
    rows: ["15 | | Breva 120 PWM", "15 | | Breva 92 Slim", "3 | | Fan Hub 8"],
  },
  {
    mail: `Hey Chris, quick one. Can you send over 4 more of the Anvil 1000 and 1 Hangar Bench? Put it on the March tab. Nothing else for now. - Gwen`,
    rows: ["4 | | Anvil 1000", "1 | | Hangar Bench"],
  },
  {
    mail: `SUPPLY REQUEST
Unit: 2nd Signal Bn
POC: SSG Torres, 555-0148

NSN/PN: CA-PF-350
QTY: 12
UI: EA

NSN/PN: CA-F-80I
QTY: 36
UI: EA

RDD: 15 DEC 26`,
    rows: ["12 | CA-PF-350 |", "36 | CA-F-80I |"],
  },
  {
    mail: `Dear Sales Team,

I would like to know if the Prism 716 is in stock. If so I'd like to order three, together with three Anvil 850 power supplies.

Please also quote shipping to Reykjavik.

Sincerely,
Björk S.`,
    rows: ["3 | | Prism 716", "3 | | Anvil 850 power supplies"],
  },
  {
    mail: `Guten Tag, für den Umbau von acht Messrechnern bitte anbieten: acht Keel B860 ATX, acht Anvil 550, sechzehn Tempo DDR5-6000 32 GB Kit. Festplatten sind vorhanden. Angebot bitte an einkauf@messtec.example. Danke, Dr. Riedl`,
    rows: ["8 | | Keel B860 ATX", "8 | | Anvil 550", "16 | | Tempo DDR5-6000 32 GB Kit"],
  },
  {
    mail: `RFQ 2026/77 - please bid in USD, FOB.

Part Number / Qty / Target
SSDPE2KX040T801 / 20 / $310
MTA18ASF4G72PDZ-3G2 / 64 / $72
X520-DA2 / 15 / $45

Lead time > 3 weeks not acceptable.`,
    rows: ["20 | SSDPE2KX040T801 |", "64 | MTA18ASF4G72PDZ-3G2 |", "15 | X520-DA2 |"],
  },
  {
    mail: `Hi Marcus,

As per our call:

Keep from last order:
- 6x CA-H-FLOW
- 6x CA-CL-360

New:
- 6x CA-PA-1000 (was 850)
- 12x CA-SN5-2000

Thanks!
Jude`,
    rows: ["6 | CA-H-FLOW |", "6 | CA-CL-360 |", "6 | CA-PA-1000 |", "12 | CA-SN5-2000 |"],
  },
  {
    mail: `Buongiorno,
siamo un negozio di Bari. Vorremmo ordinare:
Breva 120 PWM 50 pz
Breva 140 PWM 30 pz
Interface Paste 4 g 100 pz
Fattura a: PC Point Srl, via Dante 18, 70121 Bari - P.IVA 07654320722
Saluti, Michele`,
    rows: ["50 | | Breva 120 PWM", "30 | | Breva 140 PWM", "100 | | Interface Paste 4 g"],
  },
  {
    mail: `please can you price me up a decent gaming pc, budget 1500. must have a prism 716 and at least 32gb ram. already own a monitor and keyboard. dan`,
    rows: ["1 | | prism 716"],
  },
  {
    mail: `Hi

Re the outstanding delivery: you sent 8 of the 10 CA-TM5-ECC32, we are still waiting for 2. Can you confirm when they ship?

Separately please book a new order for 4 x CA-N-M2X4.

Lotte`,
    rows: ["4 | CA-N-M2X4 |"],
  },
  {
    mail: `Dear all,

Please find the shopping list of the robotics club:

Qty 1: Keel X870 Mini
Qty 1: Tempo DDR5-6000 64 GB Kit
Qty 2: Strata Mini 1 TB
Qty 1: Anvil Flex 350

We can pay by cheque. Our treasurer is Mrs. Dunne.

Faculty advisor`,
    rows: [
      "1 | | Keel X870 Mini",
      "1 | | Tempo DDR5-6000 64 GB Kit",
      "2 | | Strata Mini 1 TB",
      "1 | | Anvil Flex 350",
    ],
  },
  {
    mail: `Bonjour, je reviens vers vous pour la commande. Finalement ce sera 8 CA-GP-512 au lieu de 6, et toujours 8 CA-PA-750. Pour les boîtiers on attend encore. Merci, Hélène`,
    rows: ["8 | CA-GP-512 |", "8 | CA-PA-750 |"],
  },
  {
    mail: `Item needed: Relay 25G SFP28 network card
How many: 10
Needed by: end of November
Reason: datacentre migration

Item needed: SFP28 DAC cable 3 m
How many: 20
Needed by: end of November
Reason: as above`,
    rows: ["10 | | Relay 25G SFP28 network card", "20 | | SFP28 DAC cable 3 m"],
  },
  {
    mail: `Hi again - the customer approved your estimate #5512. Order everything on it except the case, i.e. 1 Keel B850 ATX, 1 Anvil 750, 2 Tempo DDR5-6000 32 GB Kit, and the Firth 240. Thanks, Yusuf @ MegaByte Repairs`,
    rows: [
      "1 | | Keel B850 ATX",
      "1 | | Anvil 750",
      "2 | | Tempo DDR5-6000 32 GB Kit",
      "1 | | Firth 240",
    ],
  },
]
