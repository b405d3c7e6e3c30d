import type { BuyersMail } from "./mails-english.ts"

/** Written after the tenth blind set, and measured once before the reader learned from it. */
export const eleventhBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Tina,

Can you get these over to us by Friday:

25 ea. - Anvil 850 power supplies
25 ea. - Hangar Flow cases
75 ea. - Breva 120 PWM fans

Same ship-to as PO 3310.

Thanks!
Marge Lindqvist
Purchasing Agent
Tri-State Kiosk`,
    rows: [
      "25 | | Anvil 850 power supplies",
      "25 | | Hangar Flow cases",
      "75 | | Breva 120 PWM fans",
    ],
  },
  {
    mail: `Hello,
Would you please provide a formal quotation for the items listed hereunder?

No. | Item | Specification | Quantity
1 | Processor | Intel Core i5-14500 | 40
2 | Memory | 16 GB DDR5-5600 | 80
3 | Storage | 512 GB NVMe M.2 | 40

Sincerely,
Amina Yusuf`,
    rows: [
      "40 | | Processor Intel Core i5-14500",
      "80 | | Memory 16 GB DDR5-5600",
      "40 | | Storage 512 GB NVMe M.2",
    ],
  },
  {
    mail: `we'd like 15 CA-KB-B850A with 15 CA-TM5-6032 and 15 CA-SN4-1000, all in one box each if you can. - Joe from Harbor IT`,
    rows: ["15 | CA-KB-B850A |", "15 | CA-TM5-6032 |", "15 | CA-SN4-1000 |"],
  },
  {
    mail: `Subject: RE: Your quote 20260311-4

Please enter our order:

4 × Prism 924 @ 1,199.00
8 × Strata N5 2 TB @ 189.00

Ship via our freight forwarder (Kuehne, ref 88-1123).

Tak,
Mikkel`,
    rows: ["4 | | Prism 924", "8 | | Strata N5 2 TB"],
  },
  {
    mail: `Good evening. Kindly make a price for ten units CA-GP-716, five units CA-GP-924 and two units CA-H-BENCH. Payment by L/C. Best wishes, Farid`,
    rows: ["10 | CA-GP-716 |", "5 | CA-GP-924 |", "2 | CA-H-BENCH |"],
  },
  {
    mail: `Stock request - Store 22
CA-F-120 ... need 40
CA-F-140 ... need 20
CA-CP-4 ... need 15
Thx!`,
    rows: ["40 | CA-F-120 |", "20 | CA-F-140 |", "15 | CA-CP-4 |"],
  },
  {
    mail: `Hi,

Our engineers specified the following (all new, boxed):

- Processor: AMD Ryzen 9 9950X (100-100001277WOF) – 6 off
- Cooler: Firth 360 – 6 off
- Board: Keel X870 – 6 off
- Memory: Tempo CK DDR5-8000 48 GB Kit – 12 off

Lead time is critical.

Regards,
Stewart Lang`,
    rows: [
      "6 | 100-100001277WOF | Processor: AMD Ryzen 9 9950X",
      "6 | | Cooler: Firth 360",
      "6 | | Board: Keel X870",
      "12 | | Memory: Tempo CK DDR5-8000 48 GB Kit",
    ],
  },
  {
    mail: `Hi Sales. I'm building a NAS. I want 8 x WD80EFPX, 1 x CA-N-2X10, 1 x CA-PA-550. Which case would you recommend for 8 drives? Thanks, Pete`,
    rows: ["8 | WD80EFPX |", "1 | CA-N-2X10 |", "1 | CA-PA-550 |"],
  },
  {
    mail: `Dear supplier,

We hereby invite you to quote for the following goods:

Item No 1: Solid State Drive 2 TB, quantity 100 pieces
Item No 2: Power Supply 750 W, quantity 30 pieces
Item No 3: Network Card 10 GbE, quantity 10 pieces

Quotation deadline: 21 March 2026 at 12:00.

Procurement Unit`,
    rows: [
      "100 | | Solid State Drive 2 TB",
      "30 | | Power Supply 750 W",
      "10 | | Network Card 10 GbE",
    ],
  },
  {
    mail: `Need a quick turn on these
qty 2 - CA-GP-924
qty 2 - CA-PA-1500
qty 1 - CA-H-12
send invoice to ap@northwind.example and I'll pay today
Sam`,
    rows: ["2 | CA-GP-924 |", "2 | CA-PA-1500 |", "1 | CA-H-12 |"],
  },
  {
    mail: `Hello from Lisbon! For our classroom: 28 mice, 28 keyboards, 28 headsets. For the teacher: one 27 inch monitor. Obrigada, Teresa`,
    rows: ["28 | | mice", "28 | | keyboards", "28 | | headsets", "1 | | 27 inch monitor"],
  },
  {
    mail: `Hi Tom,

per our chat:
CA-SN4-2000 (Strata N4 2 TB) -- 48
CA-CM-2280 (M.2 Heatsink 2280) -- 48

Not urgent, end of month is fine.

K`,
    rows: ["48 | CA-SN4-2000 | Strata N4 2 TB", "48 | CA-CM-2280 | M.2 Heatsink 2280"],
  },
  {
    mail: `Re: backorder

Please cancel CA-GP-512 (10) and replace with CA-GP-716 (10).`,
    rows: ["10 | CA-GP-716 |"],
  },
  {
    mail: `Hello team

Our Spring order:
  1. Tempo DDR5-6000 32 GB Kit    x 60
  2. Strata N4 1 TB               x 60
  3. Anvil 650                    x 60
  4. Hangar Plain                 x 60

We expect the volume discount of last year (4%).

Best
Zsófia Kiss`,
    rows: [
      "60 | | Tempo DDR5-6000 32 GB Kit",
      "60 | | Strata N4 1 TB",
      "60 | | Anvil 650",
      "60 | | Hangar Plain",
    ],
  },
  {
    mail: `We are after approx. 300 pcs of CA-F-92S. Could you do 2-3 deliveries? Also 12 pcs of CA-A-HUB.`,
    rows: ["300 | CA-F-92S |", "12 | CA-A-HUB |"],
  },
  {
    mail: `Hi! Sending again since the form did not work:
Anvil Flex 350 – quantity: 3
Keel X870 Mini – quantity: 3
Fjord 120 – quantity: 3
Thank you, Mia`,
    rows: ["3 | | Anvil Flex 350", "3 | | Keel X870 Mini", "3 | | Fjord 120"],
  },
  {
    mail: `To whom it may concern:

Our company, Vertex Imaging Inc., would like to purchase twenty-four (24) CA-TM5-6448 memory kits and twelve (12) CA-KB-Z890A motherboards. Please respond with pricing and availability.

Respectfully,
Dwayne Carter`,
    rows: ["24 | CA-TM5-6448 | memory kits", "12 | CA-KB-Z890A | motherboards"],
  },
  {
    mail: `Part no.: CA-PA-1000, quantity: 6
Part no.: CA-PA-1500, quantity: 2
Deliver to: Dock 4`,
    rows: ["6 | CA-PA-1000 |", "2 | CA-PA-1500 |"],
  },
  {
    mail: `Hey, what's availability like on 60 Breva 140? And 60 hubs? We'd need them mid April. Ash`,
    rows: ["60 | | Breva 140", "60 | | hubs"],
  },
  {
    mail: `Greetings,

Herewith our order for 3D printing farm controllers:

CA-KB-A520M   20pcs   (revision 2 or later)
CA-TM4-3632   20pcs
CA-PF-350     20pcs

Kind greetings
Joost`,
    rows: ["20 | CA-KB-A520M | revision 2 or later", "20 | CA-TM4-3632 |", "20 | CA-PF-350 |"],
  },
  {
    mail: `Sehr geehrtes Team,

für unseren Fertigungsauftrag FA-3312 benötigen wir folgendes Material:

120 St CA-F-140
 60 St CA-A-HUB
 60 St CA-CP-4

Anlieferung bitte Rampe 3, 7-14 Uhr.

Freundliche Grüße
Materialwirtschaft`,
    rows: ["120 | CA-F-140 |", "60 | CA-A-HUB |", "60 | CA-CP-4 |"],
  },
  {
    mail: `Hallo, ich bin auf der Suche nach zwei Prism 924 und einem Anvil 1500. Haben Sie die da? Abholung möglich? Danke, Sven`,
    rows: ["2 | | Prism 924", "1 | | Anvil 1500"],
  },
  {
    mail: `Guten Tag Herr Moser,

Bitte offerieren Sie uns:

20 Stück Netzteil Anvil 750 (CA-PA-750)
20 Stück Gehäuse Hangar Flow (CA-H-FLOW)

Zusätzlich benötigen wir 5 Stück Ersatzlüfter 140 mm.

Freundliche Grüsse
Ursina Caduff`,
    rows: [
      "20 | CA-PA-750 | Netzteil Anvil 750",
      "20 | CA-H-FLOW | Gehäuse Hangar Flow",
      "5 | | Ersatzlüfter 140 mm",
    ],
  },
  {
    mail: `Hi Uli, schick mir doch bitte noch 3 von den CA-N-2X10 und 6 von den CA-SN4-4000 mit. Merci, Beat`,
    rows: ["3 | CA-N-2X10 |", "6 | CA-SN4-4000 |"],
  },
  {
    mail: `Bestellung Nr. 2026-77

Wir bestellen gemäß Ihrem Angebot vom 2.3.2026:
Pos. 10: 40 Stk. Strata N4 1 TB, Art. CA-SN4-1000
Pos. 20: 40 Stk. M.2 Heatsink 2280, Art. CA-CM-2280
Lieferung: sofort
Zahlung: 14 Tage 2 % Skonto`,
    rows: ["40 | CA-SN4-1000 | Strata N4 1 TB", "40 | CA-CM-2280 | M.2 Heatsink 2280"],
  },
  {
    mail: `Hi, two things. First, we never got 4 of the CA-F-140 from the last box. Second, please add 20 CA-CP-4 to the next one. Rosa`,
    rows: ["20 | CA-CP-4 |"],
  },
  {
    mail: `Hi,

I need to order the following for Kim Lee (new starter):
1 x laptop RAM 16GB SODIMM
1 x 1TB M.2 SSD
1 x 24" monitor

Code to cost centre 7001.

Thanks
Helpdesk`,
    rows: ["1 | | laptop RAM 16GB SODIMM", "1 | | 1TB M.2 SSD", '1 | | 24" monitor'],
  },
  {
    mail: `Good morning, we would like to reserve 32 pcs Tempo ECC DDR5-4800 32 GB and 4 pcs Keel WS for a customer decision next week.

Best regards / Mit freundlichen Grüßen
Claudia Reinhardt`,
    rows: ["32 | | Tempo ECC DDR5-4800 32 GB", "4 | | Keel WS"],
  },
  {
    mail: `PLEASE QUOTE:
100 EACH CT16G48C40U5 CRUCIAL
200 EACH CT1000P310SSD8 CRUCIAL
50 EACH MZ-V9S2T0BW SAMSUNG
DELIVERED MIAMI FL 33126`,
    rows: [
      "100 | CT16G48C40U5 | CRUCIAL",
      "200 | CT1000P310SSD8 | CRUCIAL",
      "50 | MZ-V9S2T0BW | SAMSUNG",
    ],
  },
  {
    mail: `Hi Ellie, the workshop asked for more stuff: 4 rolls of Velcro, 30 CA-CP-4, a CA-A-RISER to try out, and 10 CA-F-120R. Could you sort it? Love, Fran`,
    rows: ["4 | | Velcro", "30 | CA-CP-4 |", "1 | CA-A-RISER |", "10 | CA-F-120R |"],
  },
]
