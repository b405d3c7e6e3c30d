import type { BuyersMail } from "./mails-english.ts"

/** Written with the twenty-fourth blind set, and measured once before the reader learned from it. */
export const twentyFifthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello Computer Assembler,

please send me your offer for the following components, including shipping to Switzerland (3012 Bern):

- 1 piece Keel X870 Mini
- 1 piece Fjord Low 37
- 2 pieces Strata Mini 1 TB
- 1 piece Anvil Flex 350

Do you issue an export declaration?

Best wishes
Urs Gerber`,
    rows: [
      "1 | | Keel X870 Mini",
      "1 | | Fjord Low 37",
      "2 | | Strata Mini 1 TB",
      "1 | | Anvil Flex 350",
    ],
  },
  {
    mail: `Per our call: 60 CA-SN4-2000 now, 60 CA-SN4-4000 in May. Plus 5 CA-N-M2X4 asap. Thx Hal`,
    rows: ["60 | CA-SN4-2000 |", "60 | CA-SN4-4000 |", "5 | CA-N-M2X4 |"],
  },
  {
    mail: `Supplier: Computer Assembler
Buyer: Jo Marsh (ext 204)
Delivery: ASAP

Description                     Part            Order
Breva 120 Reverse               CA-F-120R       36
Breva 140 PWM                   CA-F-140        24
Fan Hub 8                       CA-A-HUB        6

Signed: JM`,
    rows: [
      "36 | CA-F-120R | Breva 120 Reverse",
      "24 | CA-F-140 | Breva 140 PWM",
      "6 | CA-A-HUB | Fan Hub 8",
    ],
  },
  {
    mail: `Hi Dennis, quick add to this week's truck. Two pallets are fine. 150 Anvil 550, 100 Anvil 750 and 24 Hangar 12. Thanks. - Monique, Gulf Coast PC`,
    rows: ["150 | | Anvil 550", "100 | | Anvil 750", "24 | | Hangar 12"],
  },
  {
    mail: `Guten Tag Frau Sommer

Für ein Kundenprojekt in Basel suchen wir:

• 8× Server-RAM 64 GB DDR5 ECC RDIMM
• 4× SSD U.2 mind. 7 TB
• 2× Netzwerkkarte 25 Gbit SFP28
• 1× 4HE-Gehäuse

Was können Sie ab Lager anbieten?

Freundliche Grüsse
Nadja Frei`,
    rows: [
      "8 | | Server-RAM 64 GB DDR5 ECC RDIMM",
      "4 | | SSD U.2 mind. 7 TB",
      "2 | | Netzwerkkarte 25 Gbit SFP28",
      "1 | | 4HE-Gehäuse",
    ],
  },
  {
    mail: `Could you quote me for the parts below? I've put the quantity in front.

3 - CA-KB-B850A
3 - CA-TM5-6032
6 - CA-SN4-1000
3 - CA-PA-850
9 - CA-F-120

Let me know about warranty as well.

Cheers, Isla`,
    rows: [
      "3 | CA-KB-B850A |",
      "3 | CA-TM5-6032 |",
      "6 | CA-SN4-1000 |",
      "3 | CA-PA-850 |",
      "9 | CA-F-120 |",
    ],
  },
  {
    mail: `WTB 50x RTX 4070 SUPER, 100x RTX 4060, 40x RX 7800 XT. New sealed only. EU warehouse. Send price list to trading@chipmarket.example`,
    rows: ["50 | | RTX 4070 SUPER", "100 | | RTX 4060", "40 | | RX 7800 XT"],
  },
  {
    mail: `Dear Supplier,

Following our site survey, kindly quote the following (quantities may vary +/- 10%):

Cat6 patch cable 3 m: 120 nos
24-port patch panel: 5 nos
Hangar Rack 4U: 5 nos
Relay 10G Duo: 10 nos

Best Regards,
Eng. Mahmoud Saleh
Projects Division`,
    rows: [
      "120 | | Cat6 patch cable 3 m",
      "5 | | 24-port patch panel",
      "5 | | Hangar Rack 4U",
      "10 | | Relay 10G Duo",
    ],
  },
  {
    mail: `Hi! Can I change my order #3391? I'd like 3 Breva 140 PWM instead of 2, and please add a CA-A-STRUT. Everything else is the same. Thank you! Zoe`,
    rows: ["3 | | Breva 140 PWM", "1 | CA-A-STRUT |"],
  },
  {
    mail: `Demande d'achat n° 2026-57
Demandeur : M. Roux (labo 2)

- 3 processeurs AMD Ryzen 7 9700X (réf. 100-100001404WOF)
- 3 cartes mères Keel B850 ATX (réf. CA-KB-B850A)
- 6 kits mémoire Tempo DDR5-6000 32 GB (réf. CA-TM5-6032)

Imputation : 6063 / labo
Visa du chef de service : ok`,
    rows: [
      "3 | 100-100001404WOF | processeurs AMD Ryzen 7 9700X",
      "3 | CA-KB-B850A | cartes mères Keel B850 ATX",
      "6 | CA-TM5-6032 | kits mémoire Tempo DDR5-6000 32 GB",
    ],
  },
  {
    mail: `Hi,

We place this as a call-off against frame contract 4600001234:

10 | CA-TM5-ECC32 | 64 PC | 17.04.2026
20 | CA-SNU-8000 | 16 PC | 17.04.2026
30 | CA-N-25SFP | 8 PC | 24.04.2026

Please confirm by return.
BR, SCM Team`,
    rows: ["64 | CA-TM5-ECC32 |", "16 | CA-SNU-8000 |", "8 | CA-N-25SFP |"],
  },
  {
    mail: `Hey there, I was told you're the cheapest for Breva fans :) Looking for forty 120s (PWM) and twenty 140s. Could you do free shipping? Regards from Cork, Eoin`,
    rows: ["40 | | 120s (PWM)", "20 | | 140s"],
  },
  {
    mail: `<p>Hello,</p><p>Order below:</p><table><tr><td>CA-CL-240</td><td>4</td></tr><tr><td>CA-CL-360</td><td>2</td></tr></table><p>Thanks,<br>Bram</p>`,
    rows: ["4 | CA-CL-240 |", "2 | CA-CL-360 |"],
  },
  {
    mail: `Hello, we would like to return 2 pcs CA-GP-308 and order instead 2 pcs CA-GP-512. Please credit the difference. Best regards, Anneli`,
    rows: ["2 | CA-GP-512 |"],
  },
  {
    mail: `Projekt: Umbau Leitstand
Kostenstelle: 88120

Wir benötigen bis KW 18:
6x 27"-Monitor, VESA 100
6x Monitorarm
3x Keel B860 ATX
3x Prism 512

Mit besten Grüßen
Jana Kubitschek`,
    rows: [
      '6 | | 27"-Monitor, VESA 100',
      "6 | | Monitorarm",
      "3 | | Keel B860 ATX",
      "3 | | Prism 512",
    ],
  },
  {
    mail: `Good day, kindly send proforma invoice for: Strata N4 1 TB (CA-SN4-1000) 200 units, Strata N4 2 TB (CA-SN4-2000) 100 units, M.2 Heatsink 2280 (CA-CM-2280) 300 units. Consignee: Lotus Trading, Yangon. Thank you, Thiri`,
    rows: [
      "200 | CA-SN4-1000 | Strata N4 1 TB",
      "100 | CA-SN4-2000 | Strata N4 2 TB",
      "300 | CA-CM-2280 | M.2 Heatsink 2280",
    ],
  },
  {
    mail: `Team -

Approved buys:
Crucial T500 2TB / CT2000T500SSD8 / 12 ea
Noctua NH-U12A / 6 ea
Corsair RM1000x / CP-9020201-NA / 6 ea

Charge to WBS 7.2.1.

Ty
Priscilla`,
    rows: [
      "12 | CT2000T500SSD8 | Crucial T500 2TB",
      "6 | NH-U12A | Noctua",
      "6 | CP-9020201-NA | Corsair RM1000x",
    ],
  },
  {
    mail: `Hi, do you still have the Hangar Bench? I need two. And six of the PCIe riser cables (CA-A-RISER). Delivery to TU Delft, building 36. Groeten, Sanne`,
    rows: ["2 | | Hangar Bench", "6 | CA-A-RISER | PCIe riser cables"],
  },
  {
    mail: `Order for Monday:
CA-F-120, 80
CA-F-140, 40
CA-CP-4, 20
Tell Mike the last pastes were dried out.
Lou`,
    rows: ["80 | CA-F-120 |", "40 | CA-F-140 |", "20 | CA-CP-4 |"],
  },
  {
    mail: `Dear Mr. Shaw,

as discussed on the phone, I would like to order the system you recommended: the Keel B850 Micro, the Tempo DDR5-6000 32 GB Kit, the Strata N4 2 TB, the Anvil 550 and the Hangar Plain, one of each. Please add three Breva 120 PWM.

Kind regards
Dr. Miriam Stein`,
    rows: [
      "1 | | Keel B850 Micro",
      "1 | | Tempo DDR5-6000 32 GB Kit",
      "1 | | Strata N4 2 TB",
      "1 | | Anvil 550",
      "1 | | Hangar Plain",
      "3 | | Breva 120 PWM",
    ],
  },
]
