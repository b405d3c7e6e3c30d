import { sql } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { refusals } from "#contract/refusals.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { whileItWaits } from "#test/waiting.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
let person: Person
let second: Person
beforeEach(async () => {
  person = await shop.customer()
  second = await shop.customer()
  await shop.sql("update profiles set role = 'user' where user_id <> $1", [shop.admin.id])
  await shop.sql("update profiles set role = 'admin' where user_id = $1", [shop.admin.id])
  await promote(second)
})
afterAll(() => shop.close())

const promote = ({ email }: Person) =>
  shop.as(shop.admin)("PUT /user/admin/{email}", { params: { email } })
const demote = ({ email }: { email: string }, { token }: Person) =>
  shop.send(`DELETE /user/admin/${email}`, { token })
const administrators = async () =>
  (await shop.sql("select user_id from profiles where role = 'admin'")).map(
    ({ user_id }) => user_id,
  )
const auditOf = ({ id }: Person) =>
  shop.sql("select actor_id, action from audit_log where target = $1 order by id", [id])

test("an account that is closed in the meantime does not become an administrator's", async () => {
  const promotion = whileItWaits(
    shop,
    (tx) => tx.execute(sql`select from users where id = ${person.id} for no key update`),
    () => promote(person),
    (tx) => tx.execute(sql`update users set closed_at = now() where id = ${person.id}`),
  )
  await expect(promotion).rejects.toMatchObject({ body: { code: "user_not_found" } })
  expect(await administrators()).toHaveLength(2)
})

describe("DELETE /user/admin/{email}", () => {
  test("revokes an administrator's rights from the next request on, and is audited", async () => {
    expect(await shop.send("GET /order", { token: second.token })).toMatchObject({ status: 200 })
    expect(await demote(second, shop.admin)).toMatchObject({
      status: 200,
      body: { acknowledged: true, success: true, matchedCount: 1, modifiedCount: 1 },
    })
    expect(await shop.send("GET /order", { token: second.token })).toMatchObject({ status: 403 })
    expect(await shop.send("GET /myorder", { token: second.token })).toMatchObject({ status: 200 })
    expect(await auditOf(second)).toEqual([
      { actor_id: shop.admin.id, action: "user.make_admin" },
      { actor_id: shop.admin.id, action: "user.remove_admin" },
    ])
  })

  test("that fails in the database logs why", async () => {
    await shop.sql("alter table profiles add constraint admins check (role = 'admin') not valid")
    const { status } = await demote(second, shop.admin)
    await shop.sql("alter table profiles drop constraint admins")
    expect(status).toBe(500)
    const failures = JSON.stringify(shop.loggedEvents("unexpected_error"))
    expect(failures).toContain("violates check constraint")
  })

  test("revokes one's own rights if there is another administrator", async () => {
    expect(await demote(second, second)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect(await shop.send("GET /order", { token: second.token })).toMatchObject({ status: 403 })
  })

  test("is refused to customers, for any address", async () => {
    for (const whose of [person, second, shop.admin, { email: "nobody@shop.example" }])
      expect(await demote(whose, person)).toMatchObject({
        status: 403,
        body: { message: refusals.forbidden.text },
      })
    expect(await administrators()).toHaveLength(2)
  })

  test("never revokes the last administrator's rights", async () => {
    await demote(second, shop.admin)
    expect(await demote(shop.admin, shop.admin)).toMatchObject({
      status: 409,
      body: { success: false, modifiedCount: 0, code: "last_administrator" },
    })
    expect(await administrators()).toEqual([shop.admin.id])
  })

  test("changes nothing for a customer, and answers 404 for an unknown address", async () => {
    expect(await demote(person, shop.admin)).toMatchObject({
      status: 200,
      body: { matchedCount: 1, modifiedCount: 0 },
    })
    expect(await auditOf(person)).toEqual([])
    expect(await demote({ email: "nobody@shop.example" }, shop.admin)).toMatchObject({
      status: 404,
      body: { modifiedCount: 0, code: "user_not_found" },
    })
  })

  test("sent ten times at once revokes once and is audited once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => demote(second, shop.admin)))
    expect(answers.map(({ body }) => Number(body.modifiedCount)).toSorted()).toEqual([
      ...Array(9).fill(0),
      1,
    ])
    expect(await auditOf(second)).toHaveLength(2)
  })

  test("by two administrators against each other leaves one, and the loser gets 403", async () => {
    const answers = await whileItWaits(
      shop,
      // Both have read the administrators and are about to write.
      (tx) => tx.execute(sql`lock table profiles in share row exclusive mode`),
      () => Promise.all([demote(shop.admin, second), demote(second, shop.admin)]),
      async () => undefined,
      2,
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(await administrators()).toHaveLength(1)
  })

  // Last, because it may close the account of the others.
  test("concurrent with closing an account leaves one administrator", async () => {
    await whileItWaits(
      shop,
      (tx) => tx.execute(sql`lock table profiles in share row exclusive mode`),
      () =>
        Promise.allSettled([
          demote(second, second),
          shop.as(shop.admin)("POST /account/close", { body: { password: shop.admin.password } }),
        ]),
      async () => undefined,
      2,
    )
    expect(await administrators()).toHaveLength(1)
  })
})
