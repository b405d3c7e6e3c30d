import fc from "fast-check"
import { afterAll, beforeEach, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { aCustomer, type Customer } from "#test/many-customers.ts"
import { buyAndPay, buyersOf, photo, reviewsOf, setReviews, words } from "#test/part-reviews.ts"
import { openTestApi } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
let partId: string
let author: Customer
beforeEach(async () => {
  partId = await shop.part({ name: "Anvil 1000" })
  author = (await buyersOf(shop, partId, 12))[0]
})
afterAll(() => shop.close())

const write = (changes: object = {}, { token } = author) =>
  shop.send(`PUT /part/${partId}/review`, { token, body: { ...words, ...changes } })
const read = (query = {}) => reviewsOf(shop, partId, query)
const own = (by = author) => shop.as(by)("GET /part/{id}/review/own", { params: { id: partId } })
const remove = ({ token } = author) => shop.send(`DELETE /part/${partId}/review`, { token })

test("a review is public with the quantity its author bought, and nothing else of them", async () => {
  const answer = await write({ units: 99, state: "hidden", userId: "x" })
  expect(answer.body).toMatchObject({ success: true, state: "published" })
  const page = await read()
  expect(page).toEqual({
    total: 1,
    average: 4,
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 1 : 0 })),
    reviews: [{ _id: expect.any(String), ...words, units: 12, createdAt: expect.any(String) }],
  })
  for (const secret of [author.id, author.email]) expect(JSON.stringify(page)).not.toContain(secret)
  expect(await own()).toMatchObject({ mayWrite: true, review: { title: "Quiet" } })
  const { headers } = await shop.send(`GET /part/${partId}/review`)
  expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate")
})

test("a buyer has one review per part, which another one replaces", async () => {
  await write()
  await write({ rating: 1, title: "Loud" })
  expect(await read()).toMatchObject({
    total: 1,
    average: 1,
    reviews: [{ title: "Loud", editedAt: expect.any(String) }],
  })
  expect((await remove()).body).toMatchObject({ deletedCount: 1 })
  expect((await remove()).body).toMatchObject({ deletedCount: 0 })
  const nothing = await read()
  expect(nothing).toMatchObject({ total: 0, reviews: [] })
  expect(nothing).not.toHaveProperty("average")
})

test("orders and bought parts link to where a review can be written, or is", async () => {
  const linksOf = async (by = author) => {
    const [order] = await shop.as(by)("GET /myorder")
    const id = order?._id ?? ""
    const parts = await shop.as(by)("GET /order/{id}/review", { params: { id } })
    return [parts, (await shop.as(by)("GET /bought")).map(({ review }) => review)]
  }
  const slug = expect.stringMatching(/^anvil-1000/)
  expect(await linksOf()).toEqual([[{ partId, slug, written: false }], [{ slug, written: false }]])
  await write()
  expect(await linksOf()).toEqual([[{ partId, slug, written: true }], [{ slug, written: true }]])
  await setReviews(shop, { ofParts: false })
  expect(await linksOf()).toEqual([[], [undefined]])
  await setReviews(shop, {})
})

test("only a buyer who paid for the part and was not fully refunded can review it", async () => {
  const buyer = await aCustomer(shop)
  const refused = { status: 409, body: { success: false, code: "part_not_bought" } }
  expect(await write({}, buyer)).toMatchObject(refused)
  expect((await shop.send(`PUT /part/${partId}/review`, { body: words })).status).toBe(401)
  const body = { purchaseId: partId, quantity: 1 }
  await shop.as(buyer)("POST /purchase", { body })
  expect(await write({}, buyer)).toMatchObject(refused)
  const order = await buyAndPay(shop, buyer, partId, 1)
  const refund = "update orders set refunded_cents = total_cents - $2 where id = $1"
  await shop.sql(refund, [order, 0])
  expect(await write({}, buyer)).toMatchObject(refused)
  expect(await own(buyer)).toEqual({ mayWrite: false })
  await shop.sql(refund, [order, 1])
  expect((await write({}, buyer)).status).toBe(200)
})

test("cancelled and refunded units are not counted as bought", async () => {
  const [payment] = await shop.sql(
    `insert into payments (order_id, attempt, intent_id, amount_cents, state)
     select id, 9, 'pi_9' || id, total_cents, 'succeeded' from orders where user_id = $1 returning id, order_id`,
    [author.id],
  )
  for (const [id, state, quantity] of [
    ["a", "succeeded", 2],
    ["b", "failed", 5],
  ])
    await shop.sql(
      `with refund as (insert into refunds (id, payment_id, key, amount_cents, reason, state)
         values (repeat($1, 24), $2, $1, 1, 'Broken', $3) returning id)
       insert into refund_lines (refund_id, order_id, number, quantity, restock) select id, $4, 1, $5, false from refund`,
      [id, payment?.id, state, payment?.order_id, quantity],
    )
  await shop.sql("insert into line_cancellations (order_id, number, quantity) values ($1, 1, 3)", [
    payment?.order_id,
  ])
  await write()
  expect((await read()).reviews).toMatchObject([{ units: 7 }])
  expect(await shop.as(author)("GET /bought")).toMatchObject([{ orders: 1, units: 7 }])
})

test("an invalid review is refused by field", async () => {
  for (const [field, value] of [
    ["name", " "],
    ["rating", 6],
    ["rating", 0],
    ["rating", "4.5"],
    ["title", ""],
    ["title", "x".repeat(121)],
    ["text", " \n "],
    ["text", "x".repeat(4001)],
    ["text", "4242 4242 4242 4242"],
    ["pictures", [photo, photo, photo, photo]],
    ["pictures", ["https://tracker.example/1.png"]],
    ["pictures", ["javascript:alert(1)"]],
    ["pictures", ["/img/u/00000000000000000000000000000000-960.webp"]],
  ] as const) {
    const answer = await write({ [field]: value })
    expectRefusal(answer, 400)
    expect(Object.keys(Object(answer.body.fields)).join(), field).toMatch(new RegExp(`^${field}`))
  }
  expect((await read()).total).toBe(0)
})

test("a shop can turn reviews off and on again", async () => {
  await write()
  await setReviews(shop, { ofParts: false })
  expect(await read()).toMatchObject({ total: 0, reviews: [] })
  expect(await own()).toMatchObject({ mayWrite: false })
  expect(await write()).toMatchObject({ status: 409, body: { code: "reviews_off" } })
  await setReviews(shop, {})
  expect(await read()).toMatchObject({ total: 1 })
})

test("reviews are paged by ten in each sort order, each once, and filtered by rating", async () => {
  await shop.sql(
    `with people as (insert into users (id, name, email)
       select $1 || n, 'Ada', $1 || n || '@shop.example' from generate_series(1, 24) n returning id)
     insert into part_reviews (part_id, user_id, units, name, rating, title, body, state)
     select $1, id, 1, 'Ada', 1 + length(id) % 2 + (row_number() over ()) % 4, 'T', 'T', 'published' from people`,
    [partId],
  )
  const { total, ratings } = await read()
  expect(total).toBe(24)
  for (const sort of ["newest", "highest", "lowest"] as const) {
    const seen = await allOf({ sort })
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(24)
    const place = ({ _id, rating }: (typeof seen)[number]) =>
      ({ newest: 0, highest: -rating, lowest: rating })[sort] * 1e9 - Number(_id)
    expect(seen).toEqual(seen.toSorted((a, b) => place(a) - place(b)))
  }
  const threes = await allOf({ rating: 3 })
  expect(new Set(threes.map(({ rating }) => rating))).toEqual(new Set([3]))
  expect(ratings).toContainEqual({ rating: 3, count: threes.length })
  for (const wrong of ["after=x", "after=9-1", "sort=worst", "rating=6"])
    expectRefusal(await shop.send(`GET /part/${partId}/review?${wrong}`), 400)
  expectRefusal(await shop.send(`GET /part/${"0".repeat(24)}/review`), 404)
})

async function allOf(query: Parameters<typeof read>[0]) {
  const seen = []
  let after: string | undefined
  do {
    const page = await read({ ...query, after })
    seen.push(...page.reviews)
    after = page.next
  } while (after !== undefined)
  return seen
}

type Page = Awaited<ReturnType<typeof read>>
const starsOf = ({ ratings }: Page) =>
  ratings.flatMap(({ rating, count }) => Array(count).fill(rating))

test("count and average are always correct under concurrent changes", async () => {
  const buyers = await buyersOf(shop, partId, 1, 4)
  /** Actions of each buyer in order: a rating or its deletion. */
  const steps = fc.array(fc.constantFrom(0, 1, 2, 3, 4, 5), { minLength: 1, maxLength: 5 })
  const expectTrue = (page: Page) => {
    const stars = starsOf(page)
    expect(page.total).toBe(stars.length)
    const mean = stars.reduce((sum, rating) => sum + rating, 0) / stars.length
    if (stars.length === 0) expect(page.average).toBeUndefined()
    else expect(Math.abs((page.average ?? 0) - mean)).toBeLessThanOrEqual(0.05 + 1e-9)
  }
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 4 }), async (plans) => {
      await shop.sql("delete from part_reviews where part_id = $1", [partId])
      const act = async (buyer: Customer, plan: number[]) => {
        for (const rating of plan) {
          await (rating === 0 ? remove(buyer) : write({ rating }, buyer))
          expectTrue(await read())
        }
      }
      await Promise.all(buyers.map((buyer, n) => act(buyer, plans[n] ?? [])))
      const last = plans.map((plan) => plan.at(-1) ?? 0).filter((rating) => rating > 0)
      const page = await read()
      expectTrue(page)
      expect(starsOf(page)).toEqual(last.toSorted((a, b) => b - a))
    }),
    { numRuns: 4 },
  )
})

test("ten concurrent writes by one buyer make one review", async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => write({ title: `${n}` })))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(await read()).toMatchObject({ total: 1, average: 4 })
})

test("a review and a report are in their author's data export, and are deleted with the account", async () => {
  const reader = await shop.customer()
  const order = await buyAndPay(shop, reader, partId, 1)
  await write()
  await write({}, reader)
  const id = (await read()).reviews.find(({ units }) => units === 12)?._id
  const body = { reason: "Not so." }
  await shop.send(`POST /part-review/${id}/report`, { token: reader.token, body })
  expect(await shop.as(reader)("GET /account/export")).toMatchObject({
    partReviews: [{ partId, title: "Quiet", pictures: [photo] }],
    reviewReports: [{ partId, reviewId: id, reason: "Not so." }],
  })
  await shop.sql("update orders set status = 'delivered' where id = $1", [order])
  const { token, password } = reader
  expect((await shop.send("POST /account/close", { token, body: { password } })).status).toBe(200)
  expect(await read()).toMatchObject({ total: 1, reviews: [{ _id: id }] })
  const reports = "select from part_review_reports where user_id = $1"
  expect(await shop.sql(reports, [reader.id])).toEqual([])
})
