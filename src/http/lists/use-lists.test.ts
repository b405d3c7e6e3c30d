import { afterAll, describe, expect, test } from "vitest"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const owner = await shop.customer()
afterAll(() => shop.close())

const make = async (body: object) => {
  const { body: made } = await shop.send("POST /list", { token: owner.token, body })
  return String(made.insertedId)
}
const intoCart = (id: string, headers: Record<string, string> = {}) =>
  shop.send(`POST /list/${id}/cart`, { token: owner.token, headers })

describe("adding a list to the cart", () => {
  test("adds what can be ordered, and reports the rest", async () => {
    const fan = await shop.part({ orderMultiple: 12, minimumQuantity: 12, availableQuantity: 1200 })
    const few = await shop.part({ availableQuantity: 3, name: "Few" })
    const most = await shop.part({ maximumQuantity: 5 })
    const gone = await shop.part()
    const lines = [fan, few, most, gone].map((partId) => ({ partId, quantity: 1 }))
    const id = await make({ name: "Build", builds: 10, lines })
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: gone } })
    const answer = await intoCart(id, { "idempotency-key": "once" })
    expect(answer.body).toMatchObject({
      success: true,
      added: 1,
      units: 12,
      left: [
        { partId: few, name: "Few", needed: 10, code: "not_available", suggestions: [3] },
        { partId: most, code: "above_maximum", message: "At most 5 in one order." },
        { partId: gone, code: "part_not_found" },
      ],
    })
    expect((await intoCart(id, { "idempotency-key": "once" })).body).toEqual(answer.body)
    expect((await shop.as(owner)("GET /cart")).lines).toMatchObject([{ partId: fan, quantity: 12 }])
  })

  test("adds to the present lines, from several windows at once", async () => {
    const partId = await shop.part()
    const id = await make({ name: "Add", builds: 2, lines: [{ partId, quantity: 3 }] })
    const answers = await Promise.all(Array.from({ length: 5 }, () => intoCart(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const { lines } = await shop.as(owner)("GET /cart")
    expect(lines.find((line) => line.partId === partId)?.quantity).toBe(30)
  })
})

describe("sharing a list", () => {
  const shared = (token: unknown) => shop.send(`GET /shared-list/${token}`)
  const view = (token: unknown, by?: { token: string }) =>
    shop.send(`POST /shared-list/${token}/view`, by && { token: by.token })
  const share = (id: string) => shop.send(`POST /list/${id}/share`, { token: owner.token })

  test("gives a link that shows the present list, until it is revoked", async () => {
    const partId = await shop.part({ price: 4 })
    const id = await make({ name: "For Ada", builds: 5, lines: [{ partId, quantity: 2 }] })
    const { body } = await share(id)
    expect(body.path).toBe(`/list/${body.token}`)
    const { headers, body: seen } = await shared(body.token)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(seen).toMatchObject({ name: "For Ada", builds: 5, total: 40, lines: [{ needed: 10 }] })
    for (const secret of ["_id", "shared", "revisions", "createdAt"])
      expect(seen).not.toHaveProperty(secret)

    await shop.as(owner)("PUT /list/{id}", { params: { id }, body: { name: "For Grace" } })
    expect((await shared(body.token)).body).toMatchObject({ name: "For Grace", lines: [] })
    expect(await view(body.token)).toMatchObject({ status: 200 })
    const { shared: state } = await shop.as(owner)("GET /list/{id}", { params: { id } })
    expect(Date.parse(state?.openedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(state?.since ?? ""))

    await shop.as(owner)("DELETE /list/{id}/share", { params: { id } })
    expect(await shared(body.token)).toMatchObject({
      status: 404,
      body: { code: "list_not_found" },
    })
    expect(await shop.as(owner)("GET /list/{id}", { params: { id } })).not.toHaveProperty("shared")
  })

  test("again revokes the previous link, and no token is stored", async () => {
    const id = await make({ name: "Anew" })
    const first = (await share(id)).body.token
    const second = (await share(id)).body.token
    expect((await shared(first)).status).toBe(404)
    expect((await shared(second)).status).toBe(200)
    const rows = JSON.stringify(
      await shop.sql("select *, encode(share_hash, 'escape') from part_lists"),
    )
    for (const token of [first, second]) expect(rows).not.toContain(String(token))
    for (const wrong of ["x", `${second}x`, "a".repeat(43)]) {
      expect((await shared(wrong)).status).toBe(404)
      expect((await view(wrong)).status).toBe(404)
    }
    expect(shop.logged.join("\n")).not.toContain(String(second))
  })

  test("shows when another person opened it, not its owner", async () => {
    const id = await make({ name: "Opened" })
    const { token } = (await share(id)).body
    await view(token, owner)
    const { shared: state } = await shop.as(owner)("GET /list/{id}", { params: { id } })
    expect(state).not.toHaveProperty("openedAt")
  })
})

describe("a list owner's account", () => {
  test("exports its lists, and deletes them when it is closed", async () => {
    const person = await shop.customer()
    const partId = await shop.part()
    const line = { partId, quantity: 2, designators: "J1", note: "x" }
    const body = { name: "Mine", builds: 4, spares: 2.5, lines: [line] }
    await shop.send("POST /list", { token: person.token, body })
    const { lists } = await shop.as(person)("GET /account/export")
    expect(lists).toMatchObject([{ ...body, revision: 1 }])
    const closed = { body: { password: person.password } }
    await shop.as(person)("POST /account/close", closed)
    expect(await shop.sql("select 1 from part_lists where user_id = $1", [person.id])).toEqual([])
  })
})
