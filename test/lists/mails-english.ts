/** A mail as a buyer writes it, and the rows that it asks for: quantity | number | description. */
export interface BuyersMail {
  mail: string
  rows: readonly string[]
}

export const englishMails: readonly BuyersMail[] = [
  {
    mail: `Hi Anna,

could you please quote the following:

50 pcs CA-F-120
100 pcs CA-F-140
20 pcs CA-PA-850

Please let me know price and lead time.

Best regards,
John Smith
Purchasing Manager
Northwind Systems Ltd
Tel: +44 20 7946 0123
john.smith@northwind.example`,
    rows: ["50 | CA-F-120 |", "100 | CA-F-140 |", "20 | CA-PA-850 |"],
  },
  {
    mail: `Hello,

We would like to order:
- Breva 120 PWM x 25
- Breva 140 PWM x 10
- Anvil 850 x 5

Thanks!
Maria`,
    rows: ["25 | | Breva 120 PWM", "10 | | Breva 140 PWM", "5 | | Anvil 850"],
  },
  {
    mail: `Dear Sir or Madam,

Please find below our requirement for Q2:

1. CA-TM5-6032 - 100 off
2. CA-TM5-6064 - 40 off
3. CA-SN4-2000 - 60 off

Delivery to our Leeds site by 14 April.

Kind regards
T. Okafor`,
    rows: ["100 | CA-TM5-6032 |", "40 | CA-TM5-6064 |", "60 | CA-SN4-2000 |"],
  },
  {
    mail: `Morning,
we need 20 of CA-KB-B850A and 10 of CA-KB-X870I, and also 30 of CA-CA-120.
Can you ship this week?
Cheers, Dave`,
    rows: ["20 | CA-KB-B850A |", "10 | CA-KB-X870I |", "30 | CA-CA-120 |"],
  },
  {
    mail: `Part number: CA-F-120
Description: 120 mm fan, PWM
Quantity: 200

Part number: CA-CP-4
Description: Thermal paste 4 g
Quantity: 50`,
    rows: ["200 | CA-F-120 | 120 mm fan, PWM", "50 | CA-CP-4 | Thermal paste 4 g"],
  },
  {
    mail: `Hi team,

pls send me a quotation for

• CMK32GX4M4A2666C16 Corsair Vengeance LPX 32GB (4x8GB), qty: 20
• ZP1000GM3A002 Seagate FireCuda 520 1TB, qty: 35
• NF-A12x25 Noctua fan, qty: 60

I need this by Friday.

Thanks and regards,
Priya`,
    rows: [
      "20 | CMK32GX4M4A2666C16 | Corsair Vengeance LPX 32GB (4x8GB)",
      "35 | ZP1000GM3A002 | Seagate FireCuda 520 1TB",
      "60 | NF-A12x25 | Noctua fan",
    ],
  },
  {
    mail: `> Hi,
> can you offer the following parts?
>
> 25x Hangar Flow
> 25x Anvil 750
> 50x Tempo DDR5-6000 32 GB Kit
>
> Regards, Tom`,
    rows: ["25 | | Hangar Flow", "25 | | Anvil 750", "50 | | Tempo DDR5-6000 32 GB Kit"],
  },
  {
    mail: `Hello Computer Assembler,

Please supply against PO 4500012345:

CA-GP-512 (12)
CA-GP-716 (8)
CA-GP-924 (4)

Invoice to: Contoso Inc, 12 Main Street, Springfield`,
    rows: ["12 | CA-GP-512 |", "8 | CA-GP-716 |", "4 | CA-GP-924 |"],
  },
  {
    mail: `Hey,

need the stuff for the new rack:
4 x Hangar Rack 4U
16 x Breva 80 Industrial
4 x Fjord Rack 2U
8 x Strata Vault 8 TB U.2

thx
Mike

Sent from my iPhone`,
    rows: [
      "4 | | Hangar Rack 4U",
      "16 | | Breva 80 Industrial",
      "4 | | Fjord Rack 2U",
      "8 | | Strata Vault 8 TB U.2",
    ],
  },
  {
    mail: `Good afternoon,

I'd like to place an order for 12 units of the Keel B850 ATX and 12 units of the Fjord 120, please.

With best regards
Helen Carter
Head of IT`,
    rows: ["12 | | Keel B850 ATX", "12 | | Fjord 120"],
  },
  {
    mail: `Hi,

quantities as discussed on the phone:

CA-SN4-1000 Strata N4 1 TB - 1,000 pcs
CA-SN4-2000 Strata N4 2 TB - 2,500 pcs
CA-SS3-2000 Strata S3 2 TB - 750 pcs

target price for the 1 TB is $62.00.

BR
Wei`,
    rows: [
      "1000 | CA-SN4-1000 | Strata N4 1 TB",
      "2500 | CA-SN4-2000 | Strata N4 2 TB",
      "750 | CA-SS3-2000 | Strata S3 2 TB",
    ],
  },
  {
    mail: `Dear Sales,

RFQ for the items below. Please include MOQ.

Item 1: 300 pcs, P/N CA-A-HUB, Fan Hub 8
Item 2: 150 pcs, P/N CA-A-RISER, Riser Cable PCIe 5.0 x16
Item 3: 80 pcs, P/N CA-A-STRUT, Card Strut

Sincerely,
Laura Bianchi`,
    rows: [
      "300 | CA-A-HUB | Fan Hub 8",
      "150 | CA-A-RISER | Riser Cable PCIe 5.0 x16",
      "80 | CA-A-STRUT | Card Strut",
    ],
  },
  {
    mail: `Hi there,

Could we get 5 each of CA-CL-240, CA-CL-360 and CA-CL-420?

Many thanks
Jo`,
    rows: ["5 | CA-CL-240 |", "5 | CA-CL-360 |", "5 | CA-CL-420 |"],
  },
  {
    mail: `CA-F-120, 20 pcs
CA-F-140, 20 pcs

and a few more things we don't have numbers for:

30 USB keyboards
30 optical mouse, wired
2 monitors 27 inch 1440p`,
    rows: [
      "20 | CA-F-120 |",
      "20 | CA-F-140 |",
      "30 | | USB keyboards",
      "30 | | optical mouse, wired",
      "2 | | monitors 27 inch 1440p",
    ],
  },
  {
    mail: `From: Peter Novak <p.novak@fabrikam.example>
Sent: Tuesday, 3 March 2026 10:12
To: sales@assembler.example
Subject: Order 2026-0815

Hi,

please process the order:

qty 40 - BX8070811900K - Intel Core i9 11900K @ $312.50
qty 40 - GA-Z68A-D3H-B3 - Gigabyte board @ $98.00
qty 80 - KD5KGUD80-84D400J - Klevv 48GB @ $201.10 each

Total: $36,508.00

Regards
Peter`,
    rows: [
      "40 | BX8070811900K | Intel Core i9 11900K",
      "40 | GA-Z68A-D3H-B3 | Gigabyte board",
      "80 | KD5KGUD80-84D400J | Klevv 48GB",
    ],
  },
  {
    mail: `Hi Sam, hope you had a good weekend. We are building 15 workstations and are short of a few bits. Please send us 15 Prism 716 and 15 Anvil 1000. Also 30 Strata N4 2 TB would be great. Thanks, Alex`,
    rows: ["15 | | Prism 716", "15 | | Anvil 1000", "30 | | Strata N4 2 TB"],
  },
  {
    mail: `Hello,

same again please as in January:
CA-PF-350: 60
CA-PS-750: 24
CA-H-CUBE: 24

Rgds
F. Meyer`,
    rows: ["60 | CA-PF-350 |", "24 | CA-PS-750 |", "24 | CA-H-CUBE |"],
  },
  {
    mail: `Hi,
two of the Relay 10G Duo, a dozen Fan Hub 8 and 3 Carrier M.2 x4 please.
Ship to: 14 Harbour Road, Bristol BS1 5TY
--
Ben Walsh | Infrastructure | Tailspin Toys
+44 117 496 0999`,
    rows: ["2 | | Relay 10G Duo", "12 | | Fan Hub 8", "3 | | Carrier M.2 x4"],
  },
]
