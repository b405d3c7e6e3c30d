import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it, with forms known to be unread: at first sight 57 % of the rows were as here. */
export const fiftySecondBlindMails: readonly BuyersMail[] = [
  {
    mail: `Good morning Hannah,

Please process the below against PO 4500981223 and send the acknowledgement to ap@northgate-fab.example.

Line   Material      Short text                   Qty   UoM   Del. date
00010  CA-PA-850     PSU ANVIL 850                24    EA    15.01.2027
00020  CA-KB-B850A   BOARD KEEL B850 ATX          24    EA    15.01.2027
00030  CA-TM5-6032   MEMORY TEMPO 32GB KIT        48    EA    22.01.2027
00040  CA-F-140      FAN BREVA 140                72    EA    22.01.2027

Many thanks,
Gillian Frost
Buyer, Direct Materials
T +44 1632 960 147

This e-mail and any attachments are confidential. If you are not the intended recipient please delete it.`,
    rows: [
      "24 | CA-PA-850 | PSU ANVIL 850",
      "24 | CA-KB-B850A | BOARD KEEL B850 ATX",
      "48 | CA-TM5-6032 | MEMORY TEMPO 32GB KIT",
      "72 | CA-F-140 | FAN BREVA 140",
    ],
  },
  {
    mail: `mate can u sort me 2 prism 716, 2 anvil 850 n 1 hangar flow?? picking up sat. also got any of them breva 140s, need 3. ta`,
    rows: ["2 | | prism 716", "2 | | anvil 850", "1 | | hangar flow", "3 | | breva 140s"],
  },
  {
    mail: `Dear Sir or Madam,

Our school is re-equipping two computer rooms.

Room 14: 16 x Keel A520 Micro, 16 x Anvil 550, 16 x Strata N4 1 TB
Room 15: 18 x Keel A520 Micro, 18 x Anvil 550, 18 x Strata N4 1 TB

We also need 10 spare mice and 10 spare keyboards.

We would be grateful for a written quotation valid until the end of the financial year.

Yours faithfully,
Mrs A. Okafor
Bursar`,
    rows: [
      "16 | | Keel A520 Micro",
      "16 | | Anvil 550",
      "16 | | Strata N4 1 TB",
      "18 | | Keel A520 Micro",
      "18 | | Anvil 550",
      "18 | | Strata N4 1 TB",
      "10 | | spare mice",
      "10 | | spare keyboards",
    ],
  },
  {
    mail: `Hi,

RFQ 2611-08, best price and stock please:

100-100000910WOF     AMD        60
BX8071514900K        INTEL      25
CT2K32G56C46U5       CRUCIAL    120
MZ-V9P2T0BW          SAMSUNG    85
CP-9020270-NA        CORSAIR    60

EXW your warehouse, USD. No broken boxes.

Regards,
Vikram
Meridian Components FZE`,
    rows: [
      "60 | 100-100000910WOF | AMD",
      "25 | BX8071514900K | INTEL",
      "120 | CT2K32G56C46U5 | CRUCIAL",
      "85 | MZ-V9P2T0BW | SAMSUNG",
      "60 | CP-9020270-NA | CORSAIR",
    ],
  },
  {
    mail: `Hi Luke,

answers below.

> How many of the Relay 10G Duo did you want?
12, please.

> And the SFP28 card, is that still needed?
Yes, 4 of the Relay 25G SFP28.

> Do you want us to include risers?
No thanks.

Best,
Svenja
IT Infrastructure, Institute of Physics`,
    rows: ["12 | | Relay 10G Duo", "4 | | Relay 25G SFP28"],
  },
  {
    mail: `Guten Tag Frau Lindner,

für unser Projekt "Leitstand Nord" benötigen wir folgende Komponenten:

Pos   Menge   Artikel
1     6       Hangar Rack 4U
2     6       Keel Z890 ATX
3     12      Tempo DDR5-6000 64 GB Kit
4     6       Anvil 1000
5     6       Fjord Rack 2U
6     24      Breva 80 Industrial

Lieferung bitte frei Haus bis spätestens KW 3. Zahlungsziel 30 Tage netto.

Freundliche Grüße
i. A. Torsten Kühn
Leittechnik Kühn & Partner mbH`,
    rows: [
      "6 | | Hangar Rack 4U",
      "6 | | Keel Z890 ATX",
      "12 | | Tempo DDR5-6000 64 GB Kit",
      "6 | | Anvil 1000",
      "6 | | Fjord Rack 2U",
      "24 | | Breva 80 Industrial",
    ],
  },
  {
    mail: `Hi both

Repair shop top-up, same as last month but with different numbers:

paste (CA-CP-4) - 30 tubes
550W psu (CA-PA-550) - 8
1TB nvme (CA-SN4-1000) - 12
120 fans (CA-F-120) - 25
m.2 heatsinks (CA-CM-2280) - 12

can you bill it to the Wigan shop not Bolton

Kev`,
    rows: [
      "30 | CA-CP-4 | paste",
      "8 | CA-PA-550 | 550W psu",
      "12 | CA-SN4-1000 | 1TB nvme",
      "25 | CA-F-120 | 120 fans",
      "12 | CA-CM-2280 | m.2 heatsinks",
    ],
  },
  {
    mail: `---------- Forwarded message ---------
From: Dr. Elaine Sutter <e.sutter@geo.example>
Date: Tue, 24 Nov 2026 at 16:02
Subject: new compute node
To: Facilities IT

Hi, after talking with the group this is what we would like to have in the node:

1x Keel Z890 ATX
2x Prism 924 Blower
4x Tempo Steady DDR5-5600 ECC 32 GB
2x Strata Vault 8 TB U.2
1x Anvil 1500

If there is money left, a second Anvil 1500 would be nice to have on the shelf.

Elaine

---

Please quote the above (without the spare PSU, no budget).
Tom`,
    rows: [
      "1 | | Keel Z890 ATX",
      "2 | | Prism 924 Blower",
      "4 | | Tempo Steady DDR5-5600 ECC 32 GB",
      "2 | | Strata Vault 8 TB U.2",
      "1 | | Anvil 1500",
    ],
  },
  {
    mail: `Bonjour Madame Perrin,

Suite à notre conversation téléphonique de ce matin, je vous confirme notre commande :

- Alimentation Anvil 750 : 20 unités
- Boîtier Hangar Plain : 20 unités
- Ventilateur Breva 120 PWM : 60 unités
- Carte mère Keel B850 Micro : 20 unités

Le bon de commande signé vous parviendra par courrier.

Bien à vous,
Sylvie Marchand
Service achats`,
    rows: [
      "20 | | Alimentation Anvil 750",
      "20 | | Boîtier Hangar Plain",
      "60 | | Ventilateur Breva 120 PWM",
      "20 | | Carte mère Keel B850 Micro",
    ],
  },
  {
    mail: `Buenos días:

Adjunto lista de lo que nos falta para cerrar el proyecto del hospital:

CA-N-2X10 (12 uds)
CA-SNU-8000 (24 uds)
CA-TM5-ECC32 (48 uds)
CA-H-R4 (6 uds)

¿Nos podéis mandar precio y plazo hoy mismo?

Un saludo,
Begoña Iriarte
Integra Sistemas S.L.`,
    rows: ["12 | CA-N-2X10 |", "24 | CA-SNU-8000 |", "48 | CA-TM5-ECC32 |", "6 | CA-H-R4 |"],
  },
  {
    mail: `Hi Priya

We're expecting demand roughly like this, please quote the January quantity firm and the rest as forecast:

Part          Jan   Feb   Mar
CA-PA-650     40    60    60
CA-F-120      120   180   180
CA-H-PLAIN    40    60    60

Regards
Neil Baxter`,
    rows: ["40 | CA-PA-650 |", "120 | CA-F-120 |", "40 | CA-H-PLAIN |"],
  },
  {
    mail: `Hello!

I am putting together a gaming pc for my daughter and wanted to buy everything from one place. This is what the guy on the forum recommended:

CPU: Ryzen 5 7600
Motherboard: Keel B850 Micro
RAM: Tempo DDR5-6000 32 GB Kit
GPU: Prism 512
SSD: Strata N4 1 TB
PSU: Anvil 650
Case: Hangar Cube (white if possible)
Cooler: Fjord 120

Would all of this fit together? And do you do assembly?

Thanks so much
Marianne`,
    rows: [
      "| | CPU: Ryzen 5 7600",
      "| | Motherboard: Keel B850 Micro",
      "| | RAM: Tempo DDR5-6000 32 GB Kit",
      "| | GPU: Prism 512",
      "| | SSD: Strata N4 1 TB",
      "| | PSU: Anvil 650",
      "| | Case: Hangar Cube (white if possible)",
      "| | Cooler: Fjord 120",
    ],
  },
  {
    mail: `Hi Dan,

PO 77120 - please amend as follows:

line 1 Anvil 750: 26 (24)
line 2 Prism 512: 26 (24)
line 3 Hangar Flow: 30 (24)

Figures in brackets are what you have on your system now.

Rgds
Moira`,
    rows: ["26 | | Anvil 750", "26 | | Prism 512", "30 | | Hangar Flow"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

wir bitten um Ihr Angebot:

25 Stück Notebook-RAM 32 GB DDR5-5600 SO-DIMM
10 Stück SSD 2 TB NVMe M.2 2280
5 Stück USB-C-Dockingstation
25 Stück Maus, kabellos

Bitte geben Sie die Lieferzeit je Position an.

Mit freundlichen Grüßen
Stadtverwaltung Birkenau
Zentrale Beschaffung`,
    rows: [
      "25 | | Notebook-RAM 32 GB DDR5-5600 SO-DIMM",
      "10 | | SSD 2 TB NVMe M.2 2280",
      "5 | | USB-C-Dockingstation",
      "25 | | Maus, kabellos",
    ],
  },
  {
    mail: `Team,

Kindly find below our requirements for the Q1 roll-out.

Servers (x6)
- Hangar Rack 4U
- Keel Z890 ATX
- Anvil 1500
- 4x Tempo Steady DDR5-5600 ECC 32 GB

Workstations (x10)
- Hangar Flow
- Keel B860 ATX
- Anvil 850
- 2x Tempo DDR5-6000 32 GB Kit

Thanks,
Anand`,
    rows: [
      "6 | | Hangar Rack 4U",
      "6 | | Keel Z890 ATX",
      "6 | | Anvil 1500",
      "24 | | Tempo Steady DDR5-5600 ECC 32 GB",
      "10 | | Hangar Flow",
      "10 | | Keel B860 ATX",
      "10 | | Anvil 850",
      "20 | | Tempo DDR5-6000 32 GB Kit",
    ],
  },
  {
    mail: `Hi Jess, only three things this week. 15 Strata Mini 1 TB for the handhelds, 40 of the slim 92 mm Breva fans and whatever you have left of the Carrier M.2 x4, I believe it was 7. Invoice as usual. Cheers, Gordon`,
    rows: ["15 | | Strata Mini 1 TB", "40 | | slim 92 mm Breva fans", "7 | | Carrier M.2 x4"],
  },
  {
    mail: `Order no. 3381

1) 5 pc. Anvil SFX 750 (item 40021)
2) 5 pc. Keel X870 Mini (item 40187)
3) 10 pc. Breva 92 Slim (item 41002)
4) 5 pc. Riser Cable PCIe 5.0 x16 (item 43311)

Delivery terms: DAP Tallinn
Payment: 14 days

Best regards
Kaarel Tamm`,
    rows: [
      "5 | | Anvil SFX 750",
      "5 | | Keel X870 Mini",
      "10 | | Breva 92 Slim",
      "5 | | Riser Cable PCIe 5.0 x16",
    ],
  },
  {
    mail: `Hi,

Following our call, each of the 8 reception desks gets one Hangar 12, one Keel B760 DDR4, one Anvil Flex 350 and one Strata S3 2 TB. The two manager's desks get the same plus a Prism 308 each.

Could you price that for me?

Thank you
Lorraine`,
    rows: [
      "10 | | Hangar 12",
      "10 | | Keel B760 DDR4",
      "10 | | Anvil Flex 350",
      "10 | | Strata S3 2 TB",
      "2 | | Prism 308",
    ],
  },
  {
    mail: `Please supply:

2 x 50 pcs Breva 120 PWM (two separate boxes please)
1 x 20 pcs Fan Hub 8
36 Card Strut now and another 36 in February

Rgds
Purchasing, Elbtal Gehäusebau`,
    rows: ["100 | | Breva 120 PWM", "20 | | Fan Hub 8", "72 | | Card Strut"],
  },
  {
    mail: `Hey Nina,

quick one: if the Prism 924 is in stock send 3, if not take 6 Prism 716 instead. Rest of the order is fixed:
3x Anvil 1000
3x Keel Z890 ATX
3x Firth 360

Thx
Oskar`,
    rows: ["3 | | Prism 924", "3 | | Anvil 1000", "3 | | Keel Z890 ATX", "3 | | Firth 360"],
  },
]
