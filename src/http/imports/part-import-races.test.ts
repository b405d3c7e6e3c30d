import { setTimeout as delay } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { afterAll, expect, test } from "vitest"
import { reindexSpecs } from "#operations/catalogue/reindex-specs.ts"
import { expectBooksRight } from "#test/books.ts"
import { csv, importCommands } from "#test/import-shop.ts"
import { openTestApi } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const { dryRun, apply, undo, partBySku } = importCommands(shop)
afterAll(() => shop.close())

const read = (id: string) => shop.as(shop.admin)("GET /import/{id}", { params: { id } })
const cancel = (id: string) => shop.as(shop.admin)("DELETE /import/{id}", { params: { id } })
const refused = (code: string) => ({ status: 409, body: { code } })
/** A process checks twice a second whether the import is still its own. */
const UNTIL_NOTICED_MS = 1_000

test("a running import can be stopped, and nothing of it is left", async () => {
  await apply((await dryRun(csv("sku,name,price", "A-1,Anvil,5", "A-2,Awl,5"))).id)
  const { id } = await dryRun(csv("sku,price", "A-1,6"))
  const other = await dryRun(csv("sku,price", "A-2,7"))
  const stopped = whileItWaits(
    shop,
    (tx) => tx.execute(sql`select from parts where sku = 'A-1' for update`),
    () => apply(id).catch((error: unknown) => error),
    async () => {
      expect(await read(id)).toMatchObject({ state: "applying" })
      await expect(apply(id)).rejects.toMatchObject(refused("import_state"))
      expect(await read(id)).toMatchObject({ state: "applying" })
      await expect(apply(other.id)).rejects.toMatchObject(refused("import_busy"))
      expect(await read(other.id)).toMatchObject({ state: "ready" })
      expect(await cancel(id)).toMatchObject({ import: { state: "ready" } })
      await delay(UNTIL_NOTICED_MS)
    },
  )
  expect(await stopped).toMatchObject(refused("import_cancelled"))
  expect(await partBySku("A-1")).toMatchObject({ price_cents: 500, version: 1 })
  expect(await apply(other.id)).toMatchObject({ state: "applied" })
  expect(await apply(id)).toMatchObject({ state: "applied" })

  const kept = whileItWaits(
    shop,
    (tx) => tx.execute(sql`select from parts where sku = 'A-1' for update`),
    () => undo(id).catch((error: unknown) => error),
    async () => {
      expect(await cancel(id)).toMatchObject({ import: { state: "applied" } })
    },
  )
  expect(await kept, "also when it is stopped just before its end").toMatchObject(
    refused("import_cancelled"),
  )
  expect(await partBySku("A-1")).toMatchObject({ price_cents: 600 })
})

test("an import continues if its progress cannot be written, which is logged", async () => {
  const { id } = await dryRun(csv("sku,price", "A-1,8"))
  await shop.sql(`create function no_progress() returns trigger language plpgsql as
    $$ begin raise 'no room for progress'; end $$`)
  await shop.sql(`create trigger no_progress before update on part_imports for each row
    when (old.state = 'applying' and new.state = 'applying') execute function no_progress()`)
  const logEntry = () => shop.loggedEvents("import_progress_not_kept")[0]
  const applied = whileItWaits(
    shop,
    (tx) => tx.execute(sql`select from parts where sku = 'A-1' for update`),
    () => apply(id),
    () => expect.poll(logEntry).toMatchObject({ importId: id }),
  )
  expect(await applied).toMatchObject({ state: "applied" })
  await shop.sql("drop trigger no_progress on part_imports")
  expect(await partBySku("A-1")).toMatchObject({ price_cents: 800 })
})

test("an import reports progress, and writes nothing if one of its numbers is taken meanwhile", async () => {
  const lines = Array.from({ length: 2001 }, (_, n) => `B-${n},Bolt ${n},5`)
  const { id } = await dryRun(csv("sku,name,price", ...lines))
  const applied = whileItWaits(
    shop,
    (tx) =>
      tx.execute(sql`insert into parts (id, sku, slug, name, category, description, image, minimum_quantity, available_quantity, price_cents)
        values (lpad('b', 24, '0'), 'B-2000', 'of-somebody-else', 'Bolt', 'Bolts', 'Bolt', '', 1, 0, 500)`),
    () => apply(id).catch((error: unknown) => error),
    () => expect.poll(() => read(id)).toMatchObject({ done: 2000, total: 2001 }),
  )
  expect(await applied).toMatchObject({
    status: 409,
    body: { code: "import_outdated", count: 1, rows: [] },
  })
  expect(await read(id)).toMatchObject({ state: "ready" })
  expect(await partBySku("B-0")).toBeUndefined()
})

test("a reader that fails after another took over does not end the other's work", async () => {
  const { id } = await dryRun(csv("sku,price", "A-1,9"))
  const { token } = shop.admin
  const answer = await whileItWaits(
    shop,
    (tx) => tx.execute(sql`lock table part_import_problems`),
    () => shop.send(`POST /import/${id}/read`, { token }),
    async (tx) => {
      // What another process does after a minute of silence.
      await shop.sql("update part_imports set run = run + 1 where id = $1", [id])
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    },
  )
  expect(answer).toMatchObject({ status: 503 })
  expect(await read(id)).toMatchObject({ state: "reading" })
})

test("parts that an import changes while parts are reindexed are reindexed again", async () => {
  await shop.part({ sku: "D-1", category: "Oddments", specs: { wattage: "850 W" } })
  await shop.part({ sku: "D-2", category: "Oddments", specs: { wattage: "650 W" } })
  await apply((await dryRun(csv("sku,category", "D-2,Power supplies"))).id)
  const { id } = await dryRun(csv("sku,category", "D-1,Power supplies"))
  await whileItWaits(
    shop,
    (tx) => tx.execute(sql`select from parts where sku = 'D-2' for update`),
    () => reindexSpecs(shop),
    () => apply(id),
  )
  await reindexSpecs(shop)
  expect(await partBySku("D-1")).toMatchObject({ specs: { wattageW: 850 } })
  expect(await partBySku("D-2")).toMatchObject({ specs: { wattageW: 650 } })
})

test("stock movements of an import and its undo record the actor and the request", async () => {
  const { id } = await dryRun(csv("sku,name,price,availableQuantity", "C-1,Cog,5,3"))
  await expect(undo(id)).rejects.toMatchObject(refused("import_state"))
  await apply(id)
  await undo(id)
  const moved = await shop.sql(
    "select m.note, m.actor_id from stock_movements m join parts p on p.id = m.part_id where p.sku = 'C-1' order by m.id",
  )
  expect(moved).toEqual([
    { note: "Import of parts.csv", actor_id: shop.admin.id },
    { note: "Import of parts.csv undone", actor_id: shop.admin.id },
  ])
  const audited = await shop.sql(
    "select distinct actor_id, request_id is not null as requested from audit_log where detail->>'import' = $1",
    [id],
  )
  expect(audited).toEqual([{ actor_id: shop.admin.id, requested: true }])
  await expectBooksRight(shop)
})
