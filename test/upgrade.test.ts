import { glob, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { backupShop } from "#cli/backup.ts"
import { restoreShop } from "#cli/restore.ts"
import { expectBooksRight } from "./books.ts"
import { testDatabase } from "./database.ts"
import { newTokens } from "./many-customers.ts"
import { draftMigrations, emptyDatabase, fillDraft } from "./releases/last-draft.ts"
import { openTestApi } from "./test-shop.ts"

const anvil = "aaaaaaaaaaaaaaaaaaaaaaa1"
const fan = "aaaaaaaaaaaaaaaaaaaaaaa5"
const pictures = { elsewhere: "no place" }

/** Starts two shops of this release at once on the database of the last draft. */
const database = await testDatabase()
await fillDraft(database.url)
const folder = await mkdtemp(join(tmpdir(), "upgrade-"))
await backupShop({ url: database.url, pictures }, join(folder, "old.tar.gz"))
const openHere = () => openTestApi({ databaseUrl: database.url })
const [first, second] = await Promise.all([openHere(), openHere()])
afterAll(async () => {
  await first.close()
  await second.close()
  await database.close()
  await rm(folder, { recursive: true })
})

const tokenOf = async (id: string) => (await newTokens(first.db, [{ id }]))[0] ?? ""
/** Returns the typed client of an administrator of the old shop. */
const asAdmin = async () => first.as({ token: await tokenOf("user-2") })

test("every migration is applied once, and one administrator is made", async () => {
  const names = await Array.fromAsync(
    glob("*.sql", { cwd: join(import.meta.dirname, "../migrations") }),
  )
  const applied = await first.sql("select name from schema_migrations order by name")
  expect(applied.map(({ name }) => name)).toEqual(names.toSorted())
  const made = "select count(*)::int as n from audit_log where action = 'user.make_admin'"
  expect(await first.sql(made)).toEqual([{ n: 1 }])
})

test("the books of the old shop are right, also against its card stand-in's ledger", () =>
  expectBooksRight(first))

test("a backup of the old shop is restored into an empty database, but not into an upgraded one", async () => {
  const other = await testDatabase()
  const restore = () => restoreShop({ url: other.url, pictures }, join(folder, "old.tar.gz"))
  await expect(restore()).rejects.toThrow(/older release than this database .* nothing was changed/)
  await emptyDatabase(other.url)
  await restore()
  const shop = await openTestApi({ databaseUrl: other.url })
  await expectBooksRight(shop)
  const kept = "select name from users where id = 'user-1'"
  expect(await shop.sql(kept)).toEqual(await first.sql(kept))
  await shop.close()
  await other.close()
})

test("an earlier draft is refused with instructions, and stays unchanged", async () => {
  const other = await testDatabase()
  await fillDraft(other.url, draftMigrations.slice(0, -1))
  const opened = openTestApi({ databaseUrl: other.url })
  await expect(opened).rejects.toThrow(
    /earlier draft of release 0\.1\.0.*last draft.*0337_tax_of_delivery/s,
  )
  const backup = join(folder, "older.tar.gz")
  await backupShop({ url: other.url, pictures }, backup)
  const empty = await testDatabase()
  await expect(restoreShop({ url: empty.url, pictures }, backup)).rejects.toThrow(/earlier draft/)
  await empty.close()
  await other.close()
})

test("specs of old parts are converted to this release's vocabulary, once", async () => {
  const read = "select count(*)::int as n from vocabulary_readings where is_done"
  await expect.poll(() => first.sql(read)).toEqual([{ n: 1 }])
  expect(await first.sql("select specs, version from parts where sku = 'RK-1'")).toEqual([
    { specs: { maxGpuMm: 330, rails: 2 }, version: 3 },
  ])
  const found = await first.send("GET /catalogue?category=Cases&cardRoom=300-349")
  expect(found.body).toMatchObject({ total: 1, parts: [{ chips: ["Cards to 330 mm"] }] })
})

test("part addresses are corrected for letters of other languages, and old ones still lead there", async () => {
  const slugOf = async (address: string) =>
    (await first.as()("GET /catalogue/{slug}", { params: { slug: address } })).part.slug
  expect(await slugOf("lu-fter-gro-abcdef")).toBe("luefter-gross-abcdef")
  expect(await slugOf("luefter-gross-abcdef")).toBe("luefter-gross-abcdef")
  expect(await slugOf("cafe-120-bcdefa00")).toBe("cafe-120-bcdefa00")
  expect(await slugOf("own-address")).toBe("own-address")
  expect(await first.sql("select slug from former_part_slugs")).toEqual([
    { slug: "lu-fter-gro-abcdef" },
  ])
})

test("a charge of the old card stand-in is refunded by this release's", async () => {
  const admin = await asAdmin()
  await admin("POST /order/{id}/refund", {
    params: { id: "bbbbbbbbbbbbbbbbbbbbbbb1" },
    body: { amount: 1.5, reason: "A dent." },
  })
  await expectBooksRight(first)
})

test("old parts are found, a buyer sees old orders and buys, an administrator keeps access", async () => {
  const found = await first.send("GET /catalogue?q=anvil")
  expect(found.body).toMatchObject({ total: 1 })
  const byMaker = await first.send("GET /catalogue?q=rx48-9")
  expect(byMaker.body.parts).toMatchObject([{ sku: "RK-1", mpn: "RX 48/9" }])
  const token = await tokenOf("user-1")
  await first.as({ token })("POST /purchase", { body: { purchaseId: anvil, quantity: 2 } })
  const removed = await second.send("DELETE /order/bbbbbbbbbbbbbbbbbbbbbbb2", { token })
  expect(removed.status).toBe(200)
  const adminToken = await tokenOf("user-2")
  const part = await second.send(`GET /part/${anvil}`, { token: adminToken })
  expect(part.body.availableQuantity).toBe(76)
  const mine = await second.as({ token })("GET /myorder")
  expect(mine.map(({ _id }) => _id)).toContain("bbbbbbbbbbbbbbbbbbbbbbb1")
  await expectBooksRight(first)
})

test("old orders have numbers by the year and time they were placed", async () => {
  const orders = await first.sql(
    `select order_number, extract(year from created_at at time zone 'UTC') || '-' || lpad(row_number() over (
       partition by extract(year from created_at at time zone 'UTC') order by created_at, id)::text, 6, '0') as counted
     from orders where id like 'bbbb%' or id like 'dddd%' order by created_at, id`,
  )
  expect(orders).not.toHaveLength(0)
  for (const { order_number, counted } of orders) expect(order_number).toBe(`CA-${counted}`)
})

test("old orders of one part each have one line, whatever their state", async () => {
  const orders = await first.sql(
    `select o.id, l.number, l.part_id, l.sku, l.name, l.quantity, l.unit_price_cents::int, l.total_cents::int
     from orders o left join order_lines l on l.order_id = o.id where o.id like 'dddd%' order by o.id`,
  )
  const line = { number: 1, part_id: anvil, sku: "PS-1", name: "Anvil 1000", quantity: 2 }
  expect(orders).toHaveLength(12)
  for (const order of orders)
    expect(order).toMatchObject({ ...line, unit_price_cents: 14_900, total_cents: 29_800 })
  const mine = await first.as({ token: await tokenOf("user-1") })("GET /myorder")
  expect(mine.filter(({ _id }) => _id.startsWith("dddd"))).toHaveLength(10)
})

test("old orders of several lines are unchanged, whatever their state", async () => {
  const buyer = first.as({ token: await tokenOf("user-3") })
  const mine = await buyer("GET /myorder")
  expect(mine).toHaveLength(12)
  const line = { number: 1, partId: fan, quantity: 10, unitPrice: 12.5, total: 125 }
  for (const { _id: id } of mine) {
    const order = await buyer("GET /order/{id}", { params: { id } })
    expect(order).toMatchObject({ quantity: 12, price: 503, productName: "Gust 120 and 1 more" })
    expect(order).toMatchObject({ purchaseOrder: "PO 4711", shipTo: "Dock 4, Leith" })
    expect(order.lines).toMatchObject([line, { number: 2, quantity: 2, total: 378 }])
  }
  const units = await first.sql(
    `select right(o.id, 2)::int as n, o.status, sum(shipped)::int as shipped, sum(cancelled)::int as cancelled
     from orders o join order_line_units u on u.order_id = o.id where o.id like 'acac%' and o.paid_at is not null
     group by o.id order by o.id`,
  )
  expect(units.map(({ n, status, shipped, cancelled }) => [n, status, shipped, cancelled])).toEqual(
    [
      [3, "pending", 0, 0],
      [4, "approved", 0, 0],
      [5, "shipped", 12, 0],
      [6, "delivered", 12, 0],
      [9, "delivered", 12, 0],
      [10, "shipped", 12, 0],
      [11, "approved", 0, 10],
      [12, "pending", 0, 12],
      [13, "delivered", 12, 0],
      [14, "delivered", 12, 0],
    ],
  )
  const mail =
    "select state from mail_outbox where dedupe_key = 'order-placed:acacacacacacacacacacac01'"
  await expect.poll(() => first.sql(mail)).toEqual([{ state: "sent" }])
  const params = { id: "acacacacacacacacacacac02" }
  expect(await buyer("DELETE /order/{id}", { params })).toMatchObject({ deletedCount: 1 })
  await expectBooksRight(first)
})

test("old shipped orders each have one shipment", async () => {
  const shipped =
    await first.sql(`select o.status, s.number, u.quantity, u.shipped, s.delivered_at is not null as delivered
      from orders o left join shipments s on s.order_id = o.id join order_line_units u on u.order_id = o.id
      where o.id like 'bbbb%' or o.id like 'dddd%' order by o.id`)
  expect(shipped).not.toHaveLength(0)
  for (const { status, number, quantity, shipped: units, delivered } of shipped) {
    const isOnItsWay = status === "shipped" || status === "delivered"
    expect([number, units]).toEqual(isOnItsWay ? [1, quantity] : [null, 0])
    expect(delivered).toBe(status === "delivered")
  }
})

test("an import applied before the upgrade is shown and can be undone", async () => {
  const admin = await asAdmin()
  const params = { id: "ccccccccccccccccccccccc1" }
  const rows = await admin("GET /import/{id}/rows", { params, query: { kind: "changed" } })
  expect(rows).toEqual([
    {
      line: 2,
      sku: "MB-1",
      name: "Keel B850 v2",
      changes: [
        { field: "name", from: "Keel B850", to: "Keel B850 v2" },
        { field: "specs.socket", from: "null", to: "AM5" },
        { field: "availableQuantity", to: "+2" },
      ],
    },
  ])
  await admin("POST /import/{id}/undo", { params })
  const parts = await first.sql(
    `select sku, name, specs, available_quantity, archived_at is not null as archived from parts where sku in ('CB-1', 'MB-1', 'RK-1') order by sku`,
  )
  expect(parts).toEqual([
    { sku: "CB-1", name: "Cable", specs: { m: 2 }, available_quantity: 0, archived: true },
    {
      sku: "MB-1",
      name: "Keel B850",
      specs: { socket: null },
      available_quantity: 10,
      archived: false,
    },
    {
      sku: "RK-1",
      name: "Rack",
      specs: { maxGpuMm: 330, rails: 2 },
      available_quantity: 0,
      archived: true,
    },
  ])
  await expectBooksRight(first)
})

test.each([
  ["that waited for approval", "ccccccccccccccccccccccc2", "FN-1", "A quiet fan."],
  ["whose process died", "ccccccccccccccccccccccc3", "SD-1", "A fast drive."],
])("an import %s before the upgrade is applied", async (_, id, sku, description) => {
  const admin = await asAdmin()
  const params = { id }
  expect(
    await admin("GET /import/{id}/rows", { params, query: { kind: "changed" } }),
  ).toMatchObject([
    { sku, changes: expect.arrayContaining([expect.objectContaining({ to: description })]) },
  ])
  await admin("POST /import/{id}/apply", { params })
  const read = "select description from parts where sku = $1"
  expect(await first.sql(read, [sku])).toEqual([{ description }])
  await expectBooksRight(first)
})
