import type { BuyersMail } from "./mails-english.ts"

/** The second half of the set before, with more running text and longer chains: at first sight 81 %. */
export const sixtyFirstBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Jenny,

Please raise an order for the below and invoice against PO 0045871.

Qty  Code
40   CA-F-120
40   CA-F-140
10   CA-A-HUB
25   CA-CP-4

The 140s are urgent. If you can't do 40 now, send what you have and back order the rest.

Thanks,
Callum
Stores, Building 7`,
    rows: ["40 | CA-F-120 |", "40 | CA-F-140 |", "10 | CA-A-HUB |", "25 | CA-CP-4 |"],
  },
  {
    mail: `Hello Computer Assembler Team,

I got your contact from a colleague at the University of Ghent. For a new data acquisition system I am looking for:

Motherboard: Keel B860 ATX, 2 pcs
Memory: Tempo DDR5-6000 64 GB Kit, 4 pcs
SSD: Strata N4 4 TB, 4 pcs
Network: Relay 10G Duo, 2 pcs
Power supply: Anvil 750, 2 pcs
Case: Hangar Rack 4U, 2 pcs

Please send a formal quotation (PDF) addressed to the Paul Scherrer Laboratory, 5232 Villigen.

With kind regards,
Dr. Matteo Bianchi`,
    rows: [
      "2 | | Motherboard: Keel B860 ATX",
      "4 | | Memory: Tempo DDR5-6000 64 GB Kit",
      "4 | | SSD: Strata N4 4 TB",
      "2 | | Network: Relay 10G Duo",
      "2 | | Power supply: Anvil 750",
      "2 | | Case: Hangar Rack 4U",
    ],
  },
  {
    mail: `Alright Paul, need a quick price on 30 anvil 550, 30 keel b760 ddr4 and 60 of the 3600 ddr4 kits. Its for the council so will be a proper order if you win it. Also quote 30 cases, hangar 12 or plain, whichever is cheaper. Gaz`,
    rows: [
      "30 | | anvil 550",
      "30 | | keel b760 ddr4",
      "60 | | 3600 ddr4 kits",
      "30 | | cases, hangar 12 or plain",
    ],
  },
  {
    mail: `Dear Mr. Novotny,

Based on your offer OF-2026-3311 we order:

Pos. 1   8 pcs   Hangar Rack 4U          à 126,00 EUR   = 1.008,00 EUR
Pos. 2   8 pcs   Anvil 1500              à 209,00 EUR   = 1.672,00 EUR
Pos. 3   16 pcs  Prism 924 Blower        à 805,00 EUR   = 12.880,00 EUR
Pos. 4   8 pcs   Keel Z890 ATX           à 289,00 EUR   = 2.312,00 EUR

Sum net: 17.872,00 EUR

Terms of payment: 30 days net
Please quote our order no. B-2026-0911 on all documents.

Best regards
Petra Steiner
Einkauf`,
    rows: [
      "8 | | Hangar Rack 4U",
      "8 | | Anvil 1500",
      "16 | | Prism 924 Blower",
      "8 | | Keel Z890 ATX",
    ],
  },
  {
    mail: `Hi,

my son and I are building a computer over Christmas and after reading your guide we decided on the following parts:

Hangar Flow
Keel B850 ATX
Ryzen 7 9800X3D
Prism 716
Tempo DDR5-6000 32 GB Kit
Strata N4 2 TB
Anvil 850
Firth 360

Plus 3 extra Breva 140 PWM for the top.

Can you check that I haven't forgotten anything and let me know the price please? We don't need Windows.

Many thanks
Tim Ashdown`,
    rows: [
      "| | Hangar Flow",
      "| | Keel B850 ATX",
      "| | Ryzen 7 9800X3D",
      "| | Prism 716",
      "| | Tempo DDR5-6000 32 GB Kit",
      "| | Strata N4 2 TB",
      "| | Anvil 850",
      "| | Firth 360",
      "3 | | Breva 140 PWM",
    ],
  },
  {
    mail: `Hola, buenas tardes. Soy Marcos de InfoSur. Me hacen falta estas cosas para mañana a primera hora:

- Anvil 650 (4)
- Prism 512 (2)
- Tempo DDR5-6000 32 GB Kit (4)
- Strata N4 1 TB (6)
- pasta térmica (3)

Si no tenéis las Prism 512 me vale la 716. Me lo cargas a la cuenta. Gracias!!`,
    rows: [
      "4 | | Anvil 650",
      "2 | | Prism 512",
      "4 | | Tempo DDR5-6000 32 GB Kit",
      "6 | | Strata N4 1 TB",
      "3 | | pasta térmica",
    ],
  },
  {
    mail: `Hi Priyanka,

Please treat this as a formal amendment to PO-2026-0711.

Line 1 - CA-KB-B850M - increase to 45 EA
Line 2 - CA-PA-650 - increase to 45 EA
Line 3 - CA-TM5-5600P - increase to 90 EA
New line 4 - CA-H-12 - 45 EA

All other terms remain the same.

Regards,
Doug Pellman
Contracts Administrator`,
    rows: ["45 | CA-KB-B850M |", "45 | CA-PA-650 |", "90 | CA-TM5-5600P |", "45 | CA-H-12 |"],
  },
  {
    mail: `Hi Sarah

Thanks for getting back to me so quickly. Yes please to the Anvil 750s, we'll take all 18. And 18 of the Keel B850 Micro as discussed. For the SSDs can you do 18 x Strata N4 1 TB instead of the 2 TB?

Also please add a Hangar Bench for our workshop.

Kind regards
Neelam

From: Sarah Whitely
Sent: 24 November 2026 15:32
To: Neelam Chaudhry
Subject: RE: Enquiry

Hi Neelam,
We have 18 Anvil 750 in stock at £89.00. The Strata N4 2 TB are due in on 3 December.
Sarah`,
    rows: [
      "18 | | Anvil 750s",
      "18 | | Keel B850 Micro",
      "18 | | Strata N4 1 TB",
      "1 | | Hangar Bench",
    ],
  },
  {
    mail: `Guten Morgen,

ich brauche ein Angebot über 4 Server, pro Server:

1 Hangar Rack 4U
1 Keel Z890 ATX
4 Tempo DDR5-6000 64 GB Kit
2 Strata Vault 8 TB U.2
1 Relay 25G SFP28
1 Anvil 1000

Bitte bis morgen Mittag, der Kunde wartet.

MfG
R. Scholz
Scholz EDV, Cottbus`,
    rows: [
      "4 | | Hangar Rack 4U",
      "4 | | Keel Z890 ATX",
      "16 | | Tempo DDR5-6000 64 GB Kit",
      "8 | | Strata Vault 8 TB U.2",
      "4 | | Relay 25G SFP28",
      "4 | | Anvil 1000",
    ],
  },
  {
    mail: `Requisition 88120 / ship to Plant 3

Please supply:
a) 12 ea. fan, 80 mm, industrial - CA-F-80I
b) 4 ea. power supply, flex, 350 W - CA-PF-350
c) 2 ea. thermal paste - CA-CP-4
d) 6 ea. SSD M.2 2230 1 TB - CA-SN4-2230

Buyer: K. Lindholm, +46 8 555 019 90
Goods marked: 88120`,
    rows: [
      "12 | CA-F-80I | fan, 80 mm, industrial",
      "4 | CA-PF-350 | power supply, flex, 350 W",
      "2 | CA-CP-4 | thermal paste",
      "6 | CA-SN4-2230 | SSD M.2 2230 1 TB",
    ],
  },
  {
    mail: `Dear all,

our monthly call-off for December:

Breva 120 PWM: 250 pcs (250 pcs in stock with you according to your list of Monday)
Breva 140 PWM: 150 pcs
Fan Hub 8: 30 pcs
Card Strut: none this month
Riser Cable PCIe 5.0 x16: 20 pcs

Please ship as usual in the first week of the month.

Best regards,
Elina Saarinen
Supply Planner`,
    rows: [
      "250 | | Breva 120 PWM",
      "150 | | Breva 140 PWM",
      "30 | | Fan Hub 8",
      "20 | | Riser Cable PCIe 5.0 x16",
    ],
  },
  {
    mail: `Hi! Can u tell me if these are in stock and ship same day: CA-GP-924 (2), CA-PA-1000 (1), CA-KB-X870I (1), CA-CL-420 (1). If yes I'll order on the website, otherwise please reserve them. Cheers, Zac`,
    rows: ["2 | CA-GP-924 |", "1 | CA-PA-1000 |", "1 | CA-KB-X870I |", "1 | CA-CL-420 |"],
  },
  {
    mail: `Bonjour M. Lefort,

Nous avons 3 postes de montage vidéo à renouveler pour le studio. Nous aurions donc besoin de :

3 Keel Z890 ATX
3 Intel Core Ultra 9 285K
3 Prism 924
6 Tempo DDR5-6400 48 GB Kit
3 Anvil 1000
3 Hangar Flow
6 Strata N5 2 TB

Pouvez-vous nous faire parvenir votre meilleure offre avant mercredi ? Le budget global est de 12 000 € HT.

Bien cordialement,
Camille Auger
Régie technique`,
    rows: [
      "3 | | Keel Z890 ATX",
      "3 | | Intel Core Ultra 9 285K",
      "3 | | Prism 924",
      "6 | | Tempo DDR5-6400 48 GB Kit",
      "3 | | Anvil 1000",
      "3 | | Hangar Flow",
      "6 | | Strata N5 2 TB",
    ],
  },
  {
    mail: `Hello,

please find attached our order. For your convenience the lines are:

WSC-10441 / CA-PA-550 / 35 pcs
WSC-10442 / CA-KB-A520M / 35 pcs
WSC-10460 / CA-SS3-2000 / 35 pcs
WSC-10477 / CA-H-PLAIN / 35 pcs

(first number is our own article number, please print it on the delivery note)

Regards,
Wessex Care Homes IT`,
    rows: ["35 | CA-PA-550 |", "35 | CA-KB-A520M |", "35 | CA-SS3-2000 |", "35 | CA-H-PLAIN |"],
  },
  {
    mail: `Hi Ines,

shopping list for the hackathon:

5 mainboards (Keel B850 Micro)
5 sets of RAM (Tempo DDR5-6000 32 GB Kit)
5 PSUs (Anvil 650)
5 SSDs (Strata N4 1 TB)
a box of cable ties
2 tubes of thermal paste

We'll pick everything up on Saturday before 12. Card payment ok?

xoxo
Caro`,
    rows: [
      "5 | | mainboards (Keel B850 Micro)",
      "5 | | RAM (Tempo DDR5-6000 32 GB Kit)",
      "5 | | PSUs (Anvil 650)",
      "5 | | SSDs (Strata N4 1 TB)",
      "1 | | cable ties",
      "2 | | thermal paste",
    ],
  },
  {
    mail: `Dear Sales,

Kindly offer following material required for our plant at Pune:

1) Breva 80 Industrial - 100 Nos.
2) Anvil Flex 350 - 25 Nos.
3) Carrier M.2 x4 - 10 Nos.
4) Strata Mini 1 TB - 25 Nos.
5) Riser Cable PCIe 5.0 x16 - 15 Nos.

Offer should be FOR destination basis with GST extra. Mention HSN code & warranty.

Thanks & Regards
Sachin Kulkarni
Dy. Manager - Purchase
Mob: +91 98 5550 1177`,
    rows: [
      "100 | | Breva 80 Industrial",
      "25 | | Anvil Flex 350",
      "10 | | Carrier M.2 x4",
      "25 | | Strata Mini 1 TB",
      "15 | | Riser Cable PCIe 5.0 x16",
    ],
  },
  {
    mail: `Hi Mark, further to our chat: 16 Prism 716 and 16 Anvil 850 for January, and another 8 of each in March if the project gets extended (not confirmed yet so don't book those). PO for the first lot will follow this afternoon. Regards, Louise`,
    rows: ["16 | | Prism 716", "16 | | Anvil 850"],
  },
  {
    mail: `Hi Computer Assembler,

Web form enquiry
Name: Ruth Adeyemi
Company: Brightside Primary
Phone: 020 7946 0188
Message: We need 6 replacement power supplies for Dell towers, I was told the Anvil 550 fits. Also 6 Strata S3 2 TB drives to upgrade them and 12 sticks of DDR4 memory 8 GB. How soon can you deliver to SE15?
Page: /contact
Submitted: 26/11/2026 13:04`,
    rows: ["6 | | Anvil 550", "6 | | Strata S3 2 TB drives", "12 | | DDR4 memory 8 GB"],
  },
  {
    mail: `Tom,

For Rev C we need these in addition to what you've quoted:

  CA-A-STRUT ....... 50
  CA-A-RISER ....... 50
  CA-N-M2X4 ........ 25

and the CA-F-92S goes up to 100.

Thx, Gunnar`,
    rows: ["50 | CA-A-STRUT |", "50 | CA-A-RISER |", "25 | CA-N-M2X4 |", "100 | CA-F-92S |"],
  },
  {
    mail: `Szanowni Państwo / Dear Sirs,

we kindly ask for an offer for:

- Keel B850 ATX - 30 szt.
- Tempo DDR5-6000 32 GB Kit - 60 szt.
- Anvil 750 - 30 szt.
- Hangar Flow - 30 szt.
- Breva 120 PWM - 90 szt.

Delivery to Poznań, payment by bank transfer 14 days.

Z poważaniem / Best regards
Agnieszka Zawadzka
Dział zakupów`,
    rows: [
      "30 | | Keel B850 ATX",
      "60 | | Tempo DDR5-6000 32 GB Kit",
      "30 | | Anvil 750",
      "30 | | Hangar Flow",
      "90 | | Breva 120 PWM",
    ],
  },
]
