import { formatCount } from "#domain/shop/number-format.ts"
import { SheetMenu } from "#web/ui/sheet/sheet-menu.tsx"
import type { Cart } from "./cart-line.ts"

/** What is in the cart, in a few words, and what is done with all of it. */
export const CartHead = ({ cart, onEmpty }: { cart: Cart; onEmpty: () => void }) => (
  <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
    <h1 tabIndex={-1} className="text-h1">
      Cart
    </h1>
    {cart.lines.length > 0 ? (
      <>
        <p className="text-text-2 tabular-nums">{contents(cart)}</p>
        <SheetMenu items={[{ label: "Empty cart", act: onEmpty }]} />
      </>
    ) : null}
  </div>
)

const contents = ({ lines, units }: Cart): string =>
  `${counted(lines.length, "line")} · ${counted(units, "unit")}`

const counted = (count: number, word: string): string =>
  `${formatCount(count)} ${word}${count === 1 ? "" : "s"}`
