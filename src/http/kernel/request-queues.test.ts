import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { currentSession } from "#contract/accounts/identity.ts"
import { isForVisitors, openRequestQueues } from "./request-queues.ts"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PAGE_MS = 30

/** What is done when, in milliseconds. */
function watch() {
  const queues = openRequestQueues()
  const seen: [what: string, at: number][] = []
  const note = (what: string) => seen.push([what, performance.now()])
  const pass = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const at = (what: string) => seen.find(([name]) => name === what)?.[1] ?? Number.NaN
  return { queues, note, pass, at }
}

/** What strangers ask for at once. */
function watchDear(kind: "page" | "question") {
  const { queues, note, pass, at } = watch()
  const page = (name: string) =>
    queues.forVisitor(kind, new AbortController().signal, async () => {
      note(`${name} begins`)
      await pass(PAGE_MS)
      note(`${name} ends`)
    })
  const customer = () => queues.forCustomer(async () => void note("customer"))
  return { page, customer, pass, at }
}

test.each(["page", "question"] as const)(
  "a %s gives the process to customers for as long as it took",
  async (kind) => {
    const { page, customer, pass, at } = watchDear(kind)
    void Promise.all([page("first"), page("second")])
    void pass(PAGE_MS / 2).then(customer)
    await vi.advanceTimersByTimeAsync(10 * PAGE_MS)
    expect(at("second begins") - at("first ends")).toBeGreaterThanOrEqual(PAGE_MS)
  },
)

test("where no customer is there, the next page is begun at once", async () => {
  const { page, at } = watchDear("page")
  void Promise.all([page("first"), page("second")])
  await vi.advanceTimersByTimeAsync(10 * PAGE_MS)
  expect(at("second begins") - at("first ends")).toBeLessThan(PAGE_MS / 2)
})

test("who is not known is answered one after another while customers are served, and at once otherwise", async () => {
  const { queues, pass, note, at } = watch()
  expect(queues.turnToAnswer()).toBeUndefined()
  const customer = queues.forCustomer(() => pass(10))
  const strangers = Array.from({ length: 30 }, (_, n) =>
    queues.turnToAnswer()?.then(() => note(`${n}`)),
  )
  await vi.advanceTimersByTimeAsync(10)
  await customer
  expect(at("5") - at("0")).toBeGreaterThanOrEqual(5)
  await vi.runAllTimersAsync()
  await Promise.all(strangers)
  expect(at("29") - at("15")).toBeLessThan(2)
  expect(queues.turnToAnswer()).toBeUndefined()
})

test("after a large answer strangers wait longer while customers are served", async () => {
  const { queues, pass, note, at } = watch()
  void queues.forCustomer(() => pass(50))
  void queues.turnToAnswer(5_000_000)?.then(() => note("large"))
  void queues.turnToAnswer()?.then(() => note("next"))
  await vi.advanceTimersByTimeAsync(50)
  expect(at("next") - at("large")).toBeGreaterThanOrEqual(10)
})

test("who has left keeps nobody waiting", async () => {
  const { queues, pass, note, at } = watch()
  void queues.forCustomer(() => pass(50))
  void queues.turnToAnswer(5_000_000, () => true)
  void queues.turnToAnswer(0, () => true)
  const begunAt = performance.now()
  void queues.turnToAnswer()?.then(() => note("next"))
  await vi.advanceTimersByTimeAsync(50)
  expect(at("next") - begunAt).toBeLessThan(2)
})

test("however many try to sign in, one does at a time; who has left does not, nor who would wait too long", async () => {
  const queues = openRequestQueues()
  let begun = 0
  const attempt = (gone = new AbortController()) =>
    queues
      .forVisitor("attempt", gone.signal, () => {
        begun += 1
        return new Promise<string>((done) => setTimeout(done, 6000, "tried"))
      })
      .catch(({ code }) => code)
  const left = new AbortController()
  const answers = [attempt(), attempt(left), ...Array.from({ length: 999 }, () => attempt())]
  expect(await attempt(), "more than a thousand wait").toBe("shop_busy")
  expect(begun).toBe(1)
  left.abort()
  expect(await answers[1]).toBe("shop_busy")
  await vi.advanceTimersByTimeAsync(9999)
  expect(begun).toBe(2)
  await vi.advanceTimersByTimeAsync(10_000)
  const told = await Promise.all(answers)
  expect(told.filter((answer) => answer === "tried")).toHaveLength(2)
  expect(told.filter((answer) => answer === "shop_busy")).toHaveLength(999)
})

test("who is signed in is asked by anybody, and so waits its turn", () => {
  expect(isForVisitors(currentSession)).toBe(true)
})
