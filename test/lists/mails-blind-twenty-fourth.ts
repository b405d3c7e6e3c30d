import type { BuyersMail } from "./mails-english.ts"

/** Written after the twenty-third blind set, and measured once before the reader learned from it. */
export const twentyFourthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good morning,

We have a requirement from our end user in Oman for the below listed material. Please submit techno-commercial offer.

Sl no 1) Network card dual port 10G, P/N: CA-N-2X10 - Qty 8 Nos
Sl no 2) Network card SFP28 25G, P/N: CA-N-25SFP - Qty 4 Nos
Sl no 3) Riser cable, P/N: CA-A-RISER - Qty 4 Nos

Delivery basis: CPT Muscat. Offer validity 60 days.

Thanks & Regards,
Fahad Al Balushi`,
    rows: [
      "8 | CA-N-2X10 | Network card dual port 10G",
      "4 | CA-N-25SFP | Network card SFP28 25G",
      "4 | CA-A-RISER | Riser cable",
    ],
  },
  {
    mail: `Alright Steve, whats your best on 20 of the Hangar Flow and 20 Anvil 750s? Also need a couple of Fan Hub 8. Cash waiting. Gary`,
    rows: ["20 | | Hangar Flow", "20 | | Anvil 750s", "2 | | Fan Hub 8"],
  },
  {
    mail: `Hallo,

bitte legt mir folgendes zur Seite:

2 Mal CA-GP-512
1 Mal CA-PA-750
4 Mal CA-F-120

Bezahle bar bei Abholung am Montag.

Gruß
Karl-Heinz`,
    rows: ["2 | CA-GP-512 |", "1 | CA-PA-750 |", "4 | CA-F-120 |"],
  },
  {
    mail: `Hello! Our robotics team (FRC 5411) needs parts for the driver station:
- Keel X870 Mini, one
- Tempo DDR5-6000 32 GB Kit, one
- Strata N4 1 TB, two
- Hangar Cube, one
Do you offer sponsorship or discounts for schools? Thank you, Coach Ramirez`,
    rows: [
      "1 | | Keel X870 Mini",
      "1 | | Tempo DDR5-6000 32 GB Kit",
      "2 | | Strata N4 1 TB",
      "1 | | Hangar Cube",
    ],
  },
  {
    mail: `Dear Sir,
Please quote for supply & delivery of the following:

A. 10 sets Desktop Computer parts, comprising:
   CA-KB-B860A - 10
   CA-TM5-6448 - 10
   CA-PA-550 - 10
B. 2 pcs CA-H-R4

Terms: 30 days.
Tan Wei Ming`,
    rows: ["10 | CA-KB-B860A |", "10 | CA-TM5-6448 |", "10 | CA-PA-550 |", "2 | CA-H-R4 |"],
  },
  {
    mail: `Re: Re: invoice 2219

Hi Meg, invoice is fine, paid today. New order while I'm at it: 12 Strata S3 2 TB, 6 Anvil 850, 6 Keel B850 ATX. Deliver to the Bristol depot this time please.

Rgds, Colm`,
    rows: ["12 | | Strata S3 2 TB", "6 | | Anvil 850", "6 | | Keel B850 ATX"],
  },
  {
    mail: `Quantity: 150
Part number: CA-F-92S
Required by: 2026-04-30

Quantity: 75
Part number: CA-PF-350
Required by: 2026-05-15`,
    rows: ["150 | CA-F-92S |", "75 | CA-PF-350 |"],
  },
  {
    mail: `Bonjour l'équipe,

Pour compléter notre commande d'hier (réf 44120), il nous manque :
  > CA-TM5-5600P : 8
  > CA-SN4-1000 : 8
  > CA-CP-4 : 2

Vous pouvez regrouper le tout dans un seul envoi.

Merci !
Gaëlle, Atelier Numérique`,
    rows: ["8 | CA-TM5-5600P |", "8 | CA-SN4-1000 |", "2 | CA-CP-4 |"],
  },
  {
    mail: `Hi,
I'm after these:
MZ-V9P4T0BW (4 off)
CT2K32G56C46U5 (2 off)
100-100001404WOF (1 off)
Could you also tell me if you price match? Cheers
Andy`,
    rows: ["4 | MZ-V9P4T0BW |", "2 | CT2K32G56C46U5 |", "1 | 100-100001404WOF |"],
  },
  {
    mail: `Hello Sales,

Pls find our weekly PO.

PART           ORDERED   NOTES
CA-F-120       300       2 shipments ok
CA-F-140       150
CA-A-HUB       60        urgent

Chen, Purchasing`,
    rows: ["300 | CA-F-120 |", "150 | CA-F-140 |", "60 | CA-A-HUB |"],
  },
  {
    mail: `Morning. After the power cut on Sunday we lost two Anvil 1000 and one Keel Z890 ATX. Need replacements for all of them: 2 x CA-PA-1000 and 1 x CA-KB-Z890A. Insurance job, so please itemise. Bob Tanner`,
    rows: ["2 | CA-PA-1000 |", "1 | CA-KB-Z890A |"],
  },
  {
    mail: `Estimado equipo,

Queremos comprar los siguientes productos para nuestra tienda en Santiago:

30 fuentes Anvil 550 (CA-PA-550)
20 gabinetes Hangar Plain (CA-H-PLAIN)
50 ventiladores Breva 120 PWM (CA-F-120)

¿Hacen envíos a Chile? ¿Cuál es el mínimo?

Saludos,
Matías`,
    rows: [
      "30 | CA-PA-550 | fuentes Anvil 550",
      "20 | CA-H-PLAIN | gabinetes Hangar Plain",
      "50 | CA-F-120 | ventiladores Breva 120 PWM",
    ],
  },
  {
    mail: `Kitting list for build WS-7 (make 4):
CA-KB-Z890A qty 4
CA-TM5-CU48 qty 8
CA-CL-420 qty 4
CA-GP-924 qty 4
CA-PA-1500 qty 4
CA-H-12 qty 4`,
    rows: [
      "4 | CA-KB-Z890A |",
      "8 | CA-TM5-CU48 |",
      "4 | CA-CL-420 |",
      "4 | CA-GP-924 |",
      "4 | CA-PA-1500 |",
      "4 | CA-H-12 |",
    ],
  },
  {
    mail: `Hi, sorry to bother you. My dad gave me your address. I want to put more memory in my computer, it has the Keel B760 DDR4 board. Is the Tempo DDR4-3600 32 GB Kit ok for it? If yes I'll take one please. Lily (15)`,
    rows: ["1 | | Tempo DDR4-3600 32 GB Kit"],
  },
  {
    mail: `Bestellanfrage
==============
Artikel       | Stückzahl
CA-SN5-2000   | 16
CA-N-M2X4     | 4
CA-CM-2280    | 16
==============
Rückfragen: 0621-555 010`,
    rows: ["16 | CA-SN5-2000 |", "4 | CA-N-M2X4 |", "16 | CA-CM-2280 |"],
  },
  {
    mail: `Good afternoon Hannah,

Please could I get a price for 3No Hangar Rack 4U, 3No Anvil 1000 and 3No Keel B860 ATX, delivered to Swindon SN2 8UY w/c 23rd March.

Many thanks
Rob Ellery
M&E Controls Ltd`,
    rows: ["3 | | Hangar Rack 4U", "3 | | Anvil 1000", "3 | | Keel B860 ATX"],
  },
  {
    mail: `We require the following for the Nairobi tender (please quote CIF Mombasa):
Item 1. Laptop memory 16GB DDR5 SODIMM — 200 pieces
Item 2. SSD 512GB NVMe — 200 pieces
Item 3. External DVD writer — 25 pieces`,
    rows: [
      "200 | | Laptop memory 16GB DDR5 SODIMM",
      "200 | | SSD 512GB NVMe",
      "25 | | External DVD writer",
    ],
  },
  {
    mail: `hey jen, stock's low again. fans 120 - 60, fans 140 - 30, paste - 10, psu 550 - 8. usual supplier. thx v`,
    rows: ["60 | | fans 120", "30 | | fans 140", "10 | | paste", "8 | | psu 550"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,
hiermit bestelle ich verbindlich
1 Stk. Fjord 140 Duo (Art.-Nr. CA-CA-140D) zu 79,90 EUR
2 Stk. Breva 140 PWM (Art.-Nr. CA-F-140) zu je 18,90 EUR
zzgl. Versand 5,90 EUR.
Mit freundlichen Grüßen
Heinz-Dieter Vogt
Am Anger 2
99084 Erfurt`,
    rows: ["1 | CA-CA-140D | Fjord 140 Duo", "2 | CA-F-140 | Breva 140 PWM"],
  },
  {
    mail: `Requesting formal quote (valid 90 days) for grant application:

GPU workstation parts
- (2) Prism 924 Blower
- (1) Keel Z890 ATX
- (4) Tempo DDR5-6400 48 GB Kit
- (1) Anvil 1500
Storage
- (6) Strata Vault 8 TB U.2

Prof. Adaeze Nwosu, Dept. of Geophysics`,
    rows: [
      "2 | | Prism 924 Blower",
      "1 | | Keel Z890 ATX",
      "4 | | Tempo DDR5-6400 48 GB Kit",
      "1 | | Anvil 1500",
      "6 | | Strata Vault 8 TB U.2",
    ],
  },
]
