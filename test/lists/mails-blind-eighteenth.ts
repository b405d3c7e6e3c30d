import type { BuyersMail } from "./mails-english.ts"

/** Written after the seventeenth blind set, and measured once before the reader learned from it. */
export const eighteenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello Support Team,

I would like to get a quotation for the items mentioned below for our new branch office in Limerick:

Desktop monitors, 24", height adjustable - 18
Wireless keyboard/mouse sets - 18
USB headsets, mono - 12
Docking stations, USB-C - 18

We would need these in place before the opening on 20 April.

Regards,
Ciara Donnelly
Office Manager`,
    rows: [
      '18 | | Desktop monitors, 24", height adjustable',
      "18 | | Wireless keyboard/mouse sets",
      "12 | | USB headsets, mono",
      "18 | | Docking stations, USB-C",
    ],
  },
  {
    mail: `Yo, order time:
anvil 750 - 3
hangar flow - 3
breva 120 pwm - 9
strata n4 1tb - 3
u know the address. invoice me. Dex`,
    rows: ["3 | | anvil 750", "3 | | hangar flow", "9 | | breva 120 pwm", "3 | | strata n4 1tb"],
  },
  {
    mail: `Sehr geehrte Frau Neumann,

vielen Dank für die schnelle Rückmeldung. Wir hätten gern:

12 × CA-TM5-ECC32 (Tempo Steady DDR5-5600 ECC 32 GB)
6 × CA-SNU-8000 (Strata Vault 8 TB U.2)
3 × CA-N-25SFP (Relay 25G SFP28)

Bitte beachten Sie unsere neue Lieferanschrift: Gewerbepark 7, 93059 Regensburg.

Beste Grüße
Florian Weiß
IT-Leitung`,
    rows: [
      "12 | CA-TM5-ECC32 | Tempo Steady DDR5-5600 ECC 32 GB",
      "6 | CA-SNU-8000 | Strata Vault 8 TB U.2",
      "3 | CA-N-25SFP | Relay 25G SFP28",
    ],
  },
  {
    mail: `PN: 100-100000910WOF
QTY: 25
COND: NEW
TARGET: $310

PN: F5-6000J3038F16GX2-TZ5N
QTY: 25
COND: NEW
TARGET: $92

OFFERS TO BUYER2@TRADEX.EXAMPLE`,
    rows: ["25 | 100-100000910WOF |", "25 | F5-6000J3038F16GX2-TZ5N |"],
  },
  {
    mail: `Hi Fiona, further to my voicemail - we'd like to go ahead with the 6 servers. That means 12 x CA-TM5-6064, 6 x CA-KB-Z890A and 6 x CA-PA-1000. I'll send the PO (number 300417) in the morning. Graham`,
    rows: ["12 | CA-TM5-6064 |", "6 | CA-KB-Z890A |", "6 | CA-PA-1000 |"],
  },
  {
    mail: `Good day dear partner,

We would be grateful for offer:
1) Thermal paste 4g – 300 psc
2) Fan 120mm PWM – 200 psc
3) Fan 140mm PWM – 200 psc
4) Fan hub 8 ports – 50 psc

Terms of delivery EXW. Thank you in advance.

Sergei Volkov`,
    rows: [
      "300 | | Thermal paste 4g",
      "200 | | Fan 120mm PWM",
      "200 | | Fan 140mm PWM",
      "50 | | Fan hub 8 ports",
    ],
  },
  {
    mail: `Hello, do you sell the Strata Vault 8 TB U.2 to private customers? If yes I'd like 2. I'd also like 1 Carrier M.2 x4. Thanks, Jonathan Pryce`,
    rows: ["2 | | Strata Vault 8 TB U.2", "1 | | Carrier M.2 x4"],
  },
  {
    mail: `Bon de commande BC-2026-0311

Référence       Désignation               Qté    PU HT
CA-CL-360       Firth 360                 4      109,00
CA-GP-924       Prism 924                 4      1 149,00
CA-PA-1500      Anvil 1500                4      289,00

Total HT : 6 188,00 €
Livraison : 17 quai de Bacalan, 33300 Bordeaux`,
    rows: ["4 | CA-CL-360 | Firth 360", "4 | CA-GP-924 | Prism 924", "4 | CA-PA-1500 | Anvil 1500"],
  },
  {
    mail: `Team, replenishment for Store 9:

-> 25 CA-F-120
-> 25 CA-F-140
-> 10 CA-CP-4
-> 5 CA-A-STRUT

Deliver w/ Thursday's run. Nadia`,
    rows: ["25 | CA-F-120 |", "25 | CA-F-140 |", "10 | CA-CP-4 |", "5 | CA-A-STRUT |"],
  },
  {
    mail: `Hola, ¿qué tal? Quería encargar dos Prism 716, dos Anvil 850 y un Hangar Flow. También, si os queda, una Keel B850 ATX. Recojo en tienda el sábado. Gracias, Lucía`,
    rows: ["2 | | Prism 716", "2 | | Anvil 850", "1 | | Hangar Flow", "1 | | Keel B850 ATX"],
  },
  {
    mail: `Hi,

Can I get a quote on the below for a state university (NET45):

Qty. 60 – Crucial CT16G56C46U5 – 16GB DDR5-5600 UDIMM
Qty. 60 – Kingston SNV3S/1000G – 1TB NVMe
Qty. 4 – APC SMT1500RM2UC – UPS

Please include OEM part #s and any edu discounts.

Thank you,
Marquis Bell`,
    rows: [
      "60 | CT16G56C46U5 | Crucial 16GB DDR5-5600 UDIMM",
      "60 | SNV3S/1000G | Kingston 1TB NVMe",
      "4 | SMT1500RM2UC | APC UPS",
    ],
  },
  {
    mail: `Hallo, hier unsere Wochenbestellung:

F-120: 40x
F-140: 20x
H-FLOW: 4x
PA-750: 4x

(alles mit CA- davor ;-) )

Gruß, Steffi`,
    rows: ["40 | F-120 |", "20 | F-140 |", "4 | H-FLOW |", "4 | PA-750 |"],
  },
  {
    mail: `Dear Computer Assembler,

Please supply the undermentioned goods at your earliest:

   Description                                     Quantity
   ---------------------------------------------------------
   Motherboard, Keel A520 Micro                         30
   Memory, Tempo DDR4-3600 32 GB Kit                    30
   Power supply, Anvil 550                              30
   ---------------------------------------------------------

Goods to be delivered to our Nairobi store.

For: Safari Computers Ltd
J. Mwangi`,
    rows: [
      "30 | | Motherboard, Keel A520 Micro",
      "30 | | Memory, Tempo DDR4-3600 32 GB Kit",
      "30 | | Power supply, Anvil 550",
    ],
  },
  {
    mail: `Hey Tom, can you check lead times on these for me?

CA-N-25SFP (24 required)
CA-SNU-8000 (12 required)
CA-CA-2U (12 required)

Customer wants install wk 18.
Ali`,
    rows: ["24 | CA-N-25SFP |", "12 | CA-SNU-8000 |", "12 | CA-CA-2U |"],
  },
  {
    mail: `Please add these 2 lines to PO 4500091: 10 pieces of Riser Cable PCIe 5.0 x16, and 10 pieces of Card Strut. Nothing else changes. Thank you. Birgit`,
    rows: ["10 | | Riser Cable PCIe 5.0 x16", "10 | | Card Strut"],
  },
  {
    mail: `Subject: Enquiry

Dear sales,

Could you quote us your best price for:

ASUS TUF GAMING B650-PLUS WIFI, 20 pcs,
AMD Ryzen 7 9700X tray, 20 pcs,
Kingston KF560C36BBEK2-32, 20 pcs,
be quiet! Pure Power 12 M 750W, 20 pcs.

Delivery to Zagreb, Croatia (10000).

Kind regards,
Ivana`,
    rows: [
      "20 | | ASUS TUF GAMING B650-PLUS WIFI",
      "20 | | AMD Ryzen 7 9700X tray",
      "20 | KF560C36BBEK2-32 | Kingston",
      "20 | | be quiet! Pure Power 12 M 750W",
    ],
  },
  {
    mail: `need:
3 ram kits (the 32gb ddr5 ones)
1 x870 itx board
1 gpu under $600
1 sfx psu 750w
whats the total w/ shipping to 60614`,
    rows: [
      "3 | | ram kits (the 32gb ddr5 ones)",
      "1 | | x870 itx board",
      "1 | | gpu",
      "1 | | sfx psu 750w",
    ],
  },
  {
    mail: `Hi Patrick,
please reserve for project "Windpark Ost":
2 pcs. Hangar Rack 4U (CA-H-R4),
2 pcs. Keel B860 ATX (CA-KB-B860A),
4 pcs. Tempo DDR5-6000 32 GB Kit (CA-TM5-6032)
until end of month. No order yet!
Best, Merle`,
    rows: [
      "2 | CA-H-R4 | Hangar Rack 4U",
      "2 | CA-KB-B860A | Keel B860 ATX",
      "4 | CA-TM5-6032 | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hi, order for shop:

CA-GP-308     ||  6
CA-GP-512     ||  4
CA-GP-716     ||  2

Cash on delivery ok? Bogdan`,
    rows: ["6 | CA-GP-308 |", "4 | CA-GP-512 |", "2 | CA-GP-716 |"],
  },
  {
    mail: `Good morning, this is Claire from the dental practice. The reception computer needs a new power supply and the dentist says we should get a spare too, so two Anvil 550 please. Also one of those small fans, the Breva 92 Slim. Thank you!`,
    rows: ["2 | | Anvil 550", "1 | | Breva 92 Slim"],
  },
]
