import { afterAll, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const part = await shop.part({ price: 1_000, availableQuantity: 1_000_000 })
const buyer = await shop.customer()
const rates = [{ country: "US", region: "TX", name: "Sales tax", percent: 6.25 }]
await shop.saveSettings("tax", {
  on: true,
  country: "US",
  region: "TX",
  postalCode: "78701",
  rates,
})
afterAll(() => shop.close())

/** A file as vendors publish it. */
const texas = `State,ZipCode,TaxRegionName,EstimatedCombinedRate,StateRate
TX,73301,AUSTIN,0.082500,0.062500
TX,75001,DALLAS,0.082375,0.062500
TX,78701,AUSTIN,0.082500,0.062500
TX,79999,NOWHERE,0.000000,0
`
const send = (route: string, body?: string, token = shop.admin.token) =>
  shop.send(route, { token, ...(body !== undefined && { body }) })
const preview = (file: string) => send("POST /tax-rate/postal/preview", file)
const replace = (file: string) => send("PUT /tax-rate/postal", file)
const status = () => shop.as(shop.admin)("GET /tax-rate/postal")

const addresses = new Map<string, string>()
async function addressAt(postalCode: string): Promise<string> {
  const known = addresses.get(postalCode)
  if (known) return known
  const place = { street: "1 Dock", city: "Town", region: "TX", country: "US" }
  const body = { name: "Ada Byron", ...place, postalCode }
  const { insertedId } = await shop.as(buyer)("POST /address", { body })
  addresses.set(postalCode, insertedId)
  return insertedId
}
const priced = async (postalCode: string, quantity = 1) => {
  const body = {
    lines: [{ partId: part, quantity }],
    addressId: await addressAt(postalCode),
  }
  return (await shop.as(buyer)("POST /price", { body })).charges
}

test("a vendor's file is previewed and replaces all rates; prices, cart and orders use them", async () => {
  expect((await preview(texas)).body).toEqual({
    count: 4,
    states: [{ state: "TX", count: 4 }],
    fractions: true,
    added: 4,
    changed: 0,
    removed: 0,
    faultCount: 0,
    faults: [],
    examples: expect.arrayContaining([
      { postalCode: "75001", state: "TX", name: "DALLAS", percent: 8.2375 },
    ]),
  })
  expect(await status()).toMatchObject({ count: 0, replacedAt: null })
  expect((await replace(texas)).body).toMatchObject({ success: true, count: 4 })
  expect(await status()).toMatchObject({
    count: 4,
    states: [{ state: "TX", count: 4 }],
    replacedAt: expect.any(String),
  })
  expect(await priced("78701-1234")).toMatchObject([
    { kind: "tax", name: "Sales tax, AUSTIN 8.25%", amount: 82.5 },
  ])
  expect(await priced("75001", 1_000)).toMatchObject([
    { name: "Sales tax, DALLAS 8.2375%", amount: 82_375 },
  ])
  expect(await priced("77001"), "of the state, without a rate of its own").toMatchObject([
    { name: "Sales tax 6.25%", amount: 62.5 },
  ])
  expect(await priced("79999")).toMatchObject([{ name: "Tax", amount: 0 }])
  const body = { purchaseId: part, quantity: 1, addressId: await addressAt("75001") }
  const { insertedId } = (await shop.send("POST /purchase", { token: buyer.token, body })).body
  const order = await shop.as(buyer)("GET /order/{id}", { params: { id: String(insertedId) } })
  expect(order).toMatchObject({ price: 1_082.38, charges: [{ amount: 82.38 }] })
})

test("all errors of a file are reported, and none of it is stored", async () => {
  await replace(texas)
  const faulty = `zip;rate;state
78701;8.25;TX
787;7;PR
78x;40;ZZ

78701;8.5;TX
501;4%;NY
`
  expect((await preview(faulty)).body).toMatchObject({
    count: 3,
    fractions: false,
    added: 2,
    changed: 1,
    removed: 3,
    faultCount: 4,
    faults: [
      { line: 4, message: "78x is not a five-digit postal code" },
      { line: 4, message: "40 is not a rate between 0 and 30 percent with at most four decimals" },
      { line: 4, message: "ZZ is not a state of the United States" },
      { line: 6, message: "78701 has a different rate in row 2" },
    ],
  })
  expect(await replace(faulty)).toMatchObject({
    status: 400,
    body: { code: "postal_rates_faulty" },
  })
  expect(await status()).toMatchObject({ count: 4 })
})

test("a rate that may be a fraction is a fault in a file of percent", async () => {
  const file = "zip,rate\n78701,.0825\n75001,0.2%\n73301,0\n77001,8.25\n"
  expect((await preview(file)).body).toMatchObject({
    fractions: false,
    count: 3,
    faults: [
      {
        line: 2,
        message:
          ".0825 may be a fraction, but other rates of the file are percent. Add % if it is, too",
      },
    ],
  })
  expect((await preview("zip,rate\n78701,.0825\n")).body).toMatchObject({
    faults: [],
    examples: [{ postalCode: "78701", percent: 8.25 }],
  })
  expect((await preview("zip,rate\n78701,.\n")).body).toMatchObject({ faultCount: 1 })
})

test("a spreadsheet's Unicode text is read, and faults name the row of the spreadsheet", async () => {
  const text = '\uFEFFzip\trate\tname\n78701\t8.25\t"NORTH\nAUSTIN"\n78x\t8.25\t\n'
  const response = await fetch(`${shop.url}/tax-rate/postal/preview`, {
    method: "POST",
    headers: { authorization: `Bearer ${shop.admin.token}` },
    body: Buffer.from(text, "utf16le"),
  })
  expect(await response.json()).toMatchObject({
    count: 1,
    faults: [{ line: 3, message: "78x is not a five-digit postal code" }],
  })
})

test("a postal code of another state is a fault, also one that lost a digit", async () => {
  const file = "state,zip,rate\nTX,97201,0.08\nCA,9411,0.09\nMA,1001,0.0625\nTX,73301,0.08\n"
  expect((await preview(file)).body).toMatchObject({
    count: 2,
    faults: [
      { line: 2, message: "97201 is not a postal code of TX" },
      { line: 3, message: "09411 is not a postal code of CA" },
    ],
  })
})

test.each([
  ["", "The file has no rows."],
  ["PK\u0003\u0004", "The file is not a CSV file. Save the list as CSV (UTF-8) and try again."],
  ["a,b\n1,2\n", "The first row has no column for the postal code. Name that column ZipCode."],
  [
    'zip,rate\n"78701,0.08\n',
    "The file cannot be read: a quote is not closed, or is in the middle of a cell.",
  ],
])("an invalid file is refused: %j", async (file, message) => {
  const refused = await preview(file)
  expect(refused).toMatchObject({ status: 400, body: { code: "postal_rates_unreadable" } })
  expect(refused.body).toMatchObject({ fields: { file: message } })
})

test("customers and visitors neither see nor change rates", async () => {
  for (const route of [
    "GET /tax-rate/postal",
    "POST /tax-rate/postal/preview",
    "PUT /tax-rate/postal",
    "DELETE /tax-rate/postal",
  ]) {
    const body = route.startsWith("P") ? texas : undefined
    expectRefusal(await send(route, body, buyer.token), 403)
  }
})

test("of two concurrent files one is stored whole, and orders use the present rates", async () => {
  const flat = (percent: number) =>
    `zip,rate\n${Array.from({ length: 500 }, (_, at) => `${77_100 + at},${percent}`).join("\n")}\n`
  const answers = await Promise.all([3, 4, 5, 6].map((percent) => replace(flat(percent))))
  expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200, 200])
  const kept = await shop.sql(
    "select count(*)::int as rows, count(distinct milli_percent)::int as rates from postal_tax_rates",
  )
  expect(kept).toEqual([{ rows: 500, rates: 1 }])
  const addressId = await addressAt("77101")
  const body = { purchaseId: part, quantity: 1, addressId }
  const buy = () => shop.send("POST /purchase", { token: buyer.token, body })
  const both = await Promise.all([buy(), replace(flat(9)), buy(), replace(flat(2)), buy()])
  expect(both.map(({ status: code }) => code)).toEqual([200, 200, 200, 200, 200])
  expect((await send("DELETE /tax-rate/postal")).body).toMatchObject({
    success: true,
    deletedCount: 500,
  })
  expect(await status()).toMatchObject({ count: 0, states: [] })
})
