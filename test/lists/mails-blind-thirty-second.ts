import type { BuyersMail } from "./mails-english.ts"

/** Procurement clerks, school IT and system administrators. Written by somebody who had not seen the reader. */
export const thirtySecondBlindMails: readonly BuyersMail[] = [
  {
    mail: `From: Priya Raman <p.raman@castlefield-college.example>
Sent: 14 September 2026 09:12
To: Sales
Subject: Quote needed - Media Suite refresh

Good morning,

We are replacing the machines in Media Suite 3 over half term and would need a quote for the below. We have 24 desks but two machines were done last year, so 22 of everything:

Keel B850 ATX
Anvil 750
Hangar Plain

Please also include 44 sticks of Tempo Steady DDR5-5600 ECC 32 GB.

VAT number GB 231 5567 90. Budget code ICT-0447.

Kind regards
Priya Raman
Network Manager, Castlefield College
T 0161 496 0188 ext 204`,
    rows: [
      "22 | | Keel B850 ATX",
      "22 | | Anvil 750",
      "22 | | Hangar Plain",
      "44 | | Tempo Steady DDR5-5600 ECC 32 GB",
    ],
  },
  {
    mail: `Please see our requirements below and advise best price and lead time.

Item | Description | Part No | Qty
1 | SSD 1TB NVMe | CA-SN4-1000 | 36
2 | SSD 2TB NVMe | CA-SN4-2000 | 12
3 | Heatsink M.2 | CA-CM-2280 | 48

Quotation ref: RFQ-26-0915. Closing date 30/09/2026, 12:00 noon.

Tender Office`,
    rows: [
      "36 | CA-SN4-1000 | SSD 1TB NVMe",
      "12 | CA-SN4-2000 | SSD 2TB NVMe",
      "48 | CA-CM-2280 | Heatsink M.2",
    ],
  },
  {
    mail: `Hi Tom

Could you raise a quote for half a dozen Relay 10G Duo cards and a pair of Relay 25G SFP28 please. Need them for the rack move on the 12th.

I'd also like three Fan Hub 8s if you have them on the shelf.

Cheers
Gareth
Infrastructure`,
    rows: ["6 | | Relay 10G Duo cards", "2 | | Relay 25G SFP28", "3 | | Fan Hub 8s"],
  },
  {
    mail: `> On Tue, 6 Oct 2026 at 11:40, Sales wrote:
> Thank you for your enquiry. Please find our offer for
> 10 x CA-GP-716 attached. Offer valid for 14 days.

Thanks, that works for us. Please go ahead with the 10 x CA-GP-716, and add 10 x CA-A-STRUT to the order.

PO 45-88120 to follow from accounts.

Ben`,
    rows: ["10 | CA-GP-716 |", "10 | CA-A-STRUT |"],
  },
  {
    mail: `Dear Supplier,

Kindly submit your most competitive offer for the supply and delivery of the following:

S/N   DESCRIPTION                          UOM    QTY
1     Graphics card, 16 GB, dual slot      EA     8
2     Power supply unit 850 W, modular     EA     8
3     Case fan 140 mm PWM                  EA     40
4     Thermal compound 4 g                 TUBE   10

Delivery: DDP Nairobi. Payment: 30 days net. Offers must be received not later than 21st October 2026.

Procurement Officer`,
    rows: [
      "8 | | Graphics card, 16 GB, dual slot",
      "8 | | Power supply unit 850 W, modular",
      "40 | | Case fan 140 mm PWM",
      "10 | | Thermal compound 4 g",
    ],
  },
  {
    mail: `Hello,

Same as last time but with 20 instead of 15 boards, so:

20 x CA-KB-B850M
15 x CA-PA-650
15 x CA-H-CUBE

Ship to the Leicester depot please, not head office.

Many thanks,
Donna Whitcombe
Purchasing Ledger`,
    rows: ["20 | CA-KB-B850M |", "15 | CA-PA-650 |", "15 | CA-H-CUBE |"],
  },
  {
    mail: `Hi there,

I'm the IT technician at a primary school (1 form entry, about 210 pupils). We have a grant of £4,000 and would like:

• 15 sets of keyboard and mouse
• 15 monitors, 22" or bigger
• 5 x 500GB SSD
• one 24-port switch

No need for RAM, we've got spares.

Could you tell me what that comes to including delivery to SY3 8HQ?

Thank you
Mr. L. Prosser`,
    rows: [
      "15 | | keyboard and mouse",
      '15 | | monitors, 22" or bigger',
      "5 | | 500GB SSD",
      "1 | | 24-port switch",
    ],
  },
  {
    mail: `Purchase Order

PO Number: PO-2026-00781
Date: 03-Nov-2026
Vendor No: 10044
Buyer: Angela Brandt

Line 10
Material: CA-CL-360
Description: Firth 360
Order quantity: 14 EA
Net price: 118.00 USD

Line 20
Material: CA-F-120R
Description: Breva 120 Reverse
Order quantity: 42 EA
Net price: 12.40 USD

Total net value: 2,172.80 USD`,
    rows: ["14 | CA-CL-360 | Firth 360", "42 | CA-F-120R | Breva 120 Reverse"],
  },
  {
    mail: `Afternoon all,

Two things:
1. We never received the invoice for September, please resend.
2. We need another 6 Strata Vault 8 TB U.2 for the second node and 12 Strata N5 2 TB.

Regards,
Sunil (storage team)`,
    rows: ["6 | | Strata Vault 8 TB U.2", "12 | | Strata N5 2 TB"],
  },
  {
    mail: `Hi Sales,

Correction to my email of this morning: please make it 30 x CA-TM5-6032, not 20. Everything else stays as it is.

Thanks
Rebecca`,
    rows: ["30 | CA-TM5-6032 |"],
  },
  {
    mail: `Hello team,

Requesting pricing on the following MPNs, new & factory sealed only:

BX80768285K\t25
100-100000910WOF\t40
CT2K32G56C46U5\t60
MZ-V9P4T0BW\t30

Target ship date 11/20. Our resale certificate is on file.

Best,
Marcus Hale | Strategic Sourcing
Tri-County Technology Group
(614) 555-0147 x33`,
    rows: [
      "25 | BX80768285K |",
      "40 | 100-100000910WOF |",
      "60 | CT2K32G56C46U5 |",
      "30 | MZ-V9P4T0BW |",
    ],
  },
  {
    mail: `Please order for cost centre 5120:

Anvil 1000 - qty 4
Prism 924 - qty 4
Hangar Rack 4U - qty 2
Carrier M.2 x4 - qty 2

Approved by: H. Lindqvist`,
    rows: ["4 | | Anvil 1000", "4 | | Prism 924", "2 | | Hangar Rack 4U", "2 | | Carrier M.2 x4"],
  },
  {
    mail: `Hi Jo, for the new starters in January we'd want 8 laptops docks, 8 headsets and 16 monitors. HR haven't confirmed numbers for the London office yet so leave those for now. Could you also price up a spare Anvil 550? Thanks, Mel`,
    rows: ["8 | | laptops docks", "8 | | headsets", "16 | | monitors", "1 | | Anvil 550"],
  },
  {
    mail: `Dear Mr Okonkwo,

Further to our telephone conversation today I confirm our order as follows:-

Qty 120 - Breva 120 PWM @ £9.85
Qty 60 - Breva 92 Slim @ £8.10
Qty 25 - Fan Hub 8 @ £19.50

All prices exclusive of VAT. Please quote our order no. 7714/B on all correspondence.

Yours sincerely,
R. T. Ashworth
Ashworth & Daughters Ltd, Unit 14, Calder Trading Estate, Halifax HX1 4ND`,
    rows: ["120 | | Breva 120 PWM", "60 | | Breva 92 Slim", "25 | | Fan Hub 8"],
  },
  {
    mail: `Team,

Need a quote for 3 identical servers, each with:
- 1x Hangar Rack 4U
- 2x Anvil 1500
- 8x Tempo Steady DDR5-5600 ECC 32 GB

Please quote per server.

-- 
Ian Petrov
Site Reliability`,
    rows: ["1 | | Hangar Rack 4U", "2 | | Anvil 1500", "8 | | Tempo Steady DDR5-5600 ECC 32 GB"],
  },
  {
    mail: `Hi,

Can you let me know availability of CA-GP-512 (we need 18) and CA-PA-750 (18 as well)? If CA-PA-750 is on back order the 850 would do.

Thanks,
Oluwaseun Adeyemi
IT Procurement | Faculty of Engineering`,
    rows: ["18 | CA-GP-512 |", "18 | CA-PA-750 |"],
  },
  {
    mail: `Quote request from website
Company: Lakeside Dental Group
Contact: Jamie Fox
Phone: 555-0192
Zip: 60045
Items needed: 12 SSD 2TB SATA, 12 SATA cables, 2 external docking stations
Comments: please call before 4pm`,
    rows: ["12 | | SSD 2TB SATA", "12 | | SATA cables", "2 | | external docking stations"],
  },
  {
    mail: `Good morning Hana,

Please cancel line 2 of PO 9913 (CA-H-12) and instead supply 5 off CA-H-FLOW. We also want an additional 5 off CA-CA-120.

Rgds
Stores, Bldg 7`,
    rows: ["5 | CA-H-FLOW |", "5 | CA-CA-120 |"],
  },
  {
    mail: `Req #: 2026-3391
Requested by: Prof. Alvarez
Needed by: 12/15/2026

QTY  UNIT  ITEM                                  EST. PRICE  TOTAL
2    each  Prism 924 Blower                      $1,899.00   $3,798.00
1    each  Anvil 1500                            $389.00     $389.00
4    each  Tempo DDR5-6000 64 GB Kit             $219.00     $876.00
                                                 Subtotal    $5,063.00
                                                 Tax exempt

Justification: GPU workstation for the vision lab.`,
    rows: ["2 | | Prism 924 Blower", "1 | | Anvil 1500", "4 | | Tempo DDR5-6000 64 GB Kit"],
  },
  {
    mail: `Hi,

Just checking whether you'd be able to supply up to 200 x CA-F-80I per quarter, and what the price would be at that volume. We'd take 50 to start with.

Kind regards,
Maeve Gallagher
Category Buyer (Electromechanical)`,
    rows: ["50 | CA-F-80I |"],
  },
]
