import { afterAll, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"
import { deleteExpired } from "./expired.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(() => shop.close())

test("what has ended by time is removed, what has not stays", async () => {
  const [gone, stays] = [await shop.customer(), await shop.customer()]
  await shop.sql("update sessions set expires_at = now() where user_id = $1", [gone.id])
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
