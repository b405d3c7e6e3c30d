import { BlockList } from "node:net"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { openTestApi, type Person } from "#test/test-shop.ts"

const behindProxy = new BlockList()
behindProxy.addAddress("127.0.0.1")
const shop = await openTestApi({ trustedProxies: behindProxy })
let person: Person
let address = ""
let addresses = 0
beforeEach(async () => {
  await shop.sql("delete from rate_limits")
  person = await shop.customer()
  addresses += 1
  address = `203.0.113.${addresses}`
})
afterAll(() => shop.close())

const tryPassword = (email: string, password = "a wrong guess", from = address, headers = {}) =>
  shop.send("POST /api/auth/sign-in/email", {
    body: { email, password },
    headers: { "x-forwarded-for": from, ...headers },
  })
const statusesOf = async (answers: ReturnType<typeof tryPassword>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)
const times = <Result>(count: number, make: (n: number) => Result) =>
  Array.from({ length: count }, (_, n) => make(n))

describe("one account", () => {
  test("takes five wrong passwords, then none for a while, not even the right one", async () => {
    for (const _ of times(5, String))
      expect(await tryPassword(person.email)).toMatchObject({ status: 401 })
    const { status, body, headers } = await tryPassword(person.email, person.password)
    expect({ status, body }).toMatchObject({ status: 429, body: { code: "rate_limited" } })
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800)
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900)
  })

  test("is locked from the last wrong password, however long ago the first one was", async () => {
    await tryPassword(person.email)
    await shop.sql("update rate_limits set expire = $1", [Date.now() + 60_000])
    for (const _ of times(4, String)) await tryPassword(person.email)
    const { status, headers } = await tryPassword(person.email, person.password)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800)
  })

  test("is not locked for longer by tries that were not looked at", async () => {
    for (const _ of times(5, String)) await tryPassword(person.email)
    await shop.sql("update rate_limits set expire = $1", [Date.now() + 60_000])
    const { status, headers } = await tryPassword(person.email)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60)
  })

  test("is guessed five times at most, however many try at once from anywhere", async () => {
    const statuses = await statusesOf(
      times(200, (n) => tryPassword(person.email, `guess ${n}`, `198.51.100.${n + 1}`)),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(195)
  })

  test("counts whatever way its address is spelled", async () => {
    const spellings = [
      person.email,
      person.email.toUpperCase(),
      ` ${person.email} `,
      person.email.replace("c", "C"),
      `\u00a0${person.email}`,
    ]
    for (const spelling of spellings) await tryPassword(spelling)
    expect(await tryPassword(person.email)).toMatchObject({ status: 429 })
  })

  test("that does not exist is refused in the same way after the same number", async () => {
    const ask = async (email: string) => {
      const answers = []
      for (const n of times(7, Number)) answers.push(await tryPassword(email, `guess ${n}`))
      return answers.map(({ status, body: { requestId, retryAfterSeconds, ...body } }) => ({
        status,
        ...body,
      }))
    }
    expect(await ask("nobody@shop.example")).toEqual(await ask(person.email))
  })

  test("starts anew once its owner has signed in", async () => {
    for (const _ of [1, 2]) {
      await statusesOf(times(4, () => tryPassword(person.email)))
      expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 200 })
    }
  })

  test("counts guesses at the present password when it is changed", async () => {
    const guess = () =>
      shop.send("POST /api/auth/change-password", {
        body: { currentPassword: "a wrong guess", newPassword: "something entirely new" },
        headers: { cookie: person.cookie, origin: shop.url, "x-forwarded-for": address },
      })
    for (const _ of times(5, String)) expect(await guess()).toMatchObject({ status: 400 })
    expect(await guess()).toMatchObject({ status: 429 })
    expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 429 })
  })
})

describe("one address", () => {
  test("has twenty wrong tries at all accounts together", async () => {
    const statuses = await statusesOf(times(60, (n) => tryPassword(`user-${n}@shop.example`)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 429 })
    expect(await tryPassword(person.email, person.password, "192.0.2.9")).toMatchObject({
      status: 200,
    })
  })

  test("is not shaken off by what a client writes into headers", async () => {
    const forged = (n: number) => ({
      "x-forwarded-for": `10.0.0.${n}, ${address}`,
      "x-real-ip": `10.0.1.${n}`,
      "x-client-address": `10.0.2.${n}`,
      forwarded: `for=10.0.3.${n}`,
      "user-agent": `agent ${n}`,
    })
    await statusesOf(
      times(20, (n) => tryPassword(`user-${n}@shop.example`, "guess", address, forged(n))),
    )
    expect(await tryPassword(person.email, person.password, address, forged(99))).toMatchObject({
      status: 429,
    })
  })

  test("of IPv6 is its network", async () => {
    await statusesOf(
      times(20, (n) => tryPassword(`user-${n}@shop.example`, "guess", `2001:db8::${n + 1}`)),
    )
    const here = await tryPassword(person.email, person.password, "2001:db8::ffff")
    const elsewhere = await tryPassword(person.email, person.password, "2001:db8:0:1::1")
    expect([here.status, elsewhere.status]).toEqual([429, 200])
  })

  test("is not counted for people who sign in rightly", async () => {
    for (const _ of times(25, String))
      expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 200 })
  })
})

test("RATE_LIMIT_SCALE multiplies the tries, and the hundred accounts an hour", async () => {
  const strict = await openTestApi({ rateLimitScale: 0.05 })
  const statuses = async (path: string, bodyOf: (n: number) => object) => {
    const ask = (n: number) => strict.send(`POST /api/auth/${path}`, { body: bodyOf(n) })
    return (await Promise.all(times(8, ask))).map(({ status }) => status).sort()
  }
  const password = "a password of some length"
  expect(await statuses("sign-in/email", () => ({ email: "x@shop.example", password }))).toEqual([
    401,
    ...Array(7).fill(429),
  ])
  expect(
    await statuses("sign-up/email", (n) => ({
      name: "Ada",
      email: `n${n}@shop.example`,
      password,
    })),
  ).toEqual([...Array(5).fill(200), ...Array(3).fill(429)])
  await strict.close()
})

test("an unknown account takes as long to refuse as a wrong password", async () => {
  const timeOf = async (email: string) => {
    await shop.sql("delete from rate_limits")
    const start = performance.now()
    await tryPassword(email)
    return performance.now() - start
  }
  const [known, unknown]: number[][] = [[], []]
  for (const n of times(25, Number)) {
    known?.push(await timeOf(person.email))
    unknown?.push(await timeOf(`nobody-${n}@shop.example`))
  }
  const median = (values: number[] = []) => values.sort((a, b) => a - b)[12] ?? 0
  // Without a password to hash, the unknown one would be several times as fast.
  expect(Math.abs(median(known) - median(unknown))).toBeLessThan(0.25 * median(known))
})
