import { afterAll, beforeEach, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
let owner: Person
beforeEach(async () => {
  owner = await shop.customer()
})
afterAll(() => shop.close())

const leith = {
  name: "Ada Byron",
  company: "Northmere Systems",
  street: "Dock 4\n12 Shore Road",
  city: "Leith",
  postalCode: "eh6 6qn",
  country: "GB",
}
const cupertino = {
  name: "Ada Byron",
  street: "1 Infinite Loop",
  city: "Cupertino",
  region: "CA",
  postalCode: "95014",
  country: "US",
}
const add = (body: object, headers = {}, by = owner) =>
  shop.send("POST /address", { token: by.token, body, headers })
const list = (by = owner) => shop.as(by)("GET /address")

test("the label names the country in the language of the page", async () => {
  const reader = await shop.customer()
  await add({ ...cupertino, city: "Cupertino" }, {}, reader)
  const german = { token: reader.token, headers: { "x-language": "de" } }
  const { body } = await shop.send("GET /address", german)
  expect(body).toMatchObject([{ lines: expect.arrayContaining(["Vereinigte Staaten"]) }])
})

test("a postal code of Jersey, Guernsey or the Isle of Man is refused in the United Kingdom", async () => {
  for (const [postalCode, island] of [
    ["je2 4we", "Jersey"],
    ["GY1 1AA", "Guernsey"],
    ["IM1 2AB", "Isle of Man"],
  ])
    expect(await add({ ...leith, postalCode })).toMatchObject({
      status: 400,
      body: {
        fields: {
          postalCode: `For this postal code, choose ${island} as the country.`,
        },
      },
    })
  const resident = await shop.customer()
  const jersey = { ...leith, city: "St Helier", postalCode: "je2 4we", country: "JE" }
  expect((await add(jersey, {}, resident)).status).toBe(200)
  expect((await list(resident))[0]?.lines.slice(-3)).toEqual(["St Helier", "JE2 4WE", "Jersey"])
})

test("addresses are added, shown as labels, changed and removed; one is the default", async () => {
  const { insertedId: first } = (await add({ ...leith, label: "Goods in" })).body
  await add({ ...cupertino, region: "CA", district: "None there", default: true })
  expect(await list()).toMatchObject([
    {
      default: true,
      ...cupertino,
      district: "",
      lines: ["Ada Byron", "1 Infinite Loop", "Cupertino, CA 95014", "United States"],
    },
    {
      _id: first,
      label: "Goods in",
      default: false,
      postalCode: "EH6 6QN",
      lines: [
        "Ada Byron",
        "Northmere Systems",
        "Dock 4",
        "12 Shore Road",
        "Leith",
        "EH6 6QN",
        "United Kingdom",
      ],
    },
  ])
  const params = { id: String(first) }
  const body = { ...leith, street: "1 Dock Street", default: true }
  await shop.as(owner)("PUT /address/{id}", { params, body })
  expect(await list()).toMatchObject([
    { _id: first, street: "1 Dock Street", label: "", default: true },
    { country: "US", default: false },
  ])
  await shop.as(owner)("DELETE /address/{id}", { params })
  expect(await list()).toMatchObject([{ country: "US", default: true }])
  for (const method of ["PUT", "DELETE"])
    expectRefusal(await shop.send(`${method} /address/${first}`, { token: owner.token, body }), 404)
})

test("a default address stays the default when it is saved without saying so", async () => {
  await add(leith)
  const { insertedId } = (await add({ ...cupertino, default: true })).body
  const body = { ...cupertino, street: "2 Infinite Loop" }
  await shop.as(owner)("PUT /address/{id}", { params: { id: String(insertedId) }, body })
  expect(await list()).toMatchObject([
    { street: "2 Infinite Loop", default: true },
    { city: "Leith", default: false },
  ])
})

test("another customer's address answers 404", async () => {
  const { insertedId } = (await add(leith)).body
  const other = await shop.customer()
  expect(await list(other)).toEqual([])
  for (const { token } of [other, shop.admin])
    for (const method of ["PUT", "DELETE"])
      expectRefusal(
        await shop.send(`${method} /address/${insertedId}`, { token, body: leith }),
        404,
      )
  expect(await list()).toHaveLength(1)
})

test.each([
  [
    { ...leith, city: "", street: "" },
    { city: "Town or city is Required", street: "Street is Required" },
  ],
  [
    { ...leith, postalCode: "12345" },
    { postalCode: "Postal code must look like EC1Y 8SY in this country" },
  ],
  [{ ...cupertino, region: "" }, { region: "State is Required" }],
  [{ ...cupertino, region: "XX" }, { region: "State does not exist in this country" }],
  [{ ...cupertino, postalCode: "10001" }, { postalCode: /another region/ }],
  [{ ...cupertino, postalCode: "" }, { postalCode: "ZIP code is Required" }],
  [{ ...leith, country: "XX" }, { country: "There is no country XX" }],
  [{ ...leith, country: "../" }, { country: "Country is Required" }],
  [{ ...leith, name: "" }, { name: "Name is Required" }],
  [{ ...leith, street: "4242 4242 4242 4242" }, { street: /card number/ }],
])("an address that does not fit its country is refused: %j", async (body, fields) => {
  const problems = Object.entries(fields).map(([name, text]) => [name, expect.stringMatching(text)])
  expect(await add(body)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: Object.fromEntries(problems) },
  })
  expect(await list()).toEqual([])
})

test("a country lists its address fields in its own order and words", async () => {
  const of = (code: string) => shop.as(owner)("GET /country/{code}", { params: { code } })
  expect((await of("IE")).fields.map(({ label, required }) => [label, required])).toEqual([
    ["Name", true],
    ["Company", false],
    ["Street", true],
    ["Townland", false],
    ["City", true],
    ["County", false],
    ["Eircode", false],
  ])
  const japan = await of("JP")
  expect(japan.fields.find(({ name }) => name === "region")).toMatchObject({
    label: "Prefecture",
    required: true,
    options: expect.arrayContaining([{ value: "13", label: "Tokyo" }]),
  })
  const countries = await shop.as(owner)("GET /country")
  expect(countries.length).toBeGreaterThan(240)
  const names = countries.map(({ name }) => name)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")))
  expect(countries.filter(({ code }) => !/^[A-Z]{2}$/.test(code))).toEqual([])
  for (const { code } of countries) {
    const { fields } = await of(code)
    expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(["name", "street"]))
  }
  for (const code of ["ZZ", "gb", "..%2F"])
    expectRefusal(await shop.send(`GET /country/${code}`, { token: owner.token }), 404)
})

test("a key adds one address; concurrent adds leave one default; the limit is fifty", async () => {
  const key = { "idempotency-key": "once" }
  const first = await add(leith, key)
  const again = await add(leith, key)
  expect(again.body).toEqual(first.body)
  expectRefusal(await add(cupertino, key), 422)
  await Promise.all(Array.from({ length: 10 }, () => add({ ...leith, default: true })))
  expect((await list()).map((address) => address.default)).toEqual([
    true,
    ...Array.from({ length: 10 }, () => false),
  ])
  const answers = await Promise.all(Array.from({ length: 45 }, () => add(leith)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(39)
  expectRefusal(await add(leith), 409)
  const defaults = (await list()).filter((address) => address.default)
  expect(defaults).toHaveLength(1)
})

test("addresses are in the data export and are deleted with the account", async () => {
  await add({ ...leith, label: "Goods in" })
  const file = await shop.as(owner)("GET /account/export")
  expect(file.addresses).toMatchObject([{ label: "Goods in", city: "Leith" }])
  await shop.as(owner)("POST /account/close", { body: { password: owner.password } })
  expect(await shop.sql("select id from addresses where user_id = $1", [owner.id])).toEqual([])
})
