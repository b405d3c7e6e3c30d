import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { expectRefusal } from "#test/expect-refusal.ts"
import { type Customer, manyCustomers } from "#test/many-customers.ts"
import { buyersOf, reviewsOf, setReviews, words } from "#test/part-reviews.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
await shop.holdMails()
let partId: string
let author: Customer
beforeEach(async () => {
  partId = await shop.part()
  author = (await buyersOf(shop, partId, 1))[0]
})
afterAll(() => shop.close())

const write = (changes: object = {}) =>
  shop.as(author)("PUT /part/{id}/review", {
    params: { id: partId },
    body: { ...words, ...changes },
  })
const read = () => reviewsOf(shop, partId)
const own = () => shop.as(author)("GET /part/{id}/review/own", { params: { id: partId } })
const moderate = (id: string, version: number | "*", body: object, { token } = shop.admin) =>
  shop.send(`PUT /part-review/${id}`, { token, headers: { "if-match": `${version}` }, body })
const report = (id: string, { token }: Pick<Person, "token">) =>
  shop.send(`POST /part-review/${id}/report`, { token, body: { reason: "A lie." } })
/** Reads the review as staff. */
const seen = async (view: "queued" | "reported" | "hidden" | "published" = "queued") => {
  const { reviews } = await shop.as(shop.admin)("GET /part-review", { query: { view } })
  return reviews.find(({ part }) => part._id === partId)
}
const published = async () => {
  await write()
  return (await read()).reviews[0]?._id ?? ""
}
const acts = async (id: string) => {
  const kept = "select action, detail from audit_log where target = $1 order by id"
  const found = await shop.sql(kept, [id])
  return found.map(({ action, detail }) => [String(action).replace("part_review.", ""), detail])
}
const mails = async () => {
  const mailed = "select data from mail_outbox where template = 'part-review' and recipient = $1"
  return (await shop.sql(mailed, [author.email])).map(({ data }) => data)
}

describe("the review queue", () => {
  beforeEach(() => setReviews(shop, { queue: true }))
  afterAll(() => setReviews(shop, {}))

  test("holds a review until staff publish it, and its author is mailed once", async () => {
    expect(await write()).toMatchObject({ state: "queued" })
    expect((await read()).total).toBe(0)
    expect(await own()).toMatchObject({ review: { state: "queued" } })
    const waiting = await seen()
    expect(waiting).toMatchObject({ email: author.email, version: 1 })
    const id = waiting?._id ?? ""
    const both = await Promise.all(
      [1, 1].map((version) => moderate(id, version, { state: "published" })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await read()).toMatchObject({ total: 1 })
    expect(await acts(id)).toEqual([["publish", { partId }]])
    expect(await mails()).toMatchObject([
      { name: words.name, productName: "Anvil 1000", published: true, answer: "" },
    ])

    await write({ title: "Changed" })
    expect((await read()).total).toBe(0)
    await setReviews(shop, {})
    expect(await write({ title: "Changed again" })).toMatchObject({ state: "queued" })
  })

  test("lets staff publish only the version they have seen", async () => {
    await write()
    const { _id: id = "" } = (await seen()) ?? {}
    await write({ text: "Something else." })
    const answer = await moderate(id, 1, { state: "published" })
    expect(answer).toMatchObject({ status: 409, body: { code: "review_changed", version: 2 } })
    expect((await read()).total).toBe(0)
  })
})

test("staff hide a review with a reason for its author, and restore it", async () => {
  const id = await published()
  expectRefusal(await moderate(id, 1, { state: "hidden" }), 400)
  await moderate(id, 1, { state: "hidden", reason: "Advertising" })
  expect((await read()).total).toBe(0)
  expect(await own()).toMatchObject({ review: { state: "hidden", hiddenReason: "Advertising" } })
  expect(await seen("hidden")).toMatchObject({ _id: id })
  expect((await moderate(id, 2, { state: "published" })).body).toMatchObject({ version: 3 })
  expect((await read()).total).toBe(1)
  const detail = { partId, reason: "Advertising" }
  expect(await acts(id)).toEqual([
    ["hide", detail],
    ["restore", detail],
  ])
  expect(await mails()).toEqual([])
})

test("a hidden review becomes public only through staff, whatever its author changes", async () => {
  const id = await published()
  await moderate(id, "*", { state: "hidden", reason: "Insults" })
  expect(await write({ text: "Milder." })).toMatchObject({ state: "queued" })
  await moderate(id, "*", { state: "hidden", reason: "Insults" })
  const { token } = author
  const removed = await shop.send(`DELETE /part/${partId}/review`, { token })
  expect(removed.body).toMatchObject({ deletedCount: 1 })
  expect(await own()).toEqual({ mayWrite: true })
  expectRefusal(await moderate(id, "*", { state: "published" }), 404)
  expect(await seen("hidden")).toBeUndefined()
  expect(await write()).toMatchObject({ state: "queued" })
})

test("a hidden review that its author changes, deletes and writes again waits for staff", async () => {
  const id = await published()
  await moderate(id, "*", { state: "hidden", reason: "Insults" })
  expect(await write({ text: "Milder." })).toMatchObject({ state: "queued" })
  const { token } = author
  const removed = await shop.send(`DELETE /part/${partId}/review`, { token })
  expect(removed.body).toMatchObject({ deletedCount: 1 })
  expect(await seen("hidden")).toBeUndefined()
  expect(await write()).toMatchObject({ state: "queued" })
  expect((await read()).total).toBe(0)
})

test("staff reply, and the author is mailed the first reply", async () => {
  const id = await published()
  await moderate(id, 1, { state: "published", answer: "Thank you." })
  await moderate(id, 2, { state: "published", answer: "Thank you, Ada." })
  await moderate(id, 3, { state: "published" })
  expect((await read()).reviews).toMatchObject([{ answer: { text: "Thank you, Ada." } }])
  expect(await mails()).toMatchObject([{ published: false, answer: "Thank you." }])
  await moderate(id, 4, { state: "published", answer: "" })
  expect((await read()).reviews[0]).not.toHaveProperty("answer")
  const answers = ["", "Thank you.", "Thank you, Ada.", ""]
  expect(await acts(id)).toEqual(
    [0, 1, 2].map((n) => [
      "answer",
      { partId, before: { answer: answers[n] }, after: { answer: answers[n + 1] } },
    ]),
  )
})

test("staff see who reported a review and why, once each; reports alone hide nothing", async () => {
  const id = await published()
  const people = await manyCustomers(shop, 3)
  await Promise.all([...people, ...people].map((person) => report(id, person)))
  const reported = await seen("reported")
  expect(reported).toMatchObject({ openReports: 3, version: 1 })
  const emails = people.map(({ email }) => email)
  expect(reported?.reports.map(({ email }) => email).sort()).toEqual(emails.sort())
  expect((await read()).total).toBe(1)

  await moderate(id, 1, { state: "published" })
  expect(await seen("reported")).toBeUndefined()
  expect(await acts(id)).toEqual([["keep", { partId, reports: 3 }]])
  await moderate(id, 2, { state: "hidden", reason: "A lie" })
  for (const unknown of [id, "0", "x"]) expectRefusal(await report(unknown, author), 404)
  expect((await report(id, { token: "" })).status).toBe(401)
})

test("a report after a decision counts anew, and settled reports are not shown beside it", async () => {
  const id = await published()
  const [one, other] = await manyCustomers(shop, 2)
  if (!one || !other) throw new Error("Two customers are missing")
  for (const person of [one, other]) await report(id, person)
  await moderate(id, 1, { state: "published" })
  await write({ body: "Edited." })
  for (let times = 0; times < 2; times++) await report(id, one)
  expect(await seen("reported")).toMatchObject({ openReports: 1, reports: [{ email: one.email }] })
  await report(id, other)
  const reported = await seen("reported")
  expect(reported).toMatchObject({ openReports: 2, reports: [{ email: other.email }, {}] })
  await moderate(id, 3, { state: "published" })
  expect(await seen("published")).toMatchObject({ openReports: 0, reports: [] })
})

test("a report of a closed account no longer counts, and settled ones stay settled", async () => {
  const id = await published()
  const settled = await shop.customer()
  const closing = await shop.customer()
  await report(id, settled)
  await moderate(id, 1, { state: "published" })
  await report(id, closing)
  await shop.as(closing)("POST /account/close", { body: { password: closing.password } })
  expect(await seen("reported")).toBeUndefined()
  expect(await seen("published")).toMatchObject({ openReports: 0, reports: [] })
})

test("only administrators see and decide on the queue, with the version they saw", async () => {
  const id = await published()
  const { token } = author
  const hidden = await shop.send(`PUT /part-review/${id}`, {
    token,
    headers: { "if-match": "1" },
    body: { state: "hidden", reason: "No" },
  })
  expectRefusal(hidden, 403)
  expectRefusal(await shop.send("GET /part-review", { token }), 403)
  const unseen = { token: shop.admin.token, body: { state: "published" } }
  expectRefusal(await shop.send(`PUT /part-review/${id}`, unseen), 400)
  expect((await read()).total).toBe(1)
})

test("lists of staff are paged by twenty, each review once", async () => {
  await shop.sql("delete from part_reviews")
  await shop.sql(
    `with people as (insert into users (id, name, email)
       select 'queued-' || n, 'Ada', 'queued-' || n || '@shop.example' from generate_series(1, 45) n returning id)
     insert into part_reviews (part_id, user_id, units, name, rating, title, body, state)
     select $1, id, 1, 'Ada', 5, 'T', 'T', 'queued' from people`,
    [partId],
  )
  expect(await shop.as(shop.admin)("GET /overview")).toMatchObject({ reviews: { queued: 45 } })
  const ids: number[] = []
  for (let more = true; more; ) {
    const after = ids.at(-1)
    const query = { view: "queued", ...(after && { after: String(after) }) } as const
    const page = await shop.as(shop.admin)("GET /part-review", { query })
    expect(page).toMatchObject({ queued: 45, reported: 0 })
    ids.push(...page.reviews.map(({ _id }) => Number(_id)))
    more = page.hasMore
  }
  expect(new Set(ids).size).toBe(45)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  await shop.sql("delete from part_reviews")
  expect(await shop.as(shop.admin)("GET /overview")).not.toHaveProperty("reviews")
})
