import type { BuyersMail } from "./mails-english.ts"

/** Written after the twenty-first blind set, and measured once before the reader learned from it. */
export const twentySecondBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello,

Our maintenance team asked me to reorder these. I don't know all the specs so please call if anything is unclear (0117 496 0555).

Black cable, HDMI, 2 metres, need 10
Computer mouse with wire, need 15
Batteries AA (pack of 24), need 2
Thermal paste CA-CP-4, need 6

Thank you, Sheila in Stores`,
    rows: [
      "10 | | Black cable, HDMI, 2 metres",
      "15 | | Computer mouse with wire",
      "2 | | Batteries AA (pack of 24)",
      "6 | CA-CP-4 | Thermal paste",
    ],
  },
  {
    mail: `Dear Sirs,

Kindly submit your lowest rates for the under mentioned items:

Sr. No.   Particulars                          Qty.
1.        Desktop RAM 16GB DDR5                50 Nos.
2.        NVMe SSD 1TB                         50 Nos.
3.        SMPS 650W                            25 Nos.

Rates should be F.O.R. Pune. Validity 90 days.

For Deccan Engineering Works
Authorised Signatory`,
    rows: ["50 | | Desktop RAM 16GB DDR5", "50 | | NVMe SSD 1TB", "25 | | SMPS 650W"],
  },
  {
    mail: `Hi Pat, can we do 100 of the F-120s (CA-F-120), 50 of the F-140s (CA-F-140) and 25 hubs (CA-A-HUB) at last year's price? If so go ahead. Rick`,
    rows: ["100 | CA-F-120 | F-120s", "50 | CA-F-140 | F-140s", "25 | CA-A-HUB | hubs"],
  },
  {
    mail: `Guten Tag,

folgende Artikel möchten wir auf Rechnung bestellen:

CA-GP-716, Menge: 3
CA-PA-850, Menge: 3
CA-A-STRUT, Menge: 3

Unsere Kundennummer lautet 30778.

Herzliche Grüße
Medienhaus Ulm`,
    rows: ["3 | CA-GP-716 |", "3 | CA-PA-850 |", "3 | CA-A-STRUT |"],
  },
  {
    mail: `hi, i need parts to build 1 gaming pc for my brother's birthday (16 april). can you quote these:
- case: hangar flow
- psu: anvil 850
- gpu: prism 716
- cooler: firth 240
one of each, and 3 extra breva 120 pwm fans
thank you!! sofia`,
    rows: [
      "1 | | case: hangar flow",
      "1 | | psu: anvil 850",
      "1 | | gpu: prism 716",
      "1 | | cooler: firth 240",
      "3 | | breva 120 pwm fans",
    ],
  },
  {
    mail: `Subject: AW: Angebot 2026-0388

Hallo Herr Brandl,

wir nehmen Position 1 (Keel Z890 ATX) 4x, Position 3 (Tempo CK DDR5-8000 48 GB Kit) 8x und Position 4 (Anvil 1500) 4x. Bitte AB schicken.

Schöne Grüße
L. Öztürk`,
    rows: ["4 | | Keel Z890 ATX", "8 | | Tempo CK DDR5-8000 48 GB Kit", "4 | | Anvil 1500"],
  },
  {
    mail: `Purchase Requisition

Item 1
Material: CA-TM5-SO32
Quantity: 40 PC
Plant: 1200

Item 2
Material: CA-SN4-2230
Quantity: 40 PC
Plant: 1200

Purch. group 014`,
    rows: ["40 | CA-TM5-SO32 |", "40 | CA-SN4-2230 |"],
  },
  {
    mail: `Hello team

Pls proceed w/ below:
(1) CA-SN5-2000 x 12pcs
(2) CA-N-M2X4 x 3pcs
(3) CA-CM-2280 x 12pcs

Forwarder will pick up, pls inform G.W. and dims.

Winnie Lau
T +852 3100 2200`,
    rows: ["12 | CA-SN5-2000 |", "3 | CA-N-M2X4 |", "12 | CA-CM-2280 |"],
  },
  {
    mail: `We have 5 broken power supplies (Anvil 550) under warranty, will send back. In the meantime please ship 5 new ones: CA-PA-550. And 2 CA-PA-750 as spares.

Thx
Tobias`,
    rows: ["5 | CA-PA-550 |", "2 | CA-PA-750 |"],
  },
  {
    mail: `Bonjour,

Merci de nous adresser une offre pour la fourniture de :

- Lot 1 : 60 unités centrales de mémoire DDR5 16 Go SODIMM
- Lot 2 : 60 SSD M.2 NVMe 1 To
- Lot 3 : 15 alimentations 65 W USB-C

Date limite de réception des offres : 30/03/2026 à 12h00.

Le service de la commande publique`,
    rows: [
      "60 | | unités centrales de mémoire DDR5 16 Go SODIMM",
      "60 | | SSD M.2 NVMe 1 To",
      "15 | | alimentations 65 W USB-C",
    ],
  },
  {
    mail: `Need 2 things quoted:
Qty 1: APC SMT2200RM2UC
Qty 2: replacement batteries for same (APCRBC43)
Deliver to 88 Canal St loading dock.
-Sal`,
    rows: ["1 | SMT2200RM2UC | APC", "2 | APCRBC43 | replacement batteries for same"],
  },
  {
    mail: `Hi Computer Assembler,

For our spring intake we are planning on:

Breva 120 PWM: ~400
Breva 140 PWM: ~200
Interface Paste 4 g: ~150

Can you commit to delivery in four tranches?

Lars-Erik
Nordbygg Datorer AB`,
    rows: ["400 | | Breva 120 PWM", "200 | | Breva 140 PWM", "150 | | Interface Paste 4 g"],
  },
  {
    mail: `order from john @ pixelforge
ca-gp-924 2
ca-pa-1500 2
ca-h-bench 1
same cc on file`,
    rows: ["2 | ca-gp-924 |", "2 | ca-pa-1500 |", "1 | ca-h-bench |"],
  },
  {
    mail: `Estimados señores, agradeceremos nos coticen lo siguiente: 15 memorias DDR5 de 32 GB, 15 discos SSD de 2 TB, 5 tarjetas de red de 10 Gb y 2 switches de 24 puertos. Lugar de entrega: Lima, Perú. Saludos cordiales, Rosario Quispe`,
    rows: [
      "15 | | memorias DDR5 de 32 GB",
      "15 | | discos SSD de 2 TB",
      "5 | | tarjetas de red de 10 Gb",
      "2 | | switches de 24 puertos",
    ],
  },
  {
    mail: `Hi Neil,

As per below from the client, can you turn this round today?

Cheers, Abs

> Hi Abs,
> Final list, all approved:
> 20x Anvil 550
> 20x Hangar Plain
> 20x Keel B760 DDR4
> 40x Tempo DDR4-3600 32 GB Kit
> Rgds
> Monica`,
    rows: [
      "20 | | Anvil 550",
      "20 | | Hangar Plain",
      "20 | | Keel B760 DDR4",
      "40 | | Tempo DDR4-3600 32 GB Kit",
    ],
  },
  {
    mail: `ITEM: WD181KFGX
DESC: WD RED PRO 18TB
QTY: 24

ITEM: ST18000NM000J
DESC: SEAGATE EXOS X18 18TB
QTY: 24

Quote both, we will buy whichever is available first.`,
    rows: ["24 | WD181KFGX | WD RED PRO 18TB", "24 | ST18000NM000J | SEAGATE EXOS X18 18TB"],
  },
  {
    mail: `Good morning, I'm writing on behalf of Dr. Yamada. He would like to order one Prism 924, one Anvil 1500 and three Breva 140 PWM for the lab workstation. The account is KAKENHI 24K0331. Sincerely, Sato (secretary)`,
    rows: ["1 | | Prism 924", "1 | | Anvil 1500", "3 | | Breva 140 PWM"],
  },
  {
    mail: `Hallo Birgit,

kannst Du bitte nochmal die gleiche Bestellung wie im Januar auslösen? Also:

CA-F-80I     100
CA-F-92S     100
CA-PF-350     25

Nur bei CA-PF-350 bitte 30 statt 25.

Gruß Rainer`,
    rows: ["100 | CA-F-80I |", "100 | CA-F-92S |", "25 | CA-PF-350 |", "30 | CA-PF-350 |"],
  },
  {
    mail: `Quote please -- 48ea Keel A520 Micro / 96ea Tempo DDR4-3600 32 GB Kit / 48ea Anvil Flex 350. Delivered Tulsa OK, liftgate. Thx, Shawna`,
    rows: ["48 | | Keel A520 Micro", "96 | | Tempo DDR4-3600 32 GB Kit", "48 | | Anvil Flex 350"],
  },
  {
    mail: `Hi,
could you check if these work together and send me an offer?
Mainboard: Keel B850 ATX, 1 Stk.
CPU: AMD Ryzen 5 9600X, 1 Stk.
RAM: Tempo DDR5-6000 32 GB Kit, 1 Stk.
Lüfter: Breva 120 PWM, 3 Stk.
Danke, Melanie`,
    rows: [
      "1 | | Mainboard: Keel B850 ATX",
      "1 | | CPU: AMD Ryzen 5 9600X",
      "1 | | RAM: Tempo DDR5-6000 32 GB Kit",
      "3 | | Lüfter: Breva 120 PWM",
    ],
  },
]
