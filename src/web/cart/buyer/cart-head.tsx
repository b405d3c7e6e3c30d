import { Link } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { TaxNote } from "#web/catalogue/shared/stock.tsx"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { paths } from "#web/navigation/paths.ts"
import { SheetMenu } from "#web/ui/sheet/sheet-menu.tsx"
import type { Cart } from "./cart-line.ts"

interface CartHeadProps {
  cart: Cart
  /** Of a visitor none, who has no lists either. */
  account: string | undefined
  onEmpty: () => void
}

/** What is in the cart, in a few words, and what is done with all of it. */
export function CartHead({ cart, account, onEmpty }: CartHeadProps) {
  const { saveAsList, failure } = useSaveAsList()
  const save = { label: "Save as list", act: () => void saveAsList("From the cart", cart.lines) }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      <h1 tabIndex={-1} className="text-h1 max-sm:basis-[calc(100%-4.5rem)]">
        Cart
      </h1>
      {cart.lines.length > 0 ? (
        <>
          <p className="text-text-2 tabular-nums max-sm:order-1">{contents(cart)}</p>
          <TaxNote before="Prices" />
          <Link
            to={paths.quickOrder}
            className="rounded underline underline-offset-4 max-sm:order-1"
          >
            Quick order
          </Link>
          <SheetMenu
            items={[
              ...(account === undefined || cart.lineCount !== undefined ? [] : [save]),
              { label: "Empty cart", act: onEmpty },
            ]}
          />
        </>
      ) : null}
      <WriteFailureNotice failure={failure} className="basis-full" />
    </div>
  )
}

const contents = ({ lines, lineCount = lines.length, units }: Cart): string =>
  `${counted(lineCount, "line")} · ${counted(units, "unit")}`

const counted = (count: number, word: string): string =>
  `${formatCount(count)} ${word}${count === 1 ? "" : "s"}`
