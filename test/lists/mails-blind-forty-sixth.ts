import type { BuyersMail } from "./mails-english.ts"

/** The second part of the set before. */
export const fortySixthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Sam,

Could we please order these?

| Item | Qty | Notes |
|------|-----|-------|
| Anvil 750 | 9 | |
| Prism 716 | 9 | OEM pack ok |
| Strata N4 2 TB | 18 | |
| Breva 120 PWM Reverse | 27 | |

Let me know about lead times on the Prism.

Nadia`,
    rows: [
      "9 | | Anvil 750",
      "9 | | Prism 716",
      "18 | | Strata N4 2 TB",
      "27 | | Breva 120 PWM Reverse",
    ],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

bitte unterbreiten Sie uns ein Angebot über

20 Stk. Mainboard ASUS PRIME B650M-A II,
20 Stk. AMD Ryzen 7 7700,
40 Stk. Kingston FURY Beast 16GB DDR5-5600,
20 Stk. be quiet! Pure Power 12 M 650W sowie
20 Stk. Samsung 980 PRO 1TB.

Lieferung frei Haus nach 70565 Stuttgart.

Mit freundlichen Grüßen
i. A. Monika Zeller`,
    rows: [
      "20 | | Mainboard ASUS PRIME B650M-A II",
      "20 | | AMD Ryzen 7 7700",
      "40 | | Kingston FURY Beast 16GB DDR5-5600",
      "20 | | be quiet! Pure Power 12 M 650W",
      "20 | | Samsung 980 PRO 1TB",
    ],
  },
  {
    mail: `Hi,

If the price is under 90 each we'd take 100 of the Anvil 750, otherwise only 50. We definitely want 50 Hangar 12 and 50 Keel B850 Micro.

Thanks
Ines`,
    rows: ["100 | | Anvil 750", "50 | | Hangar 12", "50 | | Keel B850 Micro"],
  },
  {
    mail: `Requirements for Q1:

CA-F-80I ........ 200 pcs
CA-F-92S ........ 150 pcs
CA-F-140 ........ 300 pcs
CA-A-HUB ........ 75 pcs

Please offer with quantity discount. Incoterm EXW.

Best regards / Mit freundlichen Grüßen

Lukas Steiner
Purchasing
Alpenkühl GmbH`,
    rows: ["200 | CA-F-80I |", "150 | CA-F-92S |", "300 | CA-F-140 |", "75 | CA-A-HUB |"],
  },
  {
    mail: `Hi Bob,
two more things for this week's order:
- a Riser Cable
- another 6 Anvil SFX 750
- and three 27 inch monitors if you do those (Dell U2723QE)
- the 4 port KVM you mentioned
Ta, Jan`,
    rows: [
      "1 | | Riser Cable",
      "6 | | Anvil SFX 750",
      "3 | U2723QE | 27 inch monitors (Dell)",
      "1 | | 4 port KVM",
    ],
  },
  {
    mail: `Please supply:

3 ea. CA-KB-Z890A, ATX board
3 ea. CA-CL-240, 240 mm cooler
6 ea. CA-TM5-CU48, memory kit
3 ea. CA-PA-1000, power supply, 1000 W

Charge to account 7741.
Need by: 12/15/2026

Randy T. Hobbs
Facilities IT, Bldg 12`,
    rows: [
      "3 | CA-KB-Z890A | ATX board",
      "3 | CA-CL-240 | 240 mm cooler",
      "6 | CA-TM5-CU48 | memory kit",
      "3 | CA-PA-1000 | power supply, 1000 W",
    ],
  },
  {
    mail: `Hello, I'd like forty Breva 120 PWM, twenty-five Anvil 550, fifteen Hangar 12 and a couple of Interface Paste 4 g please. Ship to the usual address. - Bernard`,
    rows: [
      "40 | | Breva 120 PWM",
      "25 | | Anvil 550",
      "15 | | Hangar 12",
      "2 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hi Team

As discussed with Rachel, please process below order and send to our Manchester office (M1 2AB).

Product: Anvil 650
Qty: 22
Price: £68.00

Product: Strata N4 1 TB
Qty: 22
Price: £74.50

Product: Tempo DDR5-6000 32 GB Kit
Qty: 44
Price: £89.99

Total: £7,094.56 + VAT

Kind Regards,
Imran Aziz
IT Procurement Officer
Direct: 0161 496 0321 | Mobile: 07700 900123
Please consider the environment before printing this e-mail.`,
    rows: ["22 | | Anvil 650", "22 | | Strata N4 1 TB", "44 | | Tempo DDR5-6000 32 GB Kit"],
  },
  {
    mail: `Hi

Following on from the quote (Q-10482) can we change it a bit? Instead of 8 Prism 716 we want 8 Prism 924, and the PSU needs to go up to Anvil 1000 (8 pcs). Everything else the same:

8 x Keel X870 ATX
16 x Strata N5 2 TB

Regards Mo`,
    rows: ["8 | | Prism 924", "8 | | Anvil 1000", "8 | | Keel X870 ATX", "16 | | Strata N5 2 TB"],
  },
  {
    mail: `order for store 14
ca-f-120 x40
ca-f-140 x 20
ca-pa-550: 6
ca-pa-650 (4)
ca-cp-4 - one box (25 tubes)
ca-a-riser, 3`,
    rows: [
      "40 | ca-f-120 |",
      "20 | ca-f-140 |",
      "6 | ca-pa-550 |",
      "4 | ca-pa-650 |",
      "25 | ca-cp-4 |",
      "3 | ca-a-riser |",
    ],
  },
  {
    mail: `Dear Mr Huang,

please prepare the shipment as follows:

to our plant in Győr: 120 CA-PA-650, 120 CA-KB-B850A
to our plant in Brno: 80 CA-PA-650, 80 CA-KB-B850A, 160 CA-TM5-6032

Payment as always.

Sincerely,
Gábor Kiss`,
    rows: [
      "120 | CA-PA-650 |",
      "120 | CA-KB-B850A |",
      "80 | CA-PA-650 |",
      "80 | CA-KB-B850A |",
      "160 | CA-TM5-6032 |",
    ],
  },
  {
    mail: `Hi, what would it cost me for

250 - Breva 120 PWM
250 - Card Strut
125 - Fan Hub 8

Also for 500/500/250?

Rgds
Wim`,
    rows: ["250 | | Breva 120 PWM", "250 | | Card Strut", "125 | | Fan Hub 8"],
  },
  {
    mail: `Hello Ms. Arnold,

our customer has released the project. Please enter the following as firm order against our PO 700 455:

- thirty (30) pcs Prism 716, delivery 14 Dec
- sixty (60) pcs Tempo DDR5-6000 64 GB Kit, delivery 14 Dec
- thirty (30) pcs Keel X870 ATX, delivery 21 Dec
- five (5) pcs Hangar Bench, delivery asap

Best regards
Frederik Holm`,
    rows: [
      "30 | | Prism 716",
      "60 | | Tempo DDR5-6000 64 GB Kit",
      "30 | | Keel X870 ATX",
      "5 | | Hangar Bench",
    ],
  },
  {
    mail: `Ciao,
avrei bisogno di un preventivo per:
n. 10 alimentatori Anvil 650
n. 10 schede madri Keel B850 Micro
n. 20 moduli Tempo DDR5-6000 32 GB Kit
n. 10 SSD Strata N4 1 TB
Consegna a Bologna.
Grazie mille,
Federica`,
    rows: [
      "10 | | alimentatori Anvil 650",
      "10 | | schede madri Keel B850 Micro",
      "20 | | moduli Tempo DDR5-6000 32 GB Kit",
      "10 | | SSD Strata N4 1 TB",
    ],
  },
  {
    mail: `Good Morning,

Please RUSH!!!

2ea CA-PA-1500
4ea CA-F-80I
1ea CA-H-R4
8ea CA-TM5-ECC32

Ship UPS Next Day Air, our acct# 1Z A45 789.
Attn: Rick in receiving

Thx
Joyce`,
    rows: ["2 | CA-PA-1500 |", "4 | CA-F-80I |", "1 | CA-H-R4 |", "8 | CA-TM5-ECC32 |"],
  },
  {
    mail: `Hi,

for our e-sports room (10 seats) we plan

Motherboard: Keel B850 ATX
CPU: AMD Ryzen 7 9800X3D
RAM: Tempo DDR5-6000 32 GB Kit
GPU: Prism 716
PSU: Anvil 850
Case: Hangar Flow

10 pcs each, plus 2 spare PSUs. Can you give a school discount?

Maria Jansson
Nordskolan`,
    rows: [
      "10 | | Motherboard: Keel B850 ATX",
      "10 | | CPU: AMD Ryzen 7 9800X3D",
      "10 | | RAM: Tempo DDR5-6000 32 GB Kit",
      "10 | | GPU: Prism 716",
      "10 | | PSU: Anvil 850",
      "10 | | Case: Hangar Flow",
      "2 | | spare PSUs",
    ],
  },
  {
    mail: `Hi Gary

I've checked stock - we have 14 Anvil 650 left so no need for more of those. But we're out of Anvil 550 (need 20) and Strata N4 1 TB (need 20), and Hangar 12 is low so send 10.

Thanks
Bev`,
    rows: ["20 | | Anvil 550", "20 | | Strata N4 1 TB", "10 | | Hangar 12"],
  },
  {
    mail: `Zamówienie / Order 112/2026

1. CA-PA-550 - 25 szt.
2. CA-H-12 - 25 szt.
3. CA-KB-A520M - 25 szt.

Thank you, Agnieszka`,
    rows: ["25 | CA-PA-550 |", "25 | CA-H-12 |", "25 | CA-KB-A520M |"],
  },
  {
    mail: `Hi folks. We are a small lab at the university and would like to get 3 GPUs (Prism 1232), 1 board that takes all three of them (Keel WX90?), 8 sticks of Tempo ECC DDR5 32 GB and 2 Anvil 1500. Does a Hangar Rack 4U fit that? If so, please add one. Thanks, Yuki`,
    rows: [
      "3 | | GPUs (Prism 1232)",
      "1 | | Keel WX90",
      "8 | | Tempo ECC DDR5 32 GB",
      "2 | | Anvil 1500",
      "1 | | Hangar Rack 4U",
    ],
  },
  {
    mail: `Hi Matt,

Please can you re-order the same as last month:

Breva 120 PWM (50)
Breva 140 PWM (50)
Fjord 120 (20)
Interface Paste 4 g (100)

but double the Fjord 120.

Cheers,
Olly`,
    rows: [
      "50 | | Breva 120 PWM",
      "50 | | Breva 140 PWM",
      "40 | | Fjord 120",
      "100 | | Interface Paste 4 g",
    ],
  },
]
