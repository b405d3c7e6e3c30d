import type { BuyersMail } from "./mails-english.ts"

/** Numbers and names of parts together, in sentences and in lists. */
export const fortyFourthBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello,

We would like to order 25 pcs of CA-F-120 (Breva 120 PWM) and 10 pcs of CA-A-HUB (Fan Hub 8).

Please confirm price and delivery date.

Best regards,
Anna Kowalska`,
    rows: ["25 | CA-F-120 | Breva 120 PWM", "10 | CA-A-HUB | Fan Hub 8"],
  },
  {
    mail: `Hi,

Need a quote for the below:

1. Breva 140 PWM (CA-F-140) - 60 pcs
2. Firth 360 (CA-CL-360) - 20 pcs
3. Interface Paste 4 g (CA-CP-4) - 100 pcs

Shipping to Warsaw.

Thanks,
Piotr`,
    rows: [
      "60 | CA-F-140 | Breva 140 PWM",
      "20 | CA-CL-360 | Firth 360",
      "100 | CA-CP-4 | Interface Paste 4 g",
    ],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

wir benötigen kurzfristig 40 Stück Netzteil Anvil 650 (Art.-Nr. CA-PA-650) sowie 40 Stück Mainboard Keel B850 Micro (Art.-Nr. CA-KB-B850M).

Können Sie bis zum 11.12. liefern?

Mit freundlichen Grüßen
Dirk Hansen`,
    rows: ["40 | CA-PA-650 | Netzteil Anvil 650", "40 | CA-KB-B850M | Mainboard Keel B850 Micro"],
  },
  {
    mail: `hey, following parts please

ca-gp-512 2x
ca-pa-650 2x
ca-kb-b860a 2x
ca-tm5-6032 4x

bill as usual, ron`,
    rows: ["2 | ca-gp-512 |", "2 | ca-pa-650 |", "2 | ca-kb-b860a |", "4 | ca-tm5-6032 |"],
  },
  {
    mail: `Dear Mr. Olsen,

many thanks for your visit last Tuesday. As agreed we are placing a trial order of 10 units each of the following articles:

CA-GP-716
CA-PA-850
CA-H-FLOW

If the trial goes well, our yearly demand will be around 600 units.

Kind regards,
Matthias Vogel, Head of Procurement`,
    rows: ["10 | CA-GP-716 |", "10 | CA-PA-850 |", "10 | CA-H-FLOW |"],
  },
  {
    mail: `Hi Sales,

Line 1: 120 ea CA-TM4-3632
Line 2: 60 ea CA-KB-A520M
Line 3: 60 ea CA-PF-350

Request earliest ship date and freight estimate to 60601.

Thanks,
Greg Paulson
Midwest Kiosk Inc.
Office: 312.555.0148 x22`,
    rows: ["120 | CA-TM4-3632 |", "60 | CA-KB-A520M |", "60 | CA-PF-350 |"],
  },
  {
    mail: `Bonjour Madame,

Veuillez trouver ci-dessous notre commande n° 2026-331 :

• 30 x CA-PA-550 – Alimentation Anvil 550 – 59,00 € HT
• 30 x CA-H-12 – Boîtier Hangar 12 – 45,00 € HT
• 60 x CA-F-120 – Ventilateur Breva 120 PWM – 11,50 € HT

Merci de confirmer la bonne réception.

Service Achats
SARL Micro Ouest`,
    rows: [
      "30 | CA-PA-550 | Alimentation Anvil 550",
      "30 | CA-H-12 | Boîtier Hangar 12",
      "60 | CA-F-120 | Ventilateur Breva 120 PWM",
    ],
  },
  {
    mail: `Can someone please tell me the lead time on CA-N-25SFP? We need 24 for a project in February, plus 24 CA-N-M2X4 if they're cheaper than the dual port ones.

Sanjay`,
    rows: ["24 | CA-N-25SFP |", "24 | CA-N-M2X4 |"],
  },
  {
    mail: `Hola,

¿Me podéis pasar precio de estos artículos?

CA-SN5-2000 ........ 10
CA-SN4-4000 ........ 10
CA-CM-2280 ......... 20

También necesitaría saber el coste de envío a Las Palmas.

Gracias y un saludo,
Nuria Cabrera`,
    rows: ["10 | CA-SN5-2000 |", "10 | CA-SN4-4000 |", "20 | CA-CM-2280 |"],
  },
  {
    mail: `FYI this is what we settled on after yesterday's meeting:

- GPU: 12 x Prism 924 Blower (not the normal one!)
- PSU: 6 x Anvil 1500
- Chassis: 6 x Hangar Rack 4U
- Fans: 24 x Breva 80 Industrial
- NIC: 6 x Relay 25G SFP28

Could you send the quote to finance@lumen-render.example with me in copy?

Cheers,
Aoife`,
    rows: [
      "12 | | Prism 924 Blower",
      "6 | | Anvil 1500",
      "6 | | Hangar Rack 4U",
      "24 | | Breva 80 Industrial",
      "6 | | Relay 25G SFP28",
    ],
  },
  {
    mail: `Re: Quotation 55102

Hi Tina, we accept your quotation with one change, we only need 80 (not 100) of CA-SN4-1000. The rest as quoted:

CA-SN4-1000 - 100
CA-PA-550 - 100
CA-H-PLAIN - 100

PO attached. Regards, Omar`,
    rows: ["80 | CA-SN4-1000 |", "100 | CA-PA-550 |", "100 | CA-H-PLAIN |"],
  },
  {
    mail: `Buongiorno Sig. Conti,

le confermo che ci servono:

30 ventole CA-F-120R
10 dissipatori CA-CA-140D
5 kit memoria CA-TM5-CU48

Può spedire lunedì? Siamo chiusi dal 24 dicembre al 6 gennaio.

Grazie,
Officina PC di Rota`,
    rows: [
      "30 | CA-F-120R | ventole",
      "10 | CA-CA-140D | dissipatori",
      "5 | CA-TM5-CU48 | kit memoria",
    ],
  },
  {
    mail: `Good day,

I'm building a small render farm with five nodes. Please quote me 5 x Keel Z890 ATX, 5 x Anvil 1000, 10 x Tempo DDR5-6000 64 GB Kit, 5 x Strata N5 2 TB, and what would you recommend for cooling? I was thinking of 5 x Firth 360.

Thanks in advance,
Milan`,
    rows: [
      "5 | | Keel Z890 ATX",
      "5 | | Anvil 1000",
      "10 | | Tempo DDR5-6000 64 GB Kit",
      "5 | | Strata N5 2 TB",
      "5 | | Firth 360",
    ],
  },
  {
    mail: `Purchase requisition

Material: CA-KB-Z890A
Qty: 8 EA
Delivery date: 15.12.2026
Plant: 1200

Material: CA-TM5-6448
Qty: 16 EA
Delivery date: 15.12.2026
Plant: 1200

Requested by: H. Brinkmann`,
    rows: ["8 | CA-KB-Z890A |", "16 | CA-TM5-6448 |"],
  },
  {
    mail: `Hi Maria, could you please order the following for me: a Keel X870 Mini, an Anvil SFX 750 and 2 sticks of SODIMM memory (Tempo SO DDR5-5600 32 GB). Cost center 1180. Thanks! Felix`,
    rows: [
      "1 | | Keel X870 Mini",
      "1 | | Anvil SFX 750",
      "2 | | SODIMM memory (Tempo SO DDR5-5600 32 GB)",
    ],
  },
  {
    mail: `Geachte mevrouw De Boer,

Hierbij onze bestelling:

art. CA-PA-750 - 12 stuks
art. CA-GP-716 - 12 stuks
art. CA-CL-240 - 12 stuks

Graag leveren op ons magazijn in Venlo.

Met vriendelijke groet,
Tom Janssen`,
    rows: ["12 | CA-PA-750 |", "12 | CA-GP-716 |", "12 | CA-CL-240 |"],
  },
  {
    mail: `Morning,

Stock take done. We are short on:
Anvil 650 – have 3, need 10
Anvil 850 – have 0, need 6
Hangar Plain – have 5, need 12

Please send what we need to get back to par, i.e. 7, 6 and 7.

Stu`,
    rows: ["7 | | Anvil 650", "6 | | Anvil 850", "7 | | Hangar Plain"],
  },
  {
    mail: `Hello, please find our order:

CA-TM5-ECC32 - 64 modules
CA-SNU-8000 - 16 drives
CA-H-R4 - 8 chassis
CA-PA-1500 - 8 units (redundant if possible)

Urgent! Data centre move is on 19 December.

Regards,
Olena Shevchenko
+380 44 555 01 20`,
    rows: ["64 | CA-TM5-ECC32 |", "16 | CA-SNU-8000 |", "8 | CA-H-R4 |", "8 | CA-PA-1500 |"],
  },
  {
    mail: `Hi

Sorry to chase, but any news on my quote request from Friday? It was for 15 x Prism 308 and 15 x Anvil 550. We could also use 15 x Hangar 12 if you can do a bundle price.

Kelly Marsh
Marsh Gaming Lounge`,
    rows: ["15 | | Prism 308", "15 | | Anvil 550", "15 | | Hangar 12"],
  },
  {
    mail: `Guten Abend,

für unseren Verein (Jugendtreff Nord e.V.) würden wir gerne 4 PCs bauen. Laut Ihrem Konfigurator brauchen wir:

4x Keel B850 Micro
4x Anvil 550
4x Hangar 12
8x Tempo Plain DDR5-5600 16 GB
4x Strata N4 1 TB

Gibt es für gemeinnützige Vereine einen Nachlass?

Herzliche Grüße
Birgit Sommer`,
    rows: [
      "4 | | Keel B850 Micro",
      "4 | | Anvil 550",
      "4 | | Hangar 12",
      "8 | | Tempo Plain DDR5-5600 16 GB",
      "4 | | Strata N4 1 TB",
    ],
  },
  {
    mail: `Part No.,Qty,Comment
CA-F-80I,48,rev B only
CA-F-92S,24,
CA-A-STRUT,12,no logo

pls quote, rgds Wei`,
    rows: ["48 | CA-F-80I |", "24 | CA-F-92S |", "12 | CA-A-STRUT |"],
  },
  {
    mail: `Dear friends at the shop,

my grandson tells me I need "one Strata N4 2 TB and one M.2 Heatsink 2280" for my old computer. Is that correct? If yes please send them to me with an invoice. I live at 8 Orchard Close, Ludlow.

Yours sincerely
Harold Beamish (Mr)`,
    rows: ["1 | | Strata N4 2 TB", "1 | | M.2 Heatsink 2280"],
  },
  {
    mail: `Hi Pete

As per phone call:
- Prism 716 x3 (for the Dudley job)
- Anvil 850 x3 (ditto)
- Keel B850 ATX x2, plus one spare

Delivery Thursday am if poss, site closes at 3.

Col`,
    rows: ["3 | | Prism 716", "3 | | Anvil 850", "3 | | Keel B850 ATX"],
  },
  {
    mail: `Dear Sir,

Please supply the undermentioned stores:

Sl. Description of stores Qty Unit
1 SSD 2 TB SATA (Strata S3 or equivalent) 25 Nos
2 RAM 16 GB DDR5 50 Nos
3 SMPS 550 W 25 Nos

Tender fee is exempted for MSEs.

For and on behalf of the President of India
Stores Officer`,
    rows: [
      "25 | | SSD 2 TB SATA (Strata S3 or equivalent)",
      "50 | | RAM 16 GB DDR5",
      "25 | | SMPS 550 W",
    ],
  },
  {
    mail: `Hello team, as our usual supplier is out of stock: can you deliver 300 pcs CA-CP-4 within 5 working days? In case you can, please add 50 pcs CA-A-RISER and 50 pcs CA-A-STRUT to the same shipment. Offer by return please. Best, Zsolt`,
    rows: ["300 | CA-CP-4 |", "50 | CA-A-RISER |", "50 | CA-A-STRUT |"],
  },
]
