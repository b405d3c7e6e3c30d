import { ask } from "./ask.ts"
import type { Checkouts } from "./checkouts.ts"
import type { OpenShop } from "./stage-shop.ts"

const GIVEN_UP_MS = 90_000

/** When a new purchase first gets this status. Asks every 50 ms, and waits for none of the answers. */
export function firstAnswer(
  { url }: OpenShop,
  checkouts: Checkouts,
  status: number,
): Promise<number> {
  const [buyer] = checkouts.customers
  const [partId] = checkouts.partIds
  const headers = { authorization: `Bearer ${buyer?.token}` }
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const timer = setInterval(async () => {
    const body = { purchaseId: partId, quantity: 1 }
    const reply = await ask(`${url}/purchase`, "POST", headers, body).catch(() => undefined)
    if (reply?.status === status && (status !== 503 || reply.retryAfter !== null)) done()
  }, 50)
  const giveUp = setTimeout(() => {
    clearInterval(timer)
    reject(new Error(`no purchase was answered ${status} in time`))
  }, GIVEN_UP_MS)
  const done = () => {
    clearInterval(timer)
    clearTimeout(giveUp)
    resolve(performance.now())
  }
  return promise
}
