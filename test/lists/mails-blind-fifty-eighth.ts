import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it: at first sight 93 % of the rows were as here. */
export const fiftyEighthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Sandra,

hope you're well. Please can you let me have your best price and lead time for the following:

Breva 120 PWM            200
Breva 140 PWM            100
Breva 92 Slim             40
Fan Hub 8                 25
Interface Paste 4 g       60

Delivery to our Coventry depot, usual account (TRN004).

Kind regards,

Lee Hargreaves
Procurement Officer
Trent Automation Ltd

Tel: 024 7696 0112
www.trent-automation.example

Registered in England No. 04417781. Please consider the environment before printing this e-mail.`,
    rows: [
      "200 | | Breva 120 PWM",
      "100 | | Breva 140 PWM",
      "40 | | Breva 92 Slim",
      "25 | | Fan Hub 8",
      "60 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Hello,

We would like to place the following order. Our PO number is 24-11871.

1. Keel B860 ATX (CA-KB-B860A) - Qty 12
2. Tempo DDR5-6400 48 GB Kit (CA-TM5-6448) - Qty 12
3. Strata N5 2 TB (CA-SN5-2000) - Qty 12
4. Anvil 850 (CA-PA-850) - Qty 12
5. Firth 360 (CA-CL-360) - Qty 12
6. Hangar Flow (CA-H-FLOW) - Qty 12
7. Prism 716 (CA-GP-716) - Qty 12

Ship to:
Aldergate Engineering
Suite 400, 2210 Lakeview Parkway
Madison, WI 53704

Please send order acknowledgement and tracking to this address.

Thank you!

Melissa Korver
Office Manager`,
    rows: [
      "12 | CA-KB-B860A | Keel B860 ATX",
      "12 | CA-TM5-6448 | Tempo DDR5-6400 48 GB Kit",
      "12 | CA-SN5-2000 | Strata N5 2 TB",
      "12 | CA-PA-850 | Anvil 850",
      "12 | CA-CL-360 | Firth 360",
      "12 | CA-H-FLOW | Hangar Flow",
      "12 | CA-GP-716 | Prism 716",
    ],
  },
  {
    mail: `Guten Tag Herr Petersen,

bitte um Angebot für unseren Kunden (Ingenieurbüro, 9 Arbeitsplätze):

9x Mainboard Keel Z890 ATX
9x CPU Intel Core Ultra 7 265K
18x RAM Tempo DDR5-6000 64 GB Kit
9x SSD Strata N4 2 TB
9x Netzteil Anvil 750
9x Gehäuse Hangar 12
9x Kühler Fjord 140 Duo

Optional bitte auch 2x Strata Vault 8 TB U.2 für das NAS anbieten.

Vielen Dank vorab und beste Grüße aus Kiel

Jan-Ole Thomsen
Thomsen IT-Service
Holtenauer Str. 210 | 24105 Kiel`,
    rows: [
      "9 | | Mainboard Keel Z890 ATX",
      "9 | | CPU Intel Core Ultra 7 265K",
      "18 | | RAM Tempo DDR5-6000 64 GB Kit",
      "9 | | SSD Strata N4 2 TB",
      "9 | | Netzteil Anvil 750",
      "9 | | Gehäuse Hangar 12",
      "9 | | Kühler Fjord 140 Duo",
      "2 | | Strata Vault 8 TB U.2",
    ],
  },
  {
    mail: `Hi Carl, can you pls put 6 anvil 650s and 6 of the a520 boards aside for me, will collect tmrw around 11. Also need a tube of paste and two 120 fans. Rich (Rich's PC Repairs)

Sent from my iPhone`,
    rows: ["6 | | anvil 650s", "6 | | a520 boards", "1 | | paste", "2 | | 120 fans"],
  },
  {
    mail: `From: Kowalczyk, Marta <m.kowalczyk@instrumenty.example>
To: sales@computer-assembler.example
Subject: RE: RE: Inquiry 117/2026

Dear Daniel,

Thank you for your e-mail. We accept your prices, please treat this as our order:

CA-TM5-ECC32 - 32 pcs - 131,00 EUR
CA-KB-Z890A - 8 pcs - 289,00 EUR
CA-PA-1000 - 8 pcs - 142,50 EUR
CA-CA-140D - 8 pcs - 61,00 EUR
CA-H-PLAIN - 8 pcs - 54,00 EUR

Please add the transport cost to the invoice.
Our VAT number: PL5260210955

Best regards
Marta Kowalczyk
Purchasing Department

-----Original Message-----
From: sales@computer-assembler.example
Sent: Monday, November 23, 2026 10:12 AM
To: Kowalczyk, Marta
Subject: RE: Inquiry 117/2026

Dear Ms Kowalczyk,

please find our prices:

CA-TM5-ECC32 131,00 EUR
CA-KB-Z890A 289,00 EUR
CA-PA-1000 142,50 EUR
CA-CA-140D 61,00 EUR
CA-H-PLAIN 54,00 EUR

Kind regards
Daniel`,
    rows: [
      "32 | CA-TM5-ECC32 |",
      "8 | CA-KB-Z890A |",
      "8 | CA-PA-1000 |",
      "8 | CA-CA-140D |",
      "8 | CA-H-PLAIN |",
    ],
  },
  {
    mail: `Good afternoon,

St Brannock's School would like to order:

- 15 x Keel A520 Micro motherboards
- 15 x Anvil 550 power supplies
- 30 x Tempo DDR4-3600 32 GB Kit
- 15 x Strata S3 2 TB
- 15 x USB keyboards
- 15 x USB mice
- 2 x Interface Paste 4 g

Could you also tell us if you can collect our old machines for recycling? There are about 20 of them.

We are on site until 18 December and then from 4 January.

Many thanks

Ellie Marsden
School Business Manager`,
    rows: [
      "15 | | Keel A520 Micro motherboards",
      "15 | | Anvil 550 power supplies",
      "30 | | Tempo DDR4-3600 32 GB Kit",
      "15 | | Strata S3 2 TB",
      "15 | | USB keyboards",
      "15 | | USB mice",
      "2 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Bonjour,

Pourriez-vous me faire un devis pour le matériel suivant :

Réf.            Désignation                       Qté
CA-KB-B850M     Carte mère Keel B850 Micro        24
CA-TM5-5600P    Mémoire 16 Go DDR5                48
CA-SN4-1000     SSD NVMe 1 To                     24
CA-PA-550       Alimentation 550 W                24
CA-H-12         Boîtier                           24

Livraison en une seule fois sur le site de Villeurbanne.

Merci d'avance,

Fabien Roussel
Responsable informatique
Lycée technique Ampère
04 78 00 11 42`,
    rows: [
      "24 | CA-KB-B850M | Carte mère Keel B850 Micro",
      "48 | CA-TM5-5600P | Mémoire 16 Go DDR5",
      "24 | CA-SN4-1000 | SSD NVMe 1 To",
      "24 | CA-PA-550 | Alimentation 550 W",
      "24 | CA-H-12 | Boîtier",
    ],
  },
  {
    mail: `Hi team,

Looking for stock on these, need by EOD please:

Samsung 990 PRO 2TB (MZ-V9P2T0BW) x 50
Crucial Pro 64GB kit DDR5-5600 (CP2K32G56C46U5) x 40
Intel i5-14600K tray x 25
Seagate Exos 16TB (ST16000NM000J) x 20
Noctua NH-D15 G2 x 10

Let me know what you have and best offers. OEM packaging OK.

Thx
Brandon
BlueRidge Memory Brokers | ICQ 4417711 | Skype: brandon.brm`,
    rows: [
      "50 | MZ-V9P2T0BW | Samsung 990 PRO 2TB",
      "40 | CP2K32G56C46U5 | Crucial Pro 64GB kit DDR5-5600",
      "25 | | Intel i5-14600K tray",
      "20 | ST16000NM000J | Seagate Exos 16TB",
      "10 | NH-D15 | Noctua G2",
    ],
  },
  {
    mail: `Hola Marta:

Para la semana que viene necesitaríamos lo siguiente:

10 Keel B850 ATX
10 Anvil 750
20 Tempo DDR5-6000 32 GB Kit
10 Strata N4 2 TB
30 Breva 140 PWM

¿Nos lo puedes servir el martes? Factura a nombre de Grupo Lince S.L., como siempre.

Gracias y un saludo,
Óscar Benito
Tel. 976 00 22 18`,
    rows: [
      "10 | | Keel B850 ATX",
      "10 | | Anvil 750",
      "20 | | Tempo DDR5-6000 32 GB Kit",
      "10 | | Strata N4 2 TB",
      "30 | | Breva 140 PWM",
    ],
  },
  {
    mail: `Hi Monica,

As per our call, the revised BOM for the edge box. We build 40 of these in the first run, the numbers below are already multiplied:

CA-KB-X870I	40
CA-TM5-SO32	80
CA-SN4-2230	40
CA-PF-350	42
CA-CA-37L	40
CA-F-92S	80
CA-H-CUBE	40

(2 extra Flex PSUs are for the lab)

Best,
Tomasz

Tomasz Wrona | Hardware Lead | Edgewise Systems`,
    rows: [
      "40 | CA-KB-X870I |",
      "80 | CA-TM5-SO32 |",
      "40 | CA-SN4-2230 |",
      "42 | CA-PF-350 |",
      "40 | CA-CA-37L |",
      "80 | CA-F-92S |",
      "40 | CA-H-CUBE |",
    ],
  },
  {
    mail: `Dear Sales

Please quote CIF Mombasa:

ITEM 1: POWER SUPPLY ANVIL 650 - 150 PCS
ITEM 2: MOTHERBOARD KEEL B760 DDR4 - 150 PCS
ITEM 3: MEMORY TEMPO DDR4-3600 32 GB KIT - 150 PCS
ITEM 4: CASE HANGAR PLAIN - 150 PCS
ITEM 5: SSD STRATA S3 2 TB - 150 PCS

VALIDITY: 30 DAYS
PAYMENT: L/C AT SIGHT

REGARDS,
P. OTIENO
SAVANNAH COMPUTERS LTD
P.O. BOX 10442-00100 NAIROBI`,
    rows: [
      "150 | | POWER SUPPLY ANVIL 650",
      "150 | | MOTHERBOARD KEEL B760 DDR4",
      "150 | | MEMORY TEMPO DDR4-3600 32 GB KIT",
      "150 | | CASE HANGAR PLAIN",
      "150 | | SSD STRATA S3 2 TB",
    ],
  },
  {
    mail: `Hi Gemma

Thanks for the quote Q-30418. Can we go ahead with lines 1, 2 and 4 please:

1 - Prism 924 - 4 off - £789.00
2 - Anvil 1500 - 4 off - £214.00
4 - Hangar Rack 4U - 2 off - £129.00

Line 3 we have found elsewhere.

PO 7712 attached.

Cheers
Phil`,
    rows: ["4 | | Prism 924", "4 | | Anvil 1500", "2 | | Hangar Rack 4U"],
  },
  {
    mail: `Hallo zusammen,

für die Weihnachtsaktion brauchen wir Nachschub:

CA-GP-308 20 Stk.
CA-GP-512 30 Stk.
CA-GP-716 15 Stk.
CA-GP-924 5 Stk.
CA-PA-750 40 Stk.
CA-PA-850 20 Stk.

Wenn etwas nicht lieferbar ist, bitte kurz anrufen (0351 / 555 08 12).

LG Steffi
PC-Ecke Dresden`,
    rows: [
      "20 | CA-GP-308 |",
      "30 | CA-GP-512 |",
      "15 | CA-GP-716 |",
      "5 | CA-GP-924 |",
      "40 | CA-PA-750 |",
      "20 | CA-PA-850 |",
    ],
  },
  {
    mail: `Hello,

I'd like to order 2 Relay 10G Duo cards, 4 Strata Vault 8 TB U.2 drives and 1 Hangar Rack 4U for our department server. Please send the quote to Prof. Lindqvist (cc), project number 55-8841-2. We are tax exempt, certificate attached.

Best regards,
Sofie Lindqvist-Berg
Department of Biology
Office B3:214`,
    rows: [
      "2 | | Relay 10G Duo cards",
      "4 | | Strata Vault 8 TB U.2 drives",
      "1 | | Hangar Rack 4U",
    ],
  },
  {
    mail: `Hey Nate,

here's what we need for Q1, let me know pricing at these volumes

Item | Qty | Notes
Anvil 850 | 300 | 100/month
Keel B850 ATX | 300 | 100/month
Tempo DDR5-6000 32 GB Kit | 600 | can ship all at once
Strata N4 1 TB | 300 |
Hangar Flow | 300 | black
Breva 120 PWM | 900 | bulk pack if possible

also do you have anything in the way of wifi cards?

--
Devon Pryce
Ops @ Frostbyte PCs`,
    rows: [
      "300 | | Anvil 850",
      "300 | | Keel B850 ATX",
      "600 | | Tempo DDR5-6000 32 GB Kit",
      "300 | | Strata N4 1 TB",
      "300 | | Hangar Flow",
      "900 | | Breva 120 PWM",
    ],
  },
  {
    mail: `Geachte heer, mevrouw,

Graag ontvangen wij een offerte voor:

- 12 stuks Strata N4 4 TB
- 12 stuks M.2 Heatsink 2280
- 6 stuks Carrier M.2 x4
- 4 stuks Relay 25G SFP28

Levering uiterlijk week 51 op ons adres in Eindhoven.

Met vriendelijke groet,

Bas van den Heuvel
Inkoop
Helio Imaging B.V.`,
    rows: [
      "12 | | Strata N4 4 TB",
      "12 | | M.2 Heatsink 2280",
      "6 | | Carrier M.2 x4",
      "4 | | Relay 25G SFP28",
    ],
  },
  {
    mail: `Hi Pam, last order was short by 3 Hangar Cube and 1 Anvil SFX 750, can you send those asap? While you're at it please add 5 x Fjord Low 37 and 5 x Tempo SO DDR5-5600 32 GB to the box. Thanks, Yusuf`,
    rows: [
      "3 | | Hangar Cube",
      "1 | | Anvil SFX 750",
      "5 | | Fjord Low 37",
      "5 | | Tempo SO DDR5-5600 32 GB",
    ],
  },
  {
    mail: `Buongiorno,

con la presente vi chiediamo la Vostra migliore offerta per:

N. 20 schede madri Keel B850 ATX
N. 20 alimentatori Anvil 750
N. 40 moduli Tempo DDR5-6000 32 GB Kit
N. 20 SSD Strata N4 2 TB
N. 20 case Hangar Flow

Resa: franco nostro magazzino di Bergamo.
Pagamento: RIBA 60 gg.

In attesa di un Vostro riscontro, porgiamo cordiali saluti.

Ufficio Acquisti
Orobica Sistemi S.r.l.
P.IVA 03341870164`,
    rows: [
      "20 | | schede madri Keel B850 ATX",
      "20 | | alimentatori Anvil 750",
      "40 | | moduli Tempo DDR5-6000 32 GB Kit",
      "20 | | SSD Strata N4 2 TB",
      "20 | | case Hangar Flow",
    ],
  },
  {
    mail: `Hi,

Parts request WO-5521 (line 4 HMI rebuild)

Anvil Flex 350        x3
Breva 80 Industrial   x12
Strata Mini 1 TB      x3
Keel X870 Mini        x3
HDMI cable 2m         x3
Interface Paste 4 g   x1

Need on site Thursday AM, breakdown. Charge to CC 8840.

Regards
Shift maintenance
Ext. 4471`,
    rows: [
      "3 | | Anvil Flex 350",
      "12 | | Breva 80 Industrial",
      "3 | | Strata Mini 1 TB",
      "3 | | Keel X870 Mini",
      "3 | | HDMI cable 2m",
      "1 | | Interface Paste 4 g",
    ],
  },
  {
    mail: `Dear Support,

I forgot to log in before I filled my cart and now it is empty, so here is my order by mail:

Hangar Flow: 1
Keel X870 Mini: 1
Prism 512: 1
Tempo CK DDR5-8000 48 GB Kit: 1
Strata N5 2 TB: 2
Anvil SFX 750: 1
Breva 120 Reverse: 3

Name: Henrik Aalto
Address: Kauppakatu 18 A 4, 33210 Tampere
Phone: +358 40 555 0187

Thank you
Henrik`,
    rows: [
      "1 | | Hangar Flow",
      "1 | | Keel X870 Mini",
      "1 | | Prism 512",
      "1 | | Tempo CK DDR5-8000 48 GB Kit",
      "2 | | Strata N5 2 TB",
      "1 | | Anvil SFX 750",
      "3 | | Breva 120 Reverse",
    ],
  },
]
