import { text } from "#contract/kernel/text.ts"
import type { NotOffered } from "#domain/catalogue/lifecycle.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Badge } from "../../ui/badge.tsx"

interface PartStock {
  minimum: number
  available: number
  /** Why it cannot be ordered, however many there are. */
  notOffered?: NotOffered | null | undefined
  /** Whether it is sold beyond its stock. */
  backorder?: string | null | undefined
}

/** The two numbers a buyer needs: the least one may order, and how many there are. */
export const Stock = (stock: PartStock) => (
  <>
    {`Min. ${formatCount(stock.minimum)} · `}
    <Availability {...stock} />
  </>
)

/** After what else is said of a part that is being phased out. */
export const lastOrdersNote = ({ lastOrders }: { lastOrders: string | null }) =>
  lastOrders && ` · last orders until ${lastOrders}`

/** Fewer are left than one order takes, or it takes none. */
export const isSoldOut = ({ minimum, available, notOffered, backorder }: PartStock): boolean =>
  Boolean(notOffered) || (available < minimum && !backorder)

interface AvailabilityProps extends PartStock {
  /** The number alone, where the place says what it is. */
  short?: boolean
}

/** How many there are: the number in amber when it is low, in words when it is less than one may order. */
export function Availability({ short, ...stock }: AvailabilityProps) {
  const { minimum, available, notOffered } = stock
  const count = formatCount(available) + (short ? "" : " available")
  if (isSoldOut(stock)) return <Badge tone="danger">{text.parts[notOffered ?? "soldOut"]}</Badge>
  if (available < minimum) return <Badge tone="warn">Back-order</Badge>
  if (available < 2 * minimum)
    return <span className="font-medium text-warn">{`Only ${count}`}</span>
  return count
}
