import type { BuyersMail } from "./mails-english.ts"

/** Written with the twelfth blind set, and measured once before the reader learned from it. */
export const thirteenthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Team,

Please release the following against blanket PO B-7710:

Line 10  CA-TM5-ECC32  120 ea  need 4/15
Line 20  CA-TM5-ECC32  120 ea  need 5/15
Line 30  CA-SNU-8000   24 ea   need 4/15

Regards,
Materials - Orbis Systems`,
    rows: ["120 | CA-TM5-ECC32 |", "120 | CA-TM5-ECC32 |", "24 | CA-SNU-8000 |"],
  },
  {
    mail: `Good afternoon Computer Assembler,
I hope this message finds you well. I am writing to ask about pricing for 75 units of the Tempo Plain DDR5-5600 16 GB and 75 units of the Strata N4 1 TB. Additionally, we may need 10 to 12 units of the Relay 10G Duo. Please let me know at your earliest convenience.
Warm regards,
Bethany Cole`,
    rows: ["75 | | Tempo Plain DDR5-5600 16 GB", "75 | | Strata N4 1 TB", "12 | | Relay 10G Duo"],
  },
  {
    mail: `2x CA-PA-1500
1x CA-H-12
4x CA-GP-924B

how much shipped to NL?`,
    rows: ["2 | CA-PA-1500 |", "1 | CA-H-12 |", "4 | CA-GP-924B |"],
  },
  {
    mail: `Order confirmation needed!!

Ref: 4500-2211
Vendor no: 10077

Mat.no.       Qty   UoM   Text
CA-N-25SFP    6     PC    Relay 25G SFP28
CA-A-RISER    6     PC    Riser Cable PCIe 5.0 x16
CA-CA-2U      6     PC    Fjord Rack 2U

Delivery: 02.04.2026, dock B`,
    rows: [
      "6 | CA-N-25SFP | Relay 25G SFP28",
      "6 | CA-A-RISER | Riser Cable PCIe 5.0 x16",
      "6 | CA-CA-2U | Fjord Rack 2U",
    ],
  },
  {
    mail: `Hi Jo, can you check whether you have the following in stock please? CA-KB-Z890A (need 8), CA-TM5-CU48 (need 16), CA-CL-420 (need 8). If yes raise an order, cost code 5520. Ta, Mo`,
    rows: ["8 | CA-KB-Z890A |", "16 | CA-TM5-CU48 |", "8 | CA-CL-420 |"],
  },
  {
    mail: `Moin zusammen,

habt ihr noch 3 Stück vom Hangar Bench da? Dann würden wir die nehmen, plus 3 Netzteile (Anvil 1000) und 3 AIOs (Firth 360).

Grüße aus Kiel
Torben`,
    rows: ["3 | | Hangar Bench", "3 | | Netzteile (Anvil 1000)", "3 | | AIOs (Firth 360)"],
  },
  {
    mail: `Hallo,

Bestellung für Kunde Meier (bitte neutral verpacken):

1 St. Gehäuse: Hangar Cube
1 St. Netzteil: Anvil SFX 750
1 St. Mainboard: Keel X870 Mini
1 St. CPU: AMD Ryzen 9 9900X
1 St. Kühler: Fjord Low 37
2 St. SSD: Strata N5 2 TB

LG
PC-Werkstatt Huber`,
    rows: [
      "1 | | Gehäuse: Hangar Cube",
      "1 | | Netzteil: Anvil SFX 750",
      "1 | | Mainboard: Keel X870 Mini",
      "1 | | CPU: AMD Ryzen 9 9900X",
      "1 | | Kühler: Fjord Low 37",
      "2 | | SSD: Strata N5 2 TB",
    ],
  },
  {
    mail: `---------- Forwarded message ---------
From: Hugo Lambert <h.lambert@atelier-pc.example>
Date: lun. 9 mars 2026 à 17:02
Subject: commande mars
To: <achats@atelier-pc.example>

Salut, pour mars il nous faut :
12 Breva 92 Slim
6 Hangar Rack 4U
6 alim Anvil 750
1 carton de pâte thermique (50 tubes)

A+
Hugo`,
    rows: [
      "12 | | Breva 92 Slim",
      "6 | | Hangar Rack 4U",
      "6 | | alim Anvil 750",
      "1 | | pâte thermique (50 tubes)",
    ],
  },
  {
    mail: `Estimado proveedor:

Solicitamos cotización formal de los siguientes bienes:

Ítem 1. Memoria RAM DDR4 16 GB SODIMM. Cantidad: 45 unidades.
Ítem 2. Disco sólido NVMe 512 GB. Cantidad: 45 unidades.
Ítem 3. Teclado USB en español. Cantidad: 60 unidades.

Plazo de entrega máximo: 15 días hábiles. Forma de pago: transferencia a 30 días.

Cordialmente,
Lic. Patricia Gómez
Universidad Nacional`,
    rows: [
      "45 | | Memoria RAM DDR4 16 GB SODIMM",
      "45 | | Disco sólido NVMe 512 GB",
      "60 | | Teclado USB en español",
    ],
  },
  {
    mail: `Subject: Quote request - 3 items - needed by 3/28

Hi, please quote qty 12, 24 and 48 for each:
WDS100T4X0E
WDS200T4X0E

Also qty 6 of KC3000 4TB (SKC3000D/4096G).

Thanks - Lou`,
    rows: ["12 | WDS100T4X0E |", "12 | WDS200T4X0E |", "6 | SKC3000D/4096G | KC3000 4TB"],
  },
  {
    mail: `Hello Support

I order last time CA-F-120R but I receive only 8. I want now to order again 12 pieces of CA-F-120R and also 4 pieces of CA-A-HUB please. Invoice without VAT (EU company, ATU12345678).

Best regards from Vienna
Zoran`,
    rows: ["12 | CA-F-120R |", "4 | CA-A-HUB |"],
  },
  {
    mail: `Shopping:
Keel B760 DDR4 ×2
Tempo DDR4-3600 32 GB Kit ×2
intel i5-13400f ×2
Strata N4 1 TB ×3
some cable ties
thx bro`,
    rows: [
      "2 | | Keel B760 DDR4",
      "2 | | Tempo DDR4-3600 32 GB Kit",
      "2 | | intel i5-13400f",
      "3 | | Strata N4 1 TB",
    ],
  },
  {
    mail: `Hi Karen,

Per your quote #Q88127 dated 02/26/26, please process as follows:

 5 EA    920-008813   LOGITECH MK540    $44.99    $224.95
10 EA    960-001385   LOGITECH C505e    $39.99    $399.90
 2 EA    VG27AQ1A     ASUS 27" QHD      $259.00   $518.00

Tax exempt #E-9981-22. Ship complete.

Deb Hanratty, CPPB
City of Elk Falls`,
    rows: [
      "5 | 920-008813 | LOGITECH MK540",
      "10 | 960-001385 | LOGITECH C505e",
      '2 | VG27AQ1A | ASUS 27" QHD',
    ],
  },
  {
    mail: `Dear Sir/Madam,

Can you please offer us:
- CPU, AMD EPYC 4464P, 100-100001478WOF, quantity 16
- Cooler, Noctua NH-U12A, quantity 16
- RAM, Kingston 32GB DDR5 ECC UDIMM, quantity 64

Place of delivery is Ljubljana, Slovenia.
Best wishes,
Matjaž`,
    rows: [
      "16 | 100-100001478WOF | CPU, AMD EPYC 4464P",
      "16 | NH-U12A | Cooler, Noctua",
      "64 | | RAM, Kingston 32GB DDR5 ECC UDIMM",
    ],
  },
  {
    mail: `we are short on CA-F-140 again!! pls rush 200 pc, plus 50 pc CA-CP-4 with same truck. PO follows. Bill`,
    rows: ["200 | CA-F-140 |", "50 | CA-CP-4 |"],
  },
  {
    mail: `Hi Alex,

Budget got approved :) So:

Motherboards - Keel B850 Micro - we need eight
Memory - Tempo DDR5-6000 32 GB Kit - eight as well
SSDs - Strata N4 2 TB - sixteen

And that's it for now. Talk soon!
Renée`,
    rows: [
      "8 | | Motherboards - Keel B850 Micro",
      "8 | | Memory - Tempo DDR5-6000 32 GB Kit",
      "16 | | SSDs - Strata N4 2 TB",
    ],
  },
  {
    mail: `Ciao,
mi servono 10 pz CA-CL-360, 10 pz CA-H-FLOW e 20 pz CA-F-140. Spedizione a Torino (10121). Grazie mille
Marco Bianchi`,
    rows: ["10 | CA-CL-360 |", "10 | CA-H-FLOW |", "20 | CA-F-140 |"],
  },
  {
    mail: `#	SKU	Qty

1	CA-SN4-2230	18

2	CA-CM-2280	18

3	CA-N-M2X4	5

Requested by: J. Whitlock
Approved by: T. Adeyemi
Date: 2026-03-11`,
    rows: ["18 | CA-SN4-2230 |", "18 | CA-CM-2280 |", "5 | CA-N-M2X4 |"],
  },
  {
    mail: `Hi there,

One of our technicians dropped a server so we urgently need:

1) a power supply - Seasonic Prime TX-1000 or similar
2) 2 sticks of 64GB registered DDR5 (Samsung M321R8GA0BB0-CQK)
3) four 18TB drives, WD181KFGX

Can you overnight them to Denver?

Mel`,
    rows: [
      "1 | | power supply - Seasonic Prime TX-1000 or similar",
      "2 | M321R8GA0BB0-CQK | 64GB registered DDR5 (Samsung)",
      "4 | WD181KFGX | 18TB drives",
    ],
  },
  {
    mail: `Good day

Kindly see below our requirement for the Accra branch

HP 250 G9 laptop charger 45W ----- 20
Logitech M185 mouse ----- 35
USB keyboard (wired) ----- 35
22" monitor ----- 15

Please include freight to Tema port.

Kwame Boateng
+233 20 811 2233`,
    rows: [
      "20 | | HP 250 G9 laptop charger 45W",
      "35 | | Logitech M185 mouse",
      "35 | | USB keyboard (wired)",
      '15 | | 22" monitor',
    ],
  },
]
