import { failureText, isApiError } from "../../api/api-error.ts"
import { paths } from "../../navigation/paths.ts"
import { addToCart, takeFromCart, type WantedLine } from "./add-to-cart.ts"

/** What became of adding, in words. */
export interface CartOutcome {
  added?: readonly WantedLine[]
  /** Why it came to nothing, or why so many cannot be ordered together. */
  problem?: string | undefined
}

export const tryAdding = (
  account: string | undefined,
  added: readonly WantedLine[],
): Promise<CartOutcome> =>
  outcomeOf(async () => ({ added, problem: await addToCart(account, added) }))

export const tryTaking = (
  account: string | undefined,
  taken: readonly WantedLine[],
): Promise<CartOutcome> =>
  outcomeOf(async () => {
    await takeFromCart(account, taken)
    return {}
  })

/** A lost session leads to /login, which comes back here. */
async function outcomeOf(work: () => Promise<CartOutcome>): Promise<CartOutcome> {
  try {
    return await work()
  } catch (error) {
    if (isApiError(error) && error.status === 401)
      location.assign(paths.login(location.pathname + location.search))
    return { problem: failureText(error) }
  }
}
