import type { BuyersMail } from "./mails-english.ts"

/** Written after the second blind set, and measured once before the reader learned from it. */
export const thirdBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Lucy,

Can you please raise a quote for us:

Strata N4 4 TB NVMe - 24 units
Strata S3 2 TB SATA - 48 units
Riser Cable PCIe 5.0 x16 - 12 units

We'd also like 4 spare Anvil 1000 units.

Regards,

Stuart
--
Stuart McLean
IT Procurement, Glen Analytics
t: 0131 496 0123 | m: 07700 900123`,
    rows: [
      "24 | | Strata N4 4 TB NVMe",
      "48 | | Strata S3 2 TB SATA",
      "12 | | Riser Cable PCIe 5.0 x16",
      "4 | | spare Anvil 1000",
    ],
  },
  {
    mail: `Hello,

Order please:

5 CA-GP-308
5 CA-KB-A520M
5 CA-PA-550
5 CA-H-PLAIN
10 CA-TM4-3632

Account 20417
Ref: Lab B

Tnx`,
    rows: [
      "5 | CA-GP-308 |",
      "5 | CA-KB-A520M |",
      "5 | CA-PA-550 |",
      "5 | CA-H-PLAIN |",
      "10 | CA-TM4-3632 |",
    ],
  },
  {
    mail: `Dear Sirs,

Ref. tender 2026/14, kindly submit your offer for supply of:

a) Processor Intel Core i5-14600K, boxed – 120 nos.
b) Motherboard B760, DDR5, mATX – 120 nos.
c) Memory 16 GB DDR5-5600 – 240 nos.
d) SSD 1 TB NVMe – 120 nos.

The offer shall be valid for 90 days.

Yours faithfully,
For Metro Institute of Technology`,
    rows: [
      "120 | | Processor Intel Core i5-14600K, boxed",
      "120 | | Motherboard B760, DDR5, mATX",
      "240 | | Memory 16 GB DDR5-5600",
      "120 | | SSD 1 TB NVMe",
    ],
  },
  {
    mail: `hey, do you have the X670 boards back? also could use 10x CA-F-120R and 10x CA-F-120, and maybe 2x CA-A-HUB to go with them. cheers, finn`,
    rows: ["10 | CA-F-120R |", "10 | CA-F-120 |", "2 | CA-A-HUB |"],
  },
  {
    mail: `Good morning,

Please see our weekly requirement:

SKU: CA-SN4-1000; Qty: 30
SKU: CA-SN4-2000; Qty: 15
SKU: CA-SS3-2000; Qty: 10

Rgds,
Warehouse team`,
    rows: ["30 | CA-SN4-1000 |", "15 | CA-SN4-2000 |", "10 | CA-SS3-2000 |"],
  },
  {
    mail: `Hi Computer Assembler,

I need 1 x Hangar Bench, 1 x Keel X870 Mini, 2 x Tempo CK DDR5-8000 48 GB Kit and 1 x Firth 420 for a demo system.
Budget is around $1,500.

Thanks in advance,
Yuki`,
    rows: [
      "1 | | Hangar Bench",
      "1 | | Keel X870 Mini",
      "2 | | Tempo CK DDR5-8000 48 GB Kit",
      "1 | | Firth 420",
    ],
  },
  {
    mail: `All,

As agreed at yesterday's meeting we go ahead with

> 64 x CA-TM5-ECC32
> 16 x CA-PA-1500
> 16 x CA-N-25SFP

Please send the pro forma invoice to accounts@litware.example.

Marta Kowalska
Litware Data Centers`,
    rows: ["64 | CA-TM5-ECC32 |", "16 | CA-PA-1500 |", "16 | CA-N-25SFP |"],
  },
  {
    mail: `Hello Mr. Tanaka

1. MD32GK2D5600036XR ... 32 pcs
2. SB-2130-512 ... 16 pcs
3. CO-9051006-WW ... 64 pcs
4. UM.HB7AA.E01 ... 8 pcs

Please quote CIF Rotterdam.

Sincerely yours`,
    rows: [
      "32 | MD32GK2D5600036XR |",
      "16 | SB-2130-512 |",
      "64 | CO-9051006-WW |",
      "8 | UM.HB7AA.E01 |",
    ],
  },
  {
    mail: `Hi
We are short on fans. Please send:
120 mm PWM fans: 100
140 mm PWM fans: 60
80 mm industrial fans: 20
Thanks
Nils`,
    rows: ["100 | | 120 mm PWM fans", "60 | | 140 mm PWM fans", "20 | | 80 mm industrial fans"],
  },
  {
    mail: `PO# 88121
Line 1 - CA-CL-360 - 20 EA - $89.00 - need by 4/15
Line 2 - CA-CP-4 - 40 EA - $3.10 - need by 4/15
Line 3 - CA-A-STRUT - 20 EA - $9.50 - need by 4/15`,
    rows: ["20 | CA-CL-360 |", "40 | CA-CP-4 |", "20 | CA-A-STRUT |"],
  },
  {
    mail: `Hallo Herr Brenner,

vielen Dank für das Telefonat. Wie besprochen benötigen wir:

– Prism 716, 6 Stück
– Prism 512, 12 Stück
– Anvil 750, 18 Stück

Bitte nennen Sie uns den frühesten Liefertermin.

Beste Grüße aus Stuttgart
Dr. Jana Seidel
Leiterin IT`,
    rows: ["6 | | Prism 716", "12 | | Prism 512", "18 | | Anvil 750"],
  },
  {
    mail: `Guten Tag, ich möchte gerne 4 Stück Hangar Rack 4U, 4 Stück Keel B860 ATX und 8 Stück Tempo Steady DDR5-5600 ECC 32 GB bestellen. Rechnung bitte an die bekannte Adresse. Freundliche Grüße, Olaf Krause`,
    rows: ["4 | | Hangar Rack 4U", "4 | | Keel B860 ATX", "8 | | Tempo Steady DDR5-5600 ECC 32 GB"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,
hiermit bestellen wir verbindlich
20 Stück Art.Nr. CA-KB-B850M zu je 129,00 €
20 Stück Art.Nr. CA-TM5-6032 zu je 112,10 €
zzgl. MwSt. und Versand.
Lieferung an: Werk 2, Tor 4
Hochachtungsvoll
Fa. Metallbau Huber`,
    rows: ["20 | CA-KB-B850M |", "20 | CA-TM5-6032 |"],
  },
  {
    mail: `Moin Moin,
brauche Nachschub: 300x CA-F-120, 150x CA-F-140, 50x CA-F-92S.
Bis dann
Hauke`,
    rows: ["300 | CA-F-120 |", "150 | CA-F-140 |", "50 | CA-F-92S |"],
  },
  {
    mail: `Hallo,

Menge: 15
Artikel: Hangar Cube
Farbe: schwarz

Menge: 15
Artikel: Anvil SFX 750
Farbe: schwarz

VG Tim`,
    rows: ["15 | | Hangar Cube", "15 | | Anvil SFX 750"],
  },
  {
    mail: `Bonjour,

Dans le cadre de notre projet, nous souhaitons acquérir les matériels ci-après :

- Écran 27 pouces QHD : 30 unités
- Clavier AZERTY filaire : 30 unités
- Souris optique : 30 unités
- CA-SN4-1000 : 30 unités

Pouvez-vous nous indiquer vos délais ?

Respectueusement,
Mairie de Beauval`,
    rows: [
      "30 | | Écran 27 pouces QHD",
      "30 | | Clavier AZERTY filaire",
      "30 | | Souris optique",
      "30 | CA-SN4-1000 |",
    ],
  },
  {
    mail: `Bonjour Karim, j'ai besoin de 2 CA-H-R4, 2 CA-CA-2U, et 4 CA-F-80I svp. À bientôt. Théo`,
    rows: ["2 | CA-H-R4 |", "2 | CA-CA-2U |", "4 | CA-F-80I |"],
  },
  {
    mail: `Bonjour,
Commande ferme :
CA-PA-850 (50 pièces) à 98,00 €
CA-PA-1000 (25 pièces) à 129,00 €
Conditions habituelles.
Sincères salutations
Établissements Moreau`,
    rows: ["50 | CA-PA-850 |", "25 | CA-PA-1000 |"],
  },
  {
    mail: `Hola Sergio:

Te paso la lista definitiva:

40 ventiladores Breva 120 PWM
10 cajas Hangar Flow
10 fuentes Anvil 850
20 memorias Tempo DDR5-6000 32 GB Kit

¿Me confirmas plazo?

Un abrazo
Lola`,
    rows: [
      "40 | | ventiladores Breva 120 PWM",
      "10 | | cajas Hangar Flow",
      "10 | | fuentes Anvil 850",
      "20 | | memorias Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Buenas tardes, ¿tienen stock de CA-GP-924? Necesitaríamos 4 unidades, además de 4 unidades de CA-PA-1500. Saludos`,
    rows: ["4 | CA-GP-924 |", "4 | CA-PA-1500 |"],
  },
]
