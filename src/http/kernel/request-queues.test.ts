import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { currentSession } from "#contract/accounts/identity.ts"
import type { Caller } from "./fair-queue.ts"
import {
  createRequestQueues,
  endTurnEarly,
  isForVisitors,
  type PublicLane,
} from "./request-queues.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PAGE_MS = 30

/** Opens queues, and records when calls happen. Durations are in milliseconds. */
function watch() {
  const queues = createRequestQueues()
  const seen: [what: string, at: number][] = []
  const note = (what: string) => seen.push([what, performance.now()])
  const pass = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const at = (what: string) => seen.find(([name]) => name === what)?.[1] ?? Number.NaN
  return { queues, note, pass, at }
}

const visitor = (key: string): Caller => ({ key, hasPriority: false })
const account = (key: string): Caller => ({ key, hasPriority: true })
const here = new AbortController().signal

/** Runs calls in a lane, and records when they begin and end. */
function watchLane(lane: PublicLane) {
  const { queues, note, pass, at } = watch()
  const ask = (name: string, caller = visitor("192.0.2.1"), ms = PAGE_MS) =>
    queues.serveInLane(lane, caller, here, async () => {
      note(`${name} begins`)
      await pass(ms)
      note(`${name} ends`)
    })
  const customer = () => queues.serveAccount("a", here, async () => void note("customer"))
  return { ask, customer, pass, at }
}

test.each(["page", "read"] as const)(
  "a %s yields to customers for as long as it took",
  async (kind) => {
    const { ask, customer, pass, at } = watchLane(kind)
    void Promise.all([ask("first"), ask("second")])
    void pass(PAGE_MS / 2).then(customer)
    await vi.advanceTimersByTimeAsync(10 * PAGE_MS)
    expect(at("second begins") - at("first ends")).toBeGreaterThanOrEqual(PAGE_MS)
  },
)

test("without customers, the next page starts at once", async () => {
  const { ask, at } = watchLane("page")
  void Promise.all([ask("first"), ask("second")])
  await vi.advanceTimersByTimeAsync(10 * PAGE_MS)
  expect(at("second begins") - at("first ends")).toBeLessThan(PAGE_MS / 2)
})

test("visitors are answered one after another while customers are served, else at once", async () => {
  const { queues, pass, note, at } = watch()
  expect(queues.throttleVisitor()).toBeUndefined()
  const customer = queues.serveAccount("a", here, () => pass(10))
  const visitors = Array.from({ length: 30 }, (_, n) =>
    queues.throttleVisitor()?.then(() => note(`${n}`)),
  )
  await vi.advanceTimersByTimeAsync(10)
  await customer
  expect(at("5") - at("0")).toBeGreaterThanOrEqual(5)
  await vi.runAllTimersAsync()
  await Promise.all(visitors)
  expect(at("29") - at("15")).toBeLessThan(2)
  expect(queues.throttleVisitor()).toBeUndefined()
})

test("after a large response visitors wait longer while customers are served", async () => {
  const { queues, pass, note, at } = watch()
  void queues.serveAccount("a", here, () => pass(50))
  void queues.throttleVisitor(5_000_000)?.then(() => note("large"))
  void queues.throttleVisitor()?.then(() => note("next"))
  await vi.advanceTimersByTimeAsync(50)
  expect(at("next") - at("large")).toBeGreaterThanOrEqual(10)
})

test("a client that has left delays nobody", async () => {
  const { queues, pass, note, at } = watch()
  void queues.serveAccount("a", here, () => pass(50))
  void queues.throttleVisitor(5_000_000, () => true)
  void queues.throttleVisitor(0, () => true)
  const startedAt = performance.now()
  void queues.throttleVisitor()?.then(() => note("next"))
  await vi.advanceTimersByTimeAsync(50)
  expect(at("next") - startedAt).toBeLessThan(2)
})

test("however many requests one network sends, another network is next", async () => {
  const { ask, at } = watchLane("page")
  const flood = Array.from({ length: 50 }, (_, n) => ask(`flood ${n}`))
  await vi.advanceTimersByTimeAsync(PAGE_MS / 2)
  const other = ask("other", visitor("192.0.2.2"))
  await vi.runAllTimersAsync()
  await Promise.all([...flood, other])
  expect(at("other begins")).toBeLessThan(at("flood 1 begins"))
})

test("a caller waits for the time it has used, not for its number of requests", async () => {
  const { ask, at } = watchLane("read")
  const long = ask("long", visitor("192.0.2.1"), 1000)
  const longer = ask("longer", visitor("192.0.2.1"), 1000)
  const short = Array.from({ length: 20 }, (_, n) => ask(`short ${n}`, visitor("192.0.2.2"), 10))
  await vi.runAllTimersAsync()
  await Promise.all([long, longer, ...short])
  expect(at("short 19 begins")).toBeLessThan(at("longer begins"))
})

test("a customer's public calls go before visitors' until the customer's share is used", async () => {
  const { ask, at } = watchLane("read")
  const visitors = Array.from({ length: 20 }, (_, n) => ask(`${n}`, visitor(`192.0.2.${n}`)))
  const calls = Array.from({ length: 20 }, (_, n) => ask(`customer ${n}`, account("account a")))
  await vi.runAllTimersAsync()
  await Promise.all([...visitors, ...calls])
  expect(at("customer 0 begins")).toBeLessThan(at("1 begins"))
  expect(at("customer 19 begins")).toBeGreaterThan(at("19 begins"))
})

test("finished staff calls do not affect the shares of others", async () => {
  const { queues, pass, note, at } = watch()
  for (let n = 0; n < 7; n += 1) await queues.serveStaff(async () => undefined)
  const ask = (name: string, caller: Caller) =>
    queues.serveInLane("page", caller, here, async () => {
      note(name)
      await pass(200)
    })
  const flood = Array.from({ length: 10 }, (_, n) => ask(`flood ${n}`, account("account a")))
  await vi.advanceTimersByTimeAsync(100)
  const other = ask("other", visitor("192.0.2.2"))
  await vi.runAllTimersAsync()
  await Promise.all([...flood, other])
  expect(at("other")).toBeLessThan(at("flood 3"))
})

test("a slow file delays only the next file of the same network", async () => {
  const { ask, at } = watchLane("slow")
  const all = [ask("first", undefined, 4000), ask("second", undefined, 4000)]
  all.push(ask("other", visitor("192.0.2.2")))
  await vi.runAllTimersAsync()
  await Promise.all(all)
  expect(at("other begins")).toBeLessThan(at("first ends"))
  expect(at("second begins")).toBeGreaterThanOrEqual(at("first ends"))
})

test("a call that only waits for another server leaves its turn to the next", async () => {
  const { queues, note, pass, at } = watch()
  const signIn = (name: string, work: () => Promise<unknown>) =>
    queues.serveInLane("attempt", visitor("192.0.2.1"), here, work).then(() => note(name))
  const waits = signIn("waited", async () => {
    endTurnEarly()
    await pass(5000)
  })
  const next = signIn("next", () => pass(PAGE_MS))
  await vi.advanceTimersByTimeAsync(6000)
  await Promise.all([waits, next])
  expect(at("next")).toBeLessThan(at("waited"))
})

test("sign-ins run one at a time; clients that left or would wait too long are refused", async () => {
  const queues = createRequestQueues()
  let started = 0
  const attempt = (key: string, gone = here) =>
    queues
      .serveInLane("attempt", visitor(key), gone, () => {
        started += 1
        return new Promise<string>((done) => setTimeout(done, 6000, "tried"))
      })
      .catch(({ code }) => code)
  const left = new AbortController()
  const answers = [attempt("0"), attempt("1", left.signal)]
  for (let n = 0; n < 999; n += 1) answers.push(attempt(`${Math.floor(n / 100) + 2}`))
  expect(await attempt("2"), "more than a hundred of one network wait").toBe("shop_busy")
  expect(await attempt("12"), "more than a thousand wait").toBe("shop_busy")
  expect(started).toBe(1)
  left.abort()
  expect(await answers[1]).toBe("shop_busy")
  await vi.advanceTimersByTimeAsync(9999)
  expect(started).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  const results = await Promise.all(answers)
  expect(results.filter((answer) => answer === "tried")).toHaveLength(2)
  expect(results.filter((answer) => answer === "shop_busy")).toHaveLength(999)
})

/** Sends ten concurrent calls of an account. */
function watchAccount() {
  const { queues, note, pass } = watch()
  let running = 0
  let most = 0
  const call = (ms = 100) =>
    queues.serveAccount("a", here, async () => {
      running += 1
      most = Math.max(most, running)
      await pass(ms)
      running -= 1
    })
  const flood = async (ms?: number) => {
    most = 0
    const calls = Array.from({ length: 10 }, () => call(ms))
    let isOver = false
    const all = Promise.all(calls).then(() => {
      isOver = true
    })
    while (!isOver) await vi.advanceTimersByTimeAsync(200)
    await all
    return most
  }
  const other = () => queues.serveAccount("b", here, async () => note("other"))
  return { call, flood, other }
}

test("an account over its share is served one call at a time while others are active", async () => {
  const { flood, other } = watchAccount()
  for (let n = 0; n < 10; n += 1) await flood()
  expect(await flood(), "nobody else is there").toBe(10)
  await other()
  expect(await flood()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await other()
  expect(await flood(), "it has waited for its share; eight do not queue").toBe(9)
})

test("a call waiting for the database does not delay its account's other calls", async () => {
  const { flood, other } = watchAccount()
  for (let n = 0; n < 10; n += 1) await flood()
  await other()
  expect(await flood(5_000)).toBeGreaterThan(5)
})

test("session lookups are public and wait their turn", () => {
  expect(isForVisitors(currentSession)).toBe(true)
})
