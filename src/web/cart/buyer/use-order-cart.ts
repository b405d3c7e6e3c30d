import { useRef } from "react"
import { useNavigate } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi, newIdempotencyKey } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { showCart } from "#web/cart/shared/cart-api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import type { AgreedVersions } from "#web/orders/shared/agree-to-terms.tsx"
import type { WrittenDetails } from "#web/orders/shared/order-details.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import type { CartSession } from "./cart-session.ts"

type OrderDetails = WrittenDetails & { agreed?: AgreedVersions }

/**
 * Orders the cart as it is shown, and leads to the payment; trying again after an answer was lost orders only once.
 * `onRefused` is called when the cart has been read again.
 */
export function useOrderCart(
  session: CartSession,
  account: string | undefined,
  onRefused: () => void,
) {
  const { run, busy, failure } = useWrite()
  const navigate = useNavigate()
  const idempotencyKey = useRef<string>(undefined)

  const send = async (details: OrderDetails) => {
    const { total, version, addressId, delivery } = session.state().cart
    idempotencyKey.current ??= newIdempotencyKey()
    const headers = { "idempotency-key": idempotencyKey.current }
    const to = { ...(addressId && { addressId }), ...(delivery && { delivery }) }
    const body = { expected: { total, version }, ...details, ...to }
    const { insertedId } = await browserApi("POST /cart/order", { body }, { headers })
    idempotencyKey.current = undefined
    showCart(account, { version: version + 1, lines: [], units: 0, total: 0 })
    toast(pageText.purchase.placed)
    await navigate(paths.payment(insertedId))
  }
  const onFailure = (error: unknown) => {
    // Of an order that may have been placed the cart stays as it was shown: it is the same order only so.
    if (isUnanswered(error)) return
    if (isApiError(error) && error.body.code === "idempotency_key_reused")
      idempotencyKey.current = undefined
    void session.readAnew().then(onRefused)
  }
  const place = (details: OrderDetails) =>
    run(() => send(details), { failed: pageText.purchase.failed, onFailure })
  return { place, busy, failure, isOpen: failure !== undefined && isUnanswered(failure.error) }
}

/** Nobody said whether it was done. */
const isUnanswered = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500
