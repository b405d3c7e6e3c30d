import { sql } from "drizzle-orm"
import { describe, expect, test, vi } from "vitest"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { orderTests } from "#test/orders/order-tests.ts"
import { payOrder } from "#test/pay.ts"
import { whileItWaits } from "#test/waiting.ts"

const { shop, buyer, place, anOrder, aPaidOrder, get, advance, auditOf } = await orderTests()
const desk = shop.as(shop.admin)

describe("administrators filter all orders", () => {
  const numbersOf = async (query: Record<string, string | number>) =>
    (await desk("GET /order", { query })).map(({ _id }) => _id)

  test("by buyer, amount, part number and days, in the requested order, page by page", async () => {
    const me = buyer()
    const part = await shop.part({ name: "Rare relay", sku: "CA-RARE-9", mpn: "Rr 9/a", price: 7 })
    const ids: string[] = []
    for (const quantity of [2, 30, 4]) ids.push(await place(part, quantity))
    await anOrder(await shop.customer())
    const [two = "", thirty = "", four = ""] = ids
    const mine = { buyer: me.email }
    expect(await numbersOf(mine)).toEqual([four, thirty, two])
    expect(await numbersOf({ ...mine, sort: "oldest" })).toEqual([two, thirty, four])
    expect(await numbersOf({ ...mine, sort: "dearest" })).toEqual([thirty, four, two])
    expect(await numbersOf({ ...mine, sort: "cheapest", limit: 2 })).toEqual([two, four])
    expect(await numbersOf({ ...mine, sort: "cheapest", after: four })).toEqual([thirty])
    expect(await numbersOf({ ...mine, least: "28", most: 28 })).toEqual([four])
    expect(await numbersOf({ q: "ca-rare-9", sort: "dearest" })).toEqual([thirty, four, two])
    expect(await numbersOf({ q: "rr 9/A", least: 100 })).toEqual([thirty])
    await shop.sql("update users set name = 'Wilhelmina Ørsted' where email = $1", [me.email])
    expect(await numbersOf({ q: "ørsted", least: 100 })).toEqual([thirty])
    expect(await desk("GET /order-count", { query: mine })).toEqual({ count: 3 })

    await shop.sql("update orders set created_at = '2026-03-28T23:30:00Z' where id = $1", [two])
    expect(await numbersOf({ ...mine, days: 1 })).toEqual([four, thirty])
    expect(await numbersOf({ ...mine, from: "2026-03-28", to: "2026-03-28" })).toEqual([two])
    await shop.applySettings("shop", { timeZone: "Europe/Berlin" })
    expect(await numbersOf({ ...mine, to: "2026-03-28" })).toEqual([])
    expect(await numbersOf({ ...mine, from: "2026-03-29", to: "2026-03-29" })).toEqual([two])

    // The last day has 25 hours.
    await shop.sql("update orders set created_at = '2026-10-24T12:00:00Z' where id = $1", [two])
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-10-25T22:30:00Z") })
    const twoDays = await numbersOf({ ...mine, days: 2 })
    vi.useRealTimers()
    expect(twoDays).toEqual([four, thirty, two])
  })

  test("by those that wait for stock", async () => {
    const part = await shop.part({ availableQuantity: 1, backorder: "yes" })
    const id = await place(part, 3)
    expect(await numbersOf({ waiting: "true" })).toEqual([id])
    await shop.as(shop.admin)("POST /part/{id}/stock", {
      params: { id: part },
      body: { delta: 9, reason: "restock" },
    })
    expect(await numbersOf({ waiting: "true" })).toEqual([])
  })

  test("by those with units to send", async () => {
    const id = await aPaidOrder()
    const toSend = async () => (await numbersOf({ shipped: "open" })).includes(id)
    expect(await toSend()).toBe(true)
    await advance(id)
    expect(await toSend()).toBe(true)
    await advance(id)
    expect(await toSend()).toBe(false)
  })

  test("and an invalid filter is refused", async () => {
    for (const query of ["from=2026-02-30", "days=0", "sort=largest", "waiting=no", "least=a lot"])
      expect(await shop.send(`GET /order?${query}`, { token: shop.admin.token })).toMatchObject({
        status: 400,
      })
  })
})

describe("GET /pick-list", () => {
  const pick = (...ids: string[]) =>
    fetch(`${shop.url}/pick-list?orders=${ids.join(",")}`, {
      headers: { authorization: `Bearer ${shop.admin.token}` },
    })

  test("prints one document of all approved, paid orders that can be shipped", async () => {
    const part = await shop.part({ availableQuantity: 9 })
    const ids = [await place(part, 2), await place(part, 3)]
    const [first = "", second = ""] = ids
    expect(await (await pick(first, second)).json()).toMatchObject({ code: "nothing_to_pick" })
    for (const id of ids) await payOrder(shop, buyer(), id)
    await advance(first)
    const answer = await pick(second, first, first)
    expect(answer.headers.get("content-type")).toBe("application/pdf")
    expect(answer.headers.get("content-disposition")).toContain("pick-list-")
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1")).toContain("/Scope /Column")
    await advance(first)
    expect((await pick(first)).status).toBe(409)
  })

  test("refuses more orders than can be moved at once", async () => {
    const ids = Array.from({ length: MAX_STEPPED + 1 }, (_, n) => n.toString(16).padStart(24, "0"))
    expect((await pick(...ids)).status).toBe(400)
  })
})

describe("GET and PUT /order-filter", () => {
  const save = (name: string, query: Record<string, string> | null) =>
    desk("PUT /order-filter", { body: { name, query } })
  const saved = async () =>
    (await desk("GET /order-filter")).filter(({ fixed }) => fixed === undefined)

  test("saves a filter for all administrators, counts its orders, and deletes it", async () => {
    await anOrder()
    const query = { buyer: buyer().email, sort: "dearest" }
    await save("One buyer", { paid: "true" })
    await save("One buyer", query)
    await save("All", { least: "0" })
    expect(await saved()).toMatchObject([{ name: "All" }, { name: "One buyer", query, count: 1 }])
    for (const name of ["One buyer", "All", "None such"]) await save(name, null)
    expect(await saved()).toEqual([])
    expect(await auditOf("One buyer")).toMatchObject([
      { action: "order_filter.save" },
      { action: "order_filter.save" },
      { action: "order_filter.remove" },
    ])
  })

  test("refuses a query the list would refuse, a reserved name and too many filters", async () => {
    const odd: Record<string, string>[] = [{ color: "red" }, { days: "never" }, {}]
    for (const query of odd) await expect(save("Odd", query)).rejects.toMatchObject({ status: 400 })
    await expect(save("To ship", { paid: "true" })).rejects.toMatchObject({
      body: { code: "order_filter_fixed" },
    })
    const names = Array.from({ length: 24 }, (_, n) => `Filter ${n}`)
    const done = await Promise.allSettled(names.map((name) => save(name, { days: "7" })))
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(20)
    const [first] = await saved()
    await save(first?.name ?? "", { days: "8" })
    await expect(save("One more", { days: "7" })).rejects.toMatchObject({
      body: { code: "too_many_order_filters" },
    })
    for (const name of names) await save(name, null)
  })
})

describe("POST /order/step", () => {
  const step = (what: "approve" | "ship" | "deliver" | "undo", ids: string[], status: Status) =>
    desk("POST /order/step", { body: { step: what, orders: ids.map((id) => ({ id, status })) } })
  type Status = "pending" | "approved" | "shipped" | "delivered"

  test("moves each order separately and reports each result; repeating it is harmless", async () => {
    const paid = await aPaidOrder()
    const unpaid = await anOrder()
    const ahead = await aPaidOrder()
    await advance(ahead)
    const gone = "f".repeat(24)
    const approved = await step("approve", [paid, unpaid, ahead, gone], "pending")
    expect(approved).toMatchObject({ success: true, movedCount: 2 })
    expect(approved.orders).toMatchObject([
      { _id: paid, outcome: "moved", status: "approved" },
      { _id: unpaid, outcome: "moved", status: "approved" },
      { _id: ahead, outcome: "already", status: "approved" },
      { _id: gone, outcome: "refused", code: "order_not_found" },
    ])
    expect(await step("approve", [paid, unpaid], "pending")).toMatchObject({ movedCount: 0 })
    const shipped = await step("ship", [paid, unpaid], "approved")
    expect(shipped.orders).toMatchObject([
      { outcome: "moved", status: "shipped" },
      {
        outcome: "refused",
        status: "approved",
        code: "order_not_paid",
        message: "Order is not paid",
      },
    ])
    const skipped = await step("deliver", [unpaid], "approved")
    expect(skipped.orders).toMatchObject([{ outcome: "refused", code: "not_next_step" }])
    expect(await get(unpaid)).toMatchObject({ status: "approved" })
    expect((await auditOf(paid)).filter(({ action }) => action === "order.advance")).toHaveLength(2)
  })

  test("is undone together within ten seconds", async () => {
    const ids = [await anOrder(), await anOrder()]
    await step("approve", ids, "pending")
    const late = ids[1] ?? ""
    await shop.sql("update mail_outbox set send_after = now() where dedupe_key like $1", [
      `order-status:${late}:%`,
    ])
    expect((await step("undo", ids, "approved")).orders).toMatchObject([
      { outcome: "moved", status: "pending" },
      { outcome: "refused", status: "approved", code: "undo_too_late" },
    ])
  })

  test("sent twice at once moves each order once", async () => {
    const ids = [await anOrder(), await anOrder(), await anOrder()]
    const answers = await Promise.all([1, 2, 3].map(() => step("approve", ids, "pending")))
    expect(answers.reduce((sum, { movedCount }) => sum + movedCount, 0)).toBe(3)
    for (const id of ids) expect(await get(id)).toMatchObject({ status: "approved" })
  })

  test("stops when the administrator loses their rights", async () => {
    const second = await shop.customer()
    const id = await anOrder()
    const next = await anOrder()
    await desk("PUT /user/admin/{email}", { params: { email: second.email } })
    const orders = [id, next].map((order) => ({ id: order, status: "pending" as const }))
    const answer = await whileItWaits(
      shop,
      (tx) => tx.execute(sql`select from orders where id = ${id} for update`),
      () =>
        shop.send("POST /order/step", {
          token: second.token,
          body: { step: "approve", orders },
        }),
      (tx) => tx.execute(sql`update profiles set role = 'user' where user_id = ${second.id}`),
    )
    expect(answer).toMatchObject({ status: 403, body: { success: false } })
    for (const order of [id, next]) expect(await get(order)).toMatchObject({ status: "pending" })
  })

  test("is limited to a number of orders", async () => {
    const ids = Array.from({ length: MAX_STEPPED + 1 }, () => "f".repeat(24))
    await expect(step("approve", ids, "pending")).rejects.toMatchObject({ status: 400 })
  })
})

describe("POST /order/{id}/note", () => {
  const note = (id: string, text: string, key?: string) =>
    desk(
      "POST /order/{id}/note",
      { params: { id }, body: { text } },
      key ? { headers: { "idempotency-key": key } } : {},
    )
  const historyOf = (id: string, by = shop.admin) =>
    shop.as(by)("GET /order/{id}/history", { params: { id }, query: { all: "true" } })

  test("adds the note once to the history that administrators see, hidden from the buyer", async () => {
    const id = await anOrder()
    await payOrder(shop, buyer(), id)
    await note(id, "Called: deliver after the 12th.", "once")
    await note(id, "Called: deliver after the 12th.", "once")
    await desk("DELETE /order/{id}", { params: { id } })
    await desk("POST /order/{id}/restore", { params: { id } })
    await shop.passOnEvents()
    const events = await historyOf(id)
    expect(events.filter(({ event }) => event === "noted")).toMatchObject([
      { text: "Called: deliver after the 12th.", by: shop.admin.email },
    ])
    expect(events.map(({ event, mail }) => mail?.template ?? event).toSorted()).toEqual([
      "noted",
      "order-paid",
      "order-placed",
      "paid",
      "placed",
      "removed",
      "restored",
    ])
    const buyers = await historyOf(id, buyer())
    expect(buyers.map(({ event }) => event)).toEqual(["placed", "paid"])
    expect(JSON.stringify([buyers, await get(id)])).not.toContain("12th")
  })

  test("refuses an empty note, an unknown order and one with too many notes", async () => {
    const id = await anOrder()
    await expect(note(id, " ")).rejects.toMatchObject({ status: 400 })
    await expect(note("f".repeat(24), "Called.")).rejects.toMatchObject({ status: 404 })
    await shop.sql(
      `insert into order_notes (order_id, author_id, text)
       select $1, $2, 'Called.' from generate_series(1, 198)`,
      [id, shop.admin.id],
    )
    const done = await Promise.allSettled(["a", "b", "c", "d"].map((text) => note(id, text)))
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(2)
    await expect(note(id, "Called.")).rejects.toMatchObject({ body: { code: "too_many_notes" } })
  })

  test("is erased with its buyer's account", async () => {
    const me = await shop.customer()
    const id = await aPaidOrder(me)
    await note(id, "Prefers mornings.")
    for (const _ of [1, 2, 3]) await advance(id)
    await shop.send("POST /account/close", { token: me.token, body: { password: me.password } })
    expect(await shop.sql("select text from order_notes where order_id = $1", [id])).toEqual([])
  })
})
