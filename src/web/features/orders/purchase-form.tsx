import { type FormEvent, useEffect, useRef, useState } from "react"
import { pageText } from "#contract/kernel/page-text.ts"
import { checkQuantity } from "#domain/orders/quantity.ts"
import { type Cents, toDollars } from "#domain/pricing/money.ts"
import type { Price } from "#domain/pricing/price-for.ts"
import { formatCount, formatDollars, formatPrice } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { newIdempotencyKey } from "#web/api/idempotency-key.ts"
import { fieldErrorsOf } from "#web/forms/form-errors.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { stockNews, useNews } from "#web/parts/part-news.ts"
import { priceOf } from "#web/parts/price-of.ts"
import { SoldOut } from "#web/parts/sold-out.tsx"
import { isSoldOut } from "#web/parts/stock.tsx"
import { TextField } from "#web/ui/field.tsx"
import { Notice } from "#web/ui/notice.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"
import { toast } from "#web/ui/toast.ts"
import { PriceChanged } from "./price-changed.tsx"
import { keepDraft, takeDraft } from "./purchase-draft.ts"
import { PurchaseFailed, PurchasePlaced } from "./purchase-outcome.tsx"
import { QuantityField } from "./quantity-field.tsx"
import type { Part } from "./types.ts"
import { usePartNow } from "./use-part-now.ts"

interface Placed {
  orderId: string
  quantity: number
  total: Cents
}

interface PurchaseFormProps {
  part: Part
  buyer: { name: string; email: string }
  /** The profile's, to begin with. */
  knownPhone: string
  /** How many to begin with; the smallest order when nobody said. */
  startQuantity?: string | undefined
}

export function PurchaseForm({
  part: loaded,
  buyer,
  knownPhone,
  startQuantity,
}: PurchaseFormProps) {
  const { part, isGone, reread } = usePartNow(loaded)
  const [agreedPrice, setAgreedPrice] = useState(loaded.price)
  const [quantityText, setQuantityText] = useState(startQuantity ?? String(part.minimumQuantity))
  const { run, busy, failure } = useWrite()
  const [placed, setPlaced] = useState<Placed>()
  const phone = useRef<HTMLInputElement>(null)
  const priceField = useRef<HTMLInputElement>(null)
  const idempotencyKey = useRef<string>(undefined)

  useEffect(() => {
    const draft = takeDraft(part._id, buyer.email)
    if (!draft) return
    setQuantityText(draft.quantity)
    if (phone.current) phone.current.value = draft.phone
  }, [part._id, buyer.email])

  const quantity = quantityText === "" ? Number.NaN : Number(quantityText)
  const refusal = checkQuantity(part, quantity)
  const price = priceOf(part, quantity)
  const { minimumQuantity, availableQuantity } = part
  const available = `${formatCount(availableQuantity)} available`
  const soldOut = isSoldOut({ minimum: minimumQuantity, available: availableQuantity })
  const mayOrder = !isGone && !refusal && part.price === agreedPrice
  const news = useNews({ minimum: minimumQuantity, available: availableQuantity }, (before, now) =>
    stockNews(before, now, quantity),
  )
  const acceptPrice = () => {
    setAgreedPrice(part.price)
    // The button goes with what it was for.
    priceField.current?.focus()
  }

  const place = async ({ unitPriceCents, totalCents }: Price) => {
    setPlaced(undefined)
    idempotencyKey.current ??= newIdempotencyKey()
    const { insertedId } = await browserApi(
      "POST /purchase",
      {
        body: {
          purchaseId: part._id,
          quantity,
          price: toDollars(totalCents),
          unitPrice: toDollars(unitPriceCents),
          email: buyer.email,
          phone: phone.current?.value ?? "",
        },
      },
      { headers: { "idempotency-key": idempotencyKey.current } },
    )
    idempotencyKey.current = undefined
    toast(pageText.purchase.placed)
    setPlaced({ orderId: insertedId, quantity, total: totalCents })
    setQuantityText(String(minimumQuantity))
    void reread()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayOrder || !price) return
    void run(() => place(price), {
      failed: pageText.purchase.failed,
      onFailure: (error) => {
        // The shop knows this key already: the first try did arrive, and the next order needs its own.
        if (isApiError(error) && error.body.code === "idempotency_key_reused")
          idempotencyKey.current = undefined
        void reread()
      },
      onSessionLost: () =>
        keepDraft(part._id, buyer.email, {
          quantity: quantityText,
          phone: phone.current?.value ?? "",
        }),
    })
  }
  const fieldErrors = fieldErrorsOf(failure?.error)

  return (
    <div className="rounded-lg border border-border bg-surface p-5 sm:p-6">
      <p className="text-[1.75rem]/8 font-semibold tabular-nums">
        {formatPrice(part.price)} <span className="text-base font-normal text-text-2">each</span>
      </p>
      <p className="mt-1 text-sm text-text-2 tabular-nums">
        Minimum order {formatCount(minimumQuantity)}
        <span aria-hidden className="mx-2 text-text-3">
          ·
        </span>
        <span>{available}</span>
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
      {soldOut && !placed ? (
        <div className="mt-5">
          <SoldOut available={availableQuantity} />
        </div>
      ) : null}
      {placed ? <PurchasePlaced key={placed.orderId} part={part} {...placed} /> : null}
      <form noValidate method="post" onSubmit={submit} className="mt-6 flex flex-col gap-5">
        <QuantityField
          part={part}
          value={quantityText}
          onChange={setQuantityText}
          refusal={refusal}
          error={fieldErrors.quantity}
        />
        <TextField
          label="Price"
          name="price"
          readOnly
          hint={`${Number.isNaN(quantity) ? "0" : formatCount(quantity)} × ${price ? formatDollars(price.unitPriceCents) : formatPrice(part.price)}`}
          value={price ? formatDollars(price.totalCents) : "—"}
          ref={priceField}
        />
        <TextField label="Name" name="name" readOnly value={buyer.name} />
        <TextField label="Email" name="email" readOnly value={buyer.email} />
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          defaultValue={knownPhone}
          hint="So the driver can call you. You may leave it empty."
          error={fieldErrors.phone}
          ref={phone}
        />
        {failure ? <PurchaseFailed {...failure} /> : null}
        <div>
          <div role="status" className="not-empty:mb-5">
            {isGone ? <Notice tone="warn" title={pageText.part.gone} /> : null}
            {isGone || part.price === agreedPrice ? null : (
              <PriceChanged agreed={agreedPrice} now={part.price} onAccept={acceptPrice} />
            )}
          </div>
          <SubmitButton
            busy={busy}
            disabled={!mayOrder}
            variant={soldOut ? "secondary" : "primary"}
            className="w-full"
          >
            Submit
          </SubmitButton>
        </div>
      </form>
    </div>
  )
}
