import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it: at first sight 82 % of the rows were as here. */
export const fiftyFifthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Owen,

Please see below our requirement for the Bristol site. Let me know price, availability and carriage.

Description                      Qty
Keel B860 ATX                    11
Anvil 750                        11
Tempo DDR5-6000 32 GB Kit        22
Strata N4 2 TB                   11
Fjord 120                        11

Regards,
Stephanie Marsh
Procurement Officer
Avonside Housing Group

Please consider the environment before printing this e-mail.`,
    rows: [
      "11 | | Keel B860 ATX",
      "11 | | Anvil 750",
      "22 | | Tempo DDR5-6000 32 GB Kit",
      "11 | | Strata N4 2 TB",
      "11 | | Fjord 120",
    ],
  },
  {
    mail: `Need 2 x anvil 1000 asap, one of our render boxes blew up. and 1 prism 924 if u got it in stock today. will collect. Tomasz 07700 900551`,
    rows: ["2 | | anvil 1000", "1 | | prism 924"],
  },
  {
    mail: `Sehr geehrter Herr Albrecht,

vielen Dank für Ihr Angebot Nr. 26-1187. Wir bestellen daraus:

Pos. 1: 20 Stück CA-KB-B850A
Pos. 2: 40 Stück CA-TM5-6032
Pos. 4: 20 Stück CA-PA-750
Pos. 5: 20 Stück CA-H-FLOW

Pos. 3 benötigen wir vorerst nicht.

Liefertermin wie angeboten: KW 51.

Mit freundlichem Gruß
Ingrid Sauer`,
    rows: ["20 | CA-KB-B850A |", "40 | CA-TM5-6032 |", "20 | CA-PA-750 |", "20 | CA-H-FLOW |"],
  },
  {
    mail: `Hello, I look after IT for three village schools. We'd like to buy 24 Strata N4 1 TB to speed up the old laptops, 6 spare Anvil 550 for the desktops, and a dozen mice. What's the best you can do? Many thanks, Bryony Teague`,
    rows: ["24 | | Strata N4 1 TB", "6 | | spare Anvil 550", "12 | | mice"],
  },
  {
    mail: `Dear Partner,

Kindly quote your best price for below parts:

P/N                 Brand       Q'ty    Remark
MZ-V9P1T0BW         Samsung     200     new sealed only
CT1000T710SSD8      Crucial     150
KF560C30BBK2-32     Kingston    80      any date code
100-100001277WOF    AMD         30      tray also ok

Payment: T/T in advance
Delivery: FCA Hong Kong

Thanks & Best Regards
Wendy Lau
Sales & Purchasing`,
    rows: [
      "200 | MZ-V9P1T0BW | Samsung",
      "150 | CT1000T710SSD8 | Crucial",
      "80 | KF560C30BBK2-32 | Kingston",
      "30 | 100-100001277WOF | AMD",
    ],
  },
  {
    mail: `Hi Marcus,

Good news, we won the bid. Final configuration for the 5 inference servers:

per server
- 1x Hangar Rack 4U
- 1x Keel Z890 ATX
- 2x Prism 924 Blower
- 4x Tempo DDR5-6000 64 GB Kit
- 2x Strata Vault 8 TB U.2
- 1x Anvil 1500

Please send the formal offer by tomorrow noon.

Thanks,
Isabel`,
    rows: [
      "5 | | Hangar Rack 4U",
      "5 | | Keel Z890 ATX",
      "10 | | Prism 924 Blower",
      "20 | | Tempo DDR5-6000 64 GB Kit",
      "10 | | Strata Vault 8 TB U.2",
      "5 | | Anvil 1500",
    ],
  },
  {
    mail: `Bonjour,

je souhaiterais commander :
2 Keel X870 Mini
2 Anvil SFX 750
2 Hangar Cube
4 barrettes Tempo Plain DDR5-5600 16 GB
1 tube de pâte thermique

Merci de m'indiquer les frais de port pour la Belgique (4000 Liège).

Bonne journée,
Arnaud Thiry`,
    rows: [
      "2 | | Keel X870 Mini",
      "2 | | Anvil SFX 750",
      "2 | | Hangar Cube",
      "4 | | barrettes Tempo Plain DDR5-5600 16 GB",
      "1 | | pâte thermique",
    ],
  },
  {
    mail: `Hi Jo

Sorry for the delay, the boss finally signed it off. Can you go ahead with quote Q-55820 but knock the Prism 716 down to 3 and lose the risers. So that leaves:

4 Anvil 850
4 Keel B850 ATX
3 Prism 716
8 Breva 140 PWM

PO number is 70014.

Cheers
Wayne`,
    rows: ["4 | | Anvil 850", "4 | | Keel B850 ATX", "3 | | Prism 716", "8 | | Breva 140 PWM"],
  },
  {
    mail: `Order from web form
Name: Lukas Steiner
Company: Steiner EDV
E-mail: l.steiner@steiner-edv.example
Phone: +43 1 5550 144
Message: Bitte um Lieferung von 15 Stk. CA-SN4-1000, 15 Stk. CA-CM-2280 und 3 Stk. CA-N-M2X4 an unsere Adresse in Wien. Danke!`,
    rows: ["15 | CA-SN4-1000 |", "15 | CA-CM-2280 |", "3 | CA-N-M2X4 |"],
  },
  {
    mail: `Hey Pete, stock check came up short. To get us through Christmas I reckon 20 of the Anvil 550, 15 Anvil 650, 10 Anvil 750 and maybe 5 of the 850s. Fans we're OK for. Could do with 30 tubes of Interface Paste 4 g though. Lind`,
    rows: [
      "20 | | Anvil 550",
      "15 | | Anvil 650",
      "10 | | Anvil 750",
      "5 | | 850s",
      "30 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Good morning,

Please quote for supply and delivery only:

1.0 Workstation components
1.1 Keel Z890 ATX ............ 6 no.
1.2 Anvil 1000 ............... 6 no.
1.3 Firth 420 ................ 6 no.
2.0 Network
2.1 Relay 10G Duo ............ 8 no.
2.2 SFP+ DAC cable 3 m ....... 8 no.

Tender return date 4 December 2026, 12 noon.

Regards
Hallam Building Services`,
    rows: [
      "6 | | Keel Z890 ATX",
      "6 | | Anvil 1000",
      "6 | | Firth 420",
      "8 | | Relay 10G Duo",
      "8 | | SFP+ DAC cable 3 m",
    ],
  },
  {
    mail: `Buenos días Raúl:

Según lo hablado, necesitamos 5 equipos completos. Cada equipo lleva: 1 Keel B850 Micro, 1 Anvil 550, 2 Tempo Plain DDR5-5600 16 GB, 1 Strata N4 1 TB y 1 Hangar 12.

Aparte, 2 Prism 308 sueltas.

Gracias,
Nuria Campos`,
    rows: [
      "5 | | Keel B850 Micro",
      "5 | | Anvil 550",
      "10 | | Tempo Plain DDR5-5600 16 GB",
      "5 | | Strata N4 1 TB",
      "5 | | Hangar 12",
      "2 | | Prism 308",
    ],
  },
  {
    mail: `Please ship against blanket PO 33017, release 6:

CA-F-80I     400 ea     due 12/14/2026
CA-PF-350    100 ea     due 12/14/2026
CA-KB-B760D  100 ea     due 01/11/2027

Confirm by reply. Do not ship early.

Carla Jensen
Materials Planner`,
    rows: ["400 | CA-F-80I |", "100 | CA-PF-350 |", "100 | CA-KB-B760D |"],
  },
  {
    mail: `Dear Support,

Your shop does not let me check out with more than 10 different items, so here is my order by mail:

Hangar Bench: 1
Keel B850 ATX: 1
Tempo DDR5-6000 32 GB Kit: 2
Prism 512: 1
Anvil 750: 1
Firth 240: 1
Breva 120 Reverse: 3
Breva 140 PWM: 2
Strata N4 1 TB: 1
Strata S3 2 TB: 2
Fan Hub 8: 1

My customer number is 40988. Please charge the card on file.

Yours,
Henrik Dahl`,
    rows: [
      "1 | | Hangar Bench",
      "1 | | Keel B850 ATX",
      "2 | | Tempo DDR5-6000 32 GB Kit",
      "1 | | Prism 512",
      "1 | | Anvil 750",
      "1 | | Firth 240",
      "3 | | Breva 120 Reverse",
      "2 | | Breva 140 PWM",
      "1 | | Strata N4 1 TB",
      "2 | | Strata S3 2 TB",
      "1 | | Fan Hub 8",
    ],
  },
  {
    mail: `Hi Sandra,

re your mail from this morning: the blower version is fine, so please change the 4 Prism 924 to 4 Prism 924 Blower. We also noticed that we forgot power cables, can you add eight?

Best
Matthias`,
    rows: ["4 | | Prism 924 Blower", "8 | | power cables"],
  },
  {
    mail: `To: sales
Cc: warehouse
Subject: urgent replenishment

Team, these are at zero on the shelf:

CA-PA-650 (send 25)
CA-TM5-5600P (send 60)
CA-SS3-2000 (send 15)

and these are low:

CA-GP-308 (send 10)
CA-CL-240 (send 8)

Thanks, Rosalind`,
    rows: [
      "25 | CA-PA-650 |",
      "60 | CA-TM5-5600P |",
      "15 | CA-SS3-2000 |",
      "10 | CA-GP-308 |",
      "8 | CA-CL-240 |",
    ],
  },
  {
    mail: `Hello there,

We are a charity refurbishing donated PCs. At the moment we mostly need SATA SSDs (about 40, 500 GB is enough), DDR4 memory (8 GB sticks, 40 of those too) and 15 cheap 450 W power supplies. Do you have anything ex-demo?

Kind regards
Gwen Ashby
Second Life Computers`,
    rows: [
      "40 | | SATA SSDs",
      "40 | | DDR4 memory (8 GB sticks)",
      "15 | | cheap 450 W power supplies",
    ],
  },
  {
    mail: `Hi,

Can I order these please?

Prism 716                 £489.00   x2
Anvil 850                 £109.00   x2
Keel X870 Mini            £239.00   x2
Interface Paste 4 g       £6.50     x1

I make that £1,680.50 before postage.

Thanks, Colette`,
    rows: [
      "2 | | Prism 716",
      "2 | | Anvil 850",
      "2 | | Keel X870 Mini",
      "1 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Beste Wim,

Graag offerte voor:
- 12 stuks Anvil 750
- 12 stuks Hangar Flow
- 24 stuks Breva 140 PWM
- 12 stuks Keel B860 ATX

Levering in Gent, week 50.

Met vriendelijke groeten,
Lien Claes`,
    rows: [
      "12 | | Anvil 750",
      "12 | | Hangar Flow",
      "24 | | Breva 140 PWM",
      "12 | | Keel B860 ATX",
    ],
  },
  {
    mail: `Hi Nathan,

For the lab refresh we settled on the following (quantities confirmed by the dean):

Quantity 35 - Keel A520 Micro
Quantity 35 - Anvil 550
Quantity 70 - Tempo DDR4-3600 32 GB Kit
Quantity 35 - Strata N4 1 TB
Quantity 5 - Prism 308 (only the front row needs graphics)

Could the boards come pre-flashed with the latest BIOS?

Thank you,
Dr. Paula Reyes
Chair, Computer Science`,
    rows: [
      "35 | | Keel A520 Micro",
      "35 | | Anvil 550",
      "70 | | Tempo DDR4-3600 32 GB Kit",
      "35 | | Strata N4 1 TB",
      "5 | | Prism 308",
    ],
  },
]
