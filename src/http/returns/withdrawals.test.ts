import { beforeAll, beforeEach, expect, test } from "vitest"
import { manyParts } from "#test/catalogue/many-parts.ts"
import { returnTests } from "#test/orders/return-tests.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const tests = await returnTests()
const { shop, buyer, aPaidOrder, aPaidOrderOfTwo, ship, aShippedOrder } = tests
const { orderOf, ofOrder, read } = tests

const setDuties = (body: object) => shop.saveSettings("duties", body)
beforeAll(() => setDuties({ withdrawal: true }))
beforeEach(() => shop.sql("delete from withdrawals"))

const declare = (orderNumber: string, body: object = {}, headers = {}) =>
  shop.send("POST /withdrawal", {
    headers,
    body: { name: "Ada Byron", orderNumber, email: buyer().email, message: "All of it.", ...body },
  })
const numberOf = async (id: string) => (await orderOf(id)).orderNumber
const listed = (query = "") =>
  shop
    .send(`GET /withdrawal${query}`, { token: shop.admin.token })
    .then(({ body }) => Object.values(body))
const confirmations = async (orderId: string) => {
  await shop.passOnEvents()
  return shop.sql(
    "select recipient, data from mail_outbox where template = 'order-withdrawn' and data->>'orderId' = $1",
    [orderId],
  )
}
const toDo = async () => (await shop.as(shop.admin)("GET /overview")).withdrawals

test("a withdrawal requests the return of shipped goods, is confirmed by mail and waits for staff", async () => {
  const { id } = await aShippedOrder()
  const orderNumber = await numberOf(id)
  const answer = await declare(` #${orderNumber.toLowerCase()} `, {
    email: buyer().email.toUpperCase(),
  })
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
  const { receivedAt } = answer.body
  const { returns } = (await ofOrder(id)).body
  expect(returns).toMatchObject([
    {
      state: "asked",
      lines: [
        { number: 1, quantity: 5, reason: "not_needed", words: "Withdrawal from the contract" },
        { number: 2, quantity: 4 },
      ],
    },
  ])
  expect((await shop.as(buyer())("GET /account/export")).withdrawals).toEqual([
    { orderId: id, name: "Ada Byron", message: "All of it.", receivedAt },
  ])
  expect(await listed("?open=true")).toMatchObject([
    {
      orderId: id,
      orderNumber,
      email: buyer().email,
      name: "Ada Byron",
      message: "All of it.",
      returnId: expect.any(String),
      receivedAt,
      handledAt: null,
    },
  ])
  expect(await toDo()).toBe(1)
  expect(await confirmations(id)).toEqual([
    {
      recipient: buyer().email,
      data: expect.objectContaining({
        receivedAt,
        declaration: { name: "Ada Byron", message: "All of it." },
        isReturnRequested: true,
      }),
    },
  ])
})

test("a withdrawal requests the return of all lines of a large order", async () => {
  const parts = await manyParts(shop, 201, 1)
  const lines = parts.map((partId) => ({ partId, quantity: 1 }))
  const id = await aPaidOrder(buyer(), lines)
  await ship(id)
  await declare(await numberOf(id))
  const { returns } = (await ofOrder(id)).body
  const numbers = [returns]
    .flat()
    .flatMap((one) => Object(one).lines.map(({ number }: { number: number }) => number))
  expect(numbers.toSorted((one, other) => one - other)).toEqual(parts.map((_, index) => index + 1))
  const [first] = await listed()
  expect(await read(Object(first).returnId)).toMatchObject({
    body: { number: expect.stringMatching(/-R1$/) },
  })
})

test("a withdrawal from an unshipped order waits for staff, who mark it as handled once", async () => {
  const { id } = await aPaidOrderOfTwo()
  await declare(await numberOf(id))
  const [found] = await listed()
  expect(found).not.toHaveProperty("returnId")
  expect((await ofOrder(id)).body).toMatchObject({ returns: [] })
  const handled = () =>
    shop.send(`POST /withdrawal/${Object(found)._id}/handled`, { token: shop.admin.token })
  const both = await Promise.all([handled(), handled()])
  expect(both.map(({ body }) => body.modifiedCount).toSorted()).toEqual([0, 1])
  expect(await listed("?open=true")).toEqual([])
  expect(await toDo()).toBeUndefined()
  expect(
    await shop.send(`POST /withdrawal/${"0".repeat(24)}/handled`, { token: shop.admin.token }),
  ).toMatchObject({ status: 404, body: { code: "withdrawal_not_found" } })
})

test("the order's history and the exports show the withdrawal to those concerned", async () => {
  const { id } = await aPaidOrderOfTwo()
  await declare(await numberOf(id))
  const history = (by: Pick<Person, "token"> = buyer()) =>
    shop.as(by)("GET /order/{id}/history", { params: { id } })
  const declared = { event: "withdrawn", at: expect.any(String), text: "Ada Byron\nAll of it." }
  expect((await history()).at(-1)).toEqual(declared)
  const [found] = await listed()
  await shop.send(`POST /withdrawal/${Object(found)._id}/handled`, { token: shop.admin.token })
  const handled = { event: "withdrawal_handled", at: expect.any(String) }
  expect((await history()).slice(-2)).toEqual([declared, handled])
  expect((await history(shop.admin)).slice(-2)).toEqual([
    { ...declared, by: buyer().email },
    { ...handled, by: shop.admin.email },
  ])
  const csvOf = async (path: string, token = shop.admin.token) =>
    (await fetch(shop.url + path, { headers: { authorization: `Bearer ${token}` } })).text()
  const withdrawnAt = /,\d{4}-\d\d-\d\dT[\d:]+Z/
  const rowsOf = (csv: string) => csv.split("\r\n").filter((row) => row.startsWith(id))
  const [first = "", second = ""] = rowsOf(await csvOf("/export/orders"))
  expect(first).toMatch(new RegExp(`${withdrawnAt.source},$`))
  expect(second).toMatch(/,,$/)
  const [own = ""] = rowsOf(await csvOf("/myorder.csv", buyer().token))
  expect(own).toMatch(new RegExp(`${withdrawnAt.source}$`))
  await expect(history(await shop.customer())).rejects.toMatchObject({ status: 403 })
})

test("no caller learns whether an order exists or whose it is", async () => {
  const { id } = await aPaidOrderOfTwo()
  const orderNumber = await numberOf(id)
  const startedAt = performance.now()
  const unknown = await declare("CA-2020-999999")
  // An unknown order takes as long as a known one.
  expect(performance.now() - startedAt).toBeGreaterThan(290)
  const answers = [
    unknown,
    await declare("no number"),
    await declare(orderNumber, { email: "another@shop.example" }),
  ]
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body).toEqual({ acknowledged: true, success: true, receivedAt: expect.any(String) })
  }
  expect(await listed()).toEqual([])
  expect(await confirmations(id)).toEqual([])
})

test("sent twice at once, and again, it is one withdrawal with one mail", async () => {
  const { id } = await aShippedOrder()
  const orderNumber = await numberOf(id)
  const answers = await Promise.all([declare(orderNumber), declare(orderNumber)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  await declare(orderNumber)
  expect(await listed()).toHaveLength(1)
  expect((await ofOrder(id)).body.returns).toHaveLength(1)
  expect(await confirmations(id)).toHaveLength(1)
})

test("another site cannot submit it for its visitors, and missing fields are named", async () => {
  const { id } = await aPaidOrderOfTwo()
  const orderNumber = await numberOf(id)
  const headers = { origin: "https://elsewhere.example" }
  expect(await declare(orderNumber, {}, headers)).toMatchObject({
    status: 403,
    body: { code: "foreign_origin" },
  })
  expect((await declare("", { name: " ", email: "x" })).body).toMatchObject({
    fields: {
      name: "Name is Required",
      orderNumber: "Order number is Required",
      email: "Enter a valid Email",
    },
  })
})

test("a shop accepts none until it is turned on, and a limited number per network", async () => {
  const other = await openTestApi()
  const body = { name: "Ada", orderNumber: "CA-2026-000001", email: "ada@shop.example" }
  const send = () => other.send("POST /withdrawal", { body })
  expect(await send()).toMatchObject({ status: 404, body: { code: "withdrawal_not_offered" } })
  expect((await other.as()("GET /site")).links).not.toContainEqual({
    label: "Withdraw from a contract",
    href: "/withdraw",
  })
  await other.saveSettings("duties", { withdrawal: true })
  const answers = await Promise.all(Array.from({ length: 11 }, send))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(200), 429])
  await other.close()
})
