import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it, after what sets sixty and sixty-one taught: at first sight 91 %. */
export const sixtySecondBlindMails: readonly BuyersMail[] = [
  {
    mail: `Morning Chris,

Could you get these across to us today please? Van leaves at 3.

Strata N4 1 TB - 10
Strata N4 2 TB - 10
Tempo DDR5-6000 32 GB Kit - 15
Interface Paste 4 g - 20
Breva 120 PWM - 30

Same account. Order ref JW/1127.

Cheers,
Jo Wainwright
Wainwright Computers (Trade)
01434 496 0150`,
    rows: [
      "10 | | Strata N4 1 TB",
      "10 | | Strata N4 2 TB",
      "15 | | Tempo DDR5-6000 32 GB Kit",
      "20 | | Interface Paste 4 g",
      "30 | | Breva 120 PWM",
    ],
  },
  {
    mail: `Dear Sales Department,

We are a manufacturer of ultrasound devices and would like to receive your offer for our yearly demand in 2027:

Part number     Description            Annual qty    Lot size
CA-KB-X870I     Mini-ITX board         480           40
CA-PF-350       Flex ATX PSU 350 W     480           40
CA-TM5-SO32     SO-DIMM 32 GB          960           80
CA-SN4-2230     NVMe 2230 1 TB         480           40

First delivery in February. Please state MOQ, lead time and price validity.

With best regards,
Dipl.-Ing. Ralf Gerster
Strategic Purchasing Electronics`,
    rows: [
      "480 | CA-KB-X870I | Mini-ITX board",
      "480 | CA-PF-350 | Flex ATX PSU 350 W",
      "960 | CA-TM5-SO32 | SO-DIMM 32 GB",
      "480 | CA-SN4-2230 | NVMe 2230 1 TB",
    ],
  },
  {
    mail: `Hi,

Placing an order for the IT club, we've been given a grant of £1,500:

- 3 Keel B850 Micro
- 3 Ryzen 5 9600X
- 3 Tempo Plain DDR5-5600 16 GB (or 6 if the budget stretches!)
- 3 Anvil 550
- 3 Hangar 12
- 3 Strata N4 1 TB

Please invoice Thornfield Academy, attn. Miss Bell.

Thanks so much
Y10 IT club + Miss Bell`,
    rows: [
      "3 | | Keel B850 Micro",
      "3 | | Ryzen 5 9600X",
      "3 | | Tempo Plain DDR5-5600 16 GB",
      "3 | | Anvil 550",
      "3 | | Hangar 12",
      "3 | | Strata N4 1 TB",
    ],
  },
  {
    mail: `Hallo Jens,

für den Kunden Baumgart bitte folgendes anbieten:

2 Stk CA-H-R4
2 Stk CA-KB-Z890A
8 Stk CA-TM5-6064
4 Stk CA-SNU-8000
2 Stk CA-N-25SFP
2 Stk CA-PA-1000

Wie ist die Lieferzeit bei den U.2-SSDs? Beim letzten Mal hat es ja 5 Wochen gedauert.

Viele Grüße
Nadine

Nadine Scherer
Vertriebsinnendienst
systemhaus west GmbH
Fon +49 241 555 017-23`,
    rows: [
      "2 | CA-H-R4 |",
      "2 | CA-KB-Z890A |",
      "8 | CA-TM5-6064 |",
      "4 | CA-SNU-8000 |",
      "2 | CA-N-25SFP |",
      "2 | CA-PA-1000 |",
    ],
  },
  {
    mail: `can i order 4 breva 140 pwm, 1 fan hub 8, 1 anvil 850 and 2 tempo ddr5-6000 64 gb kit. card on file ends 4417. deliver to work not home please. rgds martin s`,
    rows: [
      "4 | | breva 140 pwm",
      "1 | | fan hub 8",
      "1 | | anvil 850",
      "2 | | tempo ddr5-6000 64 gb kit",
    ],
  },
  {
    mail: `Hello Computer Assembler,

Please see the order below.

Product: Prism 716
Quantity: 3

Product: Keel Z890 ATX
Quantity: 3

Product: Firth 360
Quantity: 3

Product: Anvil 850
Quantity: 3

Shipping: standard
Company: Arclight Post Production
Contact: Bryony Keane, 020 7946 0331

Regards`,
    rows: ["3 | | Prism 716", "3 | | Keel Z890 ATX", "3 | | Firth 360", "3 | | Anvil 850"],
  },
  {
    mail: `Bonjour Nathalie,

Voici notre commande de la semaine (réf. client 20118) :

- CA-CP-4 : 40
- CA-F-120 : 60
- CA-F-140 : 30
- CA-SN4-1000 : 25
- CA-PA-650 : 15

Si rupture, merci de livrer le reste sans attendre.

Bonne journée,
Karim
Atelier Micro-Sud`,
    rows: [
      "40 | CA-CP-4 |",
      "60 | CA-F-120 |",
      "30 | CA-F-140 |",
      "25 | CA-SN4-1000 |",
      "15 | CA-PA-650 |",
    ],
  },
  {
    mail: `Hi Steve,

Got the go-ahead from the client so please process:

Hangar Flow          x 14     @ £78.00
Keel B860 ATX        x 14     @ £139.00
Anvil 750            x 14     @ £89.00
Tempo DDR5-6000 32 GB Kit  x 28     @ £98.00
Strata N4 2 TB       x 14     @ £119.00

as per your quote of the 19th. Our PO is 90442. Need them by the 9th as the install is on the 10th and 11th.

Ta
Ollie`,
    rows: [
      "14 | | Hangar Flow",
      "14 | | Keel B860 ATX",
      "14 | | Anvil 750",
      "28 | | Tempo DDR5-6000 32 GB Kit",
      "14 | | Strata N4 2 TB",
    ],
  },
  {
    mail: `Dear Madam/Sir,

Kindly quote the following for our field office in Amman:

No.  Item                                   Unit   Qty
1    Desktop power supply, min. 550 W       pcs    30
2    SSD 2.5", 2 TB                         pcs    30
3    DDR4 memory, 32 GB kit                 kit    30
4    Case fan 120 mm, PWM                   pcs    60
5    Thermal paste                          tube   10

Delivery: DAP Amman. Currency: USD.
Deadline for quotations: 10 December 2026, 17:00 (Amman time).

Procurement Unit`,
    rows: [
      "30 | | Desktop power supply, min. 550 W",
      '30 | | SSD 2.5", 2 TB',
      "30 | | DDR4 memory, 32 GB kit",
      "60 | | Case fan 120 mm, PWM",
      "10 | | Thermal paste",
    ],
  },
  {
    mail: `Hi Ravi - following on from our chat, we'll go with 10 x Strata Vault 8 TB U.2, 2 x Relay 25G SFP28 and 2 x Relay 10G Duo. Can you also throw in 10 M.2 Heatsink 2280 and a Carrier M.2 x4? Bill to Sandpiper Analytics, ship to the colo (Equilon LD8, rack 14, ticket 2218-774 must be on the box). Thanks, Pete`,
    rows: [
      "10 | | Strata Vault 8 TB U.2",
      "2 | | Relay 25G SFP28",
      "2 | | Relay 10G Duo",
      "10 | | M.2 Heatsink 2280",
      "1 | | Carrier M.2 x4",
    ],
  },
  {
    mail: `Hola,

Quería hacer un pedido:
2 ud Prism 924
2 ud Anvil 1000
2 ud Keel X870 ATX
4 ud Tempo DDR5-6400 48 GB Kit
1 ud Interface Paste 4 g

Envío a: C/ Almirante Cadarso 22, 3º B, 46005 Valencia. Tel 655 00 12 90

¿Puedo pagar por transferencia? Gracias
Vicent Ferrer`,
    rows: [
      "2 | | Prism 924",
      "2 | | Anvil 1000",
      "2 | | Keel X870 ATX",
      "4 | | Tempo DDR5-6400 48 GB Kit",
      "1 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hi Megan,

Could you please send an updated quote? Changes vs. QU-33107:

Fjord 120 -> please change to Fjord 140 Duo, qty 20
Anvil 650 -> qty 20 instead of 16
Breva 120 PWM -> not needed any more
Hangar Plain -> stays at 20

Thanks,
Sven Aasen`,
    rows: ["20 | | Fjord 140 Duo", "20 | | Anvil 650", "20 | | Hangar Plain"],
  },
  {
    mail: `Good day,

Our customer requests below parts, please offer your best price and ETA:

1) Crucial T705 2TB, CT2000T705SSD3 ...... 24 pcs
2) Corsair RM1000x, CP-9020271-EU ...... 12 pcs
3) Kingston FURY 64GB, KF560C36BBEK2-64 ...... 24 pcs
4) Noctua NF-A14 PWM ...... 48 pcs

Best regards,
Elif Yıldırım
Marmara Bilişim`,
    rows: [
      "24 | CT2000T705SSD3 | Crucial T705 2TB",
      "12 | CP-9020271-EU | Corsair RM1000x",
      "24 | KF560C36BBEK2-64 | Kingston FURY 64GB",
      "48 | NF-A14 | Noctua PWM",
    ],
  },
  {
    mail: `Hey,

Quick reorder, all from last month's list:
- anvil 750 (8)
- keel b850 atx (8)
- hangar flow (6), hangar plain (2)
- prism 512 (5)
- prism 716 (3)

Invoice net 30 as usual. Thanks!!

Kayla
Bitforge Custom PCs`,
    rows: [
      "8 | | anvil 750",
      "8 | | keel b850 atx",
      "6 | | hangar flow",
      "2 | | hangar plain",
      "5 | | prism 512",
      "3 | | prism 716",
    ],
  },
  {
    mail: `Dear Team,

Please cancel line 3 of our PO 4500129981 (Riser Cable PCIe 5.0 x16) and supply instead:

6 pcs Card Strut
6 pcs Fan Hub 8

Please confirm by return mail.

Kind regards,
Anja de Wit`,
    rows: ["6 | | Card Strut", "6 | | Fan Hub 8"],
  },
  {
    mail: `Good afternoon Tony

We're kitting out a new training suite, 18 seats plus the trainer. Same machine for everybody, so 19 of each of these please:

Keel A520 Micro
Ryzen 5 5600G
Tempo DDR4-3600 32 GB Kit
Strata N4 1 TB
Anvil 550
Hangar 12

plus 2 spare Anvil 550.

Delivery to reception between 9 and 12 only.

Best wishes
Clare`,
    rows: [
      "19 | | Keel A520 Micro",
      "19 | | Ryzen 5 5600G",
      "19 | | Tempo DDR4-3600 32 GB Kit",
      "19 | | Strata N4 1 TB",
      "19 | | Anvil 550",
      "19 | | Hangar 12",
      "2 | | spare Anvil 550",
    ],
  },
  {
    mail: `Salve, avrei bisogno di un preventivo per 6 Prism 512, 6 Anvil 650 e 12 moduli Tempo Plain DDR5-5600 16 GB da consegnare a Brescia. I pezzi servono entro il 10 dicembre. Grazie, Ing. Marchetti - 030 555 0144`,
    rows: ["6 | | Prism 512", "6 | | Anvil 650", "12 | | moduli Tempo Plain DDR5-5600 16 GB"],
  },
  {
    mail: `Hi both,

Please action the attached requisition. In case the PDF doesn't open:

Req 10-4471 | Lab 3 refresh | approved by K. Osei
CA-H-BENCH | qty 6 | bench chassis
CA-PA-750 | qty 6 | PSU
CA-KB-B850A | qty 6 | motherboard
CA-TM5-6032 | qty 12 | memory

Charge code 88-LAB3-26.

Regards,
Finance Operations`,
    rows: [
      "6 | CA-H-BENCH | bench chassis",
      "6 | CA-PA-750 | PSU",
      "6 | CA-KB-B850A | motherboard",
      "12 | CA-TM5-6032 | memory",
    ],
  },
  {
    mail: `Hello,

I would need two Firth 420, one Hangar Flow and five Breva 140 PWM. Do you have the Anvil 1000 in white? If yes, I'd take one, otherwise one Anvil 1000 in black.

Kind regards from Ljubljana
Matej Kos`,
    rows: [
      "2 | | Firth 420",
      "1 | | Hangar Flow",
      "5 | | Breva 140 PWM",
      "1 | | Anvil 1000 in white",
    ],
  },
  {
    mail: `>>> Liz Carmody 25/11/2026 16:20 >>>
Hi, can someone order these for Ward 6 please, they are for the new obs PCs

4 x Anvil Flex 350
4 x Hangar Cube
4 x Keel X870 Mini
4 x Strata Mini 1 TB
8 x Tempo SO DDR5-5600 32 GB

Liz

---
Supplier: please supply as above, order number NHS-771204. Deliver to Stores, Level 0.

Dipesh
Procurement Assistant`,
    rows: [
      "4 | | Anvil Flex 350",
      "4 | | Hangar Cube",
      "4 | | Keel X870 Mini",
      "4 | | Strata Mini 1 TB",
      "8 | | Tempo SO DDR5-5600 32 GB",
    ],
  },
]
