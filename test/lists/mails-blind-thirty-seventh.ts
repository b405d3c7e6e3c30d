import type { BuyersMail } from "./mails-english.ts"

/** One more week of mails, by the same writer. Written before the reader learned from the week before, and measured once. */
export const thirtySeventhBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello Jim,

Thanks for getting back so quickly. The list for the accounts office is final now:

10 x Keel B860 ATX
10 x Anvil 650
10 x Hangar Plain
20 x Tempo DDR5-6000 32 GB Kit

Delivery any day except Wednesday, please ring 01482 555 017 on arrival.

Best wishes
Nerys Powell
IT Services, Harbour Trust`,
    rows: [
      "10 | | Keel B860 ATX",
      "10 | | Anvil 650",
      "10 | | Hangar Plain",
      "20 | | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `hi can u tell me the price for 4 prism 716 and 4 anvil 850 pls. pickup friday. mo`,
    rows: ["4 | | prism 716", "4 | | anvil 850"],
  },
  {
    mail: `Betreff: Nachbestellung

Guten Tag,

wir benötigen noch einmal 6 CA-F-92S und 2 CA-A-HUB aus der letzten Bestellung (AB 70551).
Lieferung bitte zusammen mit den offenen Positionen.

Besten Dank
Frank Noll, Werkstattleitung`,
    rows: ["6 | CA-F-92S |", "2 | CA-A-HUB |"],
  },
  {
    mail: `Order no. 7781-B

Code        Qty   Description
CA-GP-716   5     Prism 716
CA-PA-850   5     Anvil 850
CA-H-FLOW   5     Hangar Flow

Carriage paid. Consolidate into one shipment.`,
    rows: ["5 | CA-GP-716 | Prism 716", "5 | CA-PA-850 | Anvil 850", "5 | CA-H-FLOW | Hangar Flow"],
  },
  {
    mail: `Hi Sofie, we talked about the upgrade of the CAD machines. Please make an offer for seven Prism 924, seven Anvil 1000 and fourteen Tempo DDR5-6000 64 GB Kit. The CPUs stay. Greetings from Ghent, Pieter`,
    rows: ["7 | | Prism 924", "7 | | Anvil 1000", "14 | | Tempo DDR5-6000 64 GB Kit"],
  },
  {
    mail: `Bonjour,

Je souhaite passer commande :

* Strata N4 1 TB : 12 unités
* Strata N4 2 TB : 6 unités
* M.2 Heatsink 2280 : 18 unités

Merci de m'indiquer les frais de port pour 31000 Toulouse.

Cordialement,
Mathieu Garcia`,
    rows: ["12 | | Strata N4 1 TB", "6 | | Strata N4 2 TB", "18 | | M.2 Heatsink 2280"],
  },
  {
    mail: `Need the following for ticket INC-20931:
1 x CA-PS-750 (dead PSU in reception PC)
1 x CA-SN4-1000 (replacement boot drive)
Charge to dept 440. Thx, Amir`,
    rows: ["1 | CA-PS-750 |", "1 | CA-SN4-1000 |"],
  },
  {
    mail: `Dear Sir or Madam,

Could you kindly let us have your quotation for the supply of:

- 40 (forty) desktop keyboards, UK layout
- 40 (forty) optical mice
- 20 (twenty) monitors of at least 24 inches

Prices should be inclusive of delivery to Port Louis.

Yours faithfully,
Ministry of Education, Procurement Unit`,
    rows: [
      "40 | | desktop keyboards, UK layout",
      "40 | | optical mice",
      "20 | | monitors of at least 24 inches",
    ],
  },
  {
    mail: `Cześć, I write in English: need offer for 25 pcs Breva 120 Reverse, 25 pcs Breva 120 PWM, 5 pcs Firth 420. Payment by transfer. Company: Komputronix sp. z o.o., NIP 5252344078. Thank you, Agata`,
    rows: ["25 | | Breva 120 Reverse", "25 | | Breva 120 PWM", "5 | | Firth 420"],
  },
  {
    mail: `Hi there,

Following up on my last email. We've decided against the liquid coolers, so the order is now just:
8 Fjord Duo 140
8 Interface Paste 4 g

Cheers
Leanne`,
    rows: ["8 | | Fjord Duo 140", "8 | | Interface Paste 4 g"],
  },
  {
    mail: `Artículo: Prism 308
Unidades: 9
Artículo: Anvil 550
Unidades: 9

Entregar en el colegio antes del 8 de septiembre. Gracias, Pilar`,
    rows: ["9 | | Prism 308", "9 | | Anvil 550"],
  },
  {
    mail: `Thanks for the quote. Two changes: the Relay 10G Duo should be 6 instead of 4, and we also want 6 SFP+ modules. Then please convert it to an order under PO 118820.

Rob Castillo
Network Ops`,
    rows: ["6 | | Relay 10G Duo", "6 | | SFP+ modules"],
  },
  {
    mail: `Part list Rev C
=============
2x CA-KB-X870I
2x CA-H-CUBE
2x CA-PS-750
4x CA-F-92S
0x CA-A-RISER (removed in Rev C)
=============
Released by: QA`,
    rows: ["2 | CA-KB-X870I |", "2 | CA-H-CUBE |", "2 | CA-PS-750 |", "4 | CA-F-92S |"],
  },
  {
    mail: `Buongiorno Sara, avrei bisogno entro venerdì di sei Anvil 750 e dodici Breva 140 PWM. Se possibile anche un Fan Hub 8. Fattura come al solito. Grazie, Davide`,
    rows: ["6 | | Anvil 750", "12 | | Breva 140 PWM", "1 | | Fan Hub 8"],
  },
  {
    mail: `Hello,
I found your shop via a forum. I want to build a small server at home and would like to order one Hangar Rack 4U, one Anvil 550, and four of the Strata S3 2 TB drives. Do you ship to Finland?
Thanks, Juhani`,
    rows: ["1 | | Hangar Rack 4U", "1 | | Anvil 550", "4 | | Strata S3 2 TB drives"],
  },
  {
    mail: `Wtd:
AMD EPYC 9354 / 100-000000798 / 16 pcs / new or pulled
Micron 7450 3.84TB / MTFDKCC3T8TFR / 32 pcs / new
Pls send best + ETA. Skype: trader.lee`,
    rows: ["16 | 100-000000798 | AMD EPYC 9354", "32 | MTFDKCC3T8TFR | Micron 7450 3.84TB"],
  },
  {
    mail: `Liebes Team, unsere Bestellung für Oktober: Anvil 850 (12 Stück), Firth 360 (12 Stück), Hangar Flow (12 Stück) und dazu noch 36 Breva 140 PWM. Bitte wie immer per Spedition. Grüße aus Graz, Veronika`,
    rows: ["12 | | Anvil 850", "12 | | Firth 360", "12 | | Hangar Flow", "36 | | Breva 140 PWM"],
  },
  {
    mail: `From: noreply@forms.example
Subject: Parts request #882

Requester: D. Whitman
Department: Maintenance
Part 1: CA-F-80I
Quantity 1: 24
Part 2: CA-PF-350
Quantity 2: 6
Urgency: High`,
    rows: ["24 | CA-F-80I |", "6 | CA-PF-350 |"],
  },
  {
    mail: `Hey Al, the shelf is empty again. Let me have 20 thermal pastes, 15 SATA cables and whatever Breva 120s you can spare, ideally 30. Paying cash. Wes`,
    rows: ["20 | | thermal pastes", "15 | | SATA cables", "30 | | Breva 120s"],
  },
  {
    mail: `Dear Ms Tan,

Please supply against blanket order 55-210:

Line  Qty  UOM  Part
001   16   PCE  CA-TM5-ECC32
002   4    PCE  CA-SNU-8000
003   4    PCE  CA-N-25SFP

Kindly acknowledge.
Warehouse 2, Tuas`,
    rows: ["16 | CA-TM5-ECC32 |", "4 | CA-SNU-8000 |", "4 | CA-N-25SFP |"],
  },
]
