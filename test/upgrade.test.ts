import { glob, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { backupShop } from "#cli/backup-shop.ts"
import { restoreShop } from "#cli/restore-shop.ts"
import { readDemoContent } from "#cli/seed-shop.ts"
import { expectBooksRight } from "./books.ts"
import { testDatabase } from "./database.ts"
import { newTokens } from "./many-customers.ts"
import { migrationsDir, oldDatabase } from "./releases/old-database.ts"
import { openTestApi } from "./test-shop.ts"

const LAST_OF_0_1_0 = "0011"
const LAST_BEFORE_ORDER_LINES = "0034"
const LAST_BEFORE_IMPORT_ROWS_WERE_JSON = "0044"
const LAST_BEFORE_SETTINGS = "0130"
const LAST_WITH_A_HELP_ADDRESS_EVERYWHERE = "0330"
const pictures = { elsewhere: "no place" }

/** Two shops of this release start at once on the database of release 0.1.0. */
const database = await testDatabase()
const { query, empty, apply, migrateUntil } = oldDatabase(database.url)
await empty()
expect(await migrateUntil(LAST_OF_0_1_0)).toHaveLength(11)
await apply("0.1.0.sql")
await apply("0.1.0-stand-ins.sql")
const folder = await mkdtemp(join(tmpdir(), "upgrade-"))
await backupShop({ url: database.url, pictures }, join(folder, "old.tar.gz"))
await migrateUntil(LAST_BEFORE_ORDER_LINES)
await apply("0.1.0-orders.sql")
await migrateUntil(LAST_BEFORE_IMPORT_ROWS_WERE_JSON)
await apply("applied-import.sql")
await migrateUntil(LAST_BEFORE_SETTINGS)
await apply("before-settings.sql")
await apply("waiting-imports.sql")
await query(
  `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, price_cents) values
     ('abcdef000000000000000001', 'LF-1', 'lu-fter-gro-abcdef', 'Lüfter groß', 'Cooling', 'A fan.', '', 1, 900),
     ('bcdefa000000000000000002', 'LF-2', 'cafe-120-bcdefa00', 'Café 120', 'Cooling', 'A fan.', '', 1, 900),
     ('cdefab000000000000000003', 'LF-3', 'own-address', 'Fön', 'Cooling', 'A fan.', '', 1, 900)`,
)
const openHere = () => openTestApi({ databaseUrl: database.url })
const [first, second] = await Promise.all([openHere(), openHere()])
afterAll(async () => {
  await first.close()
  await second.close()
  await database.close()
  await rm(folder, { recursive: true })
})

test("every migration was applied once, and one administrator was made", async () => {
  const names = await Array.fromAsync(glob("*.sql", { cwd: migrationsDir }))
  const applied = await first.sql("select name from schema_migrations order by name")
  expect(applied.map(({ name }) => name)).toEqual(names.toSorted())
  const made = "select count(*)::int as n from audit_log where action = 'user.make_admin'"
  expect(await first.sql(made)).toEqual([{ n: 1 }])
})

test("the books of the old shop are right, also against the ledger of its card stand-in", () =>
  expectBooksRight(first))

test("its backup is restored into this release, unless the database was brought to it already", async () => {
  const other = await testDatabase()
  const places = { url: other.url, pictures }
  const restore = () => restoreShop(places, join(folder, "old.tar.gz"))
  await expect(restore()).rejects.toThrow(/older release than this database .* nothing was changed/)
  await oldDatabase(other.url).empty()
  await restore()
  const shop = await openTestApi({ databaseUrl: other.url })
  await expectBooksRight(shop)
  const kept = "select name from users where id = 'user-1'"
  expect(await shop.sql(kept)).toEqual(await first.sql(kept))
  await shop.close()
  await other.close()
})

test.each([
  ["with the demo content keeps", "help@computer-assembler.example"],
  ["without it has no more", ""],
])("a shop %s the help address that nobody set", async (_, email) => {
  const other = await testDatabase()
  const old = oldDatabase(other.url)
  await old.empty()
  await old.migrateUntil(LAST_WITH_A_HELP_ADDRESS_EVERYWHERE)
  if (email) {
    const [part] = (await readDemoContent()).parts
    await old.query(
      `insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, available_quantity, price_cents)
       values ('${part?.id}', 'D-1', 'd-1', 'Demo', 'Memory', 'Demo', '/img/parts/anvil-1000-960.webp', 1, 0, 100)`,
    )
  }
  const shop = await openTestApi({ databaseUrl: other.url })
  const read = { version: 0, settings: { email } }
  expect(await shop.as()("GET /settings/shop")).toMatchObject(read)
  await shop.close()
  await other.close()
})

test("specs of its parts are brought into the vocabulary of this release, once", async () => {
  const read = "select count(*)::int as n from vocabulary_readings"
  await expect.poll(() => first.sql(read)).toEqual([{ n: 1 }])
  expect(await first.sql("select specs, version from parts where sku = 'RK-1'")).toEqual([
    { specs: { maxGpuMm: 330, rails: 2 }, version: 3 },
  ])
  const found = await first.send("GET /catalogue?category=Cases&cardRoom=300-349")
  expect(found.body).toMatchObject({ total: 1, parts: [{ chips: ["Cards to 330 mm"] }] })
})

test("addresses of parts get back the letters of their names, and the old ones still lead there", async () => {
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

test("what its card stand-in charged is paid back by that of this release", async () => {
  const [adminToken = ""] = await newTokens(first.db, [{ id: "user-2" }])
  const refunded = await first.send("POST /order/bbbbbbbbbbbbbbbbbbbbbbb1/refund", {
    token: adminToken,
    body: { amount: 1.5, reason: "A dent." },
  })
  expect(refunded.status).toBe(200)
  await expectBooksRight(first)
})

test("its parts are found, its buyer sees their orders and buys, its administrator goes on", async () => {
  const found = await first.send("GET /catalogue?q=anvil")
  expect(found.body).toMatchObject({ total: 1 })
  const byMaker = await first.send("GET /catalogue?q=rx48-9")
  expect(byMaker.body.parts).toMatchObject([{ sku: "RK-1", mpn: "RX 48/9" }])
  const [token = "", adminToken = ""] = await newTokens(first.db, [
    { id: "user-1" },
    { id: "user-2" },
  ])
  const purchaseId = "aaaaaaaaaaaaaaaaaaaaaaa1"
  const bought = await first.send("POST /purchase", { token, body: { purchaseId, quantity: 2 } })
  expect(bought.status).toBe(200)
  const removed = await second.send("DELETE /order/bbbbbbbbbbbbbbbbbbbbbbb2", { token })
  expect(removed.status).toBe(200)
  const part = await second.send(`GET /part/${purchaseId}`, { token: adminToken })
  expect(part.body.availableQuantity).toBe(76)
  const mine = await second.as({ token })("GET /myorder")
  expect(mine.map(({ _id }) => _id)).toContain("bbbbbbbbbbbbbbbbbbbbbbb1")
  await expectBooksRight(first)
})

test("its orders have numbers by the year and day they were placed on", async () => {
  const orders = await first.sql(
    `select order_number, extract(year from created_at at time zone 'UTC') || '-' || lpad(row_number() over (
       partition by extract(year from created_at at time zone 'UTC') order by created_at, id)::text, 6, '0') as counted
     from orders where id like 'bbbb%' or id like 'dddd%' order by created_at, id`,
  )
  expect(orders).not.toHaveLength(0)
  for (const { order_number, counted } of orders) expect(order_number).toBe(`CA-${counted}`)
})

test("its orders have a line each, whatever had become of them", async () => {
  const orders = await first.sql(
    `select o.id, l.number, l.part_id, l.sku, l.name, l.quantity, l.unit_price_cents::int, l.total_cents::int
     from orders o left join order_lines l on l.order_id = o.id where o.id like 'dddd%' order by o.id`,
  )
  const line = { number: 1, part_id: anvil, sku: "PS-1", name: "Anvil 1000", quantity: 2 }
  expect(orders).toHaveLength(12)
  for (const order of orders)
    expect(order).toMatchObject({ ...line, unit_price_cents: 14_900, total_cents: 29_800 })
  const [token = ""] = await newTokens(first.db, [{ id: "user-1" }])
  const mine = await first.as({ token })("GET /myorder")
  expect(mine.filter(({ _id }) => _id.startsWith("dddd"))).toHaveLength(10)
})

test("orders of several lines, whatever had become of them, are what they were", async () => {
  const [token = ""] = await newTokens(first.db, [{ id: "user-3" }])
  const buyer = first.as({ token })
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

test("a process of the release before sells and cancels beside those of this one", async () => {
  const [token = ""] = await newTokens(first.db, [{ id: "user-1" }])
  await apply("sold-by-release-before.sql")
  const params = { id: "f".repeat(24) }
  const sold = await first.as({ token })("GET /order/{id}", { params })
  expect(sold).toMatchObject({ purchaseId: anvil, quantity: 3, price: 447, unitPrice: 149 })
  await first.as({ token })("DELETE /order/{id}", { params })
  const body = { purchaseId: anvil, quantity: 2 }
  const { insertedId } = await first.as({ token })("POST /purchase", { body })
  await query(cancelledByReleaseBefore(insertedId))
  await expectBooksRight(first)
})

test("its orders on their way are a shipment each, and what the release before ships is one, too", async () => {
  const shipped = () =>
    first.sql(`select o.status, s.number, u.quantity, u.shipped, s.delivered_at is not null as delivered
      from orders o left join shipments s on s.order_id = o.id join order_line_units u on u.order_id = o.id
      where o.id like 'bbbb%' or o.id like 'dddd%' order by o.id`)
  for (const { status, number, quantity, shipped: units, delivered } of await shipped()) {
    const isOnItsWay = status === "shipped" || status === "delivered"
    expect([number, units]).toEqual(isOnItsWay ? [1, quantity] : [null, 0])
    expect(delivered).toBe(status === "delivered")
  }
  const [approved] = await first.sql(
    "select id from orders where status = 'approved' and paid_at is not null and refunded_cents = 0 and id like 'dddd%' limit 1",
  )
  const id = String(approved?.id)
  const step = (from: string, to: string, action = "order.advance") =>
    query(`update orders set status = '${to}' where id = '${id}';
      insert into audit_log (action, target, detail) values ('${action}', '${id}', '{"from": "${from}", "to": "${to}"}')`)
  await step("approved", "shipped")
  await expectBooksRight(first)
  await step("shipped", "approved", "order.undo")
  await expectBooksRight(first)
  await step("approved", "shipped")
  await step("shipped", "delivered")
  await step("delivered", "shipped", "order.undo")
  await expectBooksRight(first)
  expect(await first.sql("select delivered_at from shipments where order_id = $1", [id])).toEqual([
    { delivered_at: null },
  ])
})

const anvil = "aaaaaaaaaaaaaaaaaaaaaaa1"
const fan = "aaaaaaaaaaaaaaaaaaaaaaa5"

/** It goes by the order's own columns. */
const cancelledByReleaseBefore = (id: string) => `
  begin;
  update orders set status = 'cancelled', cancelled_at = now(), cancelled_from = 'pending' where id = '${id}';
  update parts set available_quantity = available_quantity + quantity
    from orders where orders.id = '${id}' and parts.id = orders.part_id;
  insert into stock_movements (part_id, delta, reason, order_id)
    select part_id, quantity, 'order_cancelled', id from orders where id = '${id}';
  commit`

test("an import that was applied before the upgrade is shown, and undone", async () => {
  const [token = ""] = await newTokens(first.db, [{ id: "user-2" }])
  const admin = first.as({ token })
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
  ["that waited for a word", "ccccccccccccccccccccccc2", "FN-1", "A quiet fan."],
  ["at which a process died", "ccccccccccccccccccccccc3", "SD-1", "A fast drive."],
])("an import %s before the upgrade is applied", async (_, id, sku, description) => {
  const [token = ""] = await newTokens(first.db, [{ id: "user-2" }])
  const admin = first.as({ token })
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
