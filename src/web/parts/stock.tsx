import { text } from "#contract/kernel/text.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Badge } from "../ui/badge.tsx"

interface PartStock {
  minimum: number
  available: number
}

/** The two numbers a buyer needs: the least one may order, and how many there are. */
export const Stock = ({ minimum, available }: PartStock) => (
  <>
    {`Min. ${formatCount(minimum)} · `}
    <Availability minimum={minimum} available={available} />
  </>
)

/** Fewer are left than one order takes. */
export const isSoldOut = ({ minimum, available }: PartStock): boolean => available < minimum

interface AvailabilityProps extends PartStock {
  /** The number alone, where the place says what it is. */
  short?: boolean
}

/** How many there are: the number in amber when it is low, in words when it is less than one may order. */
export function Availability({ minimum, available, short = false }: AvailabilityProps) {
  const count = formatCount(available) + (short ? "" : " available")
  if (isSoldOut({ minimum, available })) return <Badge tone="danger">{text.parts.soldOut}</Badge>
  if (available < 2 * minimum)
    return <span className="font-medium text-warn">{`Only ${count}`}</span>
  return count
}
