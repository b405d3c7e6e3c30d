/** A German firm's price list, settings and buyers. */

export const priceList = [
  "Nordwerk GmbH, Preise netto in Euro;;;;;;;;;",
  "Art.-Nr.;Bezeichnung;VK netto;EK;Staffel;Mindestmenge;VPE;Gewicht (kg);Steuer;Bestand",
  '"NW-850";Netzteil 850 W;118,50 €;80,25;"10:110,00;50:99,95";1;1;1,85;;10.000',
  "NW-120;Lüfter 120 mm;9,00 €;4,10;100:8,10;1;1;0,15;;10.000",
  "NW-32;Speicher 32 GB;112,10 €;95,00;;1;1;0,12;;10.000",
  "NW-BUCH;Handbuch;20,00 €;7,00;;1;1;0,5;reduced;500",
  "NW-KAB;Kabel;1,25 €;0,40;;10;10;0,05;;10.000",
  "Irrtum vorbehalten;;;;;;;;;",
]

const vat = { country: "DE", name: "USt", percent: "19 %" }
export const settings = {
  shop: {
    name: "Nordwerk",
    legalName: "Nordwerk GmbH",
    address: "Kai 4\n20457 Hamburg\nDeutschland",
    email: "hilfe@nordwerk.example",
    phone: "+49 40 123456",
    currency: "EUR",
    timeZone: "Europe/Berlin",
  },
  tax: {
    on: true,
    country: "DE",
    vatNumber: "DE136695976",
    rates: [
      vat,
      { ...vat, percent: "7,0", taxClass: "reduced" },
      { country: "FR", name: "TVA", percent: 20 },
      { country: "AT", name: "USt", percent: 20 },
    ],
  },
  delivery: {
    charged: true,
    zones: [
      {
        name: "Deutschland",
        places: ["DE"],
        methods: [
          {
            name: "Paket",
            steps: ["bis 2 kg: 5,90 €", "10 kg: 9,90", "31,5 kg: 18,00"],
            furtherKg: "1,20",
            freeFrom: "1.000,00",
          },
        ],
      },
      {
        name: "EU",
        places: ["FR", "AT"],
        methods: [{ name: "Paket EU", steps: ["5 kg: 14,90", "31,5 kg: 39,00"] }],
      },
      { name: "Welt", places: ["*"], methods: [{ name: "Spedition", agreed: true }] },
    ],
  },
  "bank-transfer": { on: true, holder: "Nordwerk GmbH", account: "DE89370400440532013000" },
  invoices: {
    from: new Date().toISOString().slice(0, 10),
    country: "DE",
    rules: "XRechnung",
    facturX: true,
    numbers: { invoicePrefix: "RE", firstInvoice: 1001, creditNotePrefix: "GS" },
    seller: { street: "Kai 4", postalCode: "20457", city: "Hamburg", contact: "Buchhaltung" },
  },
  datev: {
    consultant: 1001,
    client: 1,
    debtor: "10000",
    accounts: [
      { treatment: "Domestic", percent: "19", account: "8400" },
      { treatment: "Domestic", percent: "7", account: "8300" },
      { treatment: "OSS", account: "8320", taxKey: "240" },
      { treatment: "EC sales list", account: "8125" },
      { treatment: "Export", account: "8120" },
    ],
  },
  terms: { text: "AGB" },
  privacy: { text: "Datenschutz" },
}

const addresses = {
  home: { street: "Kaistraße 4", city: "Hamburg", postalCode: "20457", country: "DE" },
  paris: { street: "4 quai du Port", city: "Marseille", postalCode: "13002", country: "FR" },
  vienna: { street: "Ring 1", city: "Wien", postalCode: "1010", country: "AT" },
  swiss: { street: "Gasse 2", city: "Bern", postalCode: "3011", country: "CH" },
  america: { street: "1 Dock", city: "Austin", region: "TX", postalCode: "78701", country: "US" },
} as const

/** Buyers by their place; `firm` has a VAT number of that country that was confirmed. */
export const buyers = {
  hamburg: { address: addresses.home },
  marseille: { address: addresses.paris },
  marseilleFirm: { address: addresses.paris, firm: "FR40303265045" },
  wien: { address: addresses.vienna },
  wienFirm: { address: addresses.vienna, firm: "ATU12345675" },
  bern: { address: addresses.swiss },
  austin: { address: addresses.america },
} as const

export type Buyer = keyof typeof buyers
