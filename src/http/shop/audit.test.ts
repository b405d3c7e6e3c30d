import { readFileSync } from "node:fs"
import { glob } from "node:fs/promises"
import { afterAll, describe, expect, test } from "vitest"
import type { auditFilters } from "#contract/shop/audit.ts"
import { auditActions, auditGroups } from "#contract/shop/audit-actions.ts"
import { payOrder } from "#test/pay.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const partId = await shop.part({ name: "Loom", price: 3, sku: "CA-LOOM" })
afterAll(() => shop.close())

const admin = () => shop.as(shop.admin)
const read = (
  query: Partial<Record<keyof typeof auditFilters | "after", string>> & { limit?: number } = {},
) => admin()("GET /audit", { query })
const ofLoom = { target: "CA-LOOM" }

describe("the audit log shows administrators", () => {
  test("which draft order and whose tax id an entry is about", async () => {
    const buyer = await shop.customer()
    const lines = [{ partId, quantity: 1 }]
    const body = { email: buyer.email, lines }
    const { insertedId: id } = await admin()("POST /draft-order", { body })
    const { number: name } = await admin()("GET /draft-order/{id}", { params: { id } })
    const { entries } = await read({ target: name })
    expect(entries).toMatchObject([
      { words: "Draft order created", about: { kind: "draft", name, id } },
    ])
    const taxId = "a".repeat(24)
    await shop.sql(
      `insert into tax_ids (id, user_id, kind, country, region, number, state)
       values ($1, $2, 'gb_vat', 'GB', '', 'GB123456789', 'waiting')`,
      [taxId, buyer.id],
    )
    const decided = { params: { id: taxId }, body: { valid: true } }
    await admin()("POST /tax-id/{id}/decision", decided)
    expect((await read({ target: taxId })).entries).toMatchObject([
      { words: "Tax id reviewed", about: { kind: "account", name: buyer.email, id: buyer.id } },
    ])
  })

  test("who did what to which part, with old and new price, and the stock", async () => {
    const params = { id: partId }
    await admin()("PATCH /part/{id}", { params, body: { version: 1, price: 4 } })
    await admin()("POST /part/{id}/stock", {
      params,
      body: { delta: 20, reason: "restock", note: "=Delivery" },
    })
    const { entries, next } = await read(ofLoom)
    expect(next).toBeUndefined()
    expect(entries.map(({ words }) => words)).toEqual([
      "Stock corrected",
      "Part edited",
      "Part added",
    ])
    expect(entries[0]).toMatchObject({
      byId: shop.admin.id,
      byEmail: shop.admin.email,
      about: { kind: "part", id: partId, name: "Loom" },
      changes: [{ field: "Available quantity", from: "100", to: "120" }],
      facts: expect.arrayContaining([{ field: "Note", value: "=Delivery" }]),
      requestId: expect.any(String),
    })
    expect(entries[1]?.changes).toEqual([{ field: "Price", from: "$3.00", to: "$4.00" }])
  })

  test("what mails an administrator chose, in the reader's language", async () => {
    const { token } = shop.admin
    const topics = ["order", "backup_old"]
    await shop.send("PUT /staff-notification", { token, body: { topics } })
    const factsIn = async (language: string) => {
      const headers = { "x-language": language }
      const { body } = await shop.send("GET /audit?action=user.staff_mails", { token, headers })
      return body.entries
    }
    const inEnglish = "An order is paid; The last backup is older than two days"
    expect(await factsIn("en")).toMatchObject([{ facts: [{ field: "Topics", value: inEnglish }] }])
    const inGerman = "Eine Bestellung ist bezahlt; Die letzte Sicherung ist älter als zwei Tage"
    expect(await factsIn("de")).toMatchObject([{ facts: [{ field: "Anlässe", value: inGerman }] }])
  })

  test("what changed in settings, also nested, and only the changed part of a long text", async () => {
    const save = (about: string, phone: string) =>
      shop.saveSettings("footer", { about, links: [{ label: phone, href: "/parts" }] })
    await save(`${"a".repeat(90)}one${"z".repeat(90)}`, "First")
    await save(`${"a".repeat(90)}two${"z".repeat(90)}`, "Second")
    const { entries } = await read({ target: "footer" })
    expect(entries[0]?.about).toMatchObject({ kind: "settings", id: "footer" })
    const side = (middle: string) => `…${"a".repeat(40)}${middle}${"z".repeat(40)}…`
    expect(entries[0]?.changes).toEqual([
      { field: "About the shop", from: side("one"), to: side("two") },
      { field: "More links 1: Label", from: "First", to: "Second" },
    ])
  })

  test("texts of settings as they were typed, also if they look like a code of the log", async () => {
    const job = { role: "Clerk", org: "Loom", from: "constructor", to: "file", points: [] }
    await shop.saveSettings("portfolio", { experience: [job] })
    const headers = { "x-language": "de" }
    const { token } = shop.admin
    const { body } = await shop.send("GET /audit?target=portfolio", { token, headers })
    const shown = JSON.stringify(body)
    expect(shown).toContain('"to":"constructor"')
    expect(shown).toContain('"to":"file"')
  })

  test("the shop's own actions, and an order's steps by its order number", async () => {
    const buyer = await shop.customer()
    const body = { lines: [{ partId, quantity: 1 }] }
    const { insertedId: id } = await shop.as(buyer)("POST /order", { body })
    await payOrder(shop, buyer, id)
    await admin()("PUT /order/{id}", { params: { id }, body: {} })
    const [row] = await shop.sql("select order_number from orders where id = $1", [id])
    const target = String(row?.order_number)
    const { entries } = await read({ target })
    expect(entries).toMatchObject([
      {
        words: "Order status advanced",
        about: { kind: "order", id, name: target },
        changes: [{ field: "Status", from: "pending", to: "approved" }],
      },
      {
        words: "Order paid",
        by: "",
        facts: [{ field: "Total", value: "$4.00" }, { field: "Transaction id" }],
      },
    ])
    expect((await read({ who: "shop", target })).entries).toHaveLength(1)
    expect((await read({ who: shop.admin.email, target })).entries).toHaveLength(1)
  })

  test("no ids that no page shows", async () => {
    const { email } = await shop.customer()
    const body = { email, lines: [{ partId, quantity: 1 }] }
    await admin()("POST /draft-order", { body })
    const { entries } = await read({ action: "draft.add" })
    expect(entries[0]).toMatchObject({ about: { kind: "draft" }, facts: [] })
  })

  test("entries filtered by actor, group, days and words, page by page, each once", async () => {
    const all: string[] = []
    let after: string | undefined
    do {
      const page = await read({ limit: 2, ...(after && { after }) })
      all.push(...page.entries.map(({ _id }) => _id))
      after = page.next
    } while (after)
    expect(all).toEqual(all.toSorted((a, b) => Number(b) - Number(a)))
    const [counted] = await shop.sql("select count(*)::integer as n from audit_log")
    expect(new Set(all).size).toBe(counted?.n)

    const today = new Date().toISOString().slice(0, 10)
    const query = { action: "parts", from: "2026-01-01", to: today, q: "=deliv" }
    expect((await read(query)).entries).toHaveLength(1)
    for (const none of [{ to: "2026-01-01" }, { who: "nobody at all" }, { action: "no.such" }])
      expect((await read({ ...query, ...none })).entries).toEqual([])
    await expect(read({ from: "2026-02-30" })).rejects.toMatchObject({ status: 400 })
  })

  test("a CSV without formulas, whose export is an entry itself", async () => {
    const headers = { authorization: `Bearer ${shop.admin.token}` }
    const response = await fetch(`${shop.url}/export/audit?target=CA-LOOM`, { headers })
    const [heading, newest, ...others] = (await response.text()).split("\r\n")
    expect(heading).toContain("id,at,by,action,target,before,after,detail,requestId")
    expect(newest).toContain(`${shop.admin.email},part.stock,${partId},`)
    expect(newest).toContain('""availableQuantity"": 100')
    expect(others).toHaveLength(3)
    expect((await read({ action: "exports" })).entries[0]).toMatchObject({
      words: "List exported",
      target: "audit",
      facts: [{ field: "Target", value: "CA-LOOM" }],
    })
  })
})

test("the audit log of a person includes everyone whose name matches", async () => {
  await shop.sql(
    `insert into users (id, name, email)
     select 'twin-' || n, 'Twin ' || n, 'twin-' || n || '@example.com' from generate_series(1, 60) n`,
  )
  await shop.sql(
    "insert into audit_log (actor_id, action, target) values ('twin-60', 'review.hide', 'x')",
  )
  const { entries } = await read({ who: "Twin" })
  expect(entries).toMatchObject([{ by: "Twin 60", byId: "twin-60" }])
})

describe("the audit log itself", () => {
  test("keeps the actions of a closed account without its identity", async () => {
    const person = await shop.customer()
    await shop.sql(
      "insert into audit_log (actor_id, action, target) values ($1, 'review.hide', 'x')",
      [person.id],
    )
    await shop.as(person)("POST /account/close", { body: { password: person.password } })
    const { entries } = await read({ who: person.id })
    expect(entries.map(({ by }) => by)).toEqual(["Closed account", "Closed account"])
    expect(JSON.stringify(entries)).not.toContain(person.email)
  })

  test("keeps no address of a test mail", async () => {
    await admin()("POST /mail-test")
    expect(await shop.sql("select target from audit_log where action = 'mail.test'")).toEqual([
      { target: shop.admin.id },
    ])
    expect((await read({ action: "mail.test" })).entries).toMatchObject([
      { about: { kind: "account", name: shop.admin.email } },
    ])
  })

  test("cannot be changed, even in the database, except to anonymize it", async () => {
    for (const change of [
      "update audit_log set detail = '{}'",
      "update audit_log set request_id = 'other'",
      "update audit_log set actor_id = (select id from users limit 1)",
      "delete from audit_log",
      "truncate audit_log",
    ])
      await expect(shop.sql(change)).rejects.toThrow("append-only")
  })

  test("has a name and a group for each action in the code", async () => {
    const named = new Set(Object.keys(auditActions))
    const written = new Set<string>()
    for await (const file of glob("src/{db,operations,cli}/**/*.ts")) {
      const source = readFileSync(file, "utf8")
      if (!/audit/.test(source) || file.endsWith(".test.ts")) continue
      for (const [, found = ""] of source.matchAll(
        /(?:action: |[Aa]udit\([^"]*|\? |: )"([a-z_]{3,}\.[a-z_]+)"/g,
      ))
        written.add(found)
    }
    expect([...written].filter((action) => !named.has(action))).toEqual([])
    expect([...named].filter((action) => !written.has(action) && action !== "export")).toEqual([])
    for (const { group } of Object.values(auditActions)) expect(auditGroups).toHaveProperty([group])
  })
})
