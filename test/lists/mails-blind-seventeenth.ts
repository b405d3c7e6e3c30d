import type { BuyersMail } from "./mails-english.ts"

/** Written with the sixteenth blind set, and measured once before the reader learned from it. */
export const seventeenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi,
Our order for this week:

F-120  CA-F-120  60
F-140  CA-F-140  40
HUB    CA-A-HUB  10

Thanks
Shannon / Coolbreeze PC`,
    rows: ["60 | CA-F-120 |", "40 | CA-F-140 |", "10 | CA-A-HUB |"],
  },
  {
    mail: `Sir,

We shall be glad to receive your lowest quotation for supply of 120 Nos. LED Monitor 22", 120 Nos. USB Keyboard & Mouse Combo and 10 Nos. 24-port Gigabit Switch at our institute, so as to reach the undersigned on or before 25-03-2026.

Principal
Govt. Polytechnic`,
    rows: [
      '120 | | LED Monitor 22"',
      "120 | | USB Keyboard & Mouse Combo",
      "10 | | 24-port Gigabit Switch",
    ],
  },
  {
    mail: `Salut Fred,
tu peux me mettre de côté 3 Prism 716 et 3 Anvil 850 stp ? Je passe vendredi. Et 5 pâtes thermiques aussi.
@+ Nico`,
    rows: ["3 | | Prism 716", "3 | | Anvil 850", "5 | | pâtes thermiques"],
  },
  {
    mail: `Dear Team,
Below are the spare parts required for maintenance contract MC-19 (all quantities in pieces):
Cooling fan 92 mm (CA-F-92S) = 30
Cooling fan 80 mm industrial (CA-F-80I) = 30
Power supply 350 W flex (CA-PF-350) = 4
Thermal paste (CA-CP-4) = 12
Kindly quote CIF Colombo.
Regards,
Dilshan Perera`,
    rows: [
      "30 | CA-F-92S | Cooling fan 92 mm",
      "30 | CA-F-80I | Cooling fan 80 mm industrial",
      "4 | CA-PF-350 | Power supply 350 W flex",
      "12 | CA-CP-4 | Thermal paste",
    ],
  },
  {
    mail: `Hi Ana,

Just got off the phone with the customer and they bumped it up: 45x CA-GP-512 (was 30), 45x CA-PA-750 (was 30). The cases stay at 30x CA-H-PLAIN.

Can you resend the quote?
Joel`,
    rows: ["45 | CA-GP-512 |", "45 | CA-PA-750 |", "30 | CA-H-PLAIN |"],
  },
  {
    mail: `Order:
Anvil 750 ..... 4 units ..... $89.00
Firth 240 ..... 4 units ..... $94.00
Keel B850 ATX ..... 4 units ..... $179.00

Name on account: Bluewater Computing
Email: orders@bluewater.example`,
    rows: ["4 | | Anvil 750", "4 | | Firth 240", "4 | | Keel B850 ATX"],
  },
  {
    mail: `Beste,

Graag een offerte voor:
10 stuks CA-SN4-4000
10 stuks CA-CM-2280
2 stuks CA-CA-2U

Leveradres: Havenweg 8, 3089 JK Rotterdam
Met vriendelijke groet,
Joris de Wit`,
    rows: ["10 | CA-SN4-4000 |", "10 | CA-CM-2280 |", "2 | CA-CA-2U |"],
  },
  {
    mail: `Hi folks, student union here. For the LAN party: 30 mousepads, 30 ethernet cables (10 m), 4 switches with 16 ports. What can you do? Budget is around 900 euros. Cheers Mads`,
    rows: ["30 | | mousepads", "30 | | ethernet cables (10 m)", "4 | | switches with 16 ports"],
  },
  {
    mail: `Material: 100-100001404WOF
Menge: 20 ST
Wunschtermin: 01.04.2026
Material: BX80768265K
Menge: 10 ST
Wunschtermin: 01.04.2026`,
    rows: ["20 | 100-100001404WOF |", "10 | BX80768265K |"],
  },
  {
    mail: `Hello Mr. Fischer,

I refer to our meeting at the fair. As agreed we would start with a trial order consisting of 5 pieces Hangar Bench, 5 pieces Anvil 1500 and 10 pieces Riser Cable PCIe 5.0 x16. Should the quality be satisfactory, larger quantities will follow.

Yours sincerely,
Chen Xiaoling
Sourcing Manager`,
    rows: ["5 | | Hangar Bench", "5 | | Anvil 1500", "10 | | Riser Cable PCIe 5.0 x16"],
  },
  {
    mail: `PO 118-4
CA-KB-B850A (Keel B850 ATX)
Qty 22 @ 172.00

CA-TM5-6032 (Tempo DDR5-6000 32 GB Kit)
Qty 44 @ 98.50

CA-CA-120 (Fjord 120)
Qty 22 @ 39.00

Ship complete.`,
    rows: [
      "22 | CA-KB-B850A | Keel B850 ATX",
      "44 | CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit",
      "22 | CA-CA-120 | Fjord 120",
    ],
  },
  {
    mail: `hi im looking for a gpu. do u have the prism 716? need just one. and 2 sticks of tempo plain ddr5-5600 16 gb. can pay paypal. kev`,
    rows: ["1 | | prism 716", "2 | | tempo plain ddr5-5600 16 gb"],
  },
  {
    mail: `Guten Tag Frau Berger,

bezugnehmend auf Ihr Angebot Nr. 20260218 bestellen wir hiermit

  - Position 2 (CA-GP-924): 6 Stück
  - Position 5 (CA-PA-1000): 6 Stück
  - Position 7 (CA-H-12): 3 Stück

zu den angebotenen Konditionen.

Mit freundlichen Grüßen
Dipl.-Ing. Volker Haas`,
    rows: ["6 | CA-GP-924 |", "6 | CA-PA-1000 |", "3 | CA-H-12 |"],
  },
  {
    mail: `Dana,
Add to cart for the Phoenix build:
CA-GP-924B... 8 ea
CA-PA-1500... 2 ea
CA-KB-Z890A... 1 ea
and whatever cables they need.
Thx, R.`,
    rows: ["8 | CA-GP-924B |", "2 | CA-PA-1500 |", "1 | CA-KB-Z890A |"],
  },
  {
    mail: `Your Ref: Q-2231
Our Ref: JT/0098

Dear Sirs

We confirm order for: 1 no Relay 10G Duo @ £118.00, 2 no Carrier M.2 x4 @ £54.00 and 4 no Strata N4 4 TB @ £241.00 all plus VAT and carriage.

Yours faithfully
J Tranter
Tranter & Sons`,
    rows: ["1 | | Relay 10G Duo", "2 | | Carrier M.2 x4", "4 | | Strata N4 4 TB"],
  },
  {
    mail: `What I need (prices pls!):

GPU: Prism 924 x1
CPU: Ryzen 9 9950X3D x1
MOBO: Keel X870 Mini x1
RAM: Tempo DDR5-6000 64 GB Kit x1
SSD: Strata N5 2 TB x2
PSU: Anvil SFX 750 x1

No OS needed`,
    rows: [
      "1 | | GPU: Prism 924",
      "1 | | CPU: Ryzen 9 9950X3D",
      "1 | | MOBO: Keel X870 Mini",
      "1 | | RAM: Tempo DDR5-6000 64 GB Kit",
      "2 | | SSD: Strata N5 2 TB",
      "1 | | PSU: Anvil SFX 750",
    ],
  },
  {
    mail: `Hej,

Vi vill beställa 15 st CA-TM5-ECC32 och 5 st CA-SNU-8000. Leverans till Göteborg.

Vänliga hälsningar
Lars`,
    rows: ["15 | CA-TM5-ECC32 |", "5 | CA-SNU-8000 |"],
  },
  {
    mail: `Sales,
quote me 250 of MZ-V9S1T0BW, 100 of WDS100T4X0E and 75 of CT1000T500SSD8 landed Chicago. Need answer today, customer waiting.
Frank D.`,
    rows: ["250 | MZ-V9S1T0BW |", "100 | WDS100T4X0E |", "75 | CT1000T500SSD8 |"],
  },
  {
    mail: `Hi, please find the requirement from production planning:

Material      Need     Date
CA-F-80I      240      W15
CA-F-80I      240      W19
CA-PF-350     60       W15

Confirm by return.
Planning, Rack & Row GmbH`,
    rows: ["240 | CA-F-80I |", "240 | CA-F-80I |", "60 | CA-PF-350 |"],
  },
  {
    mail: `Good morning! Could we please get another case of the Interface Paste 4 g (24 tubes) and six Card Struts? Thanks a million, Niamh`,
    rows: ["1 | | Interface Paste 4 g (24 tubes)", "6 | | Card Struts"],
  },
]
