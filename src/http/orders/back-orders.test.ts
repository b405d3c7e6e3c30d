import { afterAll, expect, test } from "vitest"
import { expectBooksRight } from "#test/books.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
await shop.holdMails()
const buyer = await shop.customer()
const other = await shop.customer()
afterAll(() => shop.close())

const onDay = "2099-12-03"
const admin = () => shop.as(shop.admin)
const aBackOrderPart = (availableQuantity: number, rules: object = {}) =>
  shop.part({ availableQuantity, backorder: "yes", ...rules })
const buy = (partId: string, quantity: number, by = buyer) =>
  shop.send("POST /purchase", { token: by.token, body: { purchaseId: partId, quantity } })
const bought = async (partId: string, quantity: number, by = buyer) =>
  String((await buy(partId, quantity, by)).body.insertedId)
const restock = (id: string, delta: number) =>
  admin()("POST /part/{id}/stock", { params: { id }, body: { delta, reason: "restock" } })
const remove = (id: string, by = buyer) => shop.as(by)("DELETE /order/{id}", { params: { id } })
const stockOf = async (id: string) =>
  (await shop.as()("GET /part/{id}/stock", { params: { id } })).availables
const waitingOf = async (...orders: string[]) => {
  const rows = await shop.sql(
    `select waiting from back_orders where order_id = any($1) order by array_position($1, order_id), number`,
    [orders],
  )
  return rows.map(({ waiting }) => waiting)
}
/** Returns the stock of a part, after a check of the books. */
const auditedStockOf = (id: string) => expectBooksRight(shop).then(() => stockOf(id))

test("a part accepts back-orders only after an administrator allows them", async () => {
  const id = await shop.part({ availableQuantity: 3 })
  const get = () => shop.as(buyer)("GET /part/{id}", { params: { id } })
  expect(await get()).not.toHaveProperty("backorder")
  expect(await buy(id, 4)).toMatchObject({ status: 409, body: { code: "not_available" } })
  const edit = async (backorder: string | null, by = shop.admin) => {
    const { version } = await get()
    return shop.send(`PATCH /part/${id}`, { token: by.token, body: { version, backorder } })
  }
  expect(await edit("perhaps")).toMatchObject({
    status: 400,
    body: { fields: { backorder: "Back-order must be yes or no" } },
  })
  expect((await edit("yes", buyer)).status).toBe(403)
  expect((await edit("Yes")).status).toBe(200)
  expect(await get()).toMatchObject({ backorder: "yes" })
  expect(await buy(id, 4)).toMatchObject({ status: 200 })
  await edit("no")
  expect(await get()).not.toHaveProperty("backorder")
  expect(await buy(id, 1)).toMatchObject({ status: 409 })
})

test("new stock goes to paid orders first and to orders of unverified accounts last", async () => {
  const verified = await shop.customer()
  await shop.verifyEmail(verified)
  const part = await aBackOrderPart(0)
  const unverified = await bought(part, 100)
  const unpaid = await bought(part, 20, verified)
  const paid = await bought(part, 10, other)
  await payOrder(shop, other, paid)
  const waiting = () => waitingOf(paid, unpaid, unverified)
  await restock(part, 4)
  expect(await waiting()).toEqual([6, 20, 100])
  await restock(part, 10)
  expect(await waiting()).toEqual([0, 16, 100])
  await restock(part, 20)
  expect(await waiting()).toEqual([0, 0, 96])
  await remove(unpaid, verified)
  expect(await waitingOf(unverified)).toEqual([76])
  expect(await auditedStockOf(part)).toBe(0)
})

test("an order reserves the stock there is; new stock goes to the oldest back-order first", async () => {
  const part = await aBackOrderPart(10)
  const one = await bought(part, 16)
  const two = await bought(part, 5, other)
  expect(await stockOf(part)).toBe(0)
  expect(await waitingOf(one, two)).toEqual([6, 5])
  await restock(part, 8)
  expect(await waitingOf(one, two)).toEqual([0, 3])
  expect(await restock(part, 8)).toMatchObject({ availableQuantity: 5 })
  expect(await waitingOf(one, two)).toEqual([0, 0])
  expect(await auditedStockOf(part)).toBe(5)
  const [entry] = await shop.sql(
    "select detail->'after' as after from audit_log where target = $1 and action = 'part.stock' order by id desc",
    [part],
  )
  expect(entry).toEqual({ after: { availableQuantity: 5 } })
  const movements = await admin()("GET /part/{id}/movements", { params: { id: part } })
  expect(movements.map(({ delta, reason, orderId }) => [delta, reason, orderId])).toEqual([
    [-3, "backorder", two],
    [8, "restock", undefined],
    [-2, "backorder", two],
    [-6, "backorder", one],
    [8, "restock", undefined],
    [-10, "order", one],
    [10, "initial", undefined],
  ])
})

test("back-ordered lines of one part are filled in line order, and quantity rules still apply", async () => {
  const part = await aBackOrderPart(5, {
    minimumQuantity: 2,
    maximumQuantity: 40,
    orderMultiple: 2,
  })
  const plain = await shop.part({ availableQuantity: 5 })
  const order = (lines: [string, number][]) =>
    shop.send("POST /order", {
      token: buyer.token,
      body: { lines: lines.map(([partId, quantity]) => ({ partId, quantity })) },
    })
  expect(await order([[part, 42]])).toMatchObject({ body: { code: "lines_refused" } })
  expect(await order([[part, 7]])).toMatchObject({ body: { code: "lines_refused" } })
  // Stock that must be present is missing: nothing is reserved or back-ordered.
  const refused = await order([
    [part, 20],
    [plain, 6],
  ])
  expect(refused).toMatchObject({ body: { code: "lines_refused" } })
  expect([await stockOf(part), await stockOf(plain)]).toEqual([5, 5])
  const placed = await order([
    [part, 4],
    [plain, 5],
    [part, 4],
    [part, 2],
  ])
  const id = String(placed.body.insertedId)
  expect(
    await shop.sql("select number, quantity from back_orders where order_id = $1 order by 1", [id]),
  ).toEqual([
    { number: 3, quantity: 3 },
    { number: 4, quantity: 2 },
  ])
  await restock(part, 4)
  expect(await waitingOf(id)).toEqual([0, 1])
  await expectBooksRight(shop)
})

test("a cancelled order returns its reserved stock, which goes to waiting orders", async () => {
  const part = await aBackOrderPart(4)
  const one = await bought(part, 6)
  const two = await bought(part, 5, other)
  const three = await bought(part, 1, other)
  await remove(one)
  expect(await waitingOf(one, two, three)).toEqual([0, 1, 1])
  expect(await auditedStockOf(part)).toBe(0)
  // An order without reserved stock restocks nothing.
  await remove(three, other)
  await restock(part, 3)
  expect(await waitingOf(two, three)).toEqual([0, 0])
  expect(await auditedStockOf(part)).toBe(2)
})

test("a refund by line cancels back-ordered units first and restocks no more than was reserved", async () => {
  const part = await aBackOrderPart(4)
  const id = await bought(part, 10)
  await payOrder(shop, buyer, id)
  const refund = (body: object) =>
    shop.send(`POST /order/${id}/refund`, {
      token: shop.admin.token,
      body: { reason: "x", ...body },
    })
  await refund({ lines: [{ number: 1, quantity: 2 }], restock: false })
  expect(await waitingOf(id)).toEqual([4])
  await refund({ lines: [{ number: 1, quantity: 5 }], restock: true })
  expect(await waitingOf(id)).toEqual([0])
  expect(await auditedStockOf(part)).toBe(1)
  await refund({ lines: [{ number: 1, quantity: 3 }], restock: true })
  expect(await auditedStockOf(part)).toBe(4)
})

test("a full refund cancels all back-orders, with or without restocking", async () => {
  const part = await aBackOrderPart(4)
  const one = await bought(part, 6)
  const two = await bought(part, 3)
  const three = await bought(part, 9)
  for (const id of [one, two, three]) await payOrder(shop, buyer, id)
  const refund = (id: string, body: object) =>
    admin()("POST /order/{id}/refund", { params: { id }, body: { reason: "x", ...body } })
  await refund(two, {})
  expect(await waitingOf(one, two, three)).toEqual([2, 0, 9])
  await refund(one, { restock: true })
  expect(await waitingOf(one, two, three)).toEqual([0, 0, 5])
  expect(await auditedStockOf(part)).toBe(0)
})

test("units that wait for stock do not count towards the maximum stock", async () => {
  const part = await aBackOrderPart(1)
  await bought(part, 1000)
  const restocked = (delta: number) =>
    shop.send(`POST /part/${part}/stock`, {
      token: shop.admin.token,
      body: { delta, reason: "restock" },
    })
  expect(await restocked(1_000_000_000)).toMatchObject({ body: { code: "stock_too_large" } })
  expect(await restocked(999_999_999)).toMatchObject({ body: { availableQuantity: 999_999_000 } })
  expect(await restocked(1)).toMatchObject({ body: { code: "stock_too_large" } })
})

test("stock from a received batch or an import goes to waiting orders", async () => {
  const part = await aBackOrderPart(0)
  const id = await bought(part, 50)
  const params = { id: part }
  const { insertedId } = await admin()("POST /part/{id}/batches", {
    params,
    body: { quantity: 20, on: onDay },
  })
  const received = await admin()("POST /batch/{id}/receive", {
    params: { id: insertedId },
    body: { quantity: 20 },
  })
  expect(received).toMatchObject({ availableQuantity: 0 })
  expect(await waitingOf(id)).toEqual([30])
  const { sku } = await shop.as(buyer)("GET /part/{id}", { params })
  const { dryRun, apply } = importCommands(shop)
  await apply((await dryRun(csv("sku,availableQuantity", `${sku},40`))).id)
  expect(await waitingOf(id)).toEqual([0])
  expect(await auditedStockOf(part)).toBe(10)
})

test("concurrent orders and deliveries of the last units allocate every unit exactly once", async () => {
  const part = await aBackOrderPart(7)
  const work = Array.from({ length: 12 }, (_, n) =>
    n % 4 === 3 ? restock(part, 5) : buy(part, 6, n % 2 ? buyer : other),
  )
  await Promise.all(work)
  const [sums] = await shop.sql(
    "select coalesce(sum(waiting), 0)::int as waiting from back_orders where part_id = $1",
    [part],
  )
  // 7 + 3 × 5 came, 9 × 6 were ordered.
  expect(sums).toEqual({ waiting: 9 * 6 - 22 })
  expect(await auditedStockOf(part)).toBe(0)
})

test("each line promises when its units arrive, and the order keeps the promise", async () => {
  const part = await aBackOrderPart(10)
  const params = { id: part }
  for (const [quantity, on] of [
    [20, onDay],
    [9, "2020-01-01"],
  ] as const)
    await admin()("POST /part/{id}/batches", { params, body: { quantity, on } })
  const price = (lines: { partId: string; quantity: number }[]) =>
    shop.as()("POST /price", { body: { lines } })
  const enough = { partId: part, quantity: 10 }
  expect((await price([enough])).lines[0]).not.toHaveProperty("promise")
  const promise = [
    { from: "stock", quantity: 10 },
    { from: "expected", quantity: 20, on: onDay },
    { from: "unknown", quantity: 5 },
  ]
  const promised = "10 now, 20 on 3 Dec 2099, 5 when they arrive"
  const backOrdered = { partId: part, quantity: 35 }
  const [line] = (await price([backOrdered])).lines
  expect(line).toMatchObject({ promise, promised })
  expect(line).not.toHaveProperty("problem")
  // Stock of one line is not available for the next.
  const two = await price([enough, { partId: part, quantity: 4 }])
  expect(two.lines[1]).toMatchObject({ promised: "4 on 3 Dec 2099" })
  const cart = await shop.as(other)("PATCH /cart", { body: { set: [backOrdered] } })
  expect(cart.lines[0]).toMatchObject({ promise, promised })
  const { insertedId: id } = await shop.as(other)("POST /cart/order", {
    body: { expected: { total: cart.total, version: cart.version }, shipment: "parts" },
  })
  // Later orders wait for it.
  expect((await price([{ partId: part, quantity: 1 }])).lines[0]).toMatchObject({
    promised: "1 when it arrives",
  })
  await restock(part, 22)
  const seen = await shop.as(other)("GET /order/{id}", { params: { id } })
  expect(seen).toMatchObject({ shipment: "parts", lines: [{ promise, promised, waiting: 3 }] })
  expect(await admin()("GET /order/{id}", { params: { id } })).toMatchObject({ shipment: "parts" })
  const [mail] = await shop.sql(
    "select data from mail_outbox where dedupe_key = 'order-placed:' || $1",
    [id],
  )
  expect(mail).toMatchObject({ data: { waits: [{ number: 1, quantity: 25, promise }] } })
  const plain = await bought(await shop.part(), 1)
  const order = await shop.as(buyer)("GET /order/{id}", { params: { id: plain } })
  expect(order).not.toHaveProperty("shipment")
  for (const name of ["promise", "promised", "waiting"])
    expect(order.lines[0]).not.toHaveProperty(name)
  expect(
    await shop.send("POST /purchase", {
      token: buyer.token,
      body: { purchaseId: part, quantity: 1, shipment: "never" },
    }),
  ).toMatchObject({ status: 400, body: { fields: { shipment: expect.any(String) } } })
})
