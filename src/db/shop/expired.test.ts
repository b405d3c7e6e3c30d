import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"
import { deleteExpired } from "./expired.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

test("expired rows are deleted, and others stay", async () => {
  const gone = await shop.customer()
  const stays = await shop.customer()
  await shop.sql(
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    [gone.id],
  )
  await shop.sql(
    "insert into rate_limits (key, points, expire) values ('gone', 1, 1), ('stays', 1, 9e12)",
  )
  await deleteExpired(shop.db)
  const usersOf = async (table: string) =>
    (await shop.sql(`select user_id from ${table}`)).map(({ user_id }) => user_id)
  for (const table of ["sessions", "access_tokens"]) {
    expect(await usersOf(table)).not.toContain(gone.id)
    expect(await usersOf(table)).toContain(stays.id)
  }
  const counters = await shop.sql("select key from rate_limits where key in ('gone', 'stays')")
  expect(counters).toEqual([{ key: "stays" }])
})

test("an import whose process ended while saving is deleted after a day", async () => {
  const admin = shop.as(shop.admin)
  const begin = async () => {
    const { insertedId } = await admin("POST /import", { body: { fileName: "parts.csv" } })
    await shop.sql("update part_imports set state = 'applying' where id = $1", [insertedId])
    return insertedId
  }
  const dead = await begin()
  const live = await begin()
  await shop.sql("update part_imports set created_at = now() - interval '25 hours'")
  await shop.sql("update part_imports set touched_at = now() - interval '2 hours' where id = $1", [
    dead,
  ])
  await deleteExpired(shop.db)
  expect(await shop.sql("select id from part_imports")).toEqual([{ id: live }])
})

test("idempotent responses are kept for a week and event ids for a month", async () => {
  const { id } = await shop.customer()
  await shop.sql(
    `insert into idempotency_keys (user_id, key, request_hash, response, created_at)
     select $1, days || ' days', '\\x00', '{}', now() - make_interval(days => days) from unnest('{1,6,8}'::int[]) days`,
    [id],
  )
  await shop.sql(
    `insert into webhook_events (id, type, received_at)
     select 'evt of ' || days, 'payment_intent.succeeded', now() - make_interval(days => days)
     from unnest('{4,29,31}'::int[]) days`,
  )
  await deleteExpired(shop.db)
  const keys = await shop.sql("select key from idempotency_keys where user_id = $1 order by key", [
    id,
  ])
  expect(keys.map(({ key }) => key)).toEqual(["1 days", "6 days"])
  const events = await shop.sql(
    "select id from webhook_events where id like 'evt of %' order by id",
  )
  expect(events.map((event) => event.id)).toEqual(["evt of 29", "evt of 4"])
})
