import type { BuyersMail } from "./mails-english.ts"

/** Repair shops, builders, resellers and dictated messages: quick, small letters, second thoughts. */
export const thirtyFourthBlindMails: readonly BuyersMail[] = [
  {
    mail: `hi its dave from pc fix, can i get a couple of anvil 750s, three of the 1tb strata n4 and one hangar flow please. will collect thursday. cheers`,
    rows: ["2 | | anvil 750s", "3 | | 1tb strata n4", "1 | | hangar flow"],
  },
  {
    mail: `Hey guys

CA-TM5-6032 x10
CA-TM5-6064 x5
CA-SN4-2000 x10 - actually make that 12
CA-CP-4 x20

Same card as usual.
T`,
    rows: ["10 | CA-TM5-6032 |", "5 | CA-TM5-6064 |", "12 | CA-SN4-2000 |", "20 | CA-CP-4 |"],
  },
  {
    mail: `we're after 15 breva 120 pwm and 15 breva 120 reverse in black if you have it, otherwise any colour. no rgb please. whats the damage?`,
    rows: ["15 | | breva 120 pwm", "15 | | breva 120 reverse"],
  },
  {
    mail: `Hi Sam comma could you put aside for me twenty Breva 140 PWM comma ten Card Strut and five Riser Cable PCIe 5.0 x16 full stop I will pay when I come in on Saturday full stop thanks Ray`,
    rows: ["20 | | Breva 140 PWM", "10 | | Card Strut", "5 | | Riser Cable PCIe 5.0 x16"],
  },
  {
    mail: `Fwd: parts

---------- Forwarded message ---------
From: Leo <leo@buildit.example>
Date: Sun, Nov 1, 2026 at 8:14 PM
Subject: parts
To: Nadia <nadia@buildit.example>

for the 4 streamer builds we need
4 prism 716
4 keel x870 mini
4 firth 240
8 strata n5 2tb
got cases already

--
Nadia here - can you quote Leo's list above? ta`,
    rows: ["4 | | prism 716", "4 | | keel x870 mini", "4 | | firth 240", "8 | | strata n5 2tb"],
  },
  {
    mail: `WTB

500x Crucial 16GB DDR5-5600 SODIMM
200x WD SN770 1TB
100x Samsung 990 Pro 2TB

Target: $38 / $52 / $128
Payment TT in advance. Whatsapp +852 5555 0134`,
    rows: [
      "500 | | Crucial 16GB DDR5-5600 SODIMM",
      "200 | | WD SN770 1TB",
      "100 | | Samsung 990 Pro 2TB",
    ],
  },
  {
    mail: `Stock count done. Reorder:

breva 120 pwm ........ 40
breva 140 pwm ........ 25
interface paste ...... 60
fan hub 8 ............ none needed
fjord 120 ............ 12

Kev, stores`,
    rows: [
      "40 | | breva 120 pwm",
      "25 | | breva 140 pwm",
      "60 | | interface paste",
      "12 | | fjord 120",
    ],
  },
  {
    mail: `Morning. The customer changed his mind again 🙄 so instead of the Prism 512 he now wants a Prism 716, plus an Anvil 850 to feed it. One of each.`,
    rows: ["1 | | Prism 716", "1 | | Anvil 850"],
  },
  {
    mail: `Item\tOn hand\tMin\tOrder
CA-PA-550\t3\t10\t7
CA-PA-650\t1\t10\t9
CA-PA-750\t12\t10\t0
CA-PA-850\t4\t8\t4`,
    rows: ["7 | CA-PA-550 |", "9 | CA-PA-650 |", "4 | CA-PA-850 |"],
  },
  {
    mail: `Can I grab:
a Hangar 12
an Anvil 650
two sticks of 16GB DDR4
and a tube of thermal paste

for the old lady's computer on Elm St. Budget's about 250 quid all in.`,
    rows: ["1 | | Hangar 12", "1 | | Anvil 650", "2 | | 16GB DDR4", "1 | | thermal paste"],
  },
  {
    mail: `yo need 3 gpus (prism 924), 3 psus (anvil 1500) and 1 4u case. how soon?`,
    rows: ["3 | | gpus (prism 924)", "3 | | psus (anvil 1500)", "1 | | 4u case"],
  },
  {
    mail: `Hi Beth,

Your quote Q-20817 looks good except:
- line 1: 8 pcs CA-N-2X10 → please change to 10 pcs
- line 2: fine (8 pcs CA-A-RISER)
- line 3: remove

So total order is 10 CA-N-2X10 and 8 CA-A-RISER. Go ahead.

Omar`,
    rows: ["10 | CA-N-2X10 |", "8 | CA-A-RISER |"],
  },
  {
    mail: `Please quote ASAP:

DELL 0KM1P8 QTY 12
HPE P43322-B21 QTY 24
LENOVO 4X77A77495 QTY 16
CISCO SFP-10G-SR QTY 100

Cond: new or ref w/ 1yr wty
Vikram | Broadline IT Trading FZE`,
    rows: [
      "12 | 0KM1P8 | DELL",
      "24 | P43322-B21 | HPE",
      "16 | 4X77A77495 | LENOVO",
      "100 | SFP-10G-SR | CISCO",
    ],
  },
  {
    mail: `Hello! I'm building my first pc with my dad and this is the list we found:

CPU: Ryzen 5 9600X
Motherboard: Keel B850 Micro
RAM: Tempo DDR5-6000 32 GB Kit
SSD: Strata N4 1 TB
PSU: Anvil 650
Case: Hangar Plain

Does it all fit together? Thank you, Mia (13)`,
    rows: [
      "| | CPU: Ryzen 5 9600X",
      "| | Motherboard: Keel B850 Micro",
      "| | RAM: Tempo DDR5-6000 32 GB Kit",
      "| | SSD: Strata N4 1 TB",
      "| | PSU: Anvil 650",
      "| | Case: Hangar Plain",
    ],
  },
  {
    mail: `Job 4471 - Mrs Patel - laptop won't boot
need: 1 x 16gb ddr5 sodimm, 1 x strata mini 1tb
Job 4472 - Barber shop - noisy pc
need: 2 x breva 92 slim
Job 4475 - waiting on customer`,
    rows: ["1 | | 16gb ddr5 sodimm", "1 | | strata mini 1tb", "2 | | breva 92 slim"],
  },
  {
    mail: `Let's do 60 of the CA-SN4-1000 at $61 and 30 of the CA-SN4-2000 at $109. I'll pass on the 4TB for now. Ship UPS ground on our acct 4X7-112. PO# is 88-1207.

Rick D.
Big Sky Computers, Bozeman MT`,
    rows: ["60 | CA-SN4-1000 |", "30 | CA-SN4-2000 |"],
  },
  {
    mail: `10 off Hangar Cube please, 10 off Anvil SFX 750, 2-3 spare Breva 92 Slim (let's say 3). Invoice to the usual. Iain`,
    rows: ["10 | | Hangar Cube", "10 | | Anvil SFX 750", "3 | | Breva 92 Slim"],
  },
  {
    mail: `hi, order from yesterday (#10482) - can you add one more hangar flow? and swap the two anvil 650 for two anvil 750. thx, pete`,
    rows: ["1 | | hangar flow", "2 | | anvil 750"],
  },
  {
    mail: `**Build list – render node v3**

| Part | Model | Qty |
|------|-------|-----|
| GPU | Prism 924 Blower | 4 |
| PSU | Anvil 1500 | 2 |
| Board | Keel Z890 ATX | 1 |
| RAM | Tempo DDR5-6000 64 GB Kit | 2 |
| Riser | CA-A-RISER | 4 |

@purchasing pls order by friday`,
    rows: [
      "4 | | Prism 924 Blower",
      "2 | | Anvil 1500",
      "1 | | Keel Z890 ATX",
      "2 | | Tempo DDR5-6000 64 GB Kit",
      "4 | CA-A-RISER |",
    ],
  },
  {
    mail: `Dictated by phone, sorry for typos. We need eight of the Keel B850 ATX boards, eight Anvil 750 power supplies, and sixteen of the Breva 140 fans. Oh, and scrap the coolers, we found some. Delivery to the new place, 18 Harbour Road, BT1 3AB. Call me on 07700 900461 if anything. Siobhan`,
    rows: ["8 | | Keel B850 ATX boards", "8 | | Anvil 750 power supplies", "16 | | Breva 140 fans"],
  },
]
