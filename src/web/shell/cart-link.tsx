import { NavLink } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import {
  cartLabel,
  type KnownCart,
  useCartAnnouncement,
  useKnownCart,
} from "../cart/shared/known-cart.ts"
import { paths } from "../navigation/paths.ts"
import { Icon } from "../ui/icon/icon.tsx"
import { ShoppingCart } from "../ui/icon/icons.ts"

interface CartLinkProps {
  owner: string
  rendered: KnownCart | undefined
}

/** The way to the cart, with how many lines it has; what is put into it is read out here. */
export function CartLink({ owner, rendered }: CartLinkProps) {
  const cart = useKnownCart(owner, rendered)
  const announcement = useCartAnnouncement()
  return (
    <div className="bar-cart">
      <NavLink
        to={paths.cart}
        aria-label={cartLabel(cart)}
        className="grid size-11 place-items-center rounded text-text-2 transition-colors hover:text-text aria-[current=page]:text-brand"
      >
        <Icon of={ShoppingCart} size={22} />
        {cart?.lines ? (
          <span className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-brand tabular-nums">
            {formatCount(cart.lines)}
          </span>
        ) : null}
      </NavLink>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
