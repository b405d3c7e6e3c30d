import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi({ rateLimitScale: 0 })
let author: Person
beforeEach(async () => {
  await shop.sql("delete from reviews")
  author = await shop.customer()
})
afterAll(() => shop.close())

const photo = "/img/parts/anvil-1000-960.webp"
const write = async (description: string, by = author) => {
  const body = { name: by.name, description, photo, rating: 5 }
  return (await shop.as(by)("POST /review", { body })).insertedId
}
const list = async () => (await shop.as()("GET /review")).map(({ description }) => description)
const newest = async () => (await shop.as()("GET /review/newest")).reviews.map(wordsOf)
const wordsOf = ({ description }: { description: string }) => description
const setHidden = (id: string, hidden: unknown, by: Person | undefined = shop.admin) =>
  shop.send(`PATCH /review/${id}`, { ...(by && { token: by.token }), body: { hidden } })
const auditOf = (id: string) =>
  shop.sql("select actor_id, action from audit_log where target = $1 order by id", [id])

describe("PATCH /review/{id}", () => {
  test("hides a review from everybody and shows it again, each audited", async () => {
    const id = await write("Bad words.")
    const done = { acknowledged: true, success: true, modifiedCount: 1 }
    expect(await setHidden(id, true)).toMatchObject({ status: 200, body: done })
    expect([await list(), await newest(), await page()]).toEqual([[], [], []])
    const hidden = await shop.as(shop.admin)("GET /review/hidden")
    expect(hidden).toMatchObject({ total: 1, reviews: [{ _id: id, description: "Bad words." }] })

    expect(await setHidden(id, false)).toMatchObject({ status: 200, body: done })
    expect([await list(), await newest()]).toEqual([["Bad words."], ["Bad words."]])
    const actor_id = shop.admin.id
    expect(await auditOf(id)).toEqual([
      { actor_id, action: "review.hide" },
      { actor_id, action: "review.restore" },
    ])
  })

  test("is for administrators, whoever wrote the review and whether it exists", async () => {
    const id = await write("Mine.")
    for (const target of [id, "0".repeat(24)]) {
      expect((await setHidden(target, true, author)).status).toBe(403)
      expect((await shop.send(`PATCH /review/${target}`, { body: { hidden: true } })).status).toBe(
        401,
      )
    }
    const answer = await shop.send("GET /review/hidden", { token: author.token })
    expect(answer.status).toBe(403)
    expect(await list()).toEqual(["Mine."])
    expect(await auditOf(id)).toEqual([])
  })

  test("refuses an unknown review, and a value that is not a boolean", async () => {
    const id = await write("Here.")
    for (const unknown of ["0".repeat(24), "nonsense"])
      expect(await setHidden(unknown, true)).toMatchObject({
        status: 404,
        body: { success: false, modifiedCount: 0, code: "review_not_found" },
      })
    for (const wrong of ["true", 1, null, undefined])
      expect(await setHidden(id, wrong)).toMatchObject({
        status: 400,
        body: { modifiedCount: 0, fields: { hidden: expect.any(String) } },
      })
    expect(await list()).toEqual(["Here."])
  })

  test("by many at once happens once, and an unchanged state is left alone", async () => {
    const id = await write("Twice?")
    const answers = await Promise.all(Array.from({ length: 10 }, () => setHidden(id, true)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(answers.reduce((sum, { body }) => sum + Number(body.modifiedCount), 0)).toBe(1)
    expect(await auditOf(id)).toHaveLength(1)
  })
})

const page = async (query = {}) =>
  (await shop.as()("GET /review/page", { query })).reviews.map(wordsOf)

describe("GET /review/newest", () => {
  test("returns the newest visible one of each person, twelve at most, and the total", async () => {
    for (let n = 1; n <= 14; n += 1) {
      const person = await shop.customer()
      await write(`first of ${n}`, person)
      await write(`second of ${n}`, person)
    }
    const seconds = Array.from({ length: 12 }, (_, n) => `second of ${14 - n}`)
    expect(await newest()).toEqual(seconds)
    expect((await shop.as()("GET /review/newest")).total).toBe(28)

    const [last] = await shop.as()("GET /review")
    await setHidden(last?._id ?? "", true)
    expect(await newest()).toEqual(["first of 14", ...seconds.slice(1)])
  })

  test("counts each demo review as one person's", async () => {
    for (const n of [1, 2])
      await shop.sql(
        `insert into reviews (id, name, description, photo, rating)
         values ($1, 'Ada', 'Demo.', $2, 5)`,
        [`${n}`.padStart(24, "0"), photo],
      )
    expect(await newest()).toEqual(["Demo.", "Demo."])
  })
})

describe("GET /review/page", () => {
  test("returns twelve per page, newest first; beyond the last page, the last", async () => {
    for (let n = 1; n <= 25; n += 1) await write(`${n}`)
    expect(await page()).toEqual(Array.from({ length: 12 }, (_, n) => `${25 - n}`))
    expect(await page({ page: 3 })).toEqual(["1"])
    const beyond = await shop.as()("GET /review/page", { query: { page: 80 } })
    expect(beyond).toMatchObject({ total: 25, page: 3, pageSize: 12 })
    expect(JSON.stringify(beyond)).not.toContain(author.id)
    expect(JSON.stringify(beyond)).not.toContain(author.email)
  })

  test("ends after a thousand, like the list, however many there are", async () => {
    await shop.sql(
      `insert into reviews (id, name, description, photo, rating, created_at)
       select lpad(n::text, 24, '0'), 'Ada', 'Review ' || n, $1, 5, now() - n * interval '1 minute'
       from generate_series(1, 1100) n`,
      [photo],
    )
    const last = await shop.as()("GET /review/page", { query: { page: 84 } })
    expect(last).toMatchObject({ total: 1000, page: 84 })
    expect(last.reviews.at(-1)?.description).toBe("Review 1000")
    for (const beyond of ["85", "1e9", "0", "-1", "x"])
      expect((await shop.send(`GET /review/page?page=${beyond}`)).status, beyond).toBe(400)
  })
})
