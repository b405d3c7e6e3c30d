import { useRef, useState } from "react"
import { useNavigate } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { browserApi, newIdempotencyKey } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import type { CartSession } from "#web/cart/buyer/cart-session.ts"
import { showCart } from "#web/cart/shared/cart-api.ts"
import { useWrite, type WriteFailure } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { type AgreedVersions, parseVersions } from "#web/orders/shared/agree-to-terms.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import type { Draft } from "./checkout-draft.ts"

/** Fields of an order that are not in the cart. */
interface OrderFields {
  phone: string
  purchaseOrder: string
  note: string
  shipTo?: string
  shipment?: Draft["shipment"]
  billingAddressId?: string
  agreed?: AgreedVersions
}

interface OrderCartOptions {
  session: CartSession
  account: string | undefined
  forget: () => void
  /** Called after the cart has been read again. */
  onRefused: (failure: unknown) => void
}

interface CartOrder {
  place: (fields: OrderFields) => Promise<void>
  busy: boolean
  failure: WriteFailure | undefined
  /** Whether the outcome of the last attempt is unknown, so that the order may have been placed. */
  isOutcomeUnknown: boolean
  /** Total that the server refused as outdated, until the buyer accepts the current one. */
  refusedTotal: number | undefined
  acceptTotal: () => void
}

/** Orders the cart as shown. The idempotency key prevents a second order on retry after a lost reply. */
export function useOrderCart({ session, account, forget, onRefused }: OrderCartOptions): CartOrder {
  const { run, busy, failure, clear } = useWrite()
  const navigate = useNavigate()
  const idempotencyKey = useRef<string>(undefined)
  const [refusedTotal, setRefusedTotal] = useState<number>()

  const send = async (fields: OrderFields) => {
    const { total, version, addressId, delivery } = session.state().cart
    idempotencyKey.current ??= newIdempotencyKey()
    const headers = { "idempotency-key": idempotencyKey.current }
    const to = { ...(addressId && { addressId }), ...(delivery && { delivery }) }
    const body = { expected: { total, version }, ...fields, ...to }
    const { insertedId } = await browserApi("POST /cart/order", { body }, { headers })
    idempotencyKey.current = undefined
    showCart(account, { version: version + 1, lines: [], units: 0, total: 0 })
    forget()
    toast(pageText.purchase.placed)
    await navigate(paths.placed(insertedId), { replace: true })
  }
  const onFailure = async (error: unknown) => {
    // If the outcome is unknown, the order may exist. The cart must stay as shown, because only then is a retry the
    // same order.
    if (isUnanswered(error)) return
    const { total } = session.state().cart
    if (isApiError(error) && error.body.code === "idempotency_key_reused")
      idempotencyKey.current = undefined
    await session.forceRead()
    if (isApiError(error) && error.body.code === "price_changed") setRefusedTotal(total)
    onRefused(error)
  }
  return {
    place: (fields) =>
      run(() => send(fields), {
        failed: pageText.purchase.failed,
        onFailure: (error) => void onFailure(error),
      }),
    busy,
    failure,
    isOutcomeUnknown: failure !== undefined && isUnanswered(failure.error),
    refusedTotal,
    acceptTotal: () => {
      setRefusedTotal(undefined)
      clear()
    },
  }
}

const isUnanswered = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500

/** Builds the order fields from the draft. */
export function orderFields(
  draft: Draft,
  {
    knownPhone,
    required,
  }: { knownPhone: string; required: { shipTo: boolean; shipment: boolean } },
): OrderFields {
  const { phone = knownPhone, purchaseOrder, note, shipTo, shipment, billing, agreed } = draft
  return {
    phone,
    purchaseOrder,
    note,
    ...(required.shipTo && { shipTo }),
    ...(required.shipment && { shipment }),
    ...(billing !== "" && { billingAddressId: billing }),
    ...(agreed !== "" && { agreed: parseVersions(agreed) }),
  }
}
