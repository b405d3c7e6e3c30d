import { type FormEvent, useEffect, useRef, useState } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { checkQuantity } from "#domain/orders/quantity.ts"
import { toAmount, toCents } from "#domain/pricing/money.ts"
import type { Price } from "#domain/pricing/price-for.ts"
import { browserApi, newIdempotencyKey } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { browserStorage } from "#web/api/browser-storage.ts"
import { useLivePart } from "#web/catalogue/shared/follow-part.ts"
import { priceOf, type WirePrices } from "#web/catalogue/shared/price-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { type AgreedVersions, readConsent } from "#web/orders/shared/agree-to-terms.tsx"
import { isFreightDue } from "#web/orders/shared/delivery-choice.tsx"
import type { HeldOrder } from "#web/orders/shared/hold-note.tsx"
import {
  readDetails,
  type WrittenDetails,
  writeDetails,
} from "#web/orders/shared/order-details.tsx"
import type { Part } from "#web/orders/shared/shown-order.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { usePurchaseTerms } from "./purchase-terms.tsx"

/** Form content to restore after the session ended. */
type PurchaseDraft = WrittenDetails & { quantity: string }

/** The key contains the account, because several people may use this browser. */
const keyOf = (partId: string, email: string): string => `purchase ${partId} ${email}`

const storeDraft = (partId: string, email: string, draft: PurchaseDraft): void =>
  browserStorage("sessionStorage").setItem(
    keyOf(partId, email),
    new URLSearchParams(draft).toString(),
  )

function takeStoredDraft(partId: string, email: string): URLSearchParams | undefined {
  const kept = browserStorage("sessionStorage").getItem(keyOf(partId, email))
  if (kept === null) return undefined
  browserStorage("sessionStorage").removeItem(keyOf(partId, email))
  return new URLSearchParams(kept)
}

function useAgreedPrice(loaded: WirePrices, now: WirePrices, quantity: number) {
  const [agreed, setAgreed] = useState(loaded)
  const priceField = useRef<HTMLInputElement>(null)
  const agreedPrice = unitPriceOf(agreed, quantity)
  const unitPrice = unitPriceOf(now, quantity)
  const acceptPrice = () => {
    setAgreed(now)
    // The button is removed once the price is accepted.
    priceField.current?.focus()
  }
  const isAgreed = unitPrice === agreedPrice
  return { agreedPrice, unitPrice, isAgreed, acceptPrice, priceField }
}

const unitPriceOf = (part: WirePrices, quantity: number): number =>
  toAmount(priceOf(part, quantity)?.unitPriceCents ?? toCents(part.price))

interface LivePart {
  part: Part
  isGone: boolean
  reread: () => Promise<void>
}

function usePartNow(loaded: Part): LivePart {
  const [now, setFetched] = useLivePart(loaded._id, loaded)
  const reread = async () => {
    const params = { id: loaded._id }
    const part = await browserApi("GET /part/{id}", { params }).catch(() => undefined)
    if (part)
      setFetched({
        ...part,
        availables: part.availableQuantity,
        archived: false,
        expected: loaded.expected,
      })
  }
  if (!now) return { part: loaded, isGone: false, reread }
  const { price, breaks, minimumQuantity, maximumQuantity, orderMultiple } = now
  const { lifecycle, backorder } = now
  const rules = { minimumQuantity, maximumQuantity, orderMultiple, lifecycle, backorder }
  const stock = { availableQuantity: now.availables, expected: now.expected }
  const part = { ...loaded, price, breaks, ...rules, ...stock }
  return { part, isGone: now.archived, reread }
}

interface WantedOrder {
  partId: string
  quantity: number
  price: Price
  email: string
  details: WrittenDetails & { agreed?: AgreedVersions }
  charged:
    | {
        total: number
        addressId: string | undefined
        delivery: string | undefined
        freightDue: boolean
      }
    | undefined
}

interface PlacedOrder {
  orderId: string
  quantity: number
  total: number
  freightDue: boolean
  hold: HeldOrder
}

interface PlacePurchaseOptions {
  onPlaced: () => void
  onSessionLost: () => void
  reread: () => Promise<void>
}

/** Places an order. The idempotency key prevents a second order on retry after a lost reply. */
function usePlacePurchase({ onPlaced, onSessionLost, reread }: PlacePurchaseOptions) {
  const { run, busy, failure } = useWrite()
  const [placed, setPlaced] = useState<PlacedOrder>()
  const idempotencyKey = useRef<string>(undefined)

  const send = async ({ partId, quantity, price, email, details, charged }: WantedOrder) => {
    setPlaced(undefined)
    idempotencyKey.current ??= newIdempotencyKey()
    const headers = { "idempotency-key": idempotencyKey.current }
    const unitPrice = toAmount(price.unitPriceCents)
    const total = toAmount(price.totalCents)
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
    // The first attempt succeeded, so the next order needs a new key.
    if (isApiError(error) && error.body.code === "idempotency_key_reused")
      idempotencyKey.current = undefined
    void reread()
  }
  const place = (wanted: WantedOrder) =>
    run(() => send(wanted), { failed: pageText.purchase.failed, onFailure, onSessionLost })
  return { place, placed, busy, failure }
}

export interface PurchaseStart {
  part: Part
  buyer: { name: string; email: string }
  /** Initial quantity; by default the minimum quantity. */
  startQuantity?: string | undefined
}

export function usePurchase({ part: loaded, buyer, startQuantity }: PurchaseStart) {
  const { part, isGone, reread } = usePartNow(loaded)
  const [quantityText, setQuantityText] = useState(startQuantity ?? String(part.minimumQuantity))
  const [draft, setDraft] = useState<URLSearchParams>()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const kept = takeStoredDraft(part._id, buyer.email)
    if (!kept) return
    setQuantityText(kept.get("quantity") ?? "")
    setDraft(kept)
  }, [part._id, buyer.email])
  // The quantity decides which fields the form has.
  useEffect(() => {
    if (draft) writeDetails(form.current, draft)
  }, [draft])

  const quantity = quantityText === "" ? Number.NaN : Number(quantityText)
  const refusal = checkQuantity(part, quantity)
  const price = priceOf(part, quantity)
  const agreement = useAgreedPrice(loaded, part, quantity)
  const purchaseTerms = usePurchaseTerms({
    partId: part._id,
    quantity: refusal ? undefined : quantity,
  })
  const mayOrder = !isGone && !refusal && agreement.isAgreed && purchaseTerms.areAgreed
  const { place, ...state } = usePlacePurchase({
    onPlaced: () => setQuantityText(String(part.minimumQuantity)),
    onSessionLost: () =>
      storeDraft(part._id, buyer.email, { quantity: quantityText, ...readDetails(form.current) }),
    reread: () => {
      purchaseTerms.reread()
      return reread()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayOrder || !price) return
    const agreed = readConsent(form.current)
    if (!agreed) return
    const details = { ...readDetails(form.current), ...agreed }
    const { isNeeded, terms, chosen: addressId, delivery } = purchaseTerms
    const charged =
      isNeeded && terms
        ? { total: terms.total, addressId, delivery, freightDue: isFreightDue(terms) }
        : undefined
    void place({ partId: part._id, quantity, price, email: buyer.email, details, charged })
  }
  const wanted = { quantity, price }
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
