import { sql } from "drizzle-orm"
import { afterAll, beforeEach, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { aPart, openTestApi } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0, adminTotp: "required" })
const { id, token } = shop.admin
beforeEach(async () => {
  await shop.sql("update users set two_factor_enabled = true where id = $1", [id])
})
afterAll(() => shop.close())

const add = () => shop.send("POST /part", { token, body: aPart() })

test("an administrator with a second factor can write", async () => {
  expect(await add()).toMatchObject({ status: 200 })
})

test.each([
  ["second_factor_missing", sql`update users set two_factor_enabled = false where id = ${id}`],
  ["forbidden", sql`update profiles set role = 'user' where user_id = ${id}`],
] as const)(
  "an administrator who loses the rights while waiting writes nothing: %s",
  async (code, lose) => {
    const parts = () => shop.sql("select count(*) from parts")
    const before = await parts()
    const answer = await whileItWaits(
      shop,
      (tx) => tx.execute(sql`lock table audit_log in share mode`),
      add,
      (tx) => tx.execute(lose),
    )
    expect(answer).toMatchObject({
      status: 403,
      body: { success: false, message: refusals[code].text },
    })
    expect(await parts()).toEqual(before)
  },
)
