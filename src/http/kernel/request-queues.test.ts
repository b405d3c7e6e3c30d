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

/** Two pages that strangers ask for at once, and what is done when, in milliseconds. */
function watchPages() {
  const queues = openRequestQueues()
  const seen: [what: string, at: number][] = []
  const note = (what: string) => seen.push([what, performance.now()])
  const pass = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const page = (name: string) =>
    queues.forVisitor("page", new AbortController().signal, async () => {
      note(`${name} begins`)
      await pass(PAGE_MS)
      note(`${name} ends`)
    })
  const customer = () => queues.forCustomer(async () => void note("customer"))
  const at = (what: string) => seen.find(([name]) => name === what)?.[1] ?? Number.NaN
  return { page, customer, pass, at }
}

test("a page gives the process to customers for as long as it took", async () => {
  const { page, customer, pass, at } = watchPages()
  void Promise.all([page("first"), page("second")])
  void pass(PAGE_MS / 2).then(customer)
  await vi.advanceTimersByTimeAsync(10 * PAGE_MS)
  expect(at("second begins") - at("first ends")).toBeGreaterThanOrEqual(PAGE_MS)
})

test("where no customer is there, the next page is begun at once", async () => {
  const { page, at } = watchPages()
  void Promise.all([page("first"), page("second")])
  await vi.advanceTimersByTimeAsync(10 * PAGE_MS)
  expect(at("second begins") - at("first ends")).toBeLessThan(PAGE_MS / 2)
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
