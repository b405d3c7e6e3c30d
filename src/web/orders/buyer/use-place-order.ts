import { useRef, useState } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { toDollars } from "#domain/pricing/money.ts"
import type { Price } from "#domain/pricing/price-for.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { newIdempotencyKey } from "#web/api/idempotency-key.ts"
import { useWrite } from "#web/forms/use-write.ts"
import type { AgreedVersions } from "#web/orders/shared/agree-to-terms.tsx"
import type { HeldOrder } from "#web/orders/shared/hold-note.tsx"
import type { WrittenDetails } from "#web/orders/shared/written-details.ts"
import { toast } from "#web/ui/feedback/toast.ts"

interface WantedOrder {
  partId: string
  quantity: number
  price: Price
  email: string
  details: WrittenDetails & { agreed?: AgreedVersions }
  /** What the screen shows in all, and where it goes and how, where that is asked. */
  charged:
    | {
        total: number
        addressId: string | undefined
        delivery: string | undefined
        /** Whether its freight is yet to be agreed on. */
        freightDue: boolean
      }
    | undefined
}

interface Placed {
  orderId: string
  quantity: number
  /** In dollars. */
  total: number
  freightDue: boolean
  hold: HeldOrder
}

interface PlaceOrderEnds {
  onPlaced: () => void
  onSessionLost: () => void
  /** Reads price and stock anew. */
  reread: () => Promise<void>
}

/** Places an order; trying again after an answer was lost places it only once. */
export function usePlaceOrder({ onPlaced, onSessionLost, reread }: PlaceOrderEnds) {
  const { run, busy, failure } = useWrite()
  const [placed, setPlaced] = useState<Placed>()
  const idempotencyKey = useRef<string>(undefined)

  const send = async ({ partId, quantity, price, email, details, charged }: WantedOrder) => {
    setPlaced(undefined)
    idempotencyKey.current ??= newIdempotencyKey()
    const headers = { "idempotency-key": idempotencyKey.current }
    const unitPrice = toDollars(price.unitPriceCents)
    const total = toDollars(price.totalCents)
    const { addressId, delivery } = charged ?? {}
    const body = {
      purchaseId: partId,
      quantity,
      price: total,
      unitPrice,
      email,
      ...details,
      ...(charged && { expected: { total: charged.total } }),
      ...(addressId !== undefined && { addressId }),
      ...(delivery !== undefined && { delivery }),
    }
    const { insertedId, ...hold } = await browserApi("POST /purchase", { body }, { headers })
    idempotencyKey.current = undefined
    toast(pageText.purchase.placed)
    setPlaced({
      orderId: insertedId,
      quantity,
      total: charged?.total ?? total,
      freightDue: charged?.freightDue ?? false,
      hold,
    })
    onPlaced()
    void reread()
  }
  const onFailure = (error: unknown) => {
    // The shop knows this key already: the first try did arrive, and the next order needs its own.
    if (isApiError(error) && error.body.code === "idempotency_key_reused")
      idempotencyKey.current = undefined
    void reread()
  }
  const place = (wanted: WantedOrder) =>
    run(() => send(wanted), { failed: pageText.purchase.failed, onFailure, onSessionLost })
  return { place, placed, busy, failure }
}
