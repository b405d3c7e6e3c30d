import { useNavigate, useRevalidator } from "react-router"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import { CompareTray } from "#web/catalogue/shared/compare-box.tsx"
import { paths } from "#web/navigation/paths.ts"
import { quantityOf } from "#web/ui/sheet/sheet-keys.ts"
import type { Arrangement } from "./arrange-lines.ts"
import { CartActionsContext } from "./cart-actions.ts"
import { CartFit } from "./cart-fit.tsx"
import { CartHead } from "./cart-head.tsx"
import { type Cart, type CartLine, needsAttention } from "./cart-line.ts"
import { CartLines } from "./cart-lines.tsx"
import { ChangedLines, Unsaved } from "./cart-notices.tsx"
import { EmptyCart } from "./empty-cart.tsx"
import { OrderForm } from "./order-form.tsx"
import { useCart, useFreshCart } from "./use-cart.ts"
import { useCartActions } from "./use-cart-actions.ts"
import { useOrderCart } from "./use-order-cart.ts"

interface CartPageProps {
  loaded: Cart
  /** Whose it is; of a visitor none. */
  account: string | undefined
  /** The profile's, to begin with. */
  knownPhone: string
  /** Where it may go, and who is written on one more. */
  addresses: readonly Address[]
  name: string
  arrangement: Arrangement
}

/** What somebody is about to order: lines to work on, what they come to, and the way to an order. */
export function CartPage(props: CartPageProps) {
  const { loaded, account, knownPhone, addresses, name, arrangement } = props
  const [{ cart, saving, failure, announcement, epoch }, session] = useCart(loaded, account)
  const { rows, empty, goal, setGoal } = useCartActions(session)
  const navigate = useNavigate()
  const { lines } = cart

  const showLine = ({ partId }: CartLine) => {
    if (!quantityOf(partId)) void navigate(paths.cart, { preventScrollReset: true })
    setGoal({ partId })
  }
  const showFirst = () => {
    const first = session.state().cart.lines.find(needsAttention)
    if (first) showLine(first)
  }
  const order = useOrderCart(session, account, showFirst)
  const { revalidate } = useRevalidator()
  const address = {
    addresses,
    name,
    onChoose: (id: string) => void session.sendTo(id),
    onAdded: async (id: string) => {
      await session.sendTo(id)
      await revalidate()
    },
  }
  useFreshCart(session, lines.length, saving || order.busy || order.isOpen)
  return (
    <CartActionsContext value={rows}>
      <CartHead cart={cart} account={account} onEmpty={empty} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Unsaved failure={failure} session={session} />
      {lines.length === 0 ? (
        <EmptyCart undoable={session.undoable()} onUndo={rows.undo} />
      ) : (
        <div className="flex flex-col gap-4">
          <ChangedLines lines={lines} onAccept={rows.accept} />
          <CartLines key={epoch} lines={lines} arrangement={arrangement} goal={goal} />
          <CartFit lines={lines} />
          <CompareTray />
          <OrderForm
            cart={cart}
            address={address}
            onDelivery={(id) => void session.sendBy(id)}
            isUnsaved={failure !== undefined}
            saving={saving}
            order={order}
            account={account}
            knownPhone={knownPhone}
            onShow={showLine}
          />
        </div>
      )}
    </CartActionsContext>
  )
}
