import { type FormEvent, useEffect, useRef, useState } from "react"
import { checkQuantity } from "#domain/orders/quantity.ts"
import type { Reply } from "#web/api/api.ts"
import { priceOf } from "#web/catalogue/shared/price-of.ts"
import { readAgreed } from "#web/orders/shared/agree-to-terms.tsx"
import type { Part } from "#web/orders/shared/shown-order.ts"
import { readDetails, writeDetails } from "#web/orders/shared/written-details.ts"
import { keepDraft, takeDraft } from "./purchase-draft.ts"
import { useAgreedPrice } from "./use-agreed-price.ts"
import { usePartNow } from "./use-part-now.ts"
import { usePlaceOrder } from "./use-place-order.ts"
import { usePurchaseTerms } from "./use-purchase-terms.ts"

export interface PurchaseStart {
  part: Part
  buyer: { name: string; email: string }
  /** How many to begin with; the smallest order when nobody said. */
  startQuantity?: string | undefined
}

/** What somebody is about to order, judged by price and stock of now. */
export function usePurchase({ part: loaded, buyer, startQuantity }: PurchaseStart) {
  const { part, isGone, reread } = usePartNow(loaded)
  const [quantityText, setQuantityText] = useState(startQuantity ?? String(part.minimumQuantity))
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const draft = takeDraft(part._id, buyer.email)
    if (!draft) return
    setQuantityText(draft.get("quantity") ?? "")
    writeDetails(form.current, draft)
  }, [part._id, buyer.email])

  const quantity = quantityText === "" ? Number.NaN : Number(quantityText)
  const refusal = checkQuantity(part, quantity)
  const price = priceOf(part, quantity)
  const agreement = useAgreedPrice(loaded, part, quantity)
  const purchaseTerms = usePurchaseTerms({
    partId: part._id,
    quantity: refusal ? undefined : quantity,
  })
  const mayOrder = !isGone && !refusal && agreement.isAgreed && purchaseTerms.areAgreed
  const { place, ...state } = usePlaceOrder({
    onPlaced: () => setQuantityText(String(part.minimumQuantity)),
    onSessionLost: () =>
      keepDraft(part._id, buyer.email, { quantity: quantityText, ...readDetails(form.current) }),
    reread: () => {
      purchaseTerms.reread()
      return reread()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayOrder || !price) return
    const agreed = readAgreed(form.current)
    if (!agreed) return
    const details = { ...readDetails(form.current), ...agreed }
    const { isNeeded, terms, chosen: addressId, delivery } = purchaseTerms
    const charged =
      isNeeded && terms
        ? { total: terms.total, addressId, delivery, freightDue: isFreightDue(terms) }
        : undefined
    void place({ partId: part._id, quantity, price, email: buyer.email, details, charged })
  }
  const wanted = { quantity, refusal, price }
  const fields = { quantityText, setQuantityText, form }
  return {
    part,
    isGone,
    wanted,
    purchaseTerms,
    mayOrder,
    submit,
    ...agreement,
    ...fields,
    ...state,
  }
}

const isFreightDue = ({ deliveryMethods = [], delivery }: Reply<"POST /price">): boolean =>
  deliveryMethods.some(({ id, agreed }) => id === delivery && agreed === true)
