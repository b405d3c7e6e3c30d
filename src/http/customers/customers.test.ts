import { expect, test } from "vitest"
import type { customerSorts } from "#domain/accounts/customer-sorts.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"
import { refund } from "#test/services/refunds.ts"
import type { Person } from "#test/test-shop.ts"

const { shop, buyer, place, auditOf } = await orderTests()
await shop.holdMails()
const desk = shop.as(shop.admin)

const address = {
  name: "Ada Byron",
  company: "Northmere Systems",
  street: "12 Shore Road",
  city: "Leith",
  postalCode: "EH6 6QN",
  country: "GB",
  phone: "+44 131 496 0077",
}
const page = (id: string) => desk("GET /customer/{id}", { params: { id } })
const found = async (q: string) =>
  (await desk("GET /customer", { query: { q } })).map(({ _id }) => _id)
const ask = (route: string, body: object, by: Pick<Person, "token"> = shop.admin, key?: string) =>
  shop.send(route, {
    token: by.token,
    body,
    headers: key ? { "idempotency-key": key } : {},
  })
let opened = 0
const newEmail = () => {
  opened += 1
  return `opened-${opened}@firm.example`
}
const mailsTo = (email: string) =>
  shop.sql("select template, data from mail_outbox where recipient = $1 order by id", [email])

/** Opens the link of the last mail to this address. */
async function choosePassword(email: string, newPassword: string) {
  const link = String(Object((await mailsTo(email)).at(-1)?.data).link)
  const token = new URL(link).searchParams.get("token")
  return shop.send("POST /api/auth/reset-password", {
    headers: { origin: shop.url },
    body: { token, newPassword },
  })
}

test("the list shows each customer's orders and revenue net of refunds, and searches all fields", async () => {
  const me = buyer()
  await shop.as(me)("POST /address", { body: address })
  const partId = await shop.part({ price: 10 })
  const paid = await place(partId, 3)
  await payOrder(shop, me, paid)
  await refund(shop, paid, { reason: "A dent.", amount: 5 })
  await place(partId, 2)
  const cancelled = await place(partId, 1)
  await shop.as(me)("DELETE /order/{id}", { params: { id: cancelled } })
  await shop.sql(
    `insert into tax_ids (id, user_id, kind, country, region, number, state, checked_at, consultation)
     values (repeat('b', 24), $1, 'eu_vat', 'DE', '', 'DE136695976', 'valid', '2026-11-02', 'WAPI-7')`,
    [me.id],
  )
  const { orderNumber } = await shop.as(me)("GET /order/{id}", { params: { id: paid } })
  const shown = {
    _id: me.id,
    name: me.name,
    company: "Northmere Systems",
    city: "Leith",
    phone: "+44 131 496 0077",
    orders: 2,
    revenue: 25,
    unpaidOrders: 1,
    unpaid: 20,
    currency: "USD",
    lastOrderAt: expect.any(String),
    tags: [],
  }
  expect((await desk("GET /customer"))[0]).toMatchObject(shown)
  for (const q of [
    me.email,
    "northmere",
    "leith",
    "0131 4960077",
    "DE 136 695 976",
    orderNumber,
    me.name,
  ])
    expect(await found(q), q).toContain(me.id)
  expect(await found("nobody of this name")).toEqual([])
  expect(await page(me.id)).toMatchObject({
    ...shown,
    signsIn: true,
    addresses: [{ city: "Leith" }],
    taxIds: [{ number: "DE136695976", state: "valid", consultation: "WAPI-7" }],
    notes: [],
    lists: 0,
    sessions: 1,
  })
})

test("the list continues after the last row seen", async () => {
  await shop.customer()
  const [first, second] = await desk("GET /customer", { query: { limit: 2 } })
  const next = await desk("GET /customer", { query: { limit: 1, after: first?._id ?? "" } })
  expect(next).toMatchObject([{ _id: second?._id }])
})

test("the list is sorted by each column in both directions, page by page", async () => {
  const most = await shop.customer()
  const least = await shop.customer()
  await shop.sql("update users set name = 'aaron' where id = $1", [least.id])
  await shop.sql("update users set name = 'Zoe' where id = $1", [most.id])
  const partId = await shop.part({ price: 900_000 })
  for (const who of [most, most, most])
    await shop.as(who)("POST /order", { body: { lines: [{ partId, quantity: 1 }] } })
  const paidId = (await shop.as(most)("GET /myorder"))[0]?._id ?? ""
  await payOrder(shop, most, paidId)
  const inOrder = async (sort: (typeof customerSorts)[number]) => {
    const ids: string[] = []
    for (;;) {
      const query = { sort, limit: 3, after: ids.at(-1) }
      const rows = await desk("GET /customer", { query })
      ids.push(...rows.map(({ _id }) => _id))
      if (rows.length < 3) return ids
    }
  }
  const all = await inOrder("name")
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual((await inOrder("-name")).toReversed())
  expect(all.indexOf(least.id)).toBeLessThan(all.indexOf(most.id))
  for (const sort of ["orders", "revenue", "lastOrder"] as const) {
    const rising = await inOrder(sort)
    expect(rising.at(-1), sort).toBe(most.id)
    expect((await inOrder(`-${sort}`)).toReversed()).toEqual(rising)
    expect(rising).toHaveLength(all.length)
  }
  const found = await desk("GET /customer", { query: { q: "aaron", sort: "-orders" } })
  expect(found.map(({ _id }) => _id)).toEqual([least.id])
  expect((await shop.send("GET /customer?sort=email", { token: shop.admin.token })).status).toBe(
    400,
  )
})

test("the list is exported as it is shown, and the export is audited", async () => {
  const me = buyer()
  await shop.sql("update users set name = '=cmd()' where id = $1", [me.id])
  await ask(`POST /customer/${me.id}/tag`, { add: ["Wholesale", "Exporter"], remove: [] })
  const response = await fetch(`${shop.url}/export/customers?q=${me.email}&sort=-revenue`, {
    headers: { authorization: `Bearer ${shop.admin.token}` },
  })
  const [heading, row, ...more] = (await response.text()).split("\r\n")
  expect(heading).toMatch(/^.?id,email,name,company,.*,lastOrderAt,tags$/)
  const { orders, revenue } = await page(me.id)
  expect(row).toMatch(
    new RegExp(`^${me.id},${me.email},'=cmd\\(\\),.*,${orders},${revenue.toFixed(2)},`),
  )
  expect(row).toMatch(/,"Exporter; Wholesale"$/)
  expect(more).toEqual([""])
  const [last] = await shop.sql(
    "select target, detail from audit_log where action = 'export' order by id desc limit 1",
  )
  expect(last).toMatchObject({ target: "customers", detail: { sort: "-revenue" } })
  await ask(`POST /customer/${me.id}/tag`, { add: [], remove: ["Wholesale", "Exporter"] })
})

test("an account that staff open can be entered only with the mailed link", async () => {
  const email = newEmail()
  const body = { email: email.toUpperCase(), name: "Grace Hopper", phone: "0131 1", address }
  const answer = await ask("POST /customer", body, shop.admin, "once")
  const id = String(answer.body.insertedId)
  expect((await ask("POST /customer", body, shop.admin, "once")).body.insertedId).toBe(id)
  expect(await page(id)).toMatchObject({
    email,
    emailVerified: false,
    signsIn: false,
    phone: "0131 1",
    addresses: [{ city: "Leith", default: true }],
  })
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(["account-opened"])
  expect(await auditOf(id)).toMatchObject([{ action: "customer.create", actor_id: shop.admin.id }])
  const signIn = (password: string) =>
    shop.send("POST /api/auth/sign-in/email", {
      headers: { origin: shop.url },
      body: { email, password },
    })
  expect((await signIn("")).status).not.toBe(200)
  expect((await choosePassword(email, "a good long secret")).status).toBe(200)
  expect((await choosePassword(email, "another long secret")).status).toBe(400)
  expect((await signIn("a good long secret")).status).toBe(200)
  expect(await page(id)).toMatchObject({ emailVerified: true, signsIn: true })
  expectRefusal(await ask(`POST /customer/${id}/password-link`, {}), 409)
})

test("another link can be sent until a password is chosen, and either works once", async () => {
  const email = newEmail()
  const id = String((await ask("POST /customer", { email, name: "Alan" })).body.insertedId)
  expect((await ask(`POST /customer/${id}/password-link`, {})).status).toBe(200)
  expect((await choosePassword(email, "a good long secret")).status).toBe(200)
  expectRefusal(await ask("POST /customer/nobody/password-link", {}), 404)
})

test("an address has one account, also when several are opened at once", async () => {
  const me = buyer()
  const taken = await ask("POST /customer", { email: me.email, name: "Again" })
  expect(taken).toMatchObject({
    status: 409,
    body: { code: "customer_exists", customerId: me.id },
  })
  const email = newEmail()
  const answers = await Promise.all(
    ["A", "B", "C", "D"].map((name) => ask("POST /customer", { email, name })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(await mailsTo(email)).toHaveLength(1)
  const wrong = { email: newEmail(), name: "C", address: { ...address, postalCode: "1" } }
  expectRefusal(await ask("POST /customer", wrong), 400)
  expect(await found(wrong.email)).toEqual([])
})

test("notes and tags are for administrators, keep their author, and are deleted with the account", async () => {
  const me = buyer()
  const note = { text: "Calls before noon." }
  await ask(`POST /customer/${me.id}/note`, note, shop.admin, "note")
  await ask(`POST /customer/${me.id}/note`, note, shop.admin, "note")
  const tag = (add: string[], remove: string[] = []) =>
    ask(`POST /customer/${me.id}/tag`, { add, remove })
  expect((await tag(["Key account", " key  ACCOUNT ", "Trade fair"])).body.modifiedCount).toBe(1)
  expect((await tag(["key account"])).body.modifiedCount).toBe(0)
  expect(await page(me.id)).toMatchObject({
    notes: [{ text: note.text, by: shop.admin.email, at: expect.any(String) }],
    tags: ["Key account", "Trade fair"],
  })
  expect(await desk("GET /customer", { query: { tag: "KEY ACCOUNT" } })).toMatchObject([
    { _id: me.id },
  ])
  expect(await desk("GET /customer-tag")).toEqual(["Key account", "Trade fair"])
  await tag([], ["trade fair"])
  expect(await desk("GET /customer-tag")).toEqual(["Key account"])
  const all = Array.from({ length: 20 }, (_, index) => `Tag ${index}`)
  expectRefusal(await tag(all), 409)
  expect((await page(me.id)).tags).toEqual(["Key account"])
  expectRefusal(await tag([""]), 400)
  for (const route of ["note", "tag", "sign-out", "address"])
    expectRefusal(await ask(`POST /customer/${me.id}/${route}`, note, me), 403)
  expectRefusal(await ask("POST /customer/nobody/note", note), 404)
  await shop.as(me)("POST /account/close", { body: { password: me.password } })
  expect(await shop.sql("select from customer_notes where user_id = $1", [me.id])).toEqual([])
  expect((await shop.send(`GET /customer/${me.id}`, { token: shop.admin.token })).status).toBe(404)
})

test("tags added concurrently are all kept", async () => {
  const me = buyer()
  const names = ["A", "B", "C", "D", "E"]
  await Promise.all(
    names.map((name) => ask(`POST /customer/${me.id}/tag`, { add: [name, "Same"] })),
  )
  expect((await page(me.id)).tags).toEqual([...names, "Same"])
})

test("staff sign a customer out everywhere and export the customer's data", async () => {
  const me = buyer()
  const again = await shop.signIn(me)
  const own = await shop.as(me)("GET /account/export")
  const theirs = await desk("GET /customer/{id}/export", { params: { id: me.id } })
  expect(theirs.account).toEqual(own.account)
  expect(shop.loggedEvents("account_exported").slice(-2)).toMatchObject([
    { userId: me.id, readerId: me.id },
    { userId: me.id, readerId: shop.admin.id },
  ])
  expect(theirs.sessions).toHaveLength(2)
  const answer = await ask(`POST /customer/${me.id}/sign-out`, {})
  expect(answer.body).toMatchObject({ deletedCount: 2 })
  for (const { token } of [me, again])
    expect((await shop.send("GET /account", { token })).status).toBe(401)
  expect((await auditOf(me.id)).map(({ action }) => action)).toContain("sessions.end")
})

test("staff add an address for a customer", async () => {
  const me = buyer()
  const add = (body: object) => ask(`POST /customer/${me.id}/address`, body, shop.admin, "one")
  const { insertedId } = (await add(address)).body
  expect((await add(address)).body.insertedId).toBe(insertedId)
  expect(await shop.as(me)("GET /address")).toMatchObject([{ _id: insertedId, city: "Leith" }])
  expect(await auditOf(me.id)).toMatchObject([{ action: "customer.address" }])
})

test("an administrator's keys and the customer's own do not meet", async () => {
  const me = buyer()
  const key = "the same"
  expect((await ask("POST /address", address, me, key)).status).toBe(200)
  const another = { ...address, city: "Edinburgh" }
  expect((await ask(`POST /customer/${me.id}/address`, another, shop.admin, key)).status).toBe(200)
  expect(await shop.as(me)("GET /address")).toHaveLength(2)
})
