import type { BuyersMail } from "./mails-english.ts"

/** The third part of the set before. */
export const fiftiethBlindMails: readonly BuyersMail[] = [
  {
    mail: `Order 2026/411

CA-SN4-4000; 12; 210.00
CA-SN5-4000; 6; 305.00
CA-CM-2280; 18; 8.50
CA-A-STRUT; 6; 9.00

best, Vlad`,
    rows: ["12 | CA-SN4-4000 |", "6 | CA-SN5-4000 |", "18 | CA-CM-2280 |", "6 | CA-A-STRUT |"],
  },
  {
    mail: `Hi Carol,

I make it that we need the following to finish the Brighton build:

two more Anvil 850s
a Firth 420
five Breva 140 PWM
half a dozen Interface Paste 4 g
another Keel X870 ATX (the one we got is dead, RMA to follow)

Sorry for the drip feed!

Neil`,
    rows: [
      "2 | | Anvil 850s",
      "1 | | Firth 420",
      "5 | | Breva 140 PWM",
      "6 | | Interface Paste 4 g",
      "1 | | Keel X870 ATX",
    ],
  },
  {
    mail: `RFQ

MPN | Manufacturer | Qty
CP-9020263-NA | Corsair | 30
BX8071514600K | Intel | 30
CT2K16G56C46U5 | Crucial | 30
WDS100T3X0E | WD | 60

Lead time < 10 days only.`,
    rows: [
      "30 | CP-9020263-NA |",
      "30 | BX8071514600K |",
      "30 | CT2K16G56C46U5 |",
      "60 | WDS100T3X0E |",
    ],
  },
  {
    mail: `Hi,
please add following to my cart / order as I can't log in:
CA-GP-1232 1 off
CA-PA-1500 1 off
CA-CL-420 1 off
CA-H-FLOW 1 off
Customer no. 20118.
Also my phone number changed: 0151 555 0199
Regards
Phil Tranter`,
    rows: ["1 | CA-GP-1232 |", "1 | CA-PA-1500 |", "1 | CA-CL-420 |", "1 | CA-H-FLOW |"],
  },
  {
    mail: `Dear Sales,

our production needs per week 30 Anvil 650, 30 Keel B850 Micro and 60 Breva 120 PWM. Please offer a blanket order for 10 weeks.

Regards,
H. Vogt`,
    rows: ["30 | | Anvil 650", "30 | | Keel B850 Micro", "60 | | Breva 120 PWM"],
  },
  {
    mail: `hi, 1x MSI MAG B650 Tomahawk WiFi, 1x AMD Ryzen 7 7800X3D, 1x G.Skill Trident Z5 32GB DDR5-6000 CL30, 1x Sapphire Pulse RX 7800 XT 16GB, 1x be quiet! Dark Rock 4, 1x Fractal North. is it a good combo? whats total? cheers lads`,
    rows: [
      "1 | | MSI MAG B650 Tomahawk WiFi",
      "1 | | AMD Ryzen 7 7800X3D",
      "1 | | G.Skill Trident Z5 32GB DDR5-6000 CL30",
      "1 | | Sapphire Pulse RX 7800 XT 16GB",
      "1 | | be quiet! Dark Rock 4",
      "1 | | Fractal North",
    ],
  },
  {
    mail: `Hello Sabrina,

as promised the list from engineering. Everything times four please:

Hangar Rack 4U
Keel WX90 ATX
Anvil 1500
Relay 25G SFP28
Strata Vault 8 TB U.2

Memory (Tempo ECC DDR5 32 GB): 32 pcs total.

Thanks & best
Manuel`,
    rows: [
      "4 | | Hangar Rack 4U",
      "4 | | Keel WX90 ATX",
      "4 | | Anvil 1500",
      "4 | | Relay 25G SFP28",
      "4 | | Strata Vault 8 TB U.2",
      "32 | | Memory (Tempo ECC DDR5 32 GB)",
    ],
  },
  {
    mail: `Hi!

Can we get:
Anvil 650 (x8)
Prism 308 (x8)
Hangar Plain (x8)
Strata N4 1 TB (x8), or x10 if free shipping starts there
Fan Hub 8 (x2)

Thx, Inga`,
    rows: [
      "8 | | Anvil 650",
      "8 | | Prism 308",
      "8 | | Hangar Plain",
      "8 | | Strata N4 1 TB",
      "2 | | Fan Hub 8",
    ],
  },
  {
    mail: `Dear Mrs. Baumann,

please see our call-off no. 7 under frame contract RV-2025-04:

Art. 100231 / CA-KB-B850A / Keel B850 ATX / 40 pcs / CW 50
Art. 100244 / CA-PA-750 / Anvil 750 / 40 pcs / CW 50
Art. 100310 / CA-TM5-6032 / Tempo DDR5-6000 32 GB Kit / 80 pcs / CW 51

Best regards
M. Huber`,
    rows: [
      "40 | CA-KB-B850A | Keel B850 ATX",
      "40 | CA-PA-750 | Anvil 750",
      "80 | CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hi team, I need a couple of Prism 512, four Anvil 650, and as many Strata N4 2 TB as you have up to 20. Thanks! Ximena`,
    rows: ["2 | | Prism 512", "4 | | Anvil 650", "20 | | Strata N4 2 TB"],
  },
  {
    mail: `Hi Andy

Please cancel the Hangar Cube from my last mail. What I need now is:

1 Hangar Flow
1 Keel B850 ATX
1 Anvil 750
2 Breva 120 PWM
1 Prism 716

and can you put "Gift" on the label?

Best, Clara`,
    rows: [
      "1 | | Hangar Flow",
      "1 | | Keel B850 ATX",
      "1 | | Anvil 750",
      "2 | | Breva 120 PWM",
      "1 | | Prism 716",
    ],
  },
  {
    mail: `Buenas tardes, ¿tienen disponibles 15 Prism 512 y 15 Anvil 650? Si es así, mándenme la factura proforma. También quiero 30 ventiladores Breva 120 PWM y un kit de herramientas. Gracias, Ignacio Rivas - TecnoSur (Sevilla) - 954 00 11 22`,
    rows: [
      "15 | | Prism 512",
      "15 | | Anvil 650",
      "30 | | ventiladores Breva 120 PWM",
      "1 | | kit de herramientas",
    ],
  },
  {
    mail: `Hi,

Part            Required   In stock   To order
CA-F-120        100        40         60
CA-F-140        100        25         75
CA-PA-650       30         0          30
CA-CP-4         50         45         5

Could you send us the "To order" quantities?

Regards, Lotte`,
    rows: ["60 | CA-F-120 |", "75 | CA-F-140 |", "30 | CA-PA-650 |", "5 | CA-CP-4 |"],
  },
  {
    mail: `Hey Rob, forwarded from Kim - please order:

"We need 3 x 27" 4K monitors (Dell U2723QE), 3 x docking stations (WD22TB4) and 6 x USB-C cables 2 m. Also one UPS, 1500VA."

Ta`,
    rows: [
      '3 | U2723QE | 27" 4K monitors (Dell)',
      "3 | WD22TB4 | docking stations",
      "6 | | USB-C cables 2 m",
      "1 | | UPS, 1500VA",
    ],
  },
  {
    mail: `Hello,

this is to order 15 (fifteen) Anvil 1000, art. no. CA-PA-1000, at EUR 119.00 each and 15 (fifteen) Prism 924, art. no. CA-GP-924, at EUR 870.00 each. Delivery within 2 weeks to our address in Graz.

Kind regards
DI Martin Egger
UID: ATU12345678`,
    rows: ["15 | CA-PA-1000 | Anvil 1000", "15 | CA-GP-924 | Prism 924"],
  },
  {
    mail: `Hi Claire,

Sorry, one more revision (rev 3):

- Anvil 850: 20 (unchanged)
- Keel X870 ATX: 20 (unchanged)
- Prism 924: 12 (was 10)
- Prism 716: 8 (was 10)
- Firth 360: 0 - customer has own
- Breva 140 PWM: 60 (new)

Cheers Ed`,
    rows: [
      "20 | | Anvil 850",
      "20 | | Keel X870 ATX",
      "12 | | Prism 924",
      "8 | | Prism 716",
      "60 | | Breva 140 PWM",
    ],
  },
  {
    mail: `Dear Purchasing colleagues,

please order for the new test benches (3 pcs, cost centre 30512):
per bench: 1 Hangar Bench, 1 Keel Z890 ATX, 1 Anvil 1500, 2 Tempo DDR5-6000 64 GB Kit
in addition in total: 5 Riser Cable, 10 Card Strut

Thank you
Arjun`,
    rows: [
      "3 | | Hangar Bench",
      "3 | | Keel Z890 ATX",
      "3 | | Anvil 1500",
      "6 | | Tempo DDR5-6000 64 GB Kit",
      "5 | | Riser Cable",
      "10 | | Card Strut",
    ],
  },
  {
    mail: `Hello,

Please find our weekly order:

Monday:
20 CA-PA-550
20 CA-H-PLAIN

Thursday:
25 CA-PA-650
25 CA-H-FLOW
50 CA-F-120

Rgds, Despina`,
    rows: [
      "20 | CA-PA-550 |",
      "20 | CA-H-PLAIN |",
      "25 | CA-PA-650 |",
      "25 | CA-H-FLOW |",
      "50 | CA-F-120 |",
    ],
  },
  {
    mail: `Hi Rosa,

Four lines for you today:

CA-SS3-2000 - 14 - need by 8 Dec
CA-SN4-2000 - 9 - need by 8 Dec
CA-N-2X10 - 3 - no hurry
CA-A-RISER - 7 - no hurry

Thanks a million
Fergus`,
    rows: ["14 | CA-SS3-2000 |", "9 | CA-SN4-2000 |", "3 | CA-N-2X10 |", "7 | CA-A-RISER |"],
  },
]
