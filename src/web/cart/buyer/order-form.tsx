import type { FormEvent } from "react"
import { useNavigate } from "react-router"
import { fieldErrorsOf } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { AddressChoice, type AddressChoiceProps } from "#web/orders/shared/address-choice.tsx"
import { AgreeToTerms, readAgreed } from "#web/orders/shared/agree-to-terms.tsx"
import { DeliveryChoice, DeliveryWeight } from "#web/orders/shared/delivery-choice.tsx"
import {
  OrderDetails,
  PhoneField,
  readDetails,
  ShipmentChoice,
} from "#web/orders/shared/order-details.tsx"
import { OrderFailed } from "#web/orders/shared/order-failed.tsx"
import { OrderSums } from "#web/orders/shared/order-sums.tsx"
import { goTo, refusedField } from "#web/ui/sheet/sheet-keys.ts"
import { CartBar } from "./cart-bar.tsx"
import { type Cart, type CartLine, totalCents } from "./cart-line.ts"
import type { useOrderCart } from "./use-order-cart.ts"

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

/** What is asked of a buyer besides the lines; visitors sign in, and come back with their cart. */
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

const goodsOf = ({ lines }: Cart): number => totalCents(lines) / 100
