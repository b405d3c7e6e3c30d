import type { BuyersMail } from "./mails-english.ts"

/** Written after the nineteenth blind set, and measured once before the reader learned from it. */
export const twentiethBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hi Kelly,

Could you please provide pricing and ETA on:

CA-KB-B850A x 30
CA-TM5-6032 x 60
CA-SN4-1000 x 30
CA-PA-750 x 30 (or the 850 if the 750 is short)

Our budget holder is on leave from the 19th so sooner is better.

Kind Regards,
Duncan
Duncan Moffat | Senior Buyer
Northgate Instruments`,
    rows: ["30 | CA-KB-B850A |", "60 | CA-TM5-6032 |", "30 | CA-SN4-1000 |", "30 | CA-PA-750 |"],
  },
  {
    mail: `Good day,
I am student from Poland, i want buy parts for engineering thesis project.
I need 1 piece of motherboard Keel A520 Micro, 2 pieces of memory Tempo DDR4-3600 32 GB Kit and 1 piece of power supply Anvil 550.
Is it possible to pay by BLIK?
Regards, Mateusz`,
    rows: [
      "1 | | motherboard Keel A520 Micro",
      "2 | | memory Tempo DDR4-3600 32 GB Kit",
      "1 | | power supply Anvil 550",
    ],
  },
  {
    mail: `Re: Order 8841

Thanks for the confirmation. One correction: line 3 should read 16 x CA-F-140, not 6. The rest is fine.

Ruth`,
    rows: ["16 | CA-F-140 |"],
  },
  {
    mail: `Artikelliste für Angebot:

CA-SN4-2230     50 Stück
CA-SN4-1000    100 Stück
CA-SN4-2000     50 Stück
CA-SN5-2000     10 Stück

Zielpreis bei N4 1 TB: 70 Euro.

Vielen Dank im Voraus!
Jürgen Wallner
Wallner EDV, Passau`,
    rows: ["50 | CA-SN4-2230 |", "100 | CA-SN4-1000 |", "50 | CA-SN4-2000 |", "10 | CA-SN5-2000 |"],
  },
  {
    mail: `Hey,
just a heads up that we'll want another 40 Breva 120s and 20 Breva 140s in about 2 weeks. Can you set them aside? I'll confirm by the 20th.
Jodie`,
    rows: ["40 | | Breva 120s", "20 | | Breva 140s"],
  },
  {
    mail: `ATTN: Inside Sales

Please enter the following order:
PO #: 2026-1187
Ship To: 2200 Mill Rd, Dayton OH 45402

Ln  Part              Qty  Price
1   CA-N-2X10         6    129.00
2   CA-N-25SFP        2    279.00
3   CA-A-RISER        6    39.00

Thank you,
AP/Purchasing`,
    rows: ["6 | CA-N-2X10 |", "2 | CA-N-25SFP |", "6 | CA-A-RISER |"],
  },
  {
    mail: `Bonjour,

Besoin urgent pour un dépannage client :
- alimentation 850 W x 2
- SSD NVMe 2 To x 1
- pâte thermique x 5

Enlèvement possible ce soir ?

Cdt,
Momo – Phone & PC Services`,
    rows: ["2 | | alimentation 850 W", "1 | | SSD NVMe 2 To", "5 | | pâte thermique"],
  },
  {
    mail: `Hello.

As per attached BOM we have a shortage on the following lines. Please quote what you have on the shelf.

Line 4 - 05-50077-00 - need 4
Line 9 - MTFDKCC7T6TGH - need 12
Line 15 - E810XXVDA4 - need 4

Best regards / Ystävällisin terveisin
Juha Koskinen`,
    rows: ["4 | 05-50077-00 |", "12 | MTFDKCC7T6TGH |", "4 | E810XXVDA4 |"],
  },
  {
    mail: `Hi guys, would love a quote for our new studio:
Six workstations, each with 1x Prism 924, 2x Tempo DDR5-6000 64 GB Kit, 1x Strata N5 2 TB.
Thanks!! Aurélie`,
    rows: ["6 | | Prism 924", "12 | | Tempo DDR5-6000 64 GB Kit", "6 | | Strata N5 2 TB"],
  },
  {
    mail: `Stückliste Rechner Prüfstand 4 (Bestellung bitte auslösen)

Pos  Menge  Einheit  Bezeichnung            Artikelnummer
10   1      St       Keel B860 ATX          CA-KB-B860A
20   2      St       Tempo DDR5-6000 32 GB  CA-TM5-6032
30   1      St       Anvil 850              CA-PA-850
40   3      St       Breva 140 PWM          CA-F-140

i.A. Schröder`,
    rows: [
      "1 | CA-KB-B860A | Keel B860 ATX",
      "2 | CA-TM5-6032 | Tempo DDR5-6000 32 GB",
      "1 | CA-PA-850 | Anvil 850",
      "3 | CA-F-140 | Breva 140 PWM",
    ],
  },
  {
    mail: `Please send price for followings:

CRUCIAL CT2K16G56C46U5 KIT 40 SETS
KINGSTON SNV3S/2000G 40 PCS
WD WD40EFPX 20 PCS

Best regards
Kim Ji-hoon
Seoul`,
    rows: [
      "40 | CT2K16G56C46U5 | CRUCIAL KIT",
      "40 | SNV3S/2000G | KINGSTON",
      "20 | WD40EFPX | WD",
    ],
  },
  {
    mail: `Hi,

I'm the volunteer IT person at our library. We'd like eight refurbished or new 22 inch monitors, eight wired keyboards and eight wired mice. Also a label printer if you sell those. We are a registered charity (no. 1122334).

With thanks,
Pauline Ashworth`,
    rows: [
      "8 | | refurbished or new 22 inch monitors",
      "8 | | wired keyboards",
      "8 | | wired mice",
      "1 | | label printer",
    ],
  },
  {
    mail: `Quote needed
- part CA-CL-240, how many: 15
- part CA-CL-360, how many: 10
- part CA-CA-140D, how many: 10
when can u ship`,
    rows: ["15 | CA-CL-240 |", "10 | CA-CL-360 |", "10 | CA-CA-140D |"],
  },
  {
    mail: `Buongiorno,

vorremmo ricevere un'offerta per:
n. 10 Keel B850 ATX
n. 10 Anvil 750
n. 20 Breva 140 PWM

Consegna a Bologna, via Emilia 22.

Cordiali saluti
Giulia Ferri
Ufficio acquisti`,
    rows: ["10 | | Keel B850 ATX", "10 | | Anvil 750", "20 | | Breva 140 PWM"],
  },
  {
    mail: `Morning Lisa,

Two more for the Hendricks job: CA-GP-924 (1) and CA-PA-1500 (1). Same PO as before, 61002. Thanks hun, Trace x`,
    rows: ["1 | CA-GP-924 |", "1 | CA-PA-1500 |"],
  },
  {
    mail: `The following items are out of stock at our Leeds branch, please replenish:
Interface Paste 4 g (min. 30 tubes)
Fan Hub 8 (15)
Riser Cable PCIe 5.0 x16 (5)
Card Strut (20)`,
    rows: [
      "30 | | Interface Paste 4 g",
      "15 | | Fan Hub 8",
      "5 | | Riser Cable PCIe 5.0 x16",
      "20 | | Card Strut",
    ],
  },
  {
    mail: `Dear Valued Supplier:

Pursuant to Contract 17-A, the Authority requires:

(a) Fifteen (15) each, Power Supply, ATX, 750W, CA-PA-750;
(b) Fifteen (15) each, Case, Mid Tower, CA-H-FLOW; and
(c) Thirty (30) each, Fan, 120mm, CA-F-120.

Inspection at destination.

R. Delacroix, Contracting`,
    rows: [
      "15 | CA-PA-750 | Power Supply, ATX, 750W",
      "15 | CA-H-FLOW | Case, Mid Tower",
      "30 | CA-F-120 | Fan, 120mm",
    ],
  },
  {
    mail: `sup, can u hook me up w/ 2 breva 120 reverse, 1 hangar cube & 1 anvil sfx 750? venmo ok? tyler`,
    rows: ["2 | | breva 120 reverse", "1 | | hangar cube", "1 | | anvil sfx 750"],
  },
  {
    mail: `Hallo,

wir bestellen nach:
Artikel CA-CP-4, 50 Stück, bitte wieder in der 4-g-Tube
Artikel CA-CM-2280, 30 Stück
Artikel CA-A-STRUT, 10 Stück

Rechnung an buchhaltung@werk3.example.

Grüße aus dem Schwarzwald
Anke Dold`,
    rows: ["50 | CA-CP-4 |", "30 | CA-CM-2280 |", "10 | CA-A-STRUT |"],
  },
  {
    mail: `Hi, what's the damage for 6 Tempo SO DDR5-5600 32 GB sticks and 6 Strata Mini 1 TB? It's for six mini PCs. Cheers, Owen (Tel 029 2018 0000)`,
    rows: ["6 | | Tempo SO DDR5-5600 32 GB sticks", "6 | | Strata Mini 1 TB"],
  },
]
