import type { BuyersMail } from "./mails-english.ts"

/** Written with the sixth blind set, and measured once before the reader learned from it. */
export const seventhBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hallo Herr Petersen,

wir bräuchten noch mal Nachschub: 3 Karton Wärmeleitpaste CA-CP-4 (je 50 Stück), also 150 Stück, und 20 Lüfter CA-F-140.

Danke schon mal
Silke Ahrens`,
    rows: ["150 | CA-CP-4 | Wärmeleitpaste", "20 | CA-F-140 | Lüfter"],
  },
  {
    mail: `Guten Tag,

für die Ausschreibung "Medienzentrum" bitten wir um ein Angebot:

Los 1: 30 Stück Grafikkarte mit mind. 12 GB
Los 2: 30 Stück Netzteil 750 Watt
Los 3: 60 Stück Arbeitsspeicher 16 GB DDR5

Bindefrist: 30.04.2026

Mit freundlichen Grüßen
i. A. Wiebke Thomsen
Vergabestelle`,
    rows: [
      "30 | | Grafikkarte mit mind. 12 GB",
      "30 | | Netzteil 750 Watt",
      "60 | | Arbeitsspeicher 16 GB DDR5",
    ],
  },
  {
    mail: `Servus,
schickts mir bitte:
- 5 Stk. Anvil 850
- 5 Stk. Hangar Flow
- 15 Stk. Breva 120 PWM
Rechnung wie immer an die Zentrale.
Pfiat eich, Sepp`,
    rows: ["5 | | Anvil 850", "5 | | Hangar Flow", "15 | | Breva 120 PWM"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

bitte erhöhen Sie unsere Bestellung 2026/0815 um folgende Positionen:

Position 7: CA-SN4-2000, Stückzahl 40
Position 8: CA-CM-2280, Stückzahl 40

Die übrigen Positionen bleiben unverändert.

Freundliche Grüße
Einkauf Nordwerk AG`,
    rows: ["40 | CA-SN4-2000 |", "40 | CA-CM-2280 |"],
  },
  {
    mail: `Hallo, was kosten 12 Ryzen 7 9800X3D und 12 passende Boards (B850)? Lieferung nach 8010 Graz. lg Manu`,
    rows: ["12 | | Ryzen 7 9800X3D", "12 | | passende Boards (B850)"],
  },
  {
    mail: `Bestellung

Artikelnummer
Bezeichnung
Menge
Einheit
CA-N-2X10
Netzwerkkarte 2x 10G
4
Stk
CA-N-25SFP
Netzwerkkarte 25G SFP28
2
Stk

Gruß
IT Stadtwerke`,
    rows: ["4 | CA-N-2X10 | Netzwerkkarte 2x 10G", "2 | CA-N-25SFP | Netzwerkkarte 25G SFP28"],
  },
  {
    mail: `Hallo liebes Team,

bei der letzten Lieferung fehlten 2 CA-PA-850. Bitte nachliefern! Außerdem hätten wir gern noch 6 CA-PA-1000 und 6 CA-H-12.

Viele Grüße aus Jena
Falk`,
    rows: ["2 | CA-PA-850 |", "6 | CA-PA-1000 |", "6 | CA-H-12 |"],
  },
  {
    mail: `Wir bestellen verbindlich zu den Konditionen Ihres Angebots AN-2026-311:

4 Stück Strata NU 8 TB (CA-SNU-8000), Einzelpreis 689,00 EUR
2 Stück Strata N4 4 TB (CA-SN4-4000), Einzelpreis 279,00 EUR

Lieferung frei Haus. Zahlung 30 Tage netto.`,
    rows: ["4 | CA-SNU-8000 | Strata NU 8 TB", "2 | CA-SN4-4000 | Strata N4 4 TB"],
  },
  {
    mail: `Hi Tobi, kannst du mir 2 Prism 512, ein Keel X870 Mini und ein Anvil Flex 350 zurücklegen? Hole ich Freitag ab. VG Jule`,
    rows: ["2 | | Prism 512", "1 | | Keel X870 Mini", "1 | | Anvil Flex 350"],
  },
  {
    mail: `Sehr geehrter Herr Vogt,

unser Bedarf für das 2. Halbjahr (ca.-Werte):

CA-F-120    ca. 1.200 Stück
CA-F-140    ca. 800 Stück
CA-F-92S    ca. 150 Stück

Bitte nennen Sie uns Staffelpreise.

Mit freundlichen Grüßen
Kälte-Klima Behrend KG`,
    rows: ["1200 | CA-F-120 |", "800 | CA-F-140 |", "150 | CA-F-92S |"],
  },
  {
    mail: `Moin, brauche 1 Satz Lüfter (3x CA-F-120R) und 1x CA-A-HUB. Danke Hauke`,
    rows: ["3 | CA-F-120R |", "1 | CA-A-HUB |"],
  },
  {
    mail: `Anfrage

Menge | Artikel | Hersteller
10 | Samsung 990 EVO Plus 2 TB | Samsung
10 | Crucial T500 2 TB | Crucial

Bitte mit Lieferzeit anbieten, danke!`,
    rows: ["10 | | Samsung 990 EVO Plus 2 TB", "10 | | Crucial T500 2 TB"],
  },
  {
    mail: `Guten Tag zusammen

Für unsere Filiale in Winterthur benötigen wir:

25 Stk. Tastatur Schweizer Layout
25 Stk. Maus kabelgebunden
10 Stk. Monitor 24"

Besten Dank und freundliche Grüsse
Reto Ammann`,
    rows: ["25 | | Tastatur Schweizer Layout", "25 | | Maus kabelgebunden", '10 | | Monitor 24"'],
  },
  {
    mail: `Betr.: Nachbestellung
Hallo Frau Seidel, von den CA-TM5-6448 nehmen wir 8, von den CA-TM5-6032 nehmen wir 16. Liefertermin egal.
MfG Brunner`,
    rows: ["8 | CA-TM5-6448 |", "16 | CA-TM5-6032 |"],
  },
  {
    mail: `Hello,

Ordering for 3 sites, each site gets the same:
2 ea CA-N-2X10
6 ea CA-SN4-4000

Thanks,
Wes`,
    rows: ["2 | CA-N-2X10 |", "6 | CA-SN4-4000 |"],
  },
  {
    mail: `hi - following parts please asap

QTY-20 CA-PA-650
QTY-20 CA-H-PLAIN
QTY-40 CA-TM4-3632

bill to acct 5512`,
    rows: ["20 | CA-PA-650 |", "20 | CA-H-PLAIN |", "40 | CA-TM4-3632 |"],
  },
  {
    mail: `Hi Jo,

As discussed we will take:
Ten (10) Anvil 1500
Twenty-five (25) Breva 140 PWM
One hundred and twenty (120) Interface Paste 4 g

Regards,
Accounts Payable
Wexley & Sons`,
    rows: ["10 | | Anvil 1500", "25 | | Breva 140 PWM", "120 | | Interface Paste 4 g"],
  },
  {
    mail: `Hi,
Do you stock the BX8071514600K? If so I'd like 15. And what about CMK32GX5M2B6000C30 – we'd need 30 of those.
Rgds
Amit`,
    rows: ["15 | BX8071514600K |", "30 | CMK32GX5M2B6000C30 |"],
  },
  {
    mail: `Good day

Please can you quote on the following:

HDD 8TB Seagate IronWolf x10
HDD 4TB Seagate IronWolf x10
UPS 1500VA x2
Cat6 patch leads 2m x50

Regards
Thabo Nkosi
Cape Town`,
    rows: [
      "10 | | HDD 8TB Seagate IronWolf",
      "10 | | HDD 4TB Seagate IronWolf",
      "2 | | UPS 1500VA",
      "50 | | Cat6 patch leads 2m",
    ],
  },
  {
    mail: `Item: Noctua NH-D15 chromax.black
Quantity: 6
Notes: must include LGA1851 brackets

Item: Noctua NF-A12x25 PWM
Quantity: 24
Notes: none

Shipping: DHL Express`,
    rows: ["6 | NH-D15 | Noctua chromax.black", "24 | NF-A12x25 | Noctua PWM"],
  },
  {
    mail: `Gents,

Requirement for MV Northern Star, Singapore anchorage:

01. Hard disk 2.5" SSD 1TB SATA          4 PCS
02. Power supply ATX 650W                2 PCS
03. Keyboard USB, English                6 PCS
04. Mouse optical USB                    6 PCS
05. Monitor 24" HDMI                     2 PCS

ETA Singapore 22/03. Please quote in USD.

Master
MV Northern Star`,
    rows: [
      '4 | | Hard disk 2.5" SSD 1TB SATA',
      "2 | | Power supply ATX 650W",
      "6 | | Keyboard USB, English",
      "6 | | Mouse optical USB",
      '2 | | Monitor 24" HDMI',
    ],
  },
  {
    mail: `Please process:

CA-KB-Z890A    qty 8    reqd 20 Mar
CA-TM5-6448    qty 16   reqd 20 Mar
CA-GP-924      qty 8    reqd 27 Mar

Buyer: M. Castellano`,
    rows: ["8 | CA-KB-Z890A |", "16 | CA-TM5-6448 |", "8 | CA-GP-924 |"],
  },
  {
    mail: `Hi, one more thing on top of yesterday's order: eighteen Fjord 120 coolers. That's it. Thanks, Priya`,
    rows: ["18 | | Fjord 120 coolers"],
  },
  {
    mail: `Hi Nathan,

Customer now wants white instead of black. Revised list:

H7 Flow White (CM-H71FW-01) – 14
RM850e White (CP-9020293-NA) – 14
Vengeance RGB White 32GB (CMH32GX5M2E6000C36W) – 14

Please cancel the old one.

Cheers,
Bex`,
    rows: [
      "14 | CM-H71FW-01 | H7 Flow White",
      "14 | CP-9020293-NA | RM850e White",
      "14 | CMH32GX5M2E6000C36W | Vengeance RGB White 32GB",
    ],
  },
  {
    mail: `6x 1TB NVMe, 6x 850W gold PSU, 12x 16GB DDR5 5600, 6x B650 mATX board. Quote to it@harrowfarm.example pls`,
    rows: [
      "6 | | 1TB NVMe",
      "6 | | 850W gold PSU",
      "12 | | 16GB DDR5 5600",
      "6 | | B650 mATX board",
    ],
  },
  {
    mail: `Dear Sir or Madam

We are interested in the following products and would be grateful for your quotation including shipment to Nairobi by air:

• Motherboards AM5 (any make) - twenty pieces
• Processors Ryzen 5 7600 - twenty pieces
• SSD 500 GB - forty pieces

Yours sincerely
Grace Wanjiru`,
    rows: [
      "20 | | Motherboards AM5 (any make)",
      "20 | | Processors Ryzen 5 7600",
      "40 | | SSD 500 GB",
    ],
  },
  {
    mail: `FYI our min/max reorder fired tonight:

CA-CP-4 (on hand 3, reorder 100)
CA-F-120 (on hand 11, reorder 250)

Auto-generated by StockPilot`,
    rows: ["100 | CA-CP-4 |", "250 | CA-F-120 |"],
  },
  {
    mail: `Bonjour,

Pourriez-vous nous établir un devis pour :
une dizaine de boîtiers Hangar Plain,
10 alimentations Anvil 650,
20 barrettes DDR5 16 Go

Livraison à Nantes avant le 15 mai.

Cordialement
Yann Le Goff`,
    rows: [
      "10 | | boîtiers Hangar Plain",
      "10 | | alimentations Anvil 650",
      "20 | | barrettes DDR5 16 Go",
    ],
  },
  {
    mail: `Hi, attached BOM rev C changed: R12 now 10k. For the PC side we still need CA-KB-A520M (5) / CA-TM4-3632 (10) / CA-PA-550 (5). Ship with the next batch. Ravi`,
    rows: ["5 | CA-KB-A520M |", "10 | CA-TM4-3632 |", "5 | CA-PA-550 |"],
  },
  {
    mail: `Hello,
I'd like to buy in bulk. 500 Breva 120 PWM and 500 Breva 120 Reverse. What discount do you give above 1000 fans?
Thank you,
Mateusz`,
    rows: ["500 | | Breva 120 PWM", "500 | | Breva 120 Reverse"],
  },
]
