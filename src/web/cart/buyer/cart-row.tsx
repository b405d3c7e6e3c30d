import { memo, use } from "react"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { CompareBox } from "#web/catalogue/shared/compare-box.tsx"
import { PartWords } from "#web/catalogue/shared/part-words.tsx"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import { FlashOnChange } from "#web/ui/sheet/flash-on-change.tsx"
import { roles } from "#web/ui/table/grid-roles.ts"
import { CartActionsContext } from "./cart-actions.ts"
import { type CartLine, changeText, isPriced } from "./cart-line.ts"
import { NoteCell } from "./note-cell.tsx"
import { QuantityCell } from "./quantity-cell.tsx"

/** A line of the cart. Its place may change with every removal, so it is apart from the rest. */
export const CartRow = ({ line, place }: { line: CartLine; place: number }) => (
  <tr
    role={roles.row}
    data-line={line.partId}
    className={`sheet-row ${changeText(line) ? "cart-line-changed" : ""}`}
  >
    <td role={roles.cell} className="sheet-place">
      {formatCount(place)}
    </td>
    <LineCells line={line} />
  </tr>
)

const LineCells = memo(function LineCells({ line }: { line: CartLine }) {
  const { remove } = use(CartActionsContext)
  const priced = isPriced(line) ? line : undefined
  return (
    <>
      <th role={roles.rowHeader} scope="row" className="sheet-part">
        <PartWords part={line} isSold={isPriced(line)}>
          {isPriced(line) && line.lifecycle?.startsWith("last") ? `${line.lifecycle} ` : null}
          <NoteCell line={line} />{" "}
          {isPriced(line) ? (
            <span className="cart-compare sheet-idle">
              <CompareBox part={{ id: line.partId, name: line.name }} cell="compare" />
            </span>
          ) : null}
        </PartWords>
      </th>
      <td role={roles.cell} className="cart-available">
        {priced ? <FlashOnChange value={formatCount(priced.availableQuantity)} /> : "–"}
      </td>
      <td role={roles.cell} className="cart-each">
        {priced ? <FlashOnChange value={formatPrice(priced.unitPrice)} /> : "–"}
        {priced && priced.price.from > 1 ? (
          <span className="cart-from"> from {formatCount(priced.price.from)}</span>
        ) : null}
      </td>
      <QuantityCell line={line} />
      <td role={roles.cell} className="cart-total">
        {priced && !line.problem ? formatPrice(priced.total) : "–"}
      </td>
      <td role={roles.cell} className="sheet-remove">
        <button
          type="button"
          tabIndex={-1}
          data-cell="remove"
          aria-label={`Remove ${line.name}`}
          onClick={() => remove(line)}
        >
          <Icon of={X} size={16} />
        </button>
      </td>
    </>
  )
})
