import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

test("after thousands of parts are replaced, lists and searches find the new ones only", async () => {
  const count = 2_000
  const putOnSale = (generation: string) =>
    shop.sql(
      `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents)
       select substr(md5($1 || n), 1, 24), $1 || '-' || n, lower($1) || '-' || n, $1 || ' bracket', 'Brackets', 'Made.', '', 1, 100
       from generate_series(1, $2::integer) n`,
      [generation, count],
    )
  const expectOnSale = async (sold: string, gone: string) => {
    const rows = [`${sold}-1`, `${sold}-${count}`, `${gone}-1`].map((number) => ({ number }))
    const list = await shop.as(shop.admin)("POST /match", { body: { rows } })
    const candidates = list.rows.flatMap((row) => row.candidates.map(({ sku }) => sku))
    expect(list.rows.slice(0, 2).map(({ state }) => state)).toEqual(["exact", "exact"])
    expect(candidates.filter((sku) => sku.startsWith(gone))).toEqual([])
    const totalOf = async (q: string) => (await shop.as()("GET /catalogue", { query: { q } })).total
    expect([await totalOf(`${sold} bracket`), await totalOf(`${gone}-1`)]).toEqual([count, 0])
  }
  await putOnSale("QUARREL")
  await expectOnSale("QUARREL", "FERRULE")
  await shop.sql("update parts set archived_at = now() where sku like 'QUARREL-%'")
  await putOnSale("FERRULE")
  await expectOnSale("FERRULE", "QUARREL")
  await shop.sql("update parts set archived_at = now() where sku like 'FERRULE-%'")
})

test("lists that wait for the latest parts keep no other list from being matched", async () => {
  const latest = await shop.part({ sku: "XK8812M4", name: "Latest 2" })
  const customers = await Promise.all(Array.from({ length: 12 }, () => shop.customer()))
  const body = { rows: [{ number: "XK8812M4" }] }
  const answers = await whileItWaits(
    shop,
    (tx) => tx.execute(sql`lock table part_writes in access exclusive mode`),
    () => Promise.all(customers.map((customer) => shop.as(customer)("POST /match", { body }))),
    () => shop.as()("GET /site"),
  )
  expect(answers.map(({ rows }) => rows[0]?.partId)).toEqual(customers.map(() => latest))
})

test("a list is matched with the known parts if following the latest ones takes long and then fails", async () => {
  await shop.part({ sku: "CA-KNOWN-1", name: "Known 1" })
  const match = (...numbers: string[]) =>
    shop.as(shop.admin)("POST /match", { body: { rows: numbers.map((number) => ({ number })) } })
  const statesOf = async (...numbers: string[]) =>
    (await match(...numbers)).rows.map(({ state }) => state)
  expect(await statesOf("CA-KNOWN-1")).toEqual(["exact"])
  await shop.part({ sku: "XJ9042Q7", name: "Latest 1" })
  const { rows } = await whileItWaits(
    shop,
    (tx) => tx.execute(sql`lock table part_writes in access exclusive mode`),
    () => match("CA-KNOWN-1", "XJ9042Q7"),
    async () => {
      const isLong =
        "datname = current_database() and wait_event_type = 'Lock' and now() - query_start > '2.5 s'"
      const listLong = () => shop.sql(`select pid from pg_stat_activity where ${isLong}`)
      await expect.poll(listLong).toHaveLength(1)
      await shop.sql(`select pg_cancel_backend(pid) from pg_stat_activity where ${isLong}`)
    },
  )
  expect(rows.map(({ state }) => state)).toEqual(["exact", "none"])
  await expect.poll(() => statesOf("XJ9042Q7")).toEqual(["exact"])
})
