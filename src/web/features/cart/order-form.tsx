import { type FormEvent, useRef } from "react"
import { useNavigate } from "react-router"
import { fieldErrorsOf } from "#web/forms/form-errors.ts"
import { paths } from "#web/navigation/paths.ts"
import { OrderFailed } from "#web/orders/order-failed.tsx"
import { TextField } from "#web/ui/field.tsx"
import { CartBar } from "./cart-bar.tsx"
import type { CartLine } from "./cart-line.ts"
import type { useOrderCart } from "./use-order-cart.ts"

interface OrderFormProps {
  lines: readonly CartLine[]
  isUnsaved: boolean
  saving: boolean
  order: ReturnType<typeof useOrderCart>
  account: string | undefined
  knownPhone: string
  onShow: (line: CartLine) => void
}

/** What is asked of a buyer besides the lines; visitors sign in, and come back with their cart. */
export function OrderForm(props: OrderFormProps) {
  const { lines, isUnsaved, saving, order, account, knownPhone, onShow } = props
  const { failure } = order
  const phone = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (account) void order.place(phone.current?.value ?? "")
    else void navigate(paths.login(paths.cart))
  }
  return (
    <form noValidate method="post" onSubmit={submit} className="contents">
      {account ? (
        <div className="max-w-96">
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            hint="So the driver can call you. You may leave it empty."
            defaultValue={knownPhone}
            error={fieldErrorsOf(failure?.error).phone}
            ref={phone}
          />
        </div>
      ) : null}
      {failure ? <OrderFailed {...failure} /> : null}
      <CartBar
        lines={lines}
        isUnsaved={isUnsaved}
        busy={saving || order.busy}
        isVisitor={account === undefined}
        onShow={onShow}
      />
    </form>
  )
}
