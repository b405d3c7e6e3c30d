import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { formatDay } from "#domain/shop/days.ts"
import { staffTopics } from "#domain/shop/staff-topics.ts"
import { alertStaff } from "#operations/shop/alert-staff.ts"
import { expectRefusal } from "#test/expect-refusal.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
afterAll(shop.close)
const asAdmin = shop.as(shop.admin)
const choose = (topics: readonly string[], { token } = shop.admin) =>
  shop.send("PUT /staff-notification", { token, body: { topics } })

/** Mails to staff by topic, oldest first. */
const staffMails = async () =>
  (
    await shop.sql(
      "select data->>'topic' as topic, data from mail_outbox where template = 'staff-notice' order by id",
    )
  ).map(({ topic, data }) => ({ topic, ...Object(data) }))

beforeAll(() => shop.holdMails())
beforeEach(async () => {
  await shop.sql("delete from mail_outbox")
})

const place = async (part?: string) => {
  const buyer = await shop.customer()
  const body = { purchaseId: part ?? (await shop.part()), quantity: 1 }
  const { insertedId: id } = await shop.as(buyer)("POST /purchase", { body })
  return { buyer, id }
}

describe("an administrator's choice of mails", () => {
  test("is empty at first, is stored, and is shown in their account", async () => {
    expect((await asAdmin("GET /account")).staffTopics).toEqual([])
    expect(await choose(["return", "order", "order"])).toMatchObject({
      status: 200,
      body: { topics: ["order", "return"] },
    })
    expect((await asAdmin("GET /account")).staffTopics).toEqual(["order", "return"])
  })

  test("is refused to customers, and for unknown topics", async () => {
    const customer = await shop.customer()
    expectRefusal(await choose(["order"], customer), 403)
    expect((await shop.as(customer)("GET /account")).staffTopics).toBeUndefined()
    expectRefusal(await choose(["weather"]), 400)
  })

  test("is stored whole when two save at once", async () => {
    const choices = [["order", "freight"], ["dispute"]]
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => choose(choices[index % 2] ?? [])),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(choices).toContainEqual((await asAdmin("GET /account")).staffTopics)
  })
})

test("a paid order is reported once, to administrators who chose it", async () => {
  await choose(["order"])
  const { buyer, id } = await place()
  expect(await staffMails()).toEqual([])
  await payOrder(shop, buyer, id)
  const [mail, ...others] = await staffMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ topic: "order", path: `/dashboard/order/${id}` })
  const other = await place()
  await shop.sql("update profiles set role = 'user' where user_id = $1", [shop.admin.id])
  await payOrder(shop, other.buyer, other.id)
  expect(await staffMails()).toHaveLength(1)
  await shop.sql("update profiles set role = 'admin' where user_id = $1", [shop.admin.id])
})

test("further news of a topic within minutes are counted in one delayed mail", async () => {
  await choose(["order"])
  const part = await shop.part()
  const sell = async () => {
    const { buyer, id } = await place(part)
    await payOrder(shop, buyer, id)
  }
  await sell()
  await shop.sql("alter table mail_outbox alter column handed_over_at drop default")
  for (let count = 0; count < 3; count += 1) await sell()
  expect(await staffMails()).toMatchObject([{ topic: "order" }, { topic: "order", more: 2 }])
  const held = await shop.sql(
    "select extract(epoch from send_after - now()) / 60 as minutes from mail_outbox where send_after is not null",
  )
  expect(held).toHaveLength(1)
  expect(Number(held[0]?.minutes)).toBeCloseTo(15, 0)
  const later = "now() - interval '16 minutes'"
  await shop.sql(
    `update mail_outbox set created_at = ${later}, send_after = ${later}, handed_over_at = now() where template = 'staff-notice'`,
  )
  await shop.holdMails()
  await sell()
  expect(await staffMails()).toHaveLength(3)
})

test("a cancelled paid order is reported", async () => {
  await choose(["cancellation"])
  await shop.saveSettings("order-changes", { cancelling: "until shipped" })
  const { buyer, id } = await place()
  await payOrder(shop, buyer, id)
  const answer = await shop.send(`POST /order/${id}/cancel`, {
    token: buyer.token,
    body: { reason: "Too many." },
  })
  expect(answer.status).toBeLessThan(300)
  await expect.poll(staffMails).toMatchObject([{ topic: "cancellation" }])
})

describe("a job reports", () => {
  test("parts that run low, each once until it has stock again", async () => {
    await alertStaff(shop)
    await choose(["low_stock"])
    const part = await shop.part({ name: "Scarce", minimumQuantity: 5, availableQuantity: 9 })
    await Promise.all([alertStaff(shop), alertStaff(shop), alertStaff(shop)])
    expect(await staffMails()).toMatchObject([
      { topic: "low_stock", facts: [{ label: "Part", value: "Scarce, 9 available" }] },
    ])
    await shop.sql("update staff_alerts set subject = 'gone' where subject = $1", [part])
    await alertStaff(shop)
    expect(await staffMails()).toHaveLength(2)
  })

  test("failing mail, until none fails", async () => {
    await choose(["mail_failing"])
    await shop.sql(
      "insert into mail_outbox (recipient, template, data, state) values ('a@b.example', 'recall', '{}', 'dead')",
    )
    await alertStaff(shop)
    await alertStaff(shop)
    expect(await staffMails()).toMatchObject([{ topic: "mail_failing" }])
    // Nobody needs to deal with a mail that failed earlier.
    await shop.sql("update mail_outbox set updated_at = now() - interval '25 hours'")
    await alertStaff(shop)
    expect(await shop.sql("select from staff_alerts where topic = 'mail_failing'")).toEqual([])
  })

  test("an old backup", async () => {
    await choose(["backup_old"])
    await shop.sql("insert into last_backup (made_at) values (now() - interval '1 day')")
    await alertStaff(shop)
    expect(await staffMails()).toEqual([])
    await shop.saveSettings("shop", { timeZone: "Pacific/Kiritimati" })
    await shop.sql("update last_backup set made_at = '2026-01-10 12:00Z'")
    await alertStaff(shop)
    await alertStaff(shop)
    const facts = [{ value: formatDay("2026-01-11") }]
    expect(await staffMails()).toMatchObject([{ topic: "backup_old", facts }])
    expect((await asAdmin("GET /overview")).work.backup).toBe(true)
    expect((await asAdmin("GET /shop-health")).backup.isOld).toBe(true)
  })
})

test("a tax id that staff must decide on is reported", async () => {
  await choose([...staffTopics])
  await shop.saveSettings("tax", {
    on: true,
    country: "US",
    region: "NY",
    rates: [{ country: "US", region: "NY", name: "Sales tax", percent: 8 }],
  })
  const customer = await shop.customer()
  const added = await shop.send("POST /tax-id", {
    token: customer.token,
    body: { country: "US", region: "TX", number: "01-339" },
  })
  expect(added.status).toBe(200)
  expect(await staffMails()).toMatchObject([{ topic: "tax_id", path: "/dashboard/tax-ids" }])
})

test("the shop's health is shown, and a test mail goes to the administrator who asks for it", async () => {
  const health = await asAdmin("GET /shop-health")
  expect(health).toMatchObject({ cards: { provider: "sandbox" }, mail: { carrier: "outbox" } })
  expect(health.disk?.freeBytes).toBeGreaterThan(0)
  expect(health.jobs.map(({ name }) => name)).toContain("staff-alerts")
  expect(await asAdmin("POST /mail-test")).toMatchObject({ to: shop.admin.email })
  const sent = await shop.sql("select recipient from mail_outbox where template = 'mail-test'")
  expect(sent).toEqual([{ recipient: shop.admin.email }])
})
