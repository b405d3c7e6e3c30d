import { type FormEvent, type MouseEvent, useRef } from "react"
import { useNavigate } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { chargeable, chargeLimits } from "#domain/pricing/card-limits.ts"
import { cents, fromDollars, toDollars } from "#domain/pricing/money.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { browserApi, newIdempotencyKey } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { showCart } from "#web/cart/shared/cart-api.ts"
import { TaxNote } from "#web/catalogue/shared/stock.tsx"
import { fieldErrorsOf, useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { AddressChoice, type AddressChoiceProps } from "#web/orders/shared/address-choice.tsx"
import {
  type AgreedVersions,
  AgreeToTerms,
  readAgreed,
} from "#web/orders/shared/agree-to-terms.tsx"
import { DeliveryChoice, DeliveryWeight } from "#web/orders/shared/delivery-choice.tsx"
import {
  OrderDetails,
  PhoneField,
  readDetails,
  ShipmentChoice,
  type WrittenDetails,
} from "#web/orders/shared/order-details.tsx"
import { OrderFailed } from "#web/orders/shared/order-failed.tsx"
import { OrderSums } from "#web/orders/shared/order-sums.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { goTo, refusedField } from "#web/ui/sheet/sheet-keys.ts"
import { type Cart, type CartLine, needsAttention, totalCents } from "./cart-line.ts"
import type { CartSession } from "./cart-session.ts"

interface CartBarProps {
  lines: readonly CartLine[]
  terms: Pick<Cart, "charges" | "termsProblem">
  isUnsaved: boolean
  busy: boolean
  isVisitor: boolean
  onShow: (line: CartLine) => void
}

/** The total and Order, with the reason beside it while that is disabled. */
function CartBar({ lines, terms, isUnsaved, busy, isVisitor, onShow }: CartBarProps) {
  const total = totalCents(lines) + chargedCents(terms)
  const needy = lines.filter(needsAttention)
  const [first] = needy
  const problem = isVisitor ? undefined : terms.termsProblem?.message
  const reason = needy.length > 0 ? undefined : (problem ?? reasonNow(isUnsaved, total))
  const show = (event: MouseEvent) => {
    event.preventDefault()
    if (first) onShow(first)
  }
  return (
    <div className="sheet-bar">
      <p className="sheet-sum">
        <span>Total</span>{" "}
        <output className="sheet-sum-total">{formatDollars(cents(total))}</output>
        {terms.charges ? null : <TaxNote />}
      </p>
      <div role="status" className="sheet-reason">
        {first ? (
          <>
            <span>
              {needy.length === 1 ? "1 line needs" : `${formatCount(needy.length)} lines need`} a
              look.
            </span>{" "}
            <a href={`#${first.partId}`} onClick={show} data-submit-waits>
              Show the first
            </a>
          </>
        ) : (
          (reason ?? (isVisitor ? "You sign in first, and the cart comes along." : ""))
        )}
      </div>
      <SubmitButton
        busy={busy}
        disabled={first !== undefined || reason !== undefined}
        className="sheet-act"
      >
        Order
      </SubmitButton>
    </div>
  )
}

const chargedCents = ({ charges = [] }: CartBarProps["terms"]): number =>
  charges.reduce((sum, { amount }) => sum + fromDollars(amount), 0)

function explainLimits(): string {
  const { min, max } = chargeLimits()
  return `One order may cost between ${formatDollars(cents(min))} and ${formatDollars(cents(max))}.`
}

function reasonNow(isUnsaved: boolean, total: number): string | undefined {
  if (isUnsaved) return "Not everything is saved."
  return chargeable(total) ? undefined : explainLimits()
}

interface OrderFormProps {
  cart: Cart
  isUnsaved: boolean
  saving: boolean
  order: ReturnType<typeof useOrderCart>
  account: string | undefined
  knownPhone: string
  address: Omit<AddressChoiceProps, "chosen" | "problem">
  onDelivery: (id: string) => void
  onShow: (line: CartLine) => void
}

/** Asks a buyer for what an order needs besides its lines; visitors sign in first and keep their cart. */
export function OrderForm(props: OrderFormProps) {
  const { cart, isUnsaved, saving, order, account, onShow } = props
  const { failure } = order
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What was typed and could not be read is no quantity of the cart's.
    const unread = refusedField()
    if (unread) {
      goTo(unread)
      return
    }
    if (!account) {
      void navigate(paths.login(paths.cart))
      return
    }
    const agreed = readAgreed(event.currentTarget)
    if (agreed) void order.place({ ...readDetails(event.currentTarget), ...agreed })
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="contents">
      {account ? <BuyerFields {...props} /> : null}
      <DeliveryWeight weight={cart.weight} />
      {cart.charges ? (
        <div className="w-full max-w-md self-end px-4 max-sm:px-0">
          <OrderSums goods={goodsOf(cart)} charges={cart.charges} />
        </div>
      ) : null}
      {failure ? <OrderFailed {...failure} /> : null}
      <CartBar
        lines={cart.lines}
        terms={cart}
        isUnsaved={isUnsaved}
        busy={saving || order.busy}
        isVisitor={account === undefined}
        onShow={onShow}
      />
    </form>
  )
}

function BuyerFields({ cart, order, knownPhone, address, onDelivery }: OrderFormProps) {
  const hasAddress = cart.needsAddress === true
  const errors = fieldErrorsOf(order.failure?.error)
  return (
    <>
      <div className="max-w-96">
        <PhoneField defaultValue={knownPhone} error={errors.phone} />
      </div>
      {cart.lines.some((line) => "promise" in line) ? <ShipmentChoice /> : null}
      <OrderDetails errors={errors} hasAddress={hasAddress} />
      {hasAddress ? (
        <AddressChoice {...address} chosen={cart.addressId} problem={cart.termsProblem?.message} />
      ) : null}
      <DeliveryChoice methods={cart.deliveryMethods} chosen={cart.delivery} onChoose={onDelivery} />
      <AgreeToTerms failure={order.failure} />
    </>
  )
}

const goodsOf = ({ lines }: Cart): number => toDollars(totalCents(lines))

type SentDetails = WrittenDetails & { agreed?: AgreedVersions }

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

  const send = async (details: SentDetails) => {
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
  const place = (details: SentDetails) =>
    run(() => send(details), { failed: pageText.purchase.failed, onFailure })
  return { place, busy, failure, isOpen: failure !== undefined && isUnanswered(failure.error) }
}

const isUnanswered = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500
