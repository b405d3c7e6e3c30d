import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { expectBooksRight } from "../books.ts"
import { expectRefusal } from "../expect-refusal.ts"
import { aPart, openTestApi, type Person, type TestShop } from "../test-shop.ts"

let shop: TestShop
let buyer: Person
let part: string
beforeAll(async () => {
  shop = await openTestApi({ rateLimitScale: 0 })
  buyer = await shop.customer()
  part = await shop.part({ availableQuantity: 1000 })
})
afterAll(() => shop.close())

const send = (route: string, body?: unknown, by = buyer) =>
  shop.send(route, { token: by.token, body })

/** Dumps the database as text. */
async function everythingStored(): Promise<string> {
  const tables = await shop.sql(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  )
  const rows = await Promise.all(
    tables.map(({ name }) => shop.sql(`select t::text from ${name} t`)),
  )
  return JSON.stringify(rows)
}

const card = "4242 4242 4242 4242"
const holdsCard = /4242[ -]?4242[ -]?4242[ -]?4242/

test("a card number in any field is neither stored nor logged nor echoed", async () => {
  const profile = { education: "a", location: "b", phone: "c", linkedin: "d" }
  const review = { name: "a", description: "b", photo: aPart().image, rating: 5 }
  const account = { name: "a", email: "typist@shop.example", password: "a good secret" }
  const typed = (body: object) =>
    Object.keys(body).map((field) => ({ ...body, [field]: `my card ${card}` }))
  const answers = await Promise.all([
    ...typed({ purchaseId: part, quantity: 1, phone: "", price: 1, email: "" }).map((body) =>
      send("POST /purchase", body),
    ),
    ...typed(profile).map((body) => send(`PUT /userUpdate/${buyer.email}`, body)),
    send(`PUT /userUpdate/${buyer.email}`, { ...profile, name: card }),
    ...typed(review).map((body) => send("POST /review", body)),
    ...typed({ ...aPart() }).map((body) => send("POST /part", body, shop.admin)),
    send(`PATCH /part/${part}`, { version: 1, name: card }, shop.admin),
    ...typed({ delta: 1, reason: "restock", note: "" }).map((body) =>
      send(`POST /part/${part}/stock`, body, shop.admin),
    ),
    ...typed({ orderId: "", price: 1 }).map((body) => send("POST /create-payment-intent", body)),
    send(`PATCH /order/${"0".repeat(24)}`, { transactionId: card, order: card }),
    send(`GET /order?q=${encodeURIComponent(card)}`, undefined, shop.admin),
    send(`GET /user/${encodeURIComponent(card)}`, undefined, shop.admin),
    send(`GET /part/${encodeURIComponent(card)}`),
    ...typed(account).map((body) => send("POST /api/auth/sign-up/email", body)),
    ...typed({ email: account.email, password: account.password }).map((body) =>
      send("POST /api/auth/sign-in/email", body),
    ),
  ])
  for (const { status, body } of answers) {
    expect(status).toBeLessThan(500)
    expect(JSON.stringify(body)).not.toMatch(holdsCard)
  }
  expect(shop.logged.join("")).not.toMatch(holdsCard)
  expect(await everythingStored()).not.toMatch(holdsCard)
})

describe("an internal error", () => {
  // Simulates a bug: the database refuses what all checks accepted.
  beforeAll(() =>
    shop.sql("alter table orders add constraint only_this_test check (quantity <> 7) not valid"),
  )
  afterEach(() => shop.logged.splice(0))

  test("answers 500 without detail, and is logged without personal data", async () => {
    const phone = "+44 20 7946 0958"
    const { status, body } = await send("POST /purchase", { purchaseId: part, quantity: 7, phone })
    expect({ status, body }).toEqual({
      status: 500,
      body: { message: "Internal error", code: "internal", requestId: expect.any(String) },
    })
    const [line = "", ...others] = shop.logged.filter((one) => one.includes("unexpected_error"))
    expect(others).toEqual([])
    expect(line).toContain(String(body.requestId))
    expect(line).toContain("only_this_test")
    expect(line).toContain("place-order.ts")
    for (const value of [phone, buyer.email, buyer.name, buyer.token])
      expect(line).not.toContain(value)
  })

  test("answers 500 if the database refuses an order that the rules allow", async () => {
    await shop.sql("alter function may_order rename to may_order_rightly")
    await shop.sql(
      "create function may_order(text, bigint, bigint) returns boolean language sql as 'select false'",
    )
    expect(await send("POST /purchase", { purchaseId: part, quantity: 1 })).toMatchObject({
      status: 500,
      body: { code: "internal" },
    })
    expect(shop.logged.join("")).toContain("an order that every rule allows could not be written")
    await shop.sql("drop function may_order")
    await shop.sql("alter function may_order_rightly rename to may_order")
    expect(await send("POST /purchase", { purchaseId: part, quantity: 1 })).toMatchObject({
      status: 200,
    })
  })

  test("leaves no partial changes", async () => {
    const before = await shop.sql("select available_quantity from parts where id = $1", [part])
    await send("POST /purchase", { purchaseId: part, quantity: 7 })
    expect(await shop.sql("select available_quantity from parts where id = $1", [part])).toEqual(
      before,
    )
  })
})

test("a transaction aborted by the database may be retried, and the log says why", async () => {
  await shop.sql(`create function give_up() returns trigger language plpgsql as
    $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`)
  await shop.sql("create trigger give_up before insert on orders execute function give_up()")
  const body = { purchaseId: part, quantity: 1, phone: "+1 555 0100" }
  const answer = await send("POST /purchase", body)
  await shop.sql("drop trigger give_up on orders")
  expect(answer).toMatchObject({ status: 503, body: { code: "database_unavailable" } })
  expect(answer.headers.get("retry-after")).toBe("5")
  const line = shop.logged.findLast((entry) => entry.includes('"msg":"database_unavailable"'))
  expect(line).toContain(answer.body.requestId)
  expect(line).toContain("40P01")
  expect(line).toContain("deadlock detected")
  expect(line).not.toContain("555 0100")
  await expectBooksRight(shop)
})

test("the log contains no password, token or cookie", async () => {
  const person = await shop.customer()
  await shop.signIn(person)
  await send(`PUT /user/${person.email}`, {}, person)
  const wrong = { email: person.email, password: "not the password at all" }
  await shop.send("POST /api/auth/sign-in/email", { body: wrong })
  const log = shop.logged.join("")
  const session = /session_token=([^;.]+)/.exec(person.cookie)?.[1] ?? "no cookie"
  for (const secret of [person.password, wrong.password, person.token, session])
    expect(log).not.toContain(secret)
})

test("every refusal has a reason, a code and a request id", async () => {
  const refusals = [
    { answer: await shop.send("GET /order"), status: 401 },
    { answer: await send("GET /order"), status: 403 },
    { answer: await shop.send("DELETE /nothing"), status: 404 },
    { answer: await send("POST /purchase", {}), status: 400 },
    { answer: await shop.send(`PUT /user/${buyer.email}`), status: 401 },
    { answer: await shop.send("POST /webhook/stripe", { body: "{}" }), status: 400 },
  ]
  for (const { answer, status } of refusals) {
    expectRefusal(answer, status)
    expect(answer.headers.get("cache-control") ?? "no-store").toBe("no-store")
  }
})
