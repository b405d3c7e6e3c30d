import { afterAll, describe, expect, test } from "vitest"
import { manyParts } from "#test/catalogue/many-parts.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const owner = await shop.customer()
const other = await shop.customer()
/** Shop with one hundredth of the limits: six saves, 1000 lines. */
const limited = await openTestApi({ rateLimitScale: 0.01 })
afterAll(() => Promise.all([shop.close(), limited.close()]))

const make = async (body: object, person = owner) => {
  const { body: made } = await shop.send("POST /list", { token: person.token, body })
  return String(made.insertedId)
}
const read = (id: string, query = {}) => shop.as(owner)("GET /list/{id}", { params: { id }, query })
const save = (id: string, body: object, headers: Record<string, string> = {}) =>
  shop.send(`PUT /list/${id}`, { token: owner.token, body, headers })

describe("a parts list", () => {
  test("returns only its first lines on request, also by its link", async () => {
    const lines = [await shop.part({ price: 5 }), await shop.part({ price: 7 })].map((partId) => ({
      partId,
      quantity: 2,
    }))
    const id = await make({ name: "Two lines", lines })
    const first = { lineCount: 2, units: 4, total: 24, lines: [lines[0]] }
    expect(await read(id, { lines: "1" })).toMatchObject(first)
    const { token } = await shop.as(owner)("POST /list/{id}/share", { params: { id } })
    const shared = (query = {}) =>
      shop.as()("GET /shared-list/{token}", { params: { token }, query })
    expect(await shared({ lines: "1" })).toMatchObject(first)
    expect((await shared()).lines).toMatchObject(lines)
    expect((await shared()).lineCount).toBeUndefined()
  })

  test("is multiplied by builds and spares, rounded to allowed quantities, and priced", async () => {
    const fan = await shop.part({
      price: 5,
      orderMultiple: 12,
      minimumQuantity: 12,
      breaks: [{ quantity: 500, price: 4 }],
      availableQuantity: 510,
    })
    const board = await shop.part({ price: 100, availableQuantity: 200, backorder: "yes" })
    const id = await make({
      name: " Render node ",
      builds: 250,
      spares: 2,
      lines: [
        { partId: fan, quantity: 2, designators: "J4, J5", note: "front" },
        { partId: board, quantity: 1 },
      ],
    })
    const list = await read(id)
    expect(list).toMatchObject({ name: "Render node", builds: 250, spares: 2, revision: 1 })
    expect(list.lines).toMatchObject([
      {
        quantity: 2,
        designators: "J4, J5",
        note: "front",
        needed: 510,
        allowed: 516,
        short: 6,
        unitPrice: 4,
        total: 2064,
        problem: { code: "not_available" },
      },
      {
        quantity: 1,
        needed: 255,
        allowed: 255,
        short: 55,
        unitPrice: 100,
        total: 25_500,
        offer: { backorder: "yes" },
      },
    ])
    expect(list.lines[1]?.problem).toBeUndefined()
    expect(list).toMatchObject({ units: 771, total: 27_564, costPerBuild: 108 })
    const [row] = await shop.as(owner)("GET /list")
    expect(row).toMatchObject({ _id: id, name: "Render node", lineCount: 2, costPerBuild: 108 })
    const priced = await shop.as()("POST /price", {
      body: { lines: [{ partId: fan, quantity: 516 }] },
    })
    expect(list.lines[0]).toMatchObject({ ...priced.lines[0], quantity: 2 })
  })

  test("has each part once, suggests savings, and keeps parts that are no longer sold", async () => {
    const cheap = await shop.part({ price: 5, breaks: [{ quantity: 100, price: 3 }] })
    const gone = await shop.part({ name: "Lathe" })
    const lines = [
      { partId: cheap, quantity: 50, designators: "A" },
      { partId: gone, quantity: 1 },
      { partId: cheap, quantity: 46, designators: "B" },
    ]
    const id = await make({ name: "Twice", lines })
    await shop.as(shop.admin)("DELETE /part/{id}", { params: { id: gone } })
    const list = await read(id)
    expect(list.lines).toMatchObject([
      { quantity: 96, designators: "A, B", hints: [{ quantity: 100 }] },
      { name: "Lathe", needed: 1, problem: { code: "part_not_found" } },
    ])
    expect(list.lines[1]).not.toHaveProperty("unitPrice")
    expect((await save(id, { name: "Twice", lines })).status).toBe(200)
  })

  test("is private, also for administrators", async () => {
    const id = await make({ name: "Mine" })
    for (const { token } of [other, shop.admin])
      for (const [route, body] of [
        [`GET /list/${id}`],
        [`PUT /list/${id}`, { name: "Theirs" }],
        [`POST /list/${id}/cart`],
        [`POST /list/${id}/share`],
        [`DELETE /list/${id}/share`],
        [`DELETE /list/${id}`],
      ] as const) {
        const answer = await shop.send(route, { token, ...(body && { body }) })
        expect(answer).toMatchObject({ status: 404, body: { code: "list_not_found" } })
      }
    expect(await read(id)).toMatchObject({ name: "Mine", revision: 1 })
    expect(await shop.as(other)("GET /list")).toEqual([])
  })

  test("refuses invalid content as a whole", async () => {
    const partId = await shop.part()
    const wrong = [
      { name: "" },
      { name: "x".repeat(121) },
      ...[0, 1.5, 1_000_001].map((builds) => ({ name: "x", builds })),
      ...[-1, 101, 0.001, "2"].map((spares) => ({ name: "x", spares })),
      ...[0, 1_000_001].map((quantity) => ({ name: "x", lines: [{ partId, quantity }] })),
      { name: "x", lines: [{ partId, quantity: 1, designators: "x".repeat(2001) }] },
      { name: "x", lines: [1, 2].map(() => ({ partId, quantity: 600_000 })) },
      { name: "x", lines: ["x", "y"].map((x) => ({ partId, quantity: 1, note: x.repeat(150) })) },
    ]
    for (const body of wrong)
      expect(
        await shop.send("POST /list", { token: other.token, body }),
        JSON.stringify(body).slice(0, 80),
      ).toMatchObject({ status: 400, body: { code: "invalid_input" } })
    const unknown = { name: "x", lines: [{ partId: "f".repeat(24), quantity: 1 }] }
    expect(await shop.send("POST /list", { token: other.token, body: unknown })).toMatchObject({
      status: 404,
      body: { code: "parts_unknown", partIds: ["f".repeat(24)] },
    })
    expect(await shop.as(other)("GET /list")).toEqual([])
  })

  test("holds five thousand lines, and is deleted whole", async () => {
    const lines = (await manyParts(shop, 5001)).map((partId) => ({ partId, quantity: 2 }))
    const id = await make({ name: "All", builds: 3, lines: lines.slice(1) })
    const list = await read(id)
    expect(list.lines).toHaveLength(5000)
    const tooMany = await shop.send("POST /list", {
      token: owner.token,
      body: { name: "All", lines },
    })
    expect(tooMany.status).toBe(400)
    await shop.as(owner)("DELETE /list/{id}", { params: { id } })
    expect(await shop.sql("select 1 from part_list_lines where list_id = $1", [id])).toEqual([])
  })

  test("is one of at most a hundred, also when many are created at once", async () => {
    const person = await shop.customer()
    await shop.sql(
      `with lists as (insert into part_lists (id, user_id) select 'l' || n, $1 from generate_series(1, 98) n returning id)
       insert into part_list_revisions (list_id, number, name, builds, spare_basis_points, line_count, build_cents, total_cents)
       select id, 1, id, 1, 0, 0, 0, 0 from lists`,
      [person.id],
    )
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        shop.send("POST /list", { token: person.token, body: { name: `n ${n}` } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: "lists_full",
      limit: 100,
    })
  })
})

describe("saving a list", () => {
  test("makes the next revision; the second of two windows gets a conflict", async () => {
    const partId = await shop.part()
    const id = await make({ name: "Two windows", lines: [{ partId, quantity: 1 }] })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        save(id, { name: `Window ${n}`, lines: [] }, { "if-match": '"1"' }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(5).fill(409)])
    for (const { status, body } of answers)
      if (status === 409) expect(body).toMatchObject({ code: "list_changed", revision: 2 })
    expect((await read(id)).revisions).toMatchObject([
      { revision: 2, lineCount: 0 },
      { revision: 1, lineCount: 1, name: "Two windows" },
    ])
  })

  test("with a key happens once, and the key is refused for anything else", async () => {
    const key = { "idempotency-key": "a save" }
    const id = await make({ name: "Once" })
    const answers = [await save(id, { name: "B" }, key), await save(id, { name: "B" }, key)]
    for (const { body } of answers) expect(body).toMatchObject({ name: "B", revision: 2 })
    expect(await save(id, { name: "C" }, key)).toMatchObject({ status: 422 })
    const made = { token: owner.token, body: { name: "D" }, headers: { "idempotency-key": "new" } }
    const one = await shop.send("POST /list", made)
    const two = await shop.send("POST /list", made)
    expect(one.body.insertedId).toBe(two.body.insertedId)
  })

  test("that is refused takes no lines from the limit, only a change", async () => {
    const { token } = await limited.customer()
    const lines = Array.from({ length: 600 }, (_, n) => ({
      partId: n.toString(16).padStart(24, "f"),
      quantity: 1,
    }))
    const create = (body: object) => limited.send("POST /list", { token, body })
    const { body } = await create({ name: "Kept" })
    const change = () =>
      limited.send(`PUT /list/${body.insertedId}`, { token, body: { name: "Kept", lines } })
    for (const refused of [await create({ name: "New", lines }), await change(), await change()])
      expect(refused).toMatchObject({ status: 404, body: { code: "parts_unknown" } })
    for (const status of [200, 200, 429])
      expect(await create({ name: "Last" })).toMatchObject({ status })
  })

  test("keeps revisions that can be read and compared at present prices", async () => {
    const kept = await shop.part({ price: 10 })
    const gone = await shop.part({ price: 20 })
    const come = await shop.part({ price: 30 })
    const line = (partId: string, quantity: number) => ({ partId, quantity })
    const id = await make({ name: "Mark 1", lines: [line(kept, 1), line(gone, 2)] })
    await save(id, { name: "Mark 2", lines: [line(come, 1), line(kept, 3)] })
    const { compared, ...now } = await read(id, { compare: 1 })
    expect(now).toMatchObject({ revision: 2, total: 60 })
    expect(compared).toMatchObject({ revision: 1, total: 50, costPerBuild: 50 })
    expect(compared?.lines).toMatchObject([
      { change: "added", after: { partId: come, total: 30, availableQuantity: 100 } },
      { change: "changed", before: { quantity: 1 }, after: { quantity: 3, total: 30 } },
      { change: "gone", before: { partId: gone, quantity: 2 } },
    ])
    expect(await read(id, { revision: 1 })).toMatchObject({
      name: "Mark 1",
      revision: 1,
      total: 50,
    })
    const missing = await shop.send(`GET /list/${id}?revision=9`, { token: owner.token })
    expect(missing).toMatchObject({ status: 404, body: { code: "revision_not_found" } })
  })

  test("keeps the last fifty revisions", async () => {
    const id = await make({ name: "Often" })
    await shop.sql(
      `insert into part_list_revisions (list_id, number, name, builds, spare_basis_points, line_count, build_cents, total_cents)
       select $1, n, 'Often', 1, 0, 0, 0, 0 from generate_series(2, 50) n`,
      [id],
    )
    await shop.sql("update part_lists set revision = 50 where id = $1", [id])
    await save(id, { name: "Once more" })
    const { revisions } = await read(id)
    expect(revisions).toHaveLength(50)
    expect([revisions[0]?.revision, revisions.at(-1)?.revision]).toEqual([51, 2])
  })
})
