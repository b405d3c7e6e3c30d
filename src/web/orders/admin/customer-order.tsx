import { type FormEvent, useState } from "react"
import { useNavigate } from "react-router"
import { chargeAmount } from "#contract/tax/tax-text.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import type { WantedLine } from "#web/cart/shared/add-to-cart.ts"
import { fieldErrorsOf } from "#web/forms/form-errors.ts"
import { useAttemptKey } from "#web/forms/use-attempt-key.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { AgreeToTerms, readAgreed } from "#web/orders/shared/agree-to-terms.tsx"
import { DeliveryChoice } from "#web/orders/shared/delivery-choice.tsx"
import { type Destination, sentBy } from "#web/orders/shared/destination.ts"
import { OrderDetails } from "#web/orders/shared/order-details.tsx"
import { readDetails } from "#web/orders/shared/written-details.ts"
import { toast } from "#web/ui/feedback/toast.ts"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { useCustomerTerms } from "./use-customer-terms.ts"

interface CustomerOrderProps {
  email: string
  lines: readonly WantedLine[]
  onPlaced: () => void
}

/** What the rows would cost a customer, and what is asked besides to order them in their name. */
export function CustomerOrder({ email, lines, onPlaced }: CustomerOrderProps) {
  const [destination, setDestination] = useState<Destination>({})
  const { terms, problem } = useCustomerTerms(email, lines, destination)
  const { run, busy, failure } = useWrite()
  const navigate = useNavigate()
  const attempt = useAttemptKey()
  const place = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const agreed = readAgreed(form)
    if (!agreed || !terms) return
    const expected = { total: terms.total }
    const body = {
      email,
      lines: [...lines],
      expected,
      ...readDetails(form),
      ...destination,
      ...agreed,
    }
    void run(async () => {
      const headers = attempt.headersFor(body)
      const { insertedId } = await browserApi("POST /order/for", { body }, { headers })
      onPlaced()
      toast(`Ordered for ${terms.name}`)
      void navigate(paths.order(insertedId))
    })
  }
  const said = problem ?? terms?.termsProblem?.message
  return (
    <form method="post" noValidate onSubmit={place} className="order-for">
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
        onChoose={(delivery) => setDestination((before) => sentBy(delivery, before))}
      />
      <OrderDetails
        errors={fieldErrorsOf(failure?.error)}
        hasAddress={terms?.needsAddress === true}
      />
      <AgreeToTerms failure={failure} />
      <WriteFailureNotice failure={failure ?? (said ? { text: said } : undefined)} />
      <p role="status" className="order-for-sum">
        {terms ? sumOf(terms, lines.length) : ""}
      </p>
      <SubmitButton busy={busy} disabled={!terms}>
        {terms ? `Order for ${terms.name}` : "Order"}
      </SubmitButton>
    </form>
  )
}

type Terms = NonNullable<ReturnType<typeof useCustomerTerms>["terms"]>

interface ShipToProps extends Pick<Terms, "addresses" | "addressId"> {
  chosen: string | undefined
  onChoose: (addressId: string) => void
}

const ShipTo = ({ addresses, addressId, chosen, onChoose }: ShipToProps) => (
  <label>
    Ship to
    <select value={chosen ?? addressId ?? ""} onChange={({ target }) => onChoose(target.value)}>
      <option value="" disabled>
        {addresses.length > 0 ? "Choose" : "This customer has no address yet"}
      </option>
      {addresses.map(({ _id, lines }) => (
        <option key={_id} value={_id}>
          {lines.join(", ")}
        </option>
      ))}
    </select>
  </label>
)

const sumOf = ({ charges = [], total }: Terms, lines: number): string =>
  [
    `${formatCount(lines)} ${lines === 1 ? "line" : "lines"}`,
    ...charges.map((charge) => `${charge.name} ${chargeAmount(charge)}`),
    `Total ${formatPrice(total)}`,
  ].join(" · ")
