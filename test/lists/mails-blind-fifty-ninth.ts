import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it, with more running text and longer chains than the set before: at first sight 74 %. */
export const fiftyNinthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Beth

Sorry for the delay, finally got sign-off from finance. Can you order us in:

4x the Prism 924 (non blower)
4x Keel Z890 ATX
8x Tempo DDR5-6000 64GB kit
4x Anvil 1000
4x Firth 420
and 1 spare Anvil 1000

All to go to the Reading office, FAO Harpreet. Invoice to accounts@.

Any problems give me a shout on 07700 900 311.

Cheers
Mike`,
    rows: [
      "4 | | Prism 924 (non blower)",
      "4 | | Keel Z890 ATX",
      "8 | | Tempo DDR5-6000 64GB kit",
      "4 | | Anvil 1000",
      "4 | | Firth 420",
      "1 | | spare Anvil 1000",
    ],
  },
  {
    mail: `Dear Anna,

thank you for your offer no. 20264471. Please deliver:

Item 10: 60 pcs. CA-F-80I
Item 20: 30 pcs. CA-PF-350
Item 40: 30 pcs. CA-SN4-2230

Item 30 is not needed at this time.

Delivery date: 11.01.2027
Delivery terms: FCA

Best regards / Mit freundlichen Grüßen

i. A. Claudia Weidner
Strategischer Einkauf

Weidner Sondermaschinen GmbH
Industriestr. 14
74080 Heilbronn
Sitz der Gesellschaft: Heilbronn, Registergericht: Stuttgart HRB 104417`,
    rows: ["60 | CA-F-80I |", "30 | CA-PF-350 |", "30 | CA-SN4-2230 |"],
  },
  {
    mail: `hello i want to buy 3 pcs. for each one: 1 keel b850 micro, 1 tempo ddr5-6000 32 gb kit, 1 strata n4 1 tb, 1 anvil 550, 1 hangar 12. how much is it together and how long it takes? thank you, oleh`,
    rows: [
      "3 | | keel b850 micro",
      "3 | | tempo ddr5-6000 32 gb kit",
      "3 | | strata n4 1 tb",
      "3 | | anvil 550",
      "3 | | hangar 12",
    ],
  },
  {
    mail: `Fwd: stuff for the makerspace

Hi, can you quote the below for the university please? Needs to be on headed paper. Our supplier form is attached.

Gareth
Procurement Services

> From: Makerspace <makerspace@uni.example>
> To: Procurement Services
>
> Hiya Gareth, the things we need are
>
> Hangar Bench x 4
> Anvil 750 x 4
> Keel B850 ATX x 4
> Tempo Plain DDR5-5600 16 GB x 8
> Strata N4 1 TB x 4
> soldering iron tips x 20
>
> Budget is about £2500, code R1204-03
> thanks, Immy`,
    rows: [
      "4 | | Hangar Bench",
      "4 | | Anvil 750",
      "4 | | Keel B850 ATX",
      "8 | | Tempo Plain DDR5-5600 16 GB",
      "4 | | Strata N4 1 TB",
      "20 | | soldering iron tips",
    ],
  },
  {
    mail: `Hi all,

Thursday top up:

CA-CP-4
CA-CP-4
CA-F-120

just singles, cash sale, I'll pick up.

Oh and do you have the 2280 heatsinks? If so 5 of those too.

Don`,
    rows: ["1 | CA-CP-4 |", "1 | CA-CP-4 |", "1 | CA-F-120 |", "5 | | 2280 heatsinks"],
  },
  {
    mail: `Sehr geehrter Herr Kaminski,

wir planen, im Januar 35 Arbeitsplatzrechner zu erneuern, und bitten Sie um ein Angebot über folgende Komponenten je Rechner:

1 x Keel B860 ATX
1 x Intel Core Ultra 5 245K
2 x Tempo Plain DDR5-5600 16 GB
1 x Strata N4 1 TB
1 x Anvil 550
1 x Hangar 12

Bitte weisen Sie den Projektpreis gesondert aus. Angebotsbindefrist: 31.01.2027.

Mit freundlichen Grüßen
Landratsamt Nordheim
Fachbereich 12 - Digitalisierung
Sachbearbeiter: Hr. Dittrich, Zi. 214`,
    rows: [
      "35 | | Keel B860 ATX",
      "35 | | Intel Core Ultra 5 245K",
      "70 | | Tempo Plain DDR5-5600 16 GB",
      "35 | | Strata N4 1 TB",
      "35 | | Anvil 550",
      "35 | | Hangar 12",
    ],
  },
  {
    mail: `Good Morning,

Please see below request from our customer. Kindly advise availability + DDP price to Dublin.

Qty 6  - 1500W ATX PSU (CA-PA-1500 or equivalent)
Qty 12 - 24GB GPU, blower (CA-GP-924B or equivalent)
Qty 6  - 4U rackmount chassis (CA-H-R4 or equivalent)
Qty 24 - 32GB ECC DDR5 (CA-TM5-ECC32 or equivalent)
Qty 12 - 8TB U.2 SSD (CA-SNU-8000 or equivalent)

Kind Regards,
Niamh Brennan
Inside Sales | Shannon Data Solutions
T: +353 1 555 0199 E: niamh@shannondata.example`,
    rows: [
      "6 | CA-PA-1500 | 1500W ATX PSU",
      "12 | CA-GP-924B | 24GB GPU, blower",
      "6 | CA-H-R4 | 4U rackmount chassis",
      "24 | CA-TM5-ECC32 | 32GB ECC DDR5",
      "12 | CA-SNU-8000 | 8TB U.2 SSD",
    ],
  },
  {
    mail: `Hi Joe,

couple of changes to PO 10554:

- Anvil 750 qty from 20 to 24
- Breva 140 PWM qty from 40 to 48
- please remove Fan Hub 8
- add 4 Card Strut

Rest is unchanged. Can you resend the confirmation?

Thanks
Wendy Stokes`,
    rows: ["24 | | Anvil 750", "48 | | Breva 140 PWM", "4 | | Card Strut"],
  },
  {
    mail: `Bonjour Claire,

J'ai besoin pour lundi de 5 alimentations Anvil 650, 5 boîtiers Hangar Plain et 10 ventilateurs Breva 120 PWM. Peux-tu aussi me mettre 2 tubes de pâte Interface Paste 4 g ?

On passera les chercher au comptoir.

Merci !
Stéphane
Dépann'PC Angers`,
    rows: [
      "5 | | alimentations Anvil 650",
      "5 | | boîtiers Hangar Plain",
      "10 | | ventilateurs Breva 120 PWM",
      "2 | | pâte Interface Paste 4 g",
    ],
  },
  {
    mail: `PURCHASE REQUISITION PR-004417

Requested by: S. Whitcombe      Date: 25 Nov 2026
Dept: Imaging                   Budget code: IM-220

| No | Part no.     | Description                  | Qty | Unit price | Total    |
|----|--------------|------------------------------|-----|------------|----------|
| 1  | CA-GP-924    | Graphics card 24 GB          | 2   | 789.00     | 1,578.00 |
| 2  | CA-PA-1000   | Power supply 1000 W          | 2   | 142.50     | 285.00   |
| 3  | CA-TM5-6064  | Memory kit 64 GB             | 4   | 219.00     | 876.00   |
| 4  | CA-SN5-2000  | NVMe SSD 2 TB                | 4   | 198.00     | 792.00   |

Total: 3,531.00

Approved: J. Lim`,
    rows: [
      "2 | CA-GP-924 | Graphics card 24 GB",
      "2 | CA-PA-1000 | Power supply 1000 W",
      "4 | CA-TM5-6064 | Memory kit 64 GB",
      "4 | CA-SN5-2000 | NVMe SSD 2 TB",
    ],
  },
  {
    mail: `hi there

my build list, all 1 each unless it says otherwise

cpu - ryzen 7 9800x3d
mobo - keel x870 mini
ram - tempo ddr5-6000 64 gb kit
gpu - prism 716
psu - anvil sfx 750
case - hangar cube
cooler - firth 240
ssd - strata n5 2 tb (2)

whats the total with shipping to belfast bt9

conor`,
    rows: [
      "1 | | cpu - ryzen 7 9800x3d",
      "1 | | mobo - keel x870 mini",
      "1 | | ram - tempo ddr5-6000 64 gb kit",
      "1 | | gpu - prism 716",
      "1 | | psu - anvil sfx 750",
      "1 | | case - hangar cube",
      "1 | | cooler - firth 240",
      "2 | | ssd - strata n5 2 tb",
    ],
  },
  {
    mail: `Dear Mr. Collins,

Further to your email of yesterday we confirm that we require the following quantities:

Strata S3 2 TB          -  85 units
Strata N4 2 TB          -  60 units
Strata N4 4 TB          -  20 units
Tempo SO DDR5-5600 32 GB - 140 units

Kindly note that the goods must reach our forwarder (Global Freight, Unit 3, Colnbrook SL3 0HQ) no later than Friday 11th December 2026.

Yours sincerely,

Adaeze Nwosu (Mrs.)
Procurement Lead
Harmattan Technologies Limited
RC 441781`,
    rows: [
      "85 | | Strata S3 2 TB",
      "60 | | Strata N4 2 TB",
      "20 | | Strata N4 4 TB",
      "140 | | Tempo SO DDR5-5600 32 GB",
    ],
  },
  {
    mail: `Moin Kai,

kannst du mir bitte bis Freitag hinlegen:

3 Anvil 750
1 Prism 512
2 Strata N4 1 TB
ne Tube Wärmeleitpaste
5 SATA-Kabel

Rechnung wie immer an die Firma. Danke dir!

Gruß Henning`,
    rows: [
      "3 | | Anvil 750",
      "1 | | Prism 512",
      "2 | | Strata N4 1 TB",
      "1 | | Wärmeleitpaste",
      "5 | | SATA-Kabel",
    ],
  },
  {
    mail: `Hello,

Please book the following parts for our three branches:

Leeds: 10 Anvil 650, 4 Hangar Flow, 10 Breva 120 PWM
York: 6 Anvil 650, 2 Hangar Flow, 6 Breva 120 PWM
Hull: 8 Anvil 650, 8 Breva 120 PWM

Separate delivery notes please, one invoice.

Many thanks
Alison Brearley`,
    rows: [
      "10 | | Anvil 650",
      "4 | | Hangar Flow",
      "10 | | Breva 120 PWM",
      "6 | | Anvil 650",
      "2 | | Hangar Flow",
      "6 | | Breva 120 PWM",
      "8 | | Anvil 650",
      "8 | | Breva 120 PWM",
    ],
  },
  {
    mail: `Hi,

Can you send me pricing on the items listed below. We're a .edu so please apply any education discount.

QTY	PART #	DESCRIPTION
2	CA-N-2X10	10G dual port NIC
1	CA-N-25SFP	25G NIC
6	CA-SN4-4000	4TB NVMe
6	CA-CM-2280	heatsink for above
2	CA-N-M2X4	M.2 carrier card

Quote should be addressed to:
Regents of the University
Attn: Accounts Payable
PO Box 4400

Thanks,
Tyler Okamoto
Systems Administrator II`,
    rows: [
      "2 | CA-N-2X10 | 10G dual port NIC",
      "1 | CA-N-25SFP | 25G NIC",
      "6 | CA-SN4-4000 | 4TB NVMe",
      "6 | CA-CM-2280 | heatsink for above",
      "2 | CA-N-M2X4 | M.2 carrier card",
    ],
  },
  {
    mail: `Estimada Lucía:

Le confirmo el pedido según su presupuesto P-1182:

- Fuente Anvil 850, 14 uds. a 98,50 €
- Placa Keel X870 Mini, 14 uds. a 221,00 €
- Memoria Tempo DDR5-6000 32 GB Kit, 14 uds. a 104,00 €
- Caja Hangar Cube, 14 uds. a 58,00 €

Dirección de entrega: Polígono El Segre, nave 8, 25191 Lleida.
Horario: de 8 a 14 h.

Atentamente,
Montserrat Pujol
Administración`,
    rows: [
      "14 | | Fuente Anvil 850",
      "14 | | Placa Keel X870 Mini",
      "14 | | Memoria Tempo DDR5-6000 32 GB Kit",
      "14 | | Caja Hangar Cube",
    ],
  },
  {
    mail: `Hi Simon, quick one - what's the damage for 50 Anvil 650, 50 Keel B850 Micro and 100 sticks of Tempo Plain DDR5-5600 16 GB? Would go to 75/75/150 if you can do 10% off. Need an answer by noon. Ta, Craig`,
    rows: ["50 | | Anvil 650", "50 | | Keel B850 Micro", "100 | | Tempo Plain DDR5-5600 16 GB"],
  },
  {
    mail: `Automatic message from StockWise - do not reply

The following items are below reorder level at location STORE 2:

SKU          Name                On hand   Min   Reorder
CA-F-120     Breva 120 PWM       7         20    40
CA-F-140     Breva 140 PWM       3         20    40
CA-CP-4      Interface Paste 4g  12        15    30
CA-A-HUB     Fan Hub 8           1         5     10

Please supply the reorder quantities. Account: 40071.`,
    rows: [
      "40 | CA-F-120 | Breva 120 PWM",
      "40 | CA-F-140 | Breva 140 PWM",
      "30 | CA-CP-4 | Interface Paste 4g",
      "10 | CA-A-HUB | Fan Hub 8",
    ],
  },
  {
    mail: `Hi Kirsten,

below our order for the new render nodes (6 nodes). I already multiplied everything by 6.

Keel WX90 ATX: 6
Threadripper 9970X: 6
Tempo Steady DDR5-5600 ECC 32 GB: 48
Prism 924 Blower: 12
Anvil 1500: 6
Relay 25G SFP28: 6
Hangar Rack 4U: 6

For shipping please use our UPS account 4R41-77W.

Best
Matthijs`,
    rows: [
      "6 | | Keel WX90 ATX",
      "6 | | Threadripper 9970X",
      "48 | | Tempo Steady DDR5-5600 ECC 32 GB",
      "12 | | Prism 924 Blower",
      "6 | | Anvil 1500",
      "6 | | Relay 25G SFP28",
      "6 | | Hangar Rack 4U",
    ],
  },
  {
    mail: `Hello

Could you supply 40 PSUs (Anvil Flex 350), 40 slim fans (Breva 92 Slim) and 40 low profile coolers (Fjord Low 37)? If the Flex is out of stock we can wait until mid January for it, but we'd like the rest straight away.

We'd also need two samples of the Riser Cable PCIe 5.0 x16.

Rgds
Ivana Petrović
Adria Kiosk d.o.o.`,
    rows: [
      "40 | | PSUs (Anvil Flex 350)",
      "40 | | slim fans (Breva 92 Slim)",
      "40 | | low profile coolers (Fjord Low 37)",
      "2 | | Riser Cable PCIe 5.0 x16",
    ],
  },
]
