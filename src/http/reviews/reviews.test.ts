import { BlockList } from "node:net"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { buyAndPay, words } from "#test/part-reviews.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"

const shop = await openTestApi()
let author: Person
beforeEach(async () => {
  author = await shop.customer()
})
afterAll(() => shop.close())

const loopback = new BlockList()
loopback.addAddress("127.0.0.1")

const aReview = (changes: Record<string, unknown> = {}) => ({
  name: "Ada L.",
  description: "Fans that whisper.",
  photo: "/img/parts/anvil-1000-960.webp",
  rating: 5,
  ...changes,
})
const add = (changes: Record<string, unknown> = {}) =>
  shop.send("POST /review", { token: author.token, body: aReview(changes) })
const list = () => shop.as()("GET /review")

describe("POST /review", () => {
  test("publishes under the given name; the author is the signed-in user", async () => {
    const { status, body } = await add({ rating: "4", userId: "someone", email: "x@y.example" })
    expect({ status, body }).toEqual({
      status: 200,
      body: { acknowledged: true, success: true, insertedId: expect.any(String) },
    })
    const [newest] = await list()
    expect(newest).toEqual({
      _id: body.insertedId,
      ...aReview({ rating: 4 }),
      role: "",
      createdAt: expect.any(String),
    })
    const stored = "select user_id from reviews where id = $1"
    expect(await shop.sql(stored, [body.insertedId])).toEqual([{ user_id: author.id }])
  })

  test("keeps markup as text", async () => {
    const description = "<img src=x onerror=alert(1)>{{7*7}}'; drop table reviews; --"
    await add({ description })
    const { headers, body } = await shop.send("GET /review")
    expect(Object.values(body)[0]).toMatchObject({ description })
    expect(headers.get("content-type")).toBe("application/json; charset=utf-8")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })

  test.each([
    ["name", " ", "Name is Required"],
    ["name", "x".repeat(81), "Name has at most 80 characters"],
    ["description", undefined, "Description is Required"],
    ["description", "x".repeat(2001), "Description has at most 2000 characters"],
    ["rating", 0, "Rating must be at least 1"],
    ["rating", 6, "Rating must be at most 5"],
    ["rating", 4.5, "Rating must be a whole number"],
    ["rating", "five", "Rating must be a whole number"],
    ["rating", [5], "Review is Required"],
    ["rating", true, "Review is Required"],
    ["photo", "", "photo is Required"],
    ["photo", "data:image/svg+xml,<svg onload=alert(1)>", expect.stringContaining("picture")],
    ["photo", "https://tracker.example/1.png", expect.stringContaining("picture")],
    ["photo", "/img/u/00000000000000000000000000000000-960.webp", expect.any(String)],
  ])("refuses %s %j", async (field, value, message) => {
    expect(await add({ [field]: value })).toMatchObject({
      status: 400,
      body: { success: false, fields: { [field]: message } },
    })
  })

  test("repeated with the same Idempotency-Key is one review, and another with it is refused", async () => {
    const headers = { "idempotency-key": "heard late" }
    const send = (description: string) =>
      shop.send("POST /review", { token: author.token, headers, body: aReview({ description }) })
    const answers = await Promise.all([send("Heard late."), send("Heard late.")])
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.insertedId}`)).size).toBe(1)
    expect(await send("Heard twice.")).toMatchObject({ body: { code: "idempotency_key_reused" } })
    expect((await list()).filter(({ description }) => description === "Heard late.")).toHaveLength(
      1,
    )
  })

  test("requires signing in", async () => {
    expect(await shop.send("POST /review", { body: aReview() })).toMatchObject({ status: 401 })
  })

  test("is limited to ten a day, also concurrently; refused ones do not count", async () => {
    for (let n = 0; n < 3; n += 1) await add({ rating: 9 })
    const replies = await Promise.all(Array.from({ length: 14 }, () => add()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = replies.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ success: false, code: "rate_limited" })
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(80_000)
  })
})

test("thirty an hour are accepted per network, across accounts, also concurrently", async () => {
  const networks = await openTestApi({ trustedProxies: loopback })
  const from = (address: string, { token }: Person) =>
    networks.send("POST /review", {
      token,
      headers: { "x-forwarded-for": address },
      body: aReview(),
    })
  const people = await Promise.all(Array.from({ length: 4 }, () => networks.customer()))
  const tenOf = (person: Person, network: number) =>
    Promise.all(Array.from({ length: 10 }, (_, n) => from(`2001:db8:1:${network}::${n}`, person)))
  const answers = (await Promise.all(people.map((person) => tenOf(person, 2)))).flat()
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body).toMatchObject({ success: false, code: "rate_limited" })
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3_000)
  // Refusals for the network do not count against the account.
  const rest = (await Promise.all(people.map((person) => tenOf(person, 3)))).flat()
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(10)
  await networks.close()
})

test("reports that are refused for the network do not count against the account", async () => {
  const networks = await openTestApi({ trustedProxies: loopback })
  const twentyFrom = async (network: number, { token }: Person) => {
    const options = {
      token,
      headers: { "x-forwarded-for": `2001:db8:1:${network}::1` },
      body: { reason: "A lie." },
    }
    const send = () => networks.send("POST /part-review/1/report", options)
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    return new Set(answers.map(({ status }) => status))
  }
  for (const person of await Promise.all(Array.from({ length: 3 }, () => networks.customer())))
    expect(await twentyFrom(2, person)).toEqual(new Set([404]))
  const last = await networks.customer()
  expect(await twentyFrom(2, last)).toEqual(new Set([429]))
  expect(await twentyFrom(3, last)).toEqual(new Set([404]))
  await networks.close()
})

test("thirty part reviews and twenty reports a day are accepted, also concurrently", async () => {
  const id = await shop.part()
  await buyAndPay(shop, author, id, 1)
  const { token } = author
  const many = (count: number, route: string, body: object) =>
    Promise.all(Array.from({ length: count }, () => shop.send(route, { token, body })))
  const written = await many(33, `PUT /part/${id}/review`, words)
  expect(written.filter(({ status }) => status === 200)).toHaveLength(30)
  const reported = await many(23, "POST /part-review/1/report", { reason: "A lie." })
  expect(reported.filter(({ status }) => status === 429)).toHaveLength(3)
})

test("GET /review reveals only what the author wrote", async () => {
  await add()
  const { body } = await shop.send("GET /review")
  expect(JSON.stringify(body)).not.toContain(author.email)
  expect(JSON.stringify(body)).not.toContain(author.id)
})
