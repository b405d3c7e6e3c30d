import { afterAll, expect, onTestFinished, test } from "vitest"
import { addDays, dayIn, formatDay } from "#domain/shop/days.ts"
import { expectBooksRight } from "#test/books.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const buyer = await shop.customer()
afterAll(() => shop.close())

const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const soon = inDays(11)
const later = inDays(40)

const send = (call: string, body?: Record<string, unknown>, key?: string, by = shop.admin) =>
  shop.send(call, {
    token: by.token,
    ...(body && { body }),
    ...(key && { headers: { "idempotency-key": key } }),
  })
const add = (partId: string, body: Record<string, unknown>, key?: string) =>
  send(`POST /part/${partId}/batches`, body, key)
const addOne = async (partId: string, quantity = 40, on = soon) =>
  String((await add(partId, { quantity, on })).body.insertedId)
const receive = (id: string, quantity = 40, key?: string) =>
  send(`POST /batch/${id}/receive`, { quantity }, key)
const listed = (id: string) => shop.as(shop.admin)("GET /part/{id}/batches", { params: { id } })
const stockOf = (id: string) => shop.as()("GET /part/{id}/stock", { params: { id } })
const auditOf = async (target: string) =>
  (
    await shop.sql("select action, detail from audit_log where target = $1 order by id", [target])
  ).map(({ action, detail }) => ({ action, detail }))

test("batches are added, changed and removed, soonest first, and audited", async () => {
  const partId = await shop.part()
  const one = await addOne(partId, 5, later)
  const two = await add(partId, { quantity: "40", on: soon, note: "Lorry 7" })
  expect(two).toMatchObject({ status: 200, body: { acknowledged: true, success: true } })
  const other = String(two.body.insertedId)
  expect(await listed(partId)).toEqual([
    { _id: other, quantity: 40, on: soon, note: "Lorry 7" },
    { _id: one, quantity: 5, on: later, note: "" },
  ])
  expect(await send(`PUT /batch/${other}`, { quantity: 30, on: later })).toMatchObject({
    body: { modifiedCount: 1 },
  })
  expect(await send(`DELETE /batch/${one}`)).toMatchObject({ body: { deletedCount: 1 } })
  expect(await listed(partId)).toEqual([{ _id: other, quantity: 30, on: later, note: "" }])
  expect(await auditOf(other)).toMatchObject([
    { action: "batch.add", detail: { partId, quantity: 40, expectedOn: soon, note: "Lorry 7" } },
    { action: "batch.change", detail: { before: { quantity: 40 }, after: { quantity: 30 } } },
  ])
  expect((await auditOf(one)).at(-1)).toEqual({
    action: "batch.remove",
    detail: { partId, quantity: 5, expectedOn: later, note: "" },
  })
})

test("a received batch is added to stock once, with actor and reason", async () => {
  const partId = await shop.part({ availableQuantity: 10 })
  const id = await addOne(partId)
  expect(await receive(id)).toMatchObject({
    status: 200,
    body: { modifiedCount: 1, availableQuantity: 50 },
  })
  expect(await receive(id)).toMatchObject({ status: 409, body: { code: "batch_received" } })
  for (const call of [`PUT /batch/${id}`, `DELETE /batch/${id}`])
    expect(await send(call, { quantity: 1, on: soon })).toMatchObject({
      status: 409,
      body: { code: "batch_received" },
    })
  expect(await listed(partId)).toEqual([])
  const [moved] = await shop.as(shop.admin)("GET /part/{id}/movements", { params: { id: partId } })
  expect(moved).toMatchObject({
    delta: 40,
    reason: "restock",
    actor: shop.admin.email,
    note: `Expected on ${soon}`,
  })
  expect((await auditOf(id)).at(-1)).toEqual({
    action: "batch.receive",
    detail: { partId, quantity: 40, expectedOn: soon },
  })
  const noted = await add(partId, { quantity: 2, on: later, note: "Lorry 7" })
  await receive(String(noted.body.insertedId), 2)
  const [second] = await shop.as(shop.admin)("GET /part/{id}/movements", { params: { id: partId } })
  expect(second).toMatchObject({ delta: 2, note: `Expected on ${later}: Lorry 7` })
  await expectBooksRight(shop)
})

test("only administrators change existing batches, with the version they saw", async () => {
  const partId = await shop.part()
  const id = await addOne(partId)
  for (const [call, body] of [
    [`POST /part/${partId}/batches`, { quantity: 1, on: soon }],
    [`POST /batch/${id}/receive`, { quantity: 40 }],
    [`DELETE /batch/${id}`, undefined],
  ] as const)
    expect(await send(call, body, undefined, buyer)).toMatchObject({ status: 403 })
  const none = "0".repeat(24)
  expect(await add(none, { quantity: 1, on: soon })).toMatchObject({ status: 404 })
  await expect(listed(none)).rejects.toMatchObject({ status: 404 })
  expect(await receive(none)).toMatchObject({ status: 404, body: { code: "batch_not_found" } })
  expect(await receive(id, 39)).toMatchObject({
    status: 409,
    body: { code: "batch_changed", quantity: 40 },
  })
  await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: partId } })
  expect(await receive(id)).toMatchObject({ status: 404, body: { code: "part_not_found" } })
  expect(await send(`DELETE /batch/${id}`)).toMatchObject({ status: 200 })
})

test.each([
  [{ quantity: 0, on: soon }, "quantity"],
  [{ quantity: 1.5, on: soon }, "quantity"],
  [{ quantity: 1e12, on: soon }, "quantity"],
  [{ quantity: 1 }, "on"],
  [{ quantity: 1, on: "2026-02-30" }, "on"],
  [{ quantity: 1, on: "tomorrow" }, "on"],
  [{ quantity: 1, on: soon, note: "x".repeat(301) }, "note"],
])("refuses %j", async (body, field) => {
  expect(await add(await shop.part(), body)).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.any(String) } },
  })
})

test("concurrent requests receive a batch once, add one per key, and at most twenty per part", async () => {
  const partId = await shop.part({ availableQuantity: 0 })
  const id = await addOne(partId)
  const received = await Promise.all(Array.from({ length: 8 }, () => receive(id)))
  expect(received.filter(({ status }) => status === 200)).toHaveLength(1)
  const again = await addOne(partId, 7)
  const keyed = await Promise.all(Array.from({ length: 5 }, () => receive(again, 7, "a lorry")))
  for (const { body } of keyed) expect(body).toMatchObject({ availableQuantity: 47 })
  const batch = { quantity: 2, on: soon }
  await Promise.all(Array.from({ length: 5 }, () => add(partId, batch, "a batch")))
  expect((await add(partId, { ...batch, quantity: 3 }, "a batch")).status).toBe(422)
  expect(await listed(partId)).toHaveLength(1)
  const more = await Promise.all(Array.from({ length: 22 }, () => add(partId, batch)))
  expect(more.filter(({ status }) => status === 200)).toHaveLength(19)
  expect(more.find(({ status }) => status !== 200)?.body).toMatchObject({ code: "batches_full" })
  expect(await stockOf(partId)).toMatchObject({ availables: 47 })
  await expectBooksRight(shop)
})

test("a buyer of more than the stock sees what comes when, wherever prices are shown", async () => {
  const partId = await shop.part({ availableQuantity: 10 })
  const price = async (quantity: number) =>
    (await shop.as()("POST /price", { body: { lines: [{ partId, quantity }] } })).lines[0]
  expect(await price(50)).not.toHaveProperty("expected")
  expect(await stockOf(partId)).not.toHaveProperty("expected")
  await addOne(partId, 30, later)
  await addOne(partId, 20, soon)
  const first = { quantity: 20, on: soon, sentence: `20 more expected on ${formatDay(soon)}.` }
  const second = { quantity: 30, on: later, sentence: `30 more expected on ${formatDay(later)}.` }
  expect(await price(10)).not.toHaveProperty("expected")
  expect(await price(11)).toMatchObject({ expected: [first] })
  expect(await price(31)).toMatchObject({
    expected: [first, second],
    problem: { code: "not_available" },
  })
  expect(await stockOf(partId)).toMatchObject({ expected: [first, second] })
  const cart = await shop.as(buyer)("PATCH /cart", { body: { set: [{ partId, quantity: 20 }] } })
  expect(cart.lines[0]).toMatchObject({ expected: [first] })
  const { slug } = await shop.as(buyer)("GET /part/{id}", { params: { id: partId } })
  const page = () => shop.as()("GET /catalogue/{slug}", { params: { slug } })
  expect(await page()).toMatchObject({ expected: [first, second] })
  const [batch] = await listed(partId)
  await receive(String(batch?._id), 20)
  expect(await page()).toMatchObject({ expected: [second] })
})

test("an overdue batch is reported", async () => {
  const partId = await shop.part({ availableQuantity: 0 })
  await addOne(partId, 1, inDays(-2))
  await addOne(partId, 1200, inDays(-1))
  const { expected = [] } = await stockOf(partId)
  expect(expected.map(({ sentence }) => sentence)).toEqual([
    `1 more was expected on ${formatDay(inDays(-2))}. Ask us when it will arrive.`,
    `1,200 more were expected on ${formatDay(inDays(-1))}. Ask us when they will arrive.`,
  ])
})

test.each(["Pacific/Kiritimati", "Pacific/Pago_Pago"])(
  "batches are overdue, and parts discontinued, after their day in %s",
  async (timeZone) => {
    await shop.applySettings("shop", { timeZone })
    onTestFinished(() => shop.applySettings("shop", { timeZone: "UTC" }))
    const today = dayIn(timeZone, new Date())
    const yesterday = addDays(today, -1)
    const partUntil = (day: string) => shop.part({ lifecycle: `last orders until ${day}` })
    const sold = await partUntil(today)
    const discontinued = await partUntil(yesterday)
    for (const [on, words] of [
      [today, "40 more expected on"],
      [yesterday, "40 more were expected on"],
    ] as const) {
      await addOne(sold, 40, on)
      const sentences = (await stockOf(sold)).expected?.map(({ sentence }) => sentence)
      expect(sentences).toContainEqual(expect.stringContaining(words))
    }
    const lines = [sold, discontinued].map((partId) => ({ partId, quantity: 1 }))
    const priced = await shop.as()("POST /price", { body: { lines } })
    expect(priced.lines.map(({ problem }) => problem?.code)).toEqual([
      undefined,
      "part_discontinued",
    ])
  },
)

test("the stock list counts any number of expected units", async () => {
  const name = "Bolts by the billion"
  const params = { id: await shop.part({ name }) }
  const admin = shop.as(shop.admin)
  for (let times = 0; times < 3; times += 1)
    await admin("POST /part/{id}/batches", { params, body: { quantity: 1_000_000_000, on: soon } })
  const query = { q: name }
  expect(await admin("GET /stock", { query })).toMatchObject([{ incoming: 3_000_000_000 }])
})
