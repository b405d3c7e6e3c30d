import { randomBytes } from "node:crypto"
import { BlockList } from "node:net"
import { sql } from "drizzle-orm"
import { afterAll, beforeEach, describe, expect, test } from "vitest"
import { limitConcurrency } from "#domain/limit-concurrency.ts"
import { openTestApi, type Person } from "#test/test-shop.ts"
import { figure, rounds } from "#test/torture.ts"
import { whileItWaits } from "#test/waiting.ts"

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
const asPerson = (call: string, body: unknown) =>
  shop.send(`POST /api/auth/${call}`, {
    body,
    headers: { cookie: person.cookie, origin: shop.url, "x-forwarded-for": address },
  })
/** Sends a few at once, because each hashes a password: more would wait too long for their turn on a busy machine. */
const statusesOf = async (count: number, send: (n: number) => ReturnType<typeof tryPassword>) => {
  const limited = limitConcurrency(5)
  const answers = await Promise.all(times(count, (n) => limited(() => send(n))))
  return answers.map(({ status }) => status)
}
const times = <Result>(count: number, make: (n: number) => Result) =>
  Array.from({ length: count }, (_, n) => make(n))

describe("one account", () => {
  test("is locked for a while after five wrong passwords, even for the right one", async () => {
    for (const _ of times(5, String))
      expect(await tryPassword(person.email)).toMatchObject({ status: 401 })
    const { status, body, headers } = await tryPassword(person.email, person.password)
    expect({ status, body }).toMatchObject({ status: 429, body: { code: "rate_limited" } })
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800)
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(900)
  })

  test("is locked from the last wrong password, however old the first one is", async () => {
    await tryPassword(person.email)
    await shop.sql("update rate_limits set expire = $1", [Date.now() + 60_000])
    for (const _ of times(4, String)) await tryPassword(person.email)
    const { status, headers } = await tryPassword(person.email, person.password)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(800)
  })

  test("is not locked for longer by attempts during the lock", async () => {
    for (const _ of times(5, String)) await tryPassword(person.email)
    await shop.sql("update rate_limits set expire = $1", [Date.now() + 60_000])
    const { status, headers } = await tryPassword(person.email)
    expect(status).toBe(429)
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60)
  })

  test("allows at most five guesses, however many clients try at once", async (context) => {
    const count = rounds(200, 1000)
    const from = (n: number) => `198.51.${100 + Math.floor(n / 250)}.${(n % 250) + 1}`
    const statuses = await statusesOf(count, (n) =>
      tryPassword(person.email, `guess ${n}`, from(n)),
    )
    const tried = statuses.filter((status) => status === 401).length
    figure(context, `${tried} of ${count} guesses were looked at`)
    expect(tried).toBe(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(count - 5)
  })

  test("counts guesses in any spelling of its address", async () => {
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

  test("that does not exist is refused the same way after the same number", async () => {
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

  test("resets the count when its owner signs in", async () => {
    for (const _ of [1, 2]) {
      await statusesOf(4, () => tryPassword(person.email))
      expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 200 })
    }
  })

  test("counts guesses at the present password during a password change", async () => {
    const guess = () =>
      asPerson("change-password", {
        currentPassword: "a wrong guess",
        newPassword: "something entirely new",
      })
    for (const _ of times(5, String)) expect(await guess()).toMatchObject({ status: 400 })
    expect(await guess()).toMatchObject({ status: 429 })
    expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 429 })
  })

  test("does not count a refused new password when the present one is right", async () => {
    const change = (newPassword: string) =>
      asPerson("change-password", { currentPassword: person.password, newPassword })
    for (const _ of times(6, String))
      expect(await change("qwertyuiop")).toMatchObject({ body: { code: "password_common" } })
    expect((await change("something entirely new")).status).toBe(200)
  })
})

describe("one client address", () => {
  test("has twenty wrong attempts across all accounts", async (context) => {
    const count = rounds(60, 1000)
    const statuses = await statusesOf(count, (n) => tryPassword(`user-${n}@shop.example`))
    const tried = statuses.filter((status) => status === 401).length
    figure(context, `${tried} of ${count} guesses were looked at`)
    expect(tried).toBe(20)
    // Refused guesses do not count against an account; otherwise strangers could lock others out.
    for (const _ of times(6, String))
      expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 429 })
    expect(await tryPassword(person.email, person.password, "192.0.2.9")).toMatchObject({
      status: 200,
    })
  })

  test("cannot be disguised by client headers", async () => {
    const forged = (n: number) => ({
      "x-forwarded-for": `10.0.0.${n}, ${address}`,
      "x-real-ip": `10.0.1.${n}`,
      "x-client-address": `10.0.2.${n}`,
      forwarded: `for=10.0.3.${n}`,
      "user-agent": `agent ${n}`,
    })
    await statusesOf(20, (n) => tryPassword(`user-${n}@shop.example`, "guess", address, forged(n)))
    expect(await tryPassword(person.email, person.password, address, forged(99))).toMatchObject({
      status: 429,
    })
  })

  test("of IPv6 is counted as its network", async () => {
    await statusesOf(20, (n) =>
      tryPassword(`user-${n}@shop.example`, "guess", `2001:db8::${n + 1}`),
    )
    const here = await tryPassword(person.email, person.password, "2001:db8::ffff")
    const elsewhere = await tryPassword(person.email, person.password, "2001:db8:0:1::1")
    expect([here.status, elsewhere.status]).toEqual([429, 200])
  })

  test("has the same limit for second-factor codes", async () => {
    await asPerson("two-factor/enable", { password: person.password })
    const guess = () => asPerson("two-factor/verify-totp", { code: "000000" })
    for (const _ of times(20, String))
      expect(await guess()).toMatchObject({ status: 400, body: { code: "wrong_code" } })
    expect(await guess()).toMatchObject({ status: 429, body: { code: "rate_limited" } })
  })

  test("is not charged for codes that nobody was asked for", async () => {
    const ask = () =>
      shop.send("POST /api/auth/two-factor/verify-totp", {
        body: { code: "000000" },
        headers: { origin: shop.url, "x-forwarded-for": address },
      })
    for (const _ of times(25, String))
      expect(await ask()).toMatchObject({ status: 401, body: { code: "second_factor_expired" } })
  })

  test("is not charged for successful sign-ins", async () => {
    for (const _ of times(25, String))
      expect(await tryPassword(person.email, person.password)).toMatchObject({ status: 200 })
  })
})

test("RATE_LIMIT_SCALE scales the password attempts and the hundred sign-ups an hour", async () => {
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

test("an unknown account reads the passwords from the database like a known one", async () => {
  for (const email of [person.email, "nobody@shop.example"]) {
    const { status } = await whileItWaits(
      shop,
      (tx) => tx.execute(sql`lock table accounts in access exclusive mode`),
      () => tryPassword(email),
      async () => undefined,
    )
    expect(status).toBe(401)
  }
})

test("refusing an unknown account takes as long as refusing a wrong password", async (context) => {
  const unlimited = await openTestApi({ rateLimitScale: 0 })
  const { email } = await unlimited.customer()
  const costOf = async (address: string) => {
    const start = performance.now()
    const before = process.cpuUsage()
    const body = { email: address, password: "a wrong guess" }
    expect((await unlimited.send("POST /api/auth/sign-in/email", { body })).status).toBe(401)
    const { user, system } = process.cpuUsage(before)
    return { ms: performance.now() - start, cpuMs: (user + system) / 1000 }
  }
  const known: Awaited<ReturnType<typeof costOf>>[] = []
  const unknown: typeof known = []
  for (const n of times(rounds(9, 500), Number)) {
    known.push(await costOf(email))
    unknown.push(await costOf(`nobody-${n}@shop.example`))
  }
  await unlimited.close()
  const wrong = median(known.map(({ ms }) => ms))
  const nobody = median(unknown.map(({ ms }) => ms))
  const difference = Math.abs(wrong - nobody)
  const inMs = [wrong, nobody, difference].map((ms) => ms.toFixed(2))
  figure(
    context,
    `${known.length} each: medians ${inMs[0]} ms and ${inMs[1]} ms, apart ${inMs[2]} ms`,
  )
  // Without hashing, a refusal for an unknown address would be several times as cheap. Load raises times, but hardly
  // processor time.
  const cpuMsOf = (all: typeof known) => median(all.map(({ cpuMs }) => cpuMs))
  expect(cpuMsOf(unknown)).toBeGreaterThan(cpuMsOf(known) / 2)
  expect(difference).toBeLessThan(rounds(Number.POSITIVE_INFINITY, 5))
})

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test("no forged proof of identity gets a token", async (context) => {
  const { email, cookie, token } = person
  const [name = "", value = ""] = cookie.split("=")
  const random = () => randomBytes(32).toString("base64url")
  const [payload = "", signature = ""] = decodeURIComponent(value).split(".")
  const unsigned = [{ alg: "none" }, { sub: person.id, email, email_verified: true }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".")
  const forgeries = [
    () => ({}),
    () => ({ headers: { cookie: `${name}=${random()}.${signature}`, origin: shop.url } }),
    () => ({ headers: { cookie: `${name}=${payload}.${random()}`, origin: shop.url } }),
    () => ({ headers: { cookie: `${name}=${payload}`, origin: shop.url } }),
    () => ({ headers: { cookie } }),
    () => ({ headers: { cookie, origin: "https://evil.example" } }),
    () => ({ token: random() }),
    () => ({ token: token.slice(1) }),
    () => ({ token: payload }),
    () => ({ token: `${unsigned}.` }),
  ]
  const count = rounds(50, 1000)
  const answers = await Promise.all(
    times(count, (n) =>
      shop.send(`PUT /user/${email}`, {
        ...forgeries[n % forgeries.length]?.(),
        body: { email, role: "admin", token, userId: person.id },
      }),
    ),
  )
  const given = answers.filter(({ body }) => "token" in body).length
  figure(context, `${given} tokens in ${count} tries`)
  expect(given).toBe(0)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
})
