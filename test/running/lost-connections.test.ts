import { afterAll, beforeAll, expect, test } from "vitest"
import { expectBooksRight } from "../books.ts"
import { openTestApi, type Person, type TestShop } from "../test-shop.ts"

let shop: TestShop
let buyer: Person
let part: string
beforeAll(async () => {
  shop = await openTestApi()
  buyer = await shop.customer()
  part = await shop.part({ availableQuantity: 1000 })
})
afterAll(() => shop.close())

/** Ends all connections, as a restart of the server does. */
const endConnections = () =>
  shop.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'computer-assembler' and pid <> pg_backend_pid()`,
  )

const ROUNDS = 10

test("readers do not notice lost database connections", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const reading = Array.from({ length: 5 }, () =>
      shop.send(`GET /part/${part}`, { token: buyer.token }),
    )
    await endConnections()
    const orders = shop.send("GET /order", { token: shop.admin.token })
    const answers = await Promise.all([...reading, orders])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  }
})

test("a purchase with a key succeeds despite a lost connection, and happens once", async () => {
  const before = await shop.sql("select count(*)::int as n from orders")
  for (let round = 0; round < ROUNDS; round += 1) {
    const buying = shop.send("POST /purchase", {
      token: buyer.token,
      headers: { "idempotency-key": `round ${round}` },
      body: { purchaseId: part, quantity: 1 },
    })
    await endConnections()
    expect((await buying).status).toBe(200)
  }
  const after = await shop.sql("select count(*)::int as n from orders")
  expect(Number(after[0]?.n) - Number(before[0]?.n)).toBe(ROUNDS)
  await expectBooksRight(shop)
})
