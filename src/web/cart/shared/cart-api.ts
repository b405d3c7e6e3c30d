import { cartText } from "#contract/cart/cart-text.ts"
import { type ApiClient, createClient } from "#contract/client.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { readLanguagePath } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { createIdempotencyKeys, type Reply, sendAsViewer } from "#web/api/api.ts"
import { failureText, isApiError } from "#web/api/api-error.ts"
import { storedOwner } from "#web/api/browser-storage.ts"
import { addLanguage, paths } from "#web/navigation/paths.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"
import { announceCartChange, cartLabel, storeKnownCart } from "./known-cart.ts"

export type Cart = Reply<"GET /cart">

/** Attempts to add lines. An attempt ends with the next reply that shows the cart. */
const additions = createIdempotencyKeys()

/**
 * Returns a client for the cart calls of the account in `CartOwner`, or of a visitor. Each reply updates the cart in
 * the header of every window.
 */
export const cartApi =
  (account: string | undefined): ApiClient =>
  async (route, ...input) => {
    // The user may have signed in in another window.
    const owner = account ?? storedOwner()
    const answer = await createClient(owner === null ? sendAsVisitor : sendAsViewer)(
      route,
      ...input,
    )
    additions.done()
    if (route.endsWith(" /cart")) showCart(owner, asDeclared(answer))
    return answer
  }

/**
 * Sends a visitor's calls one after another, across all windows. Two concurrent first calls would each create a cart,
 * and the browser would keep only one. Pages without TLS have no locks, except on localhost.
 */
async function sendAsVisitor(path: string, init: RequestInit): Promise<Response> {
  if (init.method !== "GET" && !navigator.cookieEnabled)
    return Response.json({ code: "nothing_done", message: cartText.cookiesNeeded }, { status: 409 })
  const send = () => fetch(path, init)
  return isSecureContext ? navigator.locks.request("cart", send) : send()
}

/** Updates the header's cart after replies that bypass `cartApi`, and after an order has emptied it. */
export const showCart = (
  account: string | null | undefined,
  {
    version,
    lines,
    lineCount = lines.length,
    units,
    total,
  }: Pick<Cart, "version" | "units" | "total" | "lineCount"> & { lines: readonly unknown[] },
): void => storeKnownCart(account ?? "", { version, lines: lineCount, units, total })

export interface WantedLine extends LineDetails {
  partId: string
  quantity: number
}

/** Adds lines to the cart, once: the same lines again after a lost reply are the same addition. */
export function addLines(account: string | undefined, added: readonly WantedLine[]): Promise<Cart> {
  const body = { add: [...added] }
  const headers = additions.headersFor({ account, ...body })
  return cartApi(account)("PATCH /cart", { body }, { headers })
}

/** Adds parts to the cart. Returns why the resulting quantities cannot be ordered; undefined if they can. */
export async function addToCart(
  account: string | undefined,
  added: readonly WantedLine[],
): Promise<string | undefined> {
  const cart = await addLines(account, added)
  const ids = new Set(added.map(({ partId }) => partId))
  const lines = cart.lines.filter(({ partId }) => ids.has(partId))
  const problem = lines.map(problemOf).find((sentence) => sentence !== undefined)
  const [one] = added
  const what =
    one && added.length === 1
      ? `${formatCount(one.quantity)} × ${lines[0]?.name}`
      : t("{added} parts", { added: formatCount(added.length) })
  announce(t("Added {what}", { what }), cart, problem)
  return problem
}

const problemOf = ({ quantity, problem }: Cart["lines"][number]): string | undefined =>
  problem &&
  t("{quantity} in the cart: {message}", {
    quantity: formatCount(quantity),
    message: problem.message,
  })

/** Removes the given units from the cart; keeps units that were added in the meantime. */
export async function removeFromCart(
  account: string | undefined,
  taken: readonly WantedLine[],
): Promise<void> {
  announce(t("Removed"), await withoutLines(account, taken))
}

async function withoutLines(
  account: string | undefined,
  taken: readonly WantedLine[],
): Promise<Cart> {
  const api = cartApi(account)
  const { version, lines } = await api("GET /cart")
  const units = new Map(lines.map(({ partId, quantity }) => [partId, quantity]))
  const left = new Map(taken.map(({ partId }) => [partId, units.get(partId) ?? 0]))
  for (const { partId, quantity } of taken) left.set(partId, (left.get(partId) ?? 0) - quantity)
  const set = [...left].flatMap(([partId, quantity]) => (quantity > 0 ? { partId, quantity } : []))
  const remove = [...left].flatMap(([partId, quantity]) => (quantity > 0 ? [] : partId))
  try {
    const headers = { "if-match": String(version) }
    return await api("PATCH /cart", { body: { set, remove } }, { headers })
  } catch (error) {
    const wasChanged = isApiError(error) && error.body.code === "cart_changed"
    if (!wasChanged) throw error
    return withoutLines(account, taken)
  }
}

function announce(what: string, { version, lines, total }: Cart, problem = ""): void {
  announceCartChange(
    `${what}. ${cartLabel({ version, lines: lines.length, total })}. ${problem}`.trim(),
  )
}

export interface CartOutcome {
  added?: readonly WantedLine[]
  /** Why nothing was added, or why the resulting quantity cannot be ordered. */
  problem?: string | undefined
}

export const tryAddToCart = (
  account: string | undefined,
  added: readonly WantedLine[],
): Promise<CartOutcome> =>
  outcomeOf(async () => ({ added, problem: await addToCart(account, added) }))

export const tryRemoveFromCart = (
  account: string | undefined,
  taken: readonly WantedLine[],
): Promise<CartOutcome> =>
  outcomeOf(async () => {
    await removeFromCart(account, taken)
    return {}
  })

/** Converts errors into messages. On a lost session, redirects to /login, which returns to this page. */
async function outcomeOf(work: () => Promise<CartOutcome>): Promise<CartOutcome> {
  try {
    return await work()
  } catch (error) {
    if (isApiError(error) && error.status === 401)
      location.assign(
        addLanguage(paths.login(readLanguagePath(location.pathname + location.search).path)),
      )
    return { problem: failureText(error) }
  }
}
