import { memo, use, useMemo } from "react"
import { priceHintText } from "#contract/orders/price-hint-text.ts"
import type { BuildPlan, PlannedLine } from "#domain/lists/plan-list.ts"
import type { OrderedPart } from "#domain/orders/agree-lines.ts"
import { formatCount, formatDollars } from "#domain/shop/number-format.ts"
import { PartWords } from "#web/catalogue/shared/part-words.tsx"
import { Icon, TriangleAlert, X } from "#web/ui/icon/icon.tsx"
import { FlashOnChange } from "#web/ui/sheet/flash-on-change.tsx"
import { roles } from "#web/ui/table/grid-roles.ts"
import { LineWords } from "./line-words.tsx"
import { LineActionsContext } from "./list-context.ts"
import { type ListLine, planOf, problemText } from "./list-line.ts"
import { PerBuildField } from "./per-build-field.tsx"

interface ListRowProps {
  line: ListLine
  plan: BuildPlan
  place: number
}

/** A line of a list. Its place may change with every removal, so it is apart from the rest. */
export const ListRow = ({ line, plan, place }: ListRowProps) => (
  <tr role={roles.row} data-line={line.partId} className="sheet-row">
    <td role={roles.cell} className="sheet-place">
      {formatCount(place)}
    </td>
    <LineCells line={line} plan={plan} />
  </tr>
)

const LineCells = memo(function LineCells({ line, plan }: Omit<ListRowProps, "place">) {
  const actions = use(LineActionsContext)
  const planned = useMemo(() => planOf(line, plan), [line, plan])
  return (
    <>
      <th role={roles.rowHeader} scope="row" className="sheet-part">
        <PartWords part={line} isSold={line.part !== undefined}>
          <LineWords line={line} />
        </PartWords>
      </th>
      <td role={roles.cell} className="sheet-entry">
        {actions ? (
          <PerBuildField
            name={line.name}
            quantity={line.quantity}
            onWrite={(quantity) => actions.write(line.partId, { quantity })}
            says={(unread) => <Says planned={planned} unread={unread} />}
          />
        ) : (
          <>
            <span>{formatCount(line.quantity)}</span>
            <div className="sheet-says">
              <Says planned={planned} />
            </div>
          </>
        )}
      </td>
      <PlannedCells planned={planned} />
      {actions ? (
        <td role={roles.cell} className="sheet-remove">
          <button
            type="button"
            tabIndex={-1}
            data-cell="remove"
            aria-label={`Remove ${line.name}`}
            onClick={() => actions.remove(line)}
          >
            <Icon of={X} size={16} />
          </button>
        </td>
      ) : null}
    </>
  )
})

type Planned = PlannedLine<OrderedPart> | undefined

const PlannedCells = ({ planned }: { planned: Planned }) => (
  <>
    <td role={roles.cell} className="list-needed">
      {planned ? <FlashOnChange value={formatCount(planned.needed)} /> : "–"}
    </td>
    <td role={roles.cell} className="list-allowed">
      {planned?.allowed === undefined ? (
        "–"
      ) : (
        <FlashOnChange value={formatCount(planned.allowed)} />
      )}
    </td>
    <td role={roles.cell} className="list-short">
      {planned && planned.short > 0 ? (
        <strong className="list-is-short">
          <Icon of={TriangleAlert} size={16} /> {formatCount(planned.short)}
        </strong>
      ) : (
        "–"
      )}
    </td>
    <td role={roles.cell} className="list-each">
      {planned?.price ? <FlashOnChange value={formatDollars(planned.price.unitPriceCents)} /> : "–"}
    </td>
    <td role={roles.cell} className="list-total">
      {planned?.price ? formatDollars(planned.price.totalCents) : "–"}
    </td>
  </>
)

function Says({ planned, unread }: { planned: Planned; unread?: string | undefined }) {
  const refused = unread ?? (planned && problemText(planned))
  const price = planned?.price
  return (
    <>
      {refused ? (
        <p className="sheet-refused">
          <Icon of={TriangleAlert} size={16} />
          <span className="sr-only">Error: </span>
          <span>{refused}</span>
        </p>
      ) : null}
      {price && !refused
        ? planned.hints.map((hint) => (
            <p key={hint.quantity}>
              {priceHintText(hint, { ...price, quantity: planned.quantity })}
            </p>
          ))
        : null}
    </>
  )
}
