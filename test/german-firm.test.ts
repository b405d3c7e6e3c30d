import { afterAll, beforeAll, expect, test } from "vitest"
import { setShopCurrency } from "#domain/pricing/currency.ts"
import { addDays } from "#domain/shop/day-span.ts"
import { expectBooksRight } from "./books.ts"
import { importCommands } from "./import-shop.ts"
import { payOrder } from "./pay.ts"
import { openTestApi, type Person } from "./test-shop.ts"

/** A German firm begins with an empty shop and sells in euro; every figure below was reckoned by hand. */

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { token } = shop.admin
afterAll(async () => {
  await shop.close()
  setShopCurrency("USD")
})

const put = async (name: string, body: object) => {
  const headers = { "if-match": "*" }
  const answer = await shop.send(`PUT /settings/${name}`, { token, body, headers })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}

const priceList = [
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
const settings = {
  shop: {
    name: "Nordwerk",
    legalName: "Nordwerk GmbH",
    address: "Kai 4\n20457 Hamburg\nDeutschland",
    email: "hilfe@nordwerk.example",
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
const buyers = {
  hamburg: { address: addresses.home },
  marseille: { address: addresses.paris },
  marseilleFirm: { address: addresses.paris, firm: "FR40303265045" },
  wien: { address: addresses.vienna },
  wienFirm: { address: addresses.vienna, firm: "ATU12345675" },
  bern: { address: addresses.swiss },
  austin: { address: addresses.america },
} as const
type Buyer = keyof typeof buyers

interface Row {
  by: Buyer
  lines: Record<string, number>
  goods: number
  delivery: number
  /** Tax by its name. */
  tax: Record<string, number>
  total: number
  /** Freight that staff set; what stands beside it is with that. */
  freight?: number
  ends?: "declined" | "cancelled"
  pays?: "transfer"
  /** One unit of the first line is given back. */
  refund?: number
}

const none = { Tax: 0 }
/** 25 orders: units by part, and what each costs. */
const table: Row[] = [
  // 118.50 + 5.90 = 124.40; × 0.19 = 23.636.
  {
    by: "hamburg",
    lines: { "NW-850": 1 },
    goods: 118.5,
    delivery: 5.9,
    tax: { "USt 19%": 23.64 },
    total: 148.04,
  },
  // 10 at 110.00; free from 1,000.00.
  {
    by: "hamburg",
    lines: { "NW-850": 10 },
    goods: 1100,
    delivery: 0,
    tax: { "USt 19%": 209 },
    total: 1309,
  },
  // 9 at 118.50 = 1,066.50; × 0.19 = 202.635.
  {
    by: "hamburg",
    lines: { "NW-850": 9 },
    goods: 1066.5,
    delivery: 0,
    tax: { "USt 19%": 202.64 },
    total: 1269.14,
  },
  // 50 at 99.95 = 4,997.50; × 0.19 = 949.525.
  {
    by: "hamburg",
    lines: { "NW-850": 50 },
    goods: 4997.5,
    delivery: 0,
    tax: { "USt 19%": 949.53 },
    total: 5947.03,
  },
  // 100 at 8.10; 15 kg: 18.00; 828.00 × 0.19.
  {
    by: "hamburg",
    lines: { "NW-120": 100 },
    goods: 810,
    delivery: 18,
    tax: { "USt 19%": 157.32 },
    total: 985.32,
  },
  // 99 at 9.00: more than 100 cost; 14.85 kg.
  {
    by: "hamburg",
    lines: { "NW-120": 99 },
    goods: 891,
    delivery: 18,
    tax: { "USt 19%": 172.71 },
    total: 1081.71,
  },
  // 224.20 at 19 %, 60.00 at 7 %; of 5.90 delivery 4.65 and 1.25 by share.
  {
    by: "hamburg",
    lines: { "NW-32": 2, "NW-BUCH": 3 },
    goods: 284.2,
    delivery: 5.9,
    tax: { "USt 19%": 43.48, "USt 7%": 4.29 },
    total: 337.87,
  },
  // 18.40 × 0.19 = 3.496.
  {
    by: "hamburg",
    lines: { "NW-KAB": 10 },
    goods: 12.5,
    delivery: 5.9,
    tax: { "USt 19%": 3.5 },
    total: 21.9,
  },
  // 25.90 × 0.07 = 1.813: delivery of a book alone bears the book's rate.
  {
    by: "hamburg",
    lines: { "NW-BUCH": 1 },
    goods: 20,
    delivery: 5.9,
    tax: { "USt 7%": 1.81 },
    total: 27.71,
  },
  {
    by: "hamburg",
    lines: { "NW-850": 20 },
    goods: 2200,
    delivery: 0,
    tax: { "USt 19%": 418 },
    total: 2618,
  },
  // 35 kg: 18.00 and 4 further kilograms at 1.20; 897.80 × 0.19 = 170.582.
  {
    by: "hamburg",
    lines: { "NW-KAB": 700 },
    goods: 875,
    delivery: 22.8,
    tax: { "USt 19%": 170.58 },
    total: 1068.38,
  },
  // 133.40 × 0.20.
  {
    by: "marseille",
    lines: { "NW-850": 1 },
    goods: 118.5,
    delivery: 14.9,
    tax: { "TVA 20%": 26.68 },
    total: 160.08,
  },
  {
    by: "marseille",
    lines: { "NW-32": 3 },
    goods: 336.3,
    delivery: 14.9,
    tax: { "TVA 20%": 70.24 },
    total: 421.44,
  },
  // No reduced rate is set for France.
  {
    by: "marseille",
    lines: { "NW-BUCH": 2 },
    goods: 40,
    delivery: 14.9,
    tax: { "TVA 20%": 10.98 },
    total: 65.88,
  },
  // 37 kg are above the last step: freight by agreement, 85.00; 2,285.00 × 0.20.
  {
    by: "marseille",
    lines: { "NW-850": 20 },
    freight: 85,
    goods: 2200,
    delivery: 85,
    tax: { "TVA 20%": 457 },
    total: 2742,
  },
  // Reverse charge.
  { by: "wienFirm", lines: { "NW-850": 10 }, goods: 1100, delivery: 39, tax: none, total: 1139 },
  { by: "wienFirm", lines: { "NW-120": 100 }, goods: 810, delivery: 39, tax: none, total: 849 },
  {
    by: "marseilleFirm",
    lines: { "NW-32": 5 },
    goods: 560.5,
    delivery: 14.9,
    tax: none,
    total: 575.4,
  },
  // The same place without a number: 127.00 × 0.20.
  {
    by: "wien",
    lines: { "NW-32": 1 },
    goods: 112.1,
    delivery: 14.9,
    tax: { "USt 20%": 25.4 },
    total: 152.4,
  },
  // Exports with freight by agreement.
  {
    by: "bern",
    lines: { "NW-850": 2 },
    freight: 48.5,
    goods: 237,
    delivery: 48.5,
    tax: none,
    total: 285.5,
  },
  {
    by: "austin",
    lines: { "NW-32": 30 },
    freight: 220,
    goods: 3363,
    delivery: 220,
    tax: none,
    total: 3583,
  },
  {
    by: "bern",
    lines: { "NW-850": 1 },
    freight: 60,
    ends: "declined",
    goods: 118.5,
    delivery: 60,
    tax: none,
    total: 178.5,
  },
  // 246.90 × 0.19 = 46.911.
  {
    by: "hamburg",
    lines: { "NW-850": 2 },
    pays: "transfer",
    goods: 237,
    delivery: 9.9,
    tax: { "USt 19%": 46.91 },
    total: 293.81,
  },
  // 454.30 × 0.19 = 86.317; one unit back: 112.10 × 1.19 = 133.399.
  {
    by: "hamburg",
    lines: { "NW-32": 4 },
    refund: 133.4,
    goods: 448.4,
    delivery: 5.9,
    tax: { "USt 19%": 86.32 },
    total: 540.62,
  },
  // 189.90 × 0.19 = 36.081.
  {
    by: "hamburg",
    lines: { "NW-120": 20 },
    ends: "cancelled",
    goods: 180,
    delivery: 9.9,
    tax: { "USt 19%": 36.08 },
    total: 225.98,
  },
]

const people = new Map<string, Person>()
const partIds = new Map<string, string>()
const personOf = (by: Buyer): Person => people.get(by) ?? shop.admin

beforeAll(async () => {
  for (const [name, body] of Object.entries(settings)) await put(name, body)
  const { start, send, apply } = importCommands(shop)
  await admin("PUT /import-columns", {
    body: {
      columns: [
        { heading: "Art.-Nr.", as: "sku" },
        { heading: "Bezeichnung", as: "name" },
        { heading: "VK netto", as: "price" },
        { heading: "EK", as: "cost" },
        { heading: "Staffel", as: "breaks" },
        { heading: "Mindestmenge", as: "minimumQuantity" },
        { heading: "VPE", as: "orderMultiple" },
        { heading: "Gewicht (kg)", as: "packedWeightKg" },
        { heading: "Steuer", as: "taxClass" },
        { heading: "Bestand", as: "availableQuantity" },
      ],
    },
  })
  const id = await start()
  const file = Buffer.from(`${priceList.join("\r\n")}\r\n`.replaceAll("€", "\u0080"), "latin1")
  const { body } = await send(id, new Uint8Array(file))
  expect(body.import).toMatchObject({ state: "ready", new: 5, remarks: 2 })
  await apply(id)
  for (const { _id, sku } of await shop.as()("GET /part")) partIds.set(sku, _id)
  for (const [name, { address, ...more }] of Object.entries(buyers)) {
    const person = await shop.customer()
    people.set(name, person)
    await shop.as(person)("POST /address", { body: { name: "Ada Byron", ...address } })
    await shop.sql("update users set email_verified = true where id = $1", [person.id])
    if ("firm" in more)
      await shop.sql(
        `insert into tax_ids (id, user_id, kind, country, region, number, state)
         values (substr(md5(random()::text), 1, 24), $1, 'eu_vat', $2, '', $3, 'valid')`,
        [person.id, address.country, more.firm],
      )
  }
})

const place = async ({ by, lines, freight }: Row): Promise<string> => {
  const ordered = Object.entries(lines).map(([sku, quantity]) => ({
    partId: partIds.get(sku) ?? "",
    quantity,
  }))
  const { insertedId: id } = await shop.as(personOf(by))("POST /order", {
    body: { lines: ordered },
  })
  if (freight !== undefined)
    await admin("PUT /order/{id}/freight", { params: { id }, body: { amount: freight } })
  return id
}

const read = (id: string) =>
  admin("GET /order/{id}", { params: { id }, query: { cancelled: "true" } })

async function finish(id: string, { by, ends, pays, refund, total }: Row): Promise<void> {
  const buyer = personOf(by)
  const params = { id }
  if (ends === "declined")
    await shop.as(buyer)("POST /order/{id}/decline", { params, body: { reason: "Zu teuer" } })
  else if (ends === "cancelled") await shop.as(buyer)("DELETE /order/{id}", { params })
  else if (pays === "transfer") {
    await shop.as(buyer)("POST /order/{id}/bank-transfer", { params })
    const day = new Date().toISOString().slice(0, 10)
    await admin("POST /order/{id}/transfer", { params, body: { amount: total, day } })
  } else await payOrder(shop, buyer, id)
  if (refund !== undefined) {
    const lines = [{ number: 1, quantity: 1 }]
    await admin("POST /order/{id}/refund", { params, body: { reason: "Defekt", lines } })
  }
}

test.each(table.map((row, at) => ({ number: at + 1, ...row })))(
  "order $number of 25, $by: $total",
  async (row) => {
    const id = await place(row)
    const { subtotal, charges = [], price, currency } = await read(id)
    const amounts = (kind: string) => charges.filter((charge) => charge.kind === kind)
    const tax = amounts("tax").map(({ name, amount }) => [name, amount])
    expect({
      goods: subtotal,
      delivery: amounts("delivery").reduce((sum, { amount }) => sum + amount, 0),
      tax: Object.fromEntries(tax),
      total: price,
      currency,
    }).toEqual({
      goods: row.goods,
      delivery: row.delivery,
      tax: row.tax,
      total: row.total,
      currency: "EUR",
    })
    await finish(id, row)
    const end = await read(id)
    expect(end).toMatchObject({ price: row.total, paid: row.ends === undefined })
    expect(end.refunded).toBe(row.refund ?? 0)
    if (row.ends) expect(end.status).toBe("cancelled")
  },
)

test("books, margin and the list of first steps agree with the table", async () => {
  await expectBooksRight(shop)
  const sold = table.filter(({ ends }) => ends === undefined)
  const day = new Date().toISOString().slice(0, 10)
  const query = { from: addDays(day, -1), to: addDays(day, 1) }
  const { total } = await admin("GET /sales-report", { query })
  const net = sold.reduce((sum, { goods }) => sum + Math.round(goods * 100), 0) / 100
  expect(total).toMatchObject({ orders: 23, net, costedNet: net, refunded: 133.4 })
  const { steps } = await admin("GET /first-steps")
  expect(steps.filter(({ done }) => !done).map(({ name }) => name)).toEqual(["mail", "backup"])
})
