import { readLanguagePath } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { failureText, isApiError } from "#web/api/api-error.ts"
import { addLanguage, paths } from "#web/navigation/paths.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"
import { type Cart, cartApi } from "./cart-api.ts"
import { announceCartChange, cartLabel } from "./known-cart.ts"

export interface WantedLine extends LineDetails {
  partId: string
  quantity: number
}

/** Adds parts to the cart. Returns why the resulting quantities cannot be ordered; undefined if they can. */
export async function addToCart(
  account: string | undefined,
  added: readonly WantedLine[],
): Promise<string | undefined> {
  const cart = await cartApi(account)("PATCH /cart", { body: { add: [...added] } })
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
  const left = taken.map(({ partId, quantity }) => ({
    partId,
    quantity: (units.get(partId) ?? 0) - quantity,
  }))
  const set = left.filter(({ quantity }) => quantity > 0)
  const remove = left.filter(({ quantity }) => quantity <= 0).map(({ partId }) => partId)
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
