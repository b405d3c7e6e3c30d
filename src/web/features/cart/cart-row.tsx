import { memo, use, useState } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { pictureSources } from "#domain/pictures/picture.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { CompareBox } from "#web/parts/compare-box.tsx"
import { roles } from "#web/ui/grid-roles.ts"
import { Icon } from "#web/ui/icon.tsx"
import { X } from "#web/ui/icons.ts"
import { Picture } from "#web/ui/picture.tsx"
import { CartActionsContext } from "./cart-actions.ts"
import { type CartLine, changeText, isPriced } from "./cart-line.ts"
import { NoteCell } from "./note-cell.tsx"
import { QuantityCell } from "./quantity-cell.tsx"

/** A line of the cart. Its place may change with every removal, so it is apart from the rest. */
export const CartRow = ({ line, place }: { line: CartLine; place: number }) => (
  <tr
    role={roles.row}
    data-line={line.partId}
    className={`cart-line ${changeText(line) ? "cart-line-changed" : ""}`}
  >
    <td role={roles.cell} className="cart-place">
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
      <th role={roles.rowHeader} scope="row" className="cart-part">
        <PartOf line={line} />
      </th>
      <td role={roles.cell} className="cart-available">
        {priced ? <Fresh value={formatCount(priced.availableQuantity)} /> : "–"}
      </td>
      <td role={roles.cell} className="cart-each">
        {priced ? <Fresh value={formatPrice(priced.unitPrice)} /> : "–"}
        {priced && priced.price.from > 1 ? (
          <span className="cart-from"> from {formatCount(priced.price.from)}</span>
        ) : null}
      </td>
      <QuantityCell line={line} />
      <td role={roles.cell} className="cart-total">
        {priced && !line.problem ? formatPrice(priced.total) : "–"}
      </td>
      <td role={roles.cell} className="cart-remove">
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

/** A number that shows for a moment that it has changed. */
function Fresh({ value }: { value: string }) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? undefined : "cart-fresh"}>
      {value}
    </span>
  )
}

const PartOf = ({ line }: { line: CartLine }) => (
  <>
    <span className="cart-picture tile">
      <Picture
        src={line.image}
        sources={pictureSources(line.image)}
        alt=""
        width={960}
        height={720}
        sizes="40px"
        className="size-full object-contain"
      />
    </span>
    <span className="cart-words">
      {isPriced(line) ? (
        <Link
          to={paths.partByNumber(line.sku)}
          discover="none"
          tabIndex={-1}
          data-cell="part"
          className="cart-name"
        >
          {line.name}
        </Link>
      ) : (
        <span className="cart-name">{line.name}</span>
      )}
      <span className="cart-facts">
        <span className="font-mono">{partNumber(line)}</span> <NoteCell line={line} />{" "}
        {isPriced(line) ? (
          <span className="cart-compare cart-idle">
            <CompareBox part={{ id: line.partId, name: line.name }} cell="compare" />
          </span>
        ) : null}
      </span>
    </span>
  </>
)
