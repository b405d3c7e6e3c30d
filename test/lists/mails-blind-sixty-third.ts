import type { BuyersMail } from "./mails-english.ts"

/** Written before the reader saw it: at first sight all rows were as here. */
export const sixtyThirdBlindMails: readonly BuyersMail[] = [
  {
    mail: `Hello Graham,

Please accept this as our order:

Item                     Qty     Price
Keel B850 Micro          40      92.00
Tempo DDR5-6000 32 GB Kit  40    96.50
Strata N4 1 TB           40      61.00
Anvil 550                40      54.00
Hangar 12                40      41.00

Delivery to: Kirkby Lane Primary, FAO site manager. Call ahead please.

Kind regards
Nicola Birch
Trust Procurement Lead`,
    rows: [
      "40 | | Keel B850 Micro",
      "40 | | Tempo DDR5-6000 32 GB Kit",
      "40 | | Strata N4 1 TB",
      "40 | | Anvil 550",
      "40 | | Hangar 12",
    ],
  },
  {
    mail: `Hi, need to order 3 Prism 924, 3 Anvil 1000 and 6 Breva 140 PWM for pickup on Monday. Under the name Delacroix. Also could you tell me whether the Hangar Flow fits the Firth 420? Thank you! Amélie`,
    rows: ["3 | | Prism 924", "3 | | Anvil 1000", "6 | | Breva 140 PWM"],
  },
  {
    mail: `Sehr geehrte Damen und Herren,

hiermit bestellen wir:

Menge: 10
Artikel: CA-N-2X10
Bezeichnung: Relay 10G Duo

Menge: 4
Artikel: CA-N-25SFP
Bezeichnung: Relay 25G SFP28

Lieferadresse: Hochschule Nordheim, Gebäude C, Warenannahme, 37154 Northeim
Rechnung bitte an rechnung@hs-nordheim.example

Mit freundlichen Grüßen
M. Oltmanns`,
    rows: ["10 | CA-N-2X10 | Relay 10G Duo", "4 | CA-N-25SFP | Relay 25G SFP28"],
  },
  {
    mail: `Hi Alan

Site list for the fan swap-out, please ship to each store directly:

Derby 014 - 12 x CA-F-120, 2 x CA-A-HUB
Stoke 027 - 8 x CA-F-120, 1 x CA-A-HUB
Crewe 031 - 16 x CA-F-120, 3 x CA-A-HUB

Addresses as per the sheet you have.

Regards
Paula`,
    rows: [
      "12 | CA-F-120 |",
      "2 | CA-A-HUB |",
      "8 | CA-F-120 |",
      "1 | CA-A-HUB |",
      "16 | CA-F-120 |",
      "3 | CA-A-HUB |",
    ],
  },
  {
    mail: `Dear partner,

We have urgent demand for following, please check:
- WD Red Plus 8TB WD80EFPX 120pcs
- Seagate IronWolf 8TB ST8000VN004 80pcs
- Samsung PM9A3 3.84TB MZQL23T8HCLS 40pcs

Best price + ready date + warranty.

BR
Wendy
Shenzhen Hualink`,
    rows: [
      "120 | WD80EFPX | WD Red Plus 8TB",
      "80 | ST8000VN004 | Seagate IronWolf 8TB",
      "40 | MZQL23T8HCLS | Samsung PM9A3 3.84TB",
    ],
  },
  {
    mail: `Bonjour,

je souhaiterais commander les articles suivants :
2 Firth 240
2 Keel X870 Mini
2 Hangar Cube
2 Anvil SFX 750
4 Tempo CK DDR5-8000 48 GB Kit

Merci de m'envoyer un lien de paiement.

Antoine Meunier
7 allée des Tilleuls
69003 Lyon`,
    rows: [
      "2 | | Firth 240",
      "2 | | Keel X870 Mini",
      "2 | | Hangar Cube",
      "2 | | Anvil SFX 750",
      "4 | | Tempo CK DDR5-8000 48 GB Kit",
    ],
  },
  {
    mail: `Hi Dee,

please put these on the account of Lighthouse Media:

Strata N5 2 TB, 8 units
Strata Vault 8 TB U.2, 4 units
Carrier M.2 x4, 2 units
M.2 Heatsink 2280, 8 units

I know the Vault is tight at the moment, two now and two later would be fine.

Thanks,
Jeroen`,
    rows: [
      "8 | | Strata N5 2 TB",
      "4 | | Strata Vault 8 TB U.2",
      "2 | | Carrier M.2 x4",
      "8 | | M.2 Heatsink 2280",
    ],
  },
  {
    mail: `Good Morning Team,

Kindly find below PO details.

PO No.   : 4700018823
PO Date  : 27.11.2026
Vendor   : 200417

Item  Material     Description         Quantity  UOM  Net Price
0010  CA-PA-750    POWER SUPPLY 750W   25        EA   88.00
0020  CA-H-FLOW    CASE HANGAR FLOW    25        EA   77.00
0030  CA-CL-360    AIO COOLER 360      25        EA   112.00

Payment terms: 45 days. Kindly acknowledge.

Regards,
P2P Helpdesk`,
    rows: [
      "25 | CA-PA-750 | POWER SUPPLY 750W",
      "25 | CA-H-FLOW | CASE HANGAR FLOW",
      "25 | CA-CL-360 | AIO COOLER 360",
    ],
  },
  {
    mail: `Hola Sergio, apúntame para el jueves: 5 placas Keel B850 ATX, 5 fuentes Anvil 750, 10 memorias Tempo DDR5-6000 32 GB Kit y 3 cajas Hangar Plain. Ah, y dos tubos de pasta térmica. Lo recoge Iván. Gracias`,
    rows: [
      "5 | | placas Keel B850 ATX",
      "5 | | fuentes Anvil 750",
      "10 | | memorias Tempo DDR5-6000 32 GB Kit",
      "3 | | cajas Hangar Plain",
      "2 | | pasta térmica",
    ],
  },
  {
    mail: `Hi,

We'd like to buy parts to upgrade 24 lab computers:

24 SSDs (Strata N4 1 TB)
48 memory modules (Tempo Plain DDR5-5600 16 GB)
24 power supplies (Anvil 550)
4 spare fans (Breva 120 PWM)

Could you send a quote by Tuesday? Our purchasing system needs your DUNS number, too.

Thank you,
Rebecca Stein
Lab Manager, Chemistry`,
    rows: [
      "24 | | SSDs (Strata N4 1 TB)",
      "48 | | memory modules (Tempo Plain DDR5-5600 16 GB)",
      "24 | | power supplies (Anvil 550)",
      "4 | | spare fans (Breva 120 PWM)",
    ],
  },
  {
    mail: `Hey Marcus,

ok final numbers from the client after three rounds:

Anvil 850: 22
Firth 360: 22
Keel Z890 ATX: 22
Prism 716: 18
Prism 924: 4
Strata N5 2 TB: 44

Ship it all to our staging warehouse. They want it before the 18th, so partials are ok.

/Linus`,
    rows: [
      "22 | | Anvil 850",
      "22 | | Firth 360",
      "22 | | Keel Z890 ATX",
      "18 | | Prism 716",
      "4 | | Prism 924",
      "44 | | Strata N5 2 TB",
    ],
  },
  {
    mail: `Forwarded for action, thanks. Bob

> Bob, we're out of the following in the workshop again:
>
> thermal paste - 10
> 92mm slim fans - 6
> m.2 screws - 50
> 1TB NVMe (the N4 ones) - 5
>
> Can you get it ordered before Friday?
> Shaun`,
    rows: [
      "10 | | thermal paste",
      "6 | | 92mm slim fans",
      "50 | | m.2 screws",
      "5 | | 1TB NVMe (the N4 ones)",
    ],
  },
]
