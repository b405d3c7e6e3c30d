import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { csv, importCommands } from "#test/import-shop.ts"
import { ownServer } from "#test/running/own-server.ts"
import { openTestApi, type TestShop } from "#test/test-shop.ts"

/** Two shops on one database. */
const server = await ownServer()
const here = await openTestApi({ databaseUrl: server.url, rateLimitScale: 0 })
const there = await openTestApi({ databaseUrl: server.url, rateLimitScale: 0 })
afterAll(async () => {
  await there.close()
  await here.close()
  await server?.close()
})

const found = async ({ as }: TestShop, query: Record<string, unknown>, token?: string) => {
  const { total, available, parts } = await as(token ? { token } : undefined)("GET /catalogue", {
    query,
  })
  return { total, available, names: parts.map(({ name }) => name) }
}

async function expectEverywhere(
  query: Record<string, unknown>,
  wanted: Partial<Awaited<ReturnType<typeof found>>>,
) {
  expect(await found(here, query)).toMatchObject(wanted)
  // A signed-in customer may have made the change.
  expect(await found(there, query, there.admin.token)).toMatchObject(wanted)
}
const edit = async (id: string, changes: object) => {
  const { token } = here.admin
  const { body } = await here.send(`GET /part/${id}`, { token })
  const edited = { ...changes, version: body.version }
  expect((await here.send(`PATCH /part/${id}`, { token, body: edited })).status).toBe(200)
}

test("a part that is added, changed and removed is searchable in both processes", async () => {
  const id = await here.part({ name: "Quillon Bracket", price: 5 })
  await expectEverywhere({ q: "quillon" }, { total: 1, names: ["Quillon Bracket"] })
  await edit(id, { name: "Ferrule Bracket", price: 7 })
  await expectEverywhere({ q: "quillon" }, { total: 0 })
  await expectEverywhere({ q: "ferrule", minPrice: "6" }, { names: ["Ferrule Bracket"] })
  await here.as(here.admin)("DELETE /part/{id}", { params: { id } })
  await expectEverywhere({ q: "ferrule" }, { total: 0 })
})

test("a visitor of the other process soon sees edits and sales", async () => {
  const id = await here.part({ name: "Gusset Plate", availableQuantity: 5, minimumQuantity: 5 })
  const shown = () => found(there, { q: "gusset" })
  await expect.poll(shown).toMatchObject({ total: 1, available: 1 })
  const buyer = await here.customer()
  await here.as(buyer)("POST /purchase", { body: { purchaseId: id, quantity: 5 } })
  await expectEverywhere({ q: "gusset" }, { total: 1, available: 0 })
  await expect.poll(shown).toMatchObject({ total: 1, available: 0 })
  const [card] = (await there.as()("GET /suggest", { query: { q: "gusset" } })).parts
  expect(card?.availableQuantity).toBe(0)
})

test("parts that are not offered never count as available, whatever their stock", async () => {
  const ids = await Promise.all(
    ["discontinued", "last orders until 2020-02-29"].map(async (lifecycle) => {
      const id = await here.part({ name: "Trammel Pin", availableQuantity: 9 })
      await edit(id, { lifecycle })
      return id
    }),
  )
  await expectEverywhere({ q: "trammel" }, { total: 2, available: 0 })
  await there.sql("select move_stock($1, array[5, 5], 'initial')", [ids])
  // Changes are read in order, so the stock is current as well.
  const later = await there.part({ name: "Trammel Head" })
  await expect.poll(() => found(here, { q: "trammel head" })).toMatchObject({ total: 1 })
  await here.as(here.admin)("DELETE /part/{id}", { params: { id: later } })
  await expectEverywhere({ q: "trammel" }, { total: 2, available: 0 })
})

test("changes made with psql are found, and deleted parts are not", async () => {
  const id = await here.part({ name: "Spigot Ring" })
  await expectEverywhere({ q: "spigot" }, { total: 1 })
  await there.sql(
    "update parts set image = '/img/other.webp', specs = '{\"size\": 77}' where id = $1",
    [id],
  )
  const sized = async () => (await here.as()("GET /catalogue", { query: { q: "spigot 77" } })).parts
  await expect.poll(sized).toMatchObject([{ _id: id, image: "/img/other.webp" }])
  const shown = () => found(here, { q: "spigot" })
  const bare = "b".repeat(24)
  await there.sql(
    `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents)
     values ($1, 'SP-2', 'spigot-two', 'Spigot Two', 'Rings', 'A ring.', '/img/ring.webp', 1, 100)`,
    [bare],
  )
  await expect.poll(shown).toMatchObject({ total: 2 })
  await there.sql("delete from parts where id = $1", [bare])
  await there.sql("update parts set archived_at = now() where id = $1", [id])
  await expect.poll(shown).toMatchObject({ total: 0 })
  await there.sql("update parts set archived_at = null where id = $1", [id])
  await expect.poll(shown).toMatchObject({ total: 1 })
})

test("an import, its undo and a transaction that commits out of order are found", async () => {
  const { dryRun, apply, undo } = importCommands(here)
  const rows = Array.from({ length: 300 }, (_, n) => `TR-${n},Trunnion ${n},9,5`)
  const { id } = await dryRun(csv("sku,name,price,availableQuantity", ...rows))
  await there.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`update parts set name = 'Dowel Late' where name = 'Spigot Ring'`)
    await apply(id)
    await expectEverywhere({ q: "trunnion" }, { total: 300 })
  })
  for (const shop of [here, there])
    await expect.poll(() => found(shop, { q: "dowel" })).toMatchObject({ total: 1 })
  await undo(id)
  await expectEverywhere({ q: "trunnion" }, { total: 0 })
})

test("while changes are slow to load, searches return the previous results", async () => {
  await here.part({ name: "Mandrel Cone", price: 5 })
  await expectEverywhere({ q: "mandrel" }, { total: 1 })
  const isLocked = () =>
    there.sql(
      "select from pg_locks where relation = 'part_search'::regclass and mode = 'AccessExclusiveLock' and granted",
    )
  const changed = await there.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    const change = there.sql(
      `begin; update parts set name = 'Mandrel Taper' where name = 'Mandrel Cone'; commit;
       begin; set local lock_timeout = 0; lock table part_search in access exclusive mode;
       select pg_advisory_xact_lock(1); commit`,
    )
    await expect.poll(async () => (await isLocked()).length).toBeGreaterThan(0)
    const [first, second] = await Promise.all([1, 2].map(() => found(here, { q: "mandrel" })))
    expect([first?.total, second?.total]).toEqual([1, 1])
    expect(await found(here, { q: "taper" })).toMatchObject({ total: 0 })
    // Not awaited: it ends after this transaction.
    return [change] as const
  })
  await changed[0]
  await expect.poll(() => found(here, { q: "taper" })).toMatchObject({ total: 1 })
})

test("after a database restart all parts are reloaded", async () => {
  await server.stop()
  await server.start()
  await expect.poll(() => statusOf(there)).toBe(200)
  await expect.poll(() => statusOf(here)).toBe(200)
  await here.part({ name: "Quoin Wedge" })
  await expectEverywhere({ q: "quoin" }, { total: 1, names: ["Quoin Wedge"] })
  await expectEverywhere({ q: "gusset" }, { total: 1, available: 0 })
})

const statusOf = async ({ send }: TestShop) => (await send("GET /catalogue?q=dowel")).status
