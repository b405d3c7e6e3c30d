import { text } from "#contract/text.ts"

const wholeNumber = new Intl.NumberFormat("en-US")

/** The two numbers a buyer needs: the least one may order, and how many there are. */
export const Stock = ({ minimum, available }: { minimum: number; available: number }) => (
  <>
    {`Min. ${wholeNumber.format(minimum)} · `}
    <Availability minimum={minimum} available={available} />
  </>
)

interface AvailabilityProps {
  minimum: number
  available: number
  /** The number alone, where the place says what it is. */
  short?: boolean
}

/** How many there are: the number in amber when it is low, in words when it is less than one may order. */
export function Availability({ minimum, available, short = false }: AvailabilityProps) {
  const count = wholeNumber.format(available) + (short ? "" : " available")
  if (available < minimum)
    return <span className="font-medium text-danger">{text.purchase.notAvailable}</span>
  if (available < 2 * minimum)
    return <span className="font-medium text-warn">{`Only ${count}`}</span>
  return count
}
