import { afterAll, expect, test } from "vitest"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)

const setTimeZone = (timeZone: string) => shop.saveSettings("shop", { timeZone })

async function aPaidOrder() {
  const buyer = await shop.customer()
  const purchase = { purchaseId: await shop.part(), quantity: 1 }
  const { insertedId: id } = await shop.as(buyer)("POST /purchase", { body: purchase })
  const transactionId = await payOrder(shop, buyer, id)
  return { buyer, id, transactionId }
}

test("a receipt states the payment time in the shop's time zone", async () => {
  await setTimeZone("Asia/Kolkata")
  const { buyer, id, transactionId } = await aPaidOrder()
  await shop.as(buyer)("PATCH /order/{id}", { params: { id }, body: { transactionId } })
  const receipt = async () => {
    const { body } = await shop.send("GET /sandbox/mail")
    const row = /<tr><td><a href="([^"]+)">Receipt[^<]*<\/a><\/td><td>([^<]*)<\/td>/g
    const [, path] =
      [...String(body.text).matchAll(row)].find(([, , to]) => to === buyer.email) ?? []
    return path ? (await fetch(new URL(path, `${shop.url}/sandbox/mail`))).text() : ""
  }
  await expect.poll(receipt).toMatch(/\d{1,2} [A-Z][a-z]{2} 20\d\d, \d\d:\d\d GMT\+5:30/)
})

test("the days of an order list, and a file name, are in the shop's time zone", async () => {
  await setTimeZone("Pacific/Kiritimati")
  const { buyer, id } = await aPaidOrder()
  await shop.sql("update orders set created_at = '2026-07-20T23:30:00Z' where id = $1", [id])
  const listed = async (query: object) =>
    (await shop.as(buyer)("GET /myorder", { query })).map(({ _id }) => _id)
  expect(await listed({ from: "2026-07-21", to: "2026-07-21" })).toEqual([id])
  expect(await listed({ from: "2026-07-20", to: "2026-07-20" })).toEqual([])
  // A caller's own time zone still applies.
  expect(await listed({ from: "2026-07-20", to: "2026-07-20", zone: "UTC" })).toEqual([id])

  const headers = { authorization: `Bearer ${buyer.token}` }
  const day = () =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Pacific/Kiritimati" }).format(new Date())
  const before = day()
  const file = await fetch(`${shop.url}/myorder.csv`, { headers })
  const named = file.headers.get("content-disposition") ?? ""
  expect([before, day()].some((today) => named.includes(`orders-${today}-`))).toBe(true)
})
