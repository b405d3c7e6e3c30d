import type { BuyersMail } from "./mails-english.ts"

/** Written after the thirtieth blind set, and measured once; the reader has learned little from it. */
export const thirtyFirstBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Harriet,

Our project board signed off yesterday, so could you please send a formal quote for:

16 x Keel X870 Mini
16 x Anvil SFX 750
16 x Hangar Cube
32 x Strata N5 2 TB

Quote to be addressed to Meridian Labs, attn. Finance.

Thanks,
Yolanda`,
    rows: [
      "16 | | Keel X870 Mini",
      "16 | | Anvil SFX 750",
      "16 | | Hangar Cube",
      "32 | | Strata N5 2 TB",
    ],
  },
  {
    mail: `Can you drop 5 CA-F-140 and 2 CA-A-HUB in with tomorrow's delivery? Cheers, Baz (Unit 6)`,
    rows: ["5 | CA-F-140 |", "2 | CA-A-HUB |"],
  },
  {
    mail: `Hallo Team,

für die Azubi-Rechner brauchen wir:
Keel A520 Micro: 9 Stück
Tempo DDR4-3600 32 GB Kit: 9 Stück
Anvil 550: 9 Stück
Hangar Plain: 9 Stück

Kostenstelle 4711, Ansprechpartnerin Frau Doll.

Viele Grüße
Ausbildungswerkstatt`,
    rows: [
      "9 | | Keel A520 Micro",
      "9 | | Tempo DDR4-3600 32 GB Kit",
      "9 | | Anvil 550",
      "9 | | Hangar Plain",
    ],
  },
  {
    mail: `MPN / QTY / DC
E810XXVDA2 / 20 / any
05-50077-00 / 12 / 24+
MTFDKCC7T6TGH / 48 / 24+

Offers by EOD HK time.
Kelvin`,
    rows: ["20 | E810XXVDA2 |", "12 | 05-50077-00 |", "48 | MTFDKCC7T6TGH |"],
  },
  {
    mail: `Dear Sirs,

Please quote your best price for the following equipment for the Faculty of Science:

(i) Twenty-four Prism 308 graphics cards
(ii) Twenty-four 24-inch monitors
(iii) Two Hangar Rack 4U chassis

The quotation should remain valid for 60 days.

The Bursar`,
    rows: [
      "24 | | Prism 308 graphics cards",
      "24 | | 24-inch monitors",
      "2 | | Hangar Rack 4U chassis",
    ],
  },
  {
    mail: `hello i would like to buy a prism 716 and an anvil 850 for my computer, can you ship to ireland? also 2 breva 140 pwm. thanks sean`,
    rows: ["1 | | prism 716", "1 | | anvil 850", "2 | | breva 140 pwm"],
  },
  {
    mail: `Bonjour Céline,

Peux-tu passer cette commande ?
- CA-SN4-1000 (x20)
- CA-CM-2280 (x20)
- CA-CP-4 (x5)
C'est pour le chantier de Brest, affaire 26-114.

Merci, Loïc`,
    rows: ["20 | CA-SN4-1000 |", "20 | CA-CM-2280 |", "5 | CA-CP-4 |"],
  },
  {
    mail: `Hi - PO 66120 for:

Firth 240, 12 each, $94.00
Firth 360, 12 each, $112.00
Firth 420, 6 each, $129.00

Ship complete, no backorders. Tina @ Ridgeway`,
    rows: ["12 | | Firth 240", "12 | | Firth 360", "6 | | Firth 420"],
  },
  {
    mail: `Part            Need   Have   Order
CA-F-120        80     20     60
CA-F-140        40     0      40
CA-A-HUB        12     2      10`,
    rows: ["60 | CA-F-120 |", "40 | CA-F-140 |", "10 | CA-A-HUB |"],
  },
  {
    mail: `Good afternoon, our client (a hotel) needs 22 keyboards, 22 mice, 22 monitors with 24 inches and one spare of each. Delivery to Funchal, Madeira. What would be the lead time? Kind regards, Duarte`,
    rows: ["22 | | keyboards", "22 | | mice", "22 | | monitors with 24 inches"],
  },
  {
    mail: `Please send to Workshop 2:
CA-KB-B850M .. 3
CA-PA-550 .. 3
CA-SN4-2230 .. 3

and to Workshop 5:
CA-F-80I .. 10

Thx Olaf`,
    rows: ["3 | CA-KB-B850M |", "3 | CA-PA-550 |", "3 | CA-SN4-2230 |", "10 | CA-F-80I |"],
  },
  {
    mail: `Estimados: favor enviar cotización por 8 unidades de Strata Vault 8 TB U.2, 4 unidades de Relay 25G SFP28 y 16 unidades de Tempo Steady DDR5-5600 ECC 32 GB. Facturar a RUC 20123456789. Atte., Logística`,
    rows: [
      "8 | | Strata Vault 8 TB U.2",
      "4 | | Relay 25G SFP28",
      "16 | | Tempo Steady DDR5-5600 ECC 32 GB",
    ],
  },
  {
    mail: `Name: Petra Svoboda
E-mail: petra@svoboda.example
Subject: Quotation
Message: Dear sirs, we would like to order 15 pieces of Carrier M.2 x4 and 60 pieces of Strata N4 4 TB. Please send the price with delivery to Brno.`,
    rows: ["15 | | Carrier M.2 x4", "60 | | Strata N4 4 TB"],
  },
  {
    mail: `Stock top-up:
◦ 12 Breva 120 Reverse
◦ 12 Breva 92 Slim
◦ 4 Fan Hub 8
◦ 1 Riser Cable PCIe 5.0 x16
Pay on pickup. Ivo`,
    rows: [
      "12 | | Breva 120 Reverse",
      "12 | | Breva 92 Slim",
      "4 | | Fan Hub 8",
      "1 | | Riser Cable PCIe 5.0 x16",
    ],
  },
  {
    mail: `Hi Lars, as agreed: 100 pcs CA-TM5-5600P @ 41.50, 50 pcs CA-TM5-6032 @ 98.00. Incoterms DAP Oslo. Our PO 4500-771. Please confirm ship date. Ragnhild`,
    rows: ["100 | CA-TM5-5600P |", "50 | CA-TM5-6032 |"],
  },
  {
    mail: `Dear supplier, please find our order.

Description: Logitech MX Anywhere 3S
Part number: 910-006927
Quantity: 18

Description: Logitech C920S webcam
Part number: 960-001257
Quantity: 18

Thank you
Office Services`,
    rows: ["18 | 910-006927 | Logitech MX Anywhere 3S", "18 | 960-001257 | Logitech C920S webcam"],
  },
  {
    mail: `Morning Al, bit of a list today. Six Hangar Flow, six Anvil 750, a dozen Breva 140 PWM and two Firth 360. Oh and a Card Strut. Delivery as usual. Ta, Winston`,
    rows: [
      "6 | | Hangar Flow",
      "6 | | Anvil 750",
      "12 | | Breva 140 PWM",
      "2 | | Firth 360",
      "1 | | Card Strut",
    ],
  },
  {
    mail: `Bestellung über Webformular
Artikelnummer: CA-N-2X10
Stückzahl: 5
Artikelnummer: CA-A-RISER
Stückzahl: 5
Bemerkung: Lieferung frei Verwendungsstelle`,
    rows: ["5 | CA-N-2X10 |", "5 | CA-A-RISER |"],
  },
  {
    mail: `Hi, your colleague asked for the details again:
1 - Prism 924 Blower (qty 6)
2 - Anvil 1500 (qty 3)
3 - Keel Z890 ATX (qty 3)
Site survey is on 2 April. Regards, Ewa`,
    rows: ["6 | | Prism 924 Blower", "3 | | Anvil 1500", "3 | | Keel Z890 ATX"],
  },
  {
    mail: `need pricing on 1k CA-CP-4 and 500 CA-CM-2280 asap, customer PO in hand. also what's MOQ on CA-A-STRUT? - Trey`,
    rows: ["1000 | CA-CP-4 |", "500 | CA-CM-2280 |"],
  },
]
