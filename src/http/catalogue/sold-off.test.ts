import { afterAll, expect, test } from "vitest"
import { archiveSoldOff } from "#operations/catalogue/manage-parts.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const admin = shop.as(shop.admin)
const { dryRun, problemsOf } = importCommands(shop)
afterAll(shop.close)

const lifecycle = "while stock lasts"
const onSale = async () => (await shop.as()("GET /part")).map(({ _id }) => _id)

test("a part sold while stock lasts leaves the shop once its stock is sold and paid", async () => {
  const buyer = await shop.customer()
  const partId = await shop.part({ availableQuantity: 5, lifecycle })
  const kept = await shop.part({ availableQuantity: 0 })
  const buy = (quantity: number) =>
    shop.send("POST /purchase", { token: buyer.token, body: { purchaseId: partId, quantity } })
  expect(await buy(6)).toMatchObject({ status: 409, body: { code: "not_available" } })
  const { body } = await buy(5)
  await archiveSoldOff(shop)
  expect(await onSale(), "an unpaid order may give units back").toContain(partId)
  await payOrder(shop, buyer, String(body.insertedId))
  await Promise.all([archiveSoldOff(shop), archiveSoldOff(shop)])
  expect(await onSale()).not.toContain(partId)
  expect(await onSale()).toContain(kept)
  const audited = await shop.sql("select actor_id from audit_log where action = 'part.sold_off'")
  expect(audited).toEqual([{ actor_id: null }])
  const changes = await admin("GET /part/{id}/changes", { params: { id: partId } })
  expect(changes[0]).toMatchObject({ event: "archived" })
})

test("a file says yes or no to back-orders in English or German", async () => {
  const rows = ["Y-1,One,5,ja", "Y-2,Two,5,nein", "Y-3,Three,5,Yes", "Y-4,Four,5,vielleicht"]
  const { id } = await dryRun(csv("sku,name,price,backorder", ...rows))
  expect(await problemsOf(id)).toEqual(["5 backorder must be yes or no."])
})

test("a part sold while stock lasts stays if a batch is expected", async () => {
  const partId = await shop.part({ availableQuantity: 0, lifecycle })
  await admin("POST /part/{id}/batches", {
    params: { id: partId },
    body: { quantity: 5, on: "2199-01-01" },
  })
  await archiveSoldOff(shop)
  expect(await onSale()).toContain(partId)
})

test("a part sold while stock lasts cannot accept back-orders, by edit or import", async () => {
  const wrong = {
    status: 400,
    body: {
      fields: { backorder: "Back-order must be no for a part that is sold while stock lasts" },
    },
  }
  const partId = await shop.part({ lifecycle })
  const { version } = await admin("GET /part/{id}", { params: { id: partId } })
  const token = shop.admin.token
  const body = { version, backorder: "yes" }
  expect(await shop.send(`PATCH /part/${partId}`, { token, body })).toMatchObject(wrong)
  const { id } = await dryRun(
    csv("sku,name,price,lifecycle,backorder", `L-1,Lot,5,${lifecycle},yes`, "L-2,Log,5,,yes"),
  )
  expect(await problemsOf(id)).toEqual([
    "2 backorder must be no for a part that is sold while stock lasts. Correct one of them.",
  ])
})
