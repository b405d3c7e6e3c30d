import { afterAll, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

const put = (body: object) => shop.saveSettings("delivery", body)
const read = () => shop.as(shop.admin)("GET /settings/delivery")

const zone = {
  name: "Europe",
  places: ["DE", "us-ca", "gb  bt"],
  methods: [{ name: "Standard", steps: ["2\t5.9", "10 kg 9.90"], furtherKg: "1.2", freeFrom: 500 }],
}

test("delivery pricing is off by default, and is returned as stored", async () => {
  expect((await read()).settings).toEqual({
    charged: false,
    zones: [],
    collection: { offered: false, price: null },
    usualWeightG: null,
  })
  expect((await put({ charged: true, zones: [zone], usualWeightG: "500" })).status).toBe(200)
  const { settings } = await read()
  expect(settings).toMatchObject({
    zones: [
      {
        places: ["DE", "US-CA", "GB BT"],
        methods: [
          {
            name: "Standard",
            steps: ["2 kg: 5.90", "10 kg: 9.90"],
            agreed: false,
            furtherKg: 1.2,
            freeFrom: 500,
          },
        ],
      },
    ],
    usualWeightG: 500,
  })
  expect((await put(settings)).status).toBe(200)
  expect((await read()).settings).toEqual(settings)
})

test("invalid settings are reported at their place", async () => {
  const methods = [
    { name: "Standard", steps: ["2 kg: 5.90", "2 kg: 6"] },
    { name: "standard", steps: ["2 kg: 5.90", "3 kg: 5"] },
    { name: "Collection", steps: ["heavy"] },
    { name: "Freight" },
    { name: "Ship", agreed: true, furtherKg: "dear" },
  ]
  const zones = [
    { name: "One", places: ["DE", "Narnia", "EEA"], methods },
    { name: "Two", places: [], methods: [] },
  ]
  const answer = await put({ charged: true, zones, usualWeightG: 0 })
  expectRefusal(answer, 400)
  const noCountry = (code: string) =>
    `Countries and regions: there is no country ${code}. Enter codes such as DE, US-CA or GB BT`
  expect(answer.body.fields).toEqual({
    "zones.0.places.1": noCountry("NARNIA"),
    "zones.0.places.2": noCountry("EEA"),
    "zones.0.methods.0.steps.1":
      "Prices by weight: 2 kg: 6.00 must be heavier than the line before it",
    "zones.0.methods.1.steps.1":
      "Prices by weight: 3 kg: 5.00 must not cost less than the line before it",
    "zones.0.methods.2.steps.0":
      "Prices by weight: heavy is not a weight with a price, such as 2 kg: 5.90",
    "zones.0.methods.3.steps": "Prices by weight: enter at least one, or deliver by agreement",
    "zones.0.methods.4.furtherKg":
      "Each further kilogram must be an amount in dollars, such as 118 or 118.50",
    "zones.1.places": "Countries and regions is Required",
    "zones.1.methods": "A zone needs at least one method",
    usualWeightG: "Assumed weight of parts without a weight must be at least 1",
  })
})

test("method names must differ, and at least one method is offered", async () => {
  const step = { steps: ["2 kg: 5.90"] }
  const methods = [
    { name: "Standard", ...step },
    { name: "standard!", ...step },
    { name: "Collection", ...step },
  ]
  const zones = [{ name: "One", places: ["*"], methods }]
  expect((await put({ zones })).body.fields).toEqual({
    "zones.0.methods.1.name": "Choose another Name",
    "zones.0.methods.2.name": "Choose another Name",
  })
  expect((await put({ charged: true })).body.fields).toEqual({
    zones: "Add a zone, or let buyers collect their orders",
  })
  expect((await put({ charged: true, collection: { offered: true } })).status).toBe(200)
})
