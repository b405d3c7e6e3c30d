import type { BuyersMail } from "./mails-english.ts"

/** Written after the reader, which was then measured with them once. */
export const firstBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Rob

As per our call this morning, can I get a price on these please

CA-PA-550   x10
CA-PA-750   x10
CA-PA-850   x5
CA-H-PLAIN  x25

Collection is fine.

Ta
Lee`,
    rows: ["10 | CA-PA-550 |", "10 | CA-PA-750 |", "5 | CA-PA-850 |", "25 | CA-H-PLAIN |"],
  },
  {
    mail: `Dear Supplier,

Kindly quote your best price for below mentioned items:

S.No 1) Breva 120 PWM ---- 500 Nos
S.No 2) Breva 140 PWM ---- 300 Nos
S.No 3) Fan Hub 8 ---- 120 Nos

Payment terms: 30 days net.
Delivery: ex-works.

Thanking you,
R. Krishnan
Purchase Dept.`,
    rows: ["500 | | Breva 120 PWM", "300 | | Breva 140 PWM", "120 | | Fan Hub 8"],
  },
  {
    mail: `Hello, we'd like to re-order. 40 units of BK623.BH300TB3, 40 units of AP-MFATX30 and 80 sticks of KSM24ES8. Same terms as PO-2025-332. Regards, Ingrid Larsen, Fjordnett AS`,
    rows: ["40 | BK623.BH300TB3 |", "40 | AP-MFATX30 |", "80 | KSM24ES8 |"],
  },
  {
    mail: `Good morning Mr Chen,

Please can you advise availability and pricing on the following:

Qty 6 – Prism 924 graphics card
Qty 6 – Anvil 1500 power supply
Qty 12 – Tempo DDR5-6400 48 GB Kit
Qty 6 – Hangar 12 case

We will need delivery before the end of the month.

Yours sincerely,
Dr A. Whitfield
University of Northfield`,
    rows: [
      "6 | | Prism 924 graphics card",
      "6 | | Anvil 1500 power supply",
      "12 | | Tempo DDR5-6400 48 GB Kit",
      "6 | | Hangar 12 case",
    ],
  },
  {
    mail: `On Mon, 2 Mar 2026 at 16:40, Computer Assembler <sales@assembler.example> wrote:
> Thank you for your enquiry. Which quantities do you need?

Hi,

200 for the CA-F-120 and 50 for the CA-F-92S.
And please add ten CA-CP-4.

Best
Olga`,
    rows: ["200 | CA-F-120 |", "50 | CA-F-92S |", "10 | CA-CP-4 |"],
  },
  {
    mail: `team - need a quote asap:
(8) CA-GP-924B
(8) CA-PA-1500
(16) CA-TM5-ECC32
(8) CA-SNU-8000
thanks, j`,
    rows: ["8 | CA-GP-924B |", "8 | CA-PA-1500 |", "16 | CA-TM5-ECC32 |", "8 | CA-SNU-8000 |"],
  },
  {
    mail: `Hi,

I'm after some parts for a school lab:

* 30 of your cheapest mid tower cases
* 30 power supplies, 550 W
* 60 sticks of 16 GB DDR5
* 30 NVMe SSDs 1 TB

Ideally in one delivery.

Kind regards,
Sarah Jenkins`,
    rows: [
      "30 | | cheapest mid tower cases",
      "30 | | power supplies, 550 W",
      "60 | | 16 GB DDR5",
      "30 | | NVMe SSDs 1 TB",
    ],
  },
  {
    mail: `Order confirmation needed for:

1) CA-KB-Z890A - Qty: 15 - Unit price: $229.00
2) CA-KB-B860A - Qty: 35 - Unit price: $159.00
3) CA-KB-B760D - Qty: 5 - Unit price: $119.00

Ship via DHL.`,
    rows: ["15 | CA-KB-Z890A |", "35 | CA-KB-B860A |", "5 | CA-KB-B760D |"],
  },
  {
    mail: `Sehr geehrter Herr Albrecht,

vielen Dank für Ihr Angebot Nr. 2026-0099. Wir bestellen daraus:

Position 10: CA-F-120, 400 Stück, 8,90 EUR/Stück
Position 20: CA-F-140, 200 Stück, 10,50 EUR/Stück
Position 40: CA-A-HUB, 50 Stück, 24,00 EUR/Stück

Bitte liefern Sie frei Haus bis zum 30.04.2026.

Mit freundlichen Grüßen

i. A. Petra Vogt
Materialwirtschaft`,
    rows: ["400 | CA-F-120 |", "200 | CA-F-140 |", "50 | CA-A-HUB |"],
  },
  {
    mail: `Hallo Team,
für den Umbau brauchen wir noch 6 Firth 360, 6 Keel Z890 ATX und 12 Tempo DDR5-6000 64 GB Kit.
Geht das bis Ende nächster Woche?
Schöne Grüße aus Köln
Murat`,
    rows: ["6 | | Firth 360", "6 | | Keel Z890 ATX", "12 | | Tempo DDR5-6000 64 GB Kit"],
  },
  {
    mail: `Guten Tag Herr Sommer,

anbei unser Bedarf:

F4-4000C16D-32GTZR .......... 24
CMK32GX5M2A4800C40 .......... 48
NT01NV5000-2T0-E4X .......... 24

Zahlung wie üblich 30 Tage netto.

Gruß
Elke Baumann`,
    rows: ["24 | F4-4000C16D-32GTZR |", "48 | CMK32GX5M2A4800C40 |", "24 | NT01NV5000-2T0-E4X |"],
  },
  {
    mail: `Hallo, bitte einmal anbieten: 100 Stck. Strata Mini 1 TB (CA-SN4-2230) und 20 Stck. Riser Cable PCIe 5.0 x16 (CA-A-RISER). Danke vorab, H. Peters`,
    rows: ["100 | CA-SN4-2230 | Strata Mini 1 TB", "20 | CA-A-RISER | Riser Cable PCIe 5.0 x16"],
  },
  {
    mail: `AW: Angebot

Menge 18 x Gehäuse Hangar Cube
Menge 18 x Netzteil Anvil SFX 750
Menge 36 x Speicher Tempo SO DDR5-5600 32 GB

MfG Klaus Richter
Richter IT-Systeme e.K.
Am Markt 4
04109 Leipzig`,
    rows: [
      "18 | | Gehäuse Hangar Cube",
      "18 | | Netzteil Anvil SFX 750",
      "36 | | Speicher Tempo SO DDR5-5600 32 GB",
    ],
  },
  {
    mail: `Liebe Frau Engel, wie besprochen hier die Nachbestellung:
→ CA-N-25SFP (2 St.)
→ CA-N-2X10 (4 St.)
→ CA-N-M2X4 (4 St.)
Herzliche Grüße, Ihr Sven Arndt`,
    rows: ["2 | CA-N-25SFP |", "4 | CA-N-2X10 |", "4 | CA-N-M2X4 |"],
  },
  {
    mail: `Bonjour Monsieur Lefèvre,

Suite à notre entretien, merci de me chiffrer :

• 40 alimentations Anvil 550
• 40 boîtiers Hangar Plain
• 80 barrettes Tempo Plain DDR5-5600 16 GB

Date de livraison souhaitée : 20 avril 2026.

Bonne journée,
Amélie Girard
06 12 34 56 78`,
    rows: [
      "40 | | alimentations Anvil 550",
      "40 | | boîtiers Hangar Plain",
      "80 | | barrettes Tempo Plain DDR5-5600 16 GB",
    ],
  },
  {
    mail: `Bonjour,
il nous faudrait en urgence 3 CA-H-BENCH et 3 CA-KB-A520M, ainsi que 6 CA-TM4-3632.
Merci de confirmer la disponibilité.
Cdlt`,
    rows: ["3 | CA-H-BENCH |", "3 | CA-KB-A520M |", "6 | CA-TM4-3632 |"],
  },
  {
    mail: `Bonjour, voici notre commande :
CA-CL-240 (qté 14)
CA-CL-420 (qté 7)
CA-CA-140D (qté 21)
Facturation à l'adresse habituelle.
Cordialement, Yann Le Goff`,
    rows: ["14 | CA-CL-240 |", "7 | CA-CL-420 |", "21 | CA-CA-140D |"],
  },
  {
    mail: `Estimada Lucía:

Adjunto pedido para la obra de Sevilla:

- CA-PF-350: 16 ud.
- CA-CA-37L: 16 ud.
- CA-H-CUBE: 16 ud.

Plazo de entrega máximo: 10 días.

Atentamente,
Andrés Vidal
Compras – Informática del Sur S.L.`,
    rows: ["16 | CA-PF-350 |", "16 | CA-CA-37L |", "16 | CA-H-CUBE |"],
  },
  {
    mail: `Buenos días, por favor cotizar 25 piezas Anvil 750, 25 piezas Fjord 120 y 50 piezas Strata N4 1 TB. Saludos, Ing. Rodrigo Peña`,
    rows: ["25 | | Anvil 750", "25 | | Fjord 120", "50 | | Strata N4 1 TB"],
  },
  {
    mail: `Hola equipo,

faltan estas piezas para el proyecto 118:
CMH16GX4M2D3600C18W → 20
AX5U6400C3216G-SAMBK → 10
DUAL-RX6700XT-12G → 5

Mil gracias
Nuria`,
    rows: ["20 | CMH16GX4M2D3600C18W |", "10 | AX5U6400C3216G-SAMBK |", "5 | DUAL-RX6700XT-12G |"],
  },
]
