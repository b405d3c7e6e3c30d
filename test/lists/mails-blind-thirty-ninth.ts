import type { BuyersMail } from "./mails-english.ts"

/**
 * Written by somebody who had not made the reader: at first sight 84 % of the rows were as here. The reader has
 * learned little from it.
 */
export const thirtyNinthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello,

Our order for the autumn term:

Tempo DDR4-3600 32 GB Kit x 12
Strata S3 2 TB x 12
Anvil 550 x 6

Please deliver between 8:00 and 15:00, the caretaker will sign.

Kind regards,
Joanne Firth
School Business Manager`,
    rows: ["12 | | Tempo DDR4-3600 32 GB Kit", "12 | | Strata S3 2 TB", "6 | | Anvil 550"],
  },
  {
    mail: `Hey Lou, I'm short two Firth 240 and a Fan Hub 8 for the Miller job. Can you courier them today? I'll also need six Breva 140 PWM by Thursday. Ed`,
    rows: ["2 | | Firth 240", "1 | | Fan Hub 8", "6 | | Breva 140 PWM"],
  },
  {
    mail: `Sehr geehrte Frau Haas,

bezugnehmend auf Ihr Angebot 2026-778 bestellen wir:

4 Stück Hangar Rack 4U zu je 189,00 €
8 Stück Anvil 1500 zu je 349,00 €
32 Stück Tempo Steady DDR5-5600 ECC 32 GB zu je 139,00 €

Zahlung: 14 Tage 2 % Skonto, 30 Tage netto.

Mit freundlichen Grüßen
Rechenzentrum Nord GmbH
Thorsten Abel`,
    rows: ["4 | | Hangar Rack 4U", "8 | | Anvil 1500", "32 | | Tempo Steady DDR5-5600 ECC 32 GB"],
  },
  {
    mail: `Part Number\tDescription\tQty Needed\tTarget Price
CA-GP-924B\tPrism 924 Blower\t6\t$1,750
CA-PA-1500\tAnvil 1500\t3\t$340
CA-A-RISER\tRiser Cable\t6\t$35`,
    rows: [
      "6 | CA-GP-924B | Prism 924 Blower",
      "3 | CA-PA-1500 | Anvil 1500",
      "6 | CA-A-RISER | Riser Cable",
    ],
  },
  {
    mail: `Hello, I'd like to know if you can supply the following and when: 25 barcode scanners, 25 receipt printers, 50 rolls of thermal paper. We are opening new shops in spring. Thanks, Petra Lindgren`,
    rows: ["25 | | barcode scanners", "25 | | receipt printers", "50 | | thermal paper"],
  },
  {
    mail: `Bonsoir,

Je fais suite à mon appel. Il me faudrait :
- un boîtier Hangar Cube
- une alimentation Anvil SFX 750
- une carte mère Keel X870 Mini
- deux kits mémoire Tempo DDR5-6000 32 GB Kit

Pouvez-vous me confirmer le total TTC ?

Benoît`,
    rows: [
      "1 | | boîtier Hangar Cube",
      "1 | | alimentation Anvil SFX 750",
      "1 | | carte mère Keel X870 Mini",
      "2 | | kits mémoire Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Re-order, same spec as before:
CA-F-120 (120)
CA-F-120R (60)
CA-A-HUB (30)
Confirm by return. Regards, Purchasing @ CoolCase`,
    rows: ["120 | CA-F-120 |", "60 | CA-F-120R |", "30 | CA-A-HUB |"],
  },
  {
    mail: `Hi, this is a follow-up to ticket 55213. The engineer says the board is dead, so please send one Keel B860 ATX. He also used up our last tube of thermal paste, so add 5 of those. Charge it to the service contract.`,
    rows: ["1 | | Keel B860 ATX", "5 | | thermal paste"],
  },
  {
    mail: `Buenas tardes, confirmo pedido según presupuesto P-3391: 8 Prism 716, 8 Anvil 850, 16 Strata N5 2 TB. Portes debidos. Un saludo, Álvaro`,
    rows: ["8 | | Prism 716", "8 | | Anvil 850", "16 | | Strata N5 2 TB"],
  },
  {
    mail: `Dear Sales,

Ref. your pro-forma PF-2026-310, please amend as follows:

Item 1: Strata N4 4 TB, increase quantity to 24 pcs
Item 2: M.2 Heatsink 2280, 24 pcs
Item 3: cancelled

Regards,
Tunde Bakare`,
    rows: ["24 | | Strata N4 4 TB", "24 | | M.2 Heatsink 2280"],
  },
  {
    mail: `need a box for my plex server. hangar 12, anvil 550, keel b760 ddr4, 16gb ram, and 3 strata s3 2tb. what would that be delivered to dundee`,
    rows: [
      "1 | | hangar 12",
      "1 | | anvil 550",
      "1 | | keel b760 ddr4",
      "1 | | 16gb ram",
      "3 | | strata s3 2tb",
    ],
  },
  {
    mail: `Gent.mo fornitore,

vi trasmettiamo ordine n. 2026/0451:

Art. CA-KB-B850A   Q.tà 10
Art. CA-TM5-6032   Q.tà 20
Art. CA-PA-650     Q.tà 10

Consegna: Stabilimento di Imola, via Selice 88.
Rif. sig.ra Montanari`,
    rows: ["10 | CA-KB-B850A |", "20 | CA-TM5-6032 |", "10 | CA-PA-650 |"],
  },
  {
    mail: `Morning Fran - usual Monday order: 10 x Interface Paste 4 g, 4 x Anvil 750, 4 x Strata N4 1 TB, 2 x Prism 308. No rush on the Prisms. Kev, TechFix Hull`,
    rows: [
      "10 | | Interface Paste 4 g",
      "4 | | Anvil 750",
      "4 | | Strata N4 1 TB",
      "2 | | Prism 308",
    ],
  },
  {
    mail: `Requisition 60-4471

Description: Network card 25G SFP28
Mfr part: CA-N-25SFP
Qty: 12
Needed: 01 Feb

Description: Direct attach cable 3 m
Mfr part: DAC-SFP28-3M
Qty: 24
Needed: 01 Feb

Approver: L. Chen`,
    rows: [
      "12 | CA-N-25SFP | Network card 25G SFP28",
      "24 | DAC-SFP28-3M | Direct attach cable 3 m",
    ],
  },
  {
    mail: `Hallo Jungs, die Messe war super, wir haben gleich zwei Kunden gewonnen! Deshalb brauchen wir kurzfristig zehn Hangar Flow, zehn Prism 512 und zwanzig Breva 120 PWM. Schafft ihr das bis Monatsende? Viele Grüße, Katrin`,
    rows: ["10 | | Hangar Flow", "10 | | Prism 512", "20 | | Breva 120 PWM"],
  },
  {
    mail: `Please quote 50, 100 and 250 pcs of CA-CM-2280.

Also 100 pcs CA-CP-4 as before.

Thank you,
Gábor`,
    rows: ["250 | CA-CM-2280 |", "100 | CA-CP-4 |"],
  },
  {
    mail: `Hi all,

See Steve's note below. Can you price it up please?

Thanks
Hannah

> Hannah - kit for the two new edit suites:
> 2 x Prism 924
> 2 x Anvil 1000
> 4 x Tempo DDR5-6000 64 GB Kit
> Monitors we already have.`,
    rows: ["2 | | Prism 924", "2 | | Anvil 1000", "4 | | Tempo DDR5-6000 64 GB Kit"],
  },
  {
    mail: `Good day sir, I buy for my shop in Accra. I want 20 pieces Anvil 650 and 20 pieces Hangar Plain and 40 pieces 8GB DDR4 desktop. How much is shipping by sea? God bless, Emmanuel`,
    rows: ["20 | | Anvil 650", "20 | | Hangar Plain", "40 | | 8GB DDR4 desktop"],
  },
  {
    mail: `Items for PO 71230
1. 6 ea - Relay 10G Duo
2. 6 ea - SFP+ transceiver, 10GBASE-SR
3. 12 ea - OM4 patch cord LC-LC, 5 m
Tax exempt. Net 30.`,
    rows: [
      "6 | | Relay 10G Duo",
      "6 | | SFP+ transceiver, 10GBASE-SR",
      "12 | | OM4 patch cord LC-LC, 5 m",
    ],
  },
  {
    mail: `Hi Mona, the meeting room needs a bigger screen and new cables: 1 x 65 inch display, 2 x HDMI cable 5 m, 1 x wireless keyboard. Cost centre 3320, approved by Greta.`,
    rows: ["1 | | 65 inch display", "2 | | HDMI cable 5 m", "1 | | wireless keyboard"],
  },
]
