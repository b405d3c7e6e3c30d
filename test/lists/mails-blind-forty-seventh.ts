import type { BuyersMail } from "./mails-english.ts"

/** The third part of the set before. */
export const fortySeventhBlindMails: readonly BuyersMail[] = [
  {
    mail: `Estimado proveedor,

necesitamos con urgencia:
8 discos WD Gold 12TB WD121KRYZ
8 bandejas
2 controladoras Broadcom 9500-16i
4 cables SFF-8654

¿Disponibilidad inmediata?

Saludos
Rubén`,
    rows: [
      "8 | WD121KRYZ | discos WD Gold 12TB",
      "8 | | bandejas",
      "2 | | controladoras Broadcom 9500-16i",
      "4 | SFF-8654 | cables",
    ],
  },
  {
    mail: `Hello,

we want to place an order for the following parts (prices per your list of 1 Nov):

Keel B850 Micro\t\t10 pcs\t\tà 129,00 EUR
Tempo DDR5-6000 32 GB Kit\t\t10 pcs\t\tà 98,00 EUR
Prism 308\t\t10 pcs\t\tà 219,00 EUR

Sum: 4.460,00 EUR

Delivery: DAP Vienna

Gruber Peter`,
    rows: ["10 | | Keel B850 Micro", "10 | | Tempo DDR5-6000 32 GB Kit", "10 | | Prism 308"],
  },
  {
    mail: `Hi

Stock for the pop-up shop: 6 Prism 308, 4 Prism 512, 2 Prism 716, and then a few bits - ten Riser Cable, ten Card Strut, 20 Interface Paste 4 g.

Needs to arrive no later than Thurs 3rd Dec, between 8 and 12.

Cheers
Dex`,
    rows: [
      "6 | | Prism 308",
      "4 | | Prism 512",
      "2 | | Prism 716",
      "10 | | Riser Cable",
      "10 | | Card Strut",
      "20 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Bonjour Nathalie,

Merci pour ton offre. On part sur :
40 pièces réf. CA-PA-650
40 pièces réf. CA-KB-B850M
80 pièces réf. CA-TM5-6032
et finalement 45 pièces réf. CA-SN4-1000 (et non 40)

Bonne journée,
Guillaume`,
    rows: ["40 | CA-PA-650 |", "40 | CA-KB-B850M |", "80 | CA-TM5-6032 |", "45 | CA-SN4-1000 |"],
  },
  {
    mail: `Please order on my cost centre (CC 4410):

1x Logitech MX Keys S
1x Dell U2724D 24" monitor
2x Samsung T7 Shield 2TB
1x APC Back-UPS BX950MI
3x Cat6A patch cable 5m, blue

Approved by: H. Fischer

Thanks
Lena`,
    rows: [
      "1 | | Logitech MX Keys S",
      '1 | | Dell U2724D 24" monitor',
      "2 | | Samsung T7 Shield 2TB",
      "1 | BX950MI | APC Back-UPS",
      "3 | | Cat6A patch cable 5m, blue",
    ],
  },
  {
    mail: `Dear all,

Ref. tender 14/B/2026 - please submit offer for:

Lot 1: 60 units Keel B760 DDR4
Lot 2: 60 units Tempo DDR4-3600 32 GB Kit
Lot 3: 120 units Strata S3 2 TB
Lot 4: 60 units Anvil Flex 350

Offers are to be submitted by 10:00 on 4 December 2026.

Procurement Unit`,
    rows: [
      "60 | | Keel B760 DDR4",
      "60 | | Tempo DDR4-3600 32 GB Kit",
      "120 | | Strata S3 2 TB",
      "60 | | Anvil Flex 350",
    ],
  },
  {
    mail: `hi i need
fan 120mm pwm black 10pc
fan 140mm pwm black 10pc
thermal paste 5pc
sata cable 50cm 20pc
molex to sata adapter 8pc
what is total with shipping to malta
joseph`,
    rows: [
      "10 | | fan 120mm pwm black",
      "10 | | fan 140mm pwm black",
      "5 | | thermal paste",
      "20 | | sata cable 50cm",
      "8 | | molex to sata adapter",
    ],
  },
  {
    mail: `Hi Linda,

For the Oslo rollout we need 2 servers. Each server consists of:

1 Hangar Rack 4U
2 Anvil 1500
1 Keel WX90 ATX
8 Tempo ECC DDR5 32 GB
4 Strata Vault 8 TB U.2
1 Relay 25G SFP28

Please quote the total quantities.

Best,
Håkon`,
    rows: [
      "2 | | Hangar Rack 4U",
      "4 | | Anvil 1500",
      "2 | | Keel WX90 ATX",
      "16 | | Tempo ECC DDR5 32 GB",
      "8 | | Strata Vault 8 TB U.2",
      "2 | | Relay 25G SFP28",
    ],
  },
  {
    mail: `Hello,
We'd like to order 10x CA-GP-512, 10x CA-PA-550, 10x CA-KB-B850M, 20x CA-TM5-5616 & 10x CA-SN4-1000. Could you also include 10x thermal paste (CA-CP-4)?
Kind regards,
Anders Nygaard | CTO | Fjordbyte AS | +47 22 55 55 55`,
    rows: [
      "10 | CA-GP-512 |",
      "10 | CA-PA-550 |",
      "10 | CA-KB-B850M |",
      "20 | CA-TM5-5616 |",
      "10 | CA-SN4-1000 |",
      "10 | CA-CP-4 | thermal paste",
    ],
  },
  {
    mail: `Hi Yvonne,

pls add to our open order SO-22817:

+ 5 Anvil 850
+ 5 Prism 716
- 2 Prism 512 (cancel)
+ 10 Breva 120 PWM

thanks, Raj`,
    rows: ["5 | | Anvil 850", "5 | | Prism 716", "10 | | Breva 120 PWM"],
  },
  {
    mail: `Guten Tag Herr Maier,

wir haben uns nun entschieden und möchten wie folgt bestellen:

je 6 Stück
Keel X870 ATX
Anvil 850
Firth 360

dazu 12 Stück Tempo DDR5-6000 32 GB Kit und 18 Stück Breva 140 PWM.

Rechnung bitte an buchhaltung@studio-west.example.

Beste Grüße
Sabine Roth`,
    rows: [
      "6 | | Keel X870 ATX",
      "6 | | Anvil 850",
      "6 | | Firth 360",
      "12 | | Tempo DDR5-6000 32 GB Kit",
      "18 | | Breva 140 PWM",
    ],
  },
  {
    mail: `Hey Dana - the client finally signed. Can you hold 15 of the Prism 924s for us? And we'll need Anvil 1000s to go with them, same qty, plus 30 Strata N5 2 TB (2 per box). I'd rather have 32 of those actually, for spares.

Marcus`,
    rows: ["15 | | Prism 924s", "15 | | Anvil 1000s", "32 | | Strata N5 2 TB"],
  },
  {
    mail: `Requisition #5521
Requested by: Physics Dept.

Qty\tUnit\tDescription\tCatalog #\tPrice
4\tEA\tRelay 2x10G\tCA-N-2X10\t189.00
2\tEA\tHangar Rack 4U\tCA-H-R4\t249.00
1\tPK\tInterface Paste 4 g\tCA-CP-4\t6.90

Notes: deliver to room 3.117`,
    rows: [
      "4 | CA-N-2X10 | Relay 2x10G",
      "2 | CA-H-R4 | Hangar Rack 4U",
      "1 | CA-CP-4 | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hello again,

I forgot to mention the coolers in my previous mail. So the complete list is

Keel Z890 ATX, 7 pieces
Core Ultra 9 285K, 7 pieces
Firth 420, 7 pieces
Tempo DDR5-6400 48 GB CU Kit, 14 pieces

and I'd need the invoice made out to Studio Lindgren AB, org.nr 556677-8899.

Thanks!
Elsa`,
    rows: [
      "7 | | Keel Z890 ATX",
      "7 | | Core Ultra 9 285K",
      "7 | | Firth 420",
      "14 | | Tempo DDR5-6400 48 GB CU Kit",
    ],
  },
  {
    mail: `Hi,
Three things:
First, we need 50 more Anvil 650.
Second, the last delivery was short by 2 Prism 308, please send those.
Third, can you quote 1000 Interface Paste 4 g with our logo?
Jean-Luc`,
    rows: ["50 | | Anvil 650", "2 | | Prism 308", "1000 | | Interface Paste 4 g"],
  },
  {
    mail: `Hi Wayne,

Stock order attached below, please process today:

CA-PA-550 Anvil 550 psu 24
CA-PA-650 Anvil 650 psu 24
CA-PA-750 Anvil 750 psu 12
CA-PA-850 Anvil 850 psu 6
CA-F-120 Breva 120 fan 50
CA-F-140 Breva 140 fan 30
CA-CP-4 paste 40

regards
Trevor`,
    rows: [
      "24 | CA-PA-550 | Anvil 550 psu",
      "24 | CA-PA-650 | Anvil 650 psu",
      "12 | CA-PA-750 | Anvil 750 psu",
      "6 | CA-PA-850 | Anvil 850 psu",
      "50 | CA-F-120 | Breva 120 fan",
      "30 | CA-F-140 | Breva 140 fan",
      "40 | CA-CP-4 | paste",
    ],
  },
  {
    mail: `Good afternoon,

Ordering parts for a 6 node cluster, so 6 each of the first four:

Keel WX90 ATX
Anvil 1500
Hangar Rack 4U
Relay 2x10G

and 48 of
Tempo ECC DDR5 32 GB

plus 12 of
Strata Vault 8 TB U.2

Thanks
Oksana`,
    rows: [
      "6 | | Keel WX90 ATX",
      "6 | | Anvil 1500",
      "6 | | Hangar Rack 4U",
      "6 | | Relay 2x10G",
      "48 | | Tempo ECC DDR5 32 GB",
      "12 | | Strata Vault 8 TB U.2",
    ],
  },
  {
    mail: `Hi Ann,

Could you get me prices for:
30 Fjord 120 and 30 Fjord 140 Dual
10 Firth 240, 10 Firth 280, 5 Firth 360
No need for mounting kits.

Also is the Interface Paste 4 g back in stock yet? If yes add 20.

Barry`,
    rows: [
      "30 | | Fjord 120",
      "30 | | Fjord 140 Dual",
      "10 | | Firth 240",
      "10 | | Firth 280",
      "5 | | Firth 360",
      "20 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Dear Mr. Sato,

Following our call, our order is:
1. Anvil 1000 ... 8 pcs (was 6)
2. Keel Z890 ATX ... 8 pcs (was 6)
3. Tempo DDR5-6400 48 GB CU Kit ... 16 pcs (was 12)
4. Firth 360 ... 8 pcs (was 6)
5. Prism 924 ... 8 pcs (unchanged)

Please amend the pro forma.

Best regards,
Lina Haddad`,
    rows: [
      "8 | | Anvil 1000",
      "8 | | Keel Z890 ATX",
      "16 | | Tempo DDR5-6400 48 GB CU Kit",
      "8 | | Firth 360",
      "8 | | Prism 924",
    ],
  },
]
