import fc from "fast-check"
import { afterAll, expect, test } from "vitest"
import { manyParts } from "#test/catalogue/many-parts.ts"
import { openTestApi } from "#test/test-shop.ts"
import { aCart } from "#test/visitors-cart.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
const partIds: string[] = []
for (let n = 0; n < 4; n += 1) partIds.push(await shop.part({ price: n + 1.37 }))
afterAll(() => shop.close())

const MAX_UNITS = 1_000_000
const quantity = fc.oneof(
  fc.integer({ min: 1, max: 50 }),
  fc.integer({ min: MAX_UNITS - 50, max: MAX_UNITS }),
)
const part = fc.nat({ max: 3 })
const line = fc.record({ part, quantity })
const changes = fc.record({
  set: fc.array(fc.record({ part, quantity, note: fc.option(fc.constantFrom("", "x", "y")) }), {
    maxLength: 4,
  }),
  add: fc.array(line, { maxLength: 4 }),
  remove: fc.array(part, { maxLength: 2 }),
})
type Change = typeof changes extends fc.Arbitrary<infer One> ? One : never
type Model = Map<number, { quantity: number; note: string }>

/** Applies a change as the contract says. `set` takes the last line of a part; `add` adds up all lines. */
function apply(model: Model, { set, add, remove }: Change): void {
  const last = new Map(set.map((each) => [each.part, each]))
  for (const { part, quantity, note } of last.values())
    model.set(part, { quantity, note: note ?? model.get(part)?.note ?? "" })
  for (const { part, quantity } of add) put(model, part, { quantity, note: "" })
  for (const each of remove) model.delete(each)
}

function put(model: Model, part: number, { quantity, note }: { quantity: number; note: string }) {
  const known = model.get(part) ?? { quantity: 0, note: "" }
  model.set(part, {
    quantity: Math.min(known.quantity + quantity, MAX_UNITS),
    note: known.note || note,
  })
}

const bodyOf = ({ set, add, remove }: Change) => ({
  set: set.map(({ part, quantity, note }) => ({
    partId: partIds[part],
    quantity,
    ...(note !== null && { note }),
  })),
  add: add.map(({ part, quantity }) => ({ partId: partIds[part], quantity })),
  remove: remove.map((part) => partIds[part]),
})

const inOrder = (lines: { partId: string; quantity: number; note: string }[]) =>
  lines
    .map(({ partId, quantity, note }) => ({ part: partIds.indexOf(partId), quantity, note }))
    .toSorted((one, other) => one.part - other.part)
const modelled = (model: Model) =>
  Array.from(model, ([part, kept]) => ({ part, ...kept })).toSorted((a, b) => a.part - b.part)

test("random changes and a sign-in merge give the cart that the contract describes", async () => {
  const person = await shop.customer()
  const asVisitor = async (history: Change[]) => {
    const cookie = await aCart(shop, [{ partId: partIds[0] ?? "", quantity: 1 }])
    const model: Model = new Map([[0, { quantity: 1, note: "" }]])
    for (const change of history) {
      await shop.send("PATCH /cart", { headers: { cookie }, body: bodyOf(change) })
      apply(model, change)
    }
    return { cookie, model }
  }
  await fc.assert(
    fc.asyncProperty(
      fc.array(changes, { maxLength: 3 }),
      fc.array(changes, { maxLength: 3 }),
      async (mine, theirs) => {
        await shop.as(person)("DELETE /cart")
        const own: Model = new Map()
        for (const change of mine) {
          const { status, body } = await shop.send("PATCH /cart", {
            token: person.token,
            body: bodyOf(change),
          })
          expect(status).toBe(200)
          apply(own, change)
          expect(inOrder(Object(body).lines)).toEqual(modelled(own))
        }
        const { cookie, model } = await asVisitor(theirs)
        const { email, password } = person
        await shop.send("POST /api/auth/sign-in/email", {
          headers: { cookie, origin: shop.url },
          body: { email, password },
        })
        for (const [part, kept] of model) put(own, part, kept)
        const { lines, units, total } = await shop.as(person)("GET /cart")
        expect(inOrder(lines)).toEqual(modelled(own))
        expect(units).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0))
        const cents = lines.map((line) =>
          "total" in line && !line.problem ? Math.round(line.total * 100) : 0,
        )
        expect(Math.round(total * 100)).toBe(cents.reduce((sum, each) => sum + each, 0))
      },
    ),
    { numRuns: 12 },
  )
})

test("a cart holds five thousand lines and no more, also when two carts are merged", async () => {
  const ids = await manyParts(shop, 5003)
  const lines = (from: number, to: number, quantity: number) =>
    ids.slice(from - 1, to).map((partId) => ({ partId, quantity }))
  const person = await shop.customer()
  const write = (body: object, cookie?: string) =>
    shop.send("PATCH /cart", cookie ? { body, headers: { cookie } } : { body, token: person.token })
  const { status, body } = await write({
    set: lines(1, 4999, 2).map((line) => ({ ...line, note: "n".repeat(200) })),
  })
  expect({ status, units: body.units }).toEqual({ status: 200, units: 9998 })
  expect(await write({ add: lines(5000, 5001, 1) })).toMatchObject({
    status: 409,
    body: { code: "cart_full", limit: 5000 },
  })
  expect(await write({ add: lines(1, 5001, 1) })).toMatchObject({ status: 400 })

  const cookie = await aCart(shop, [...lines(5001, 5003, 1), ...lines(1, 2, 5)])
  await shop.send("POST /api/auth/sign-in/email", {
    headers: { cookie, origin: shop.url },
    body: { email: person.email, password: person.password },
  })
  const merged = await shop.as(person)("GET /cart")
  expect(merged.lines).toHaveLength(5000)
  expect(merged.units).toBe(9998 + 1 + 10)
  expect(merged.lines.at(-1)?.partId).toBe(ids[5000])
  const removed = await write({ remove: lines(1, 5000, 1).map(({ partId }) => partId) })
  expect(removed.body).toMatchObject({ units: 1 })
})
