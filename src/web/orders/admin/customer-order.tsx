import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import { chargeAmount } from "#contract/tax/tax-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { browserApi, newIdempotencyKey, type Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import type { WantedLine } from "#web/cart/shared/cart-api.ts"
import { fieldErrorsOf } from "#web/forms/field-errors.ts"
import { useDebouncedQuery } from "#web/forms/use-debounced-query.ts"
import { useIdempotencyKeys, useWrite, type WriteFailure } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { counted } from "#web/navigation/counted-nouns.ts"
import { paths } from "#web/navigation/paths.ts"
import { AgreeToTerms, readConsent } from "#web/orders/shared/agree-to-terms.tsx"
import {
  DeliveryChoice,
  type Destination,
  destinationWith,
} from "#web/orders/shared/delivery-choice.tsx"
import { OrderDetails, readDetails } from "#web/orders/shared/order-details.tsx"
import { refusedLinesText } from "#web/orders/shared/order-sums.tsx"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { listPrice, OwnPrices, ownPriceOf, type TypedPrices } from "./own-prices.tsx"

interface PriceRequest extends Destination {
  email: string
  lines: { partId: string; quantity: number | string; ownPrice?: string | undefined }[]
}

export const priceForCustomer = (body: PriceRequest, signal: AbortSignal) =>
  browserApi("POST /order/for/price", { body }, { signal })

interface CustomerOrderProps {
  email: string
  lines: readonly WantedLine[]
  onPlaced: () => void
}

const DRAFT = "draft"

/**
 * Idempotency keys of orders without an answer, by customer. A changed order keeps the key, because the first attempt
 * may have succeeded.
 */
const attempts = new Map<string, string>()

/** Orders lines for a customer, or saves them as a draft that can be sent as an offer. */
export function CustomerOrder({ email, lines, onPlaced }: CustomerOrderProps) {
  const [destination, setDestination] = useState<Destination>({})
  const [prices, setPrices] = useState<TypedPrices>(new Map())
  const priced = lines.map((line) => ({
    ...line,
    ...ownPriceOf(prices.get(line.partId) ?? listPrice),
  }))
  const priceRequest = {
    email,
    lines: priced.map(({ partId, quantity, ownPrice }) => ({ partId, quantity, ownPrice })),
    ...destination,
  }
  const answer = useDebouncedQuery<PriceRequest, Terms>(
    lines.length > 0 ? priceRequest : undefined,
    priceForCustomer,
  )
  const { current: terms, problem } = answer
  const { run, busy, busyKeys, failure } = useWrite()
  const navigate = useNavigate()
  const drafts = useIdempotencyKeys()
  const saveDraft = async () => {
    const body = { email, lines: priced, ...destination }
    const headers = drafts.headersFor(body)
    const { insertedId } = await browserApi("POST /draft-order", { body }, { headers })
    onPlaced()
    toast(t("Draft saved"))
    void navigate(paths.draftOrder(insertedId))
  }
  const place = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const agreed = readConsent(form)
    if (!agreed || !terms) return
    const expected = { total: terms.total }
    const body = {
      email,
      lines: priced,
      expected,
      ...readDetails(form),
      ...destination,
      ...agreed,
    }
    const send = async () => {
      const key = attempts.get(email) ?? newIdempotencyKey()
      attempts.set(email, key)
      const headers = { "idempotency-key": key }
      const { insertedId } = await browserApi("POST /order/for", { body }, { headers })
      attempts.delete(email)
      onPlaced()
      toast(t("Ordered for {name}", { name: terms.name }))
      void navigate(paths.order(insertedId))
    }
    const onFailure = (error: unknown) => {
      if (isAlreadyPlaced(error)) attempts.delete(email)
    }
    void run(send, { onFailure })
  }
  const errors = fieldErrorsOf(failure?.error)
  return (
    <form method="post" noValidate onSubmit={place} className="order-for">
      <OwnPrices
        lines={lines.length > 0 ? (answer.latest?.lines ?? []) : []}
        prices={prices}
        errors={errors}
        onChange={setPrices}
      />
      {terms?.needsAddress ? (
        <ShipTo
          {...terms}
          chosen={destination.addressId}
          onChoose={(addressId) => setDestination({ addressId })}
        />
      ) : null}
      <DeliveryChoice
        methods={terms?.deliveryMethods}
        chosen={terms?.delivery}
        onChoose={(delivery) => setDestination((before) => destinationWith(delivery, before))}
      />
      <OrderDetails errors={errors} hasAddress={terms?.needsAddress === true} />
      <AgreeToTerms failure={failure} />
      <WriteFailureNotice
        failure={shownFailure(failure, problem ?? terms?.termsProblem?.message)}
      />
      <p role="status" className="order-for-sum">
        {terms ? sumOf(terms) : ""}
      </p>
      <SubmitButton busy={busy} disabled={!terms}>
        {terms ? t("Order for {name}", { name: terms.name }) : t("Order|verb")}
      </SubmitButton>
      <Button
        variant="secondary"
        size={44}
        busy={busyKeys.has(DRAFT)}
        disabled={lines.length === 0}
        onClick={() => void run(saveDraft, { key: DRAFT })}
      >
        {t("Save as draft order")}
      </Button>
    </form>
  )
}

const isAlreadyPlaced = (error: unknown): boolean =>
  isApiError(error) && error.body.code === "idempotency_key_reused"

function shownFailure(failure: WriteFailure | undefined, problem: string | undefined) {
  if (isAlreadyPlaced(failure?.error))
    return { text: t("Your first attempt went through: the order was placed.") }
  return failure ?? (problem ? { text: problem } : undefined)
}

type Terms = Reply<"POST /order/for/price">

interface ShipToProps extends Pick<Terms, "addresses" | "addressId"> {
  chosen: string | undefined
  onChoose: (addressId: string) => void
}

const ShipTo = ({ addresses, addressId, chosen, onChoose }: ShipToProps) => (
  <label>
    {t("Ship to")}
    <select value={chosen ?? addressId ?? ""} onChange={({ target }) => onChoose(target.value)}>
      <option value="" disabled>
        {addresses.length > 0 ? t("Choose") : t("This customer has no address yet")}
      </option>
      {addresses.map(({ _id, lines }) => (
        <option key={_id} value={_id}>
          {lines.join(", ")}
        </option>
      ))}
    </select>
  </label>
)

const sumOf = ({ charges = [], total, lines }: Terms): string =>
  [
    counted(lines.length, "line"),
    ...charges.map((charge) => `${charge.name} ${chargeAmount(charge)}`),
    t("Total {total}", { total: formatAmount(total) }),
    refusedLinesText(lines),
  ]
    .filter(Boolean)
    .join(" · ")
