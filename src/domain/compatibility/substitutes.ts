import { compareParts } from "../catalogue/compare-parts.ts"
import type { Specs } from "../catalogue/spec-values.ts"
import type { Attribute, Kind } from "../catalogue/vocabulary/attribute.ts"
import type { Vocabulary } from "../catalogue/vocabulary/own-vocabulary.ts"
import { checkQuantity, nextAllowed, type QuantityRules } from "../orders/quantity.ts"
import { type Cents, cents } from "../pricing/money.ts"
import { type Price, type PricedPart, priceFor } from "../pricing/price-for.ts"

interface PartDescription {
  category: string
  specs: Specs
}

type PricedDescription = PartDescription & PricedPart

export type Candidate = PricedDescription & QuantityRules

export interface Substitute<Part> {
  part: Part
  price: Price
  differences: Difference[]
  /** Unit price of the original part at this quantity. */
  insteadOfCents: Cents
}

interface SubstituteQuery<Part> {
  quantity: number
  /** Whether the quantity is only a minimum, which may be raised to the part's next orderable quantity. */
  isMinimum?: boolean
  vocabulary: Vocabulary
  successor?: Part | undefined
}

interface Difference {
  label: string
  value: string
  instead: string
}

const MAX_SUBSTITUTES = 5
const MAX_DIFFERENCES = 3
const MAX_VALUE_LENGTH = 30
const UNKNOWN_VALUE_DISTANCE = 0.2
const OTHER_VALUE_DISTANCE = 0.3

/**
 * Finds substitutes that can be ordered in this quantity, best first: the manufacturer's successor, then parts equal in
 * all attributes that decide compatibility, sorted by distance in values and price.
 */
export function findSubstitutes<Part extends Candidate>(
  original: PricedDescription,
  candidates: readonly Part[],
  { quantity, isMinimum, vocabulary, successor }: SubstituteQuery<Part>,
): Substitute<Part>[] {
  const before = priceFor({ part: original, quantity })
  const kind = vocabulary.kindOf(original.category)
  const others = candidates.filter(
    (part) => vocabulary.kindOf(part.category) === kind && fitsInPlace(kind, original, part),
  )
  return [...(successor ? [successor] : []), ...others]
    .flatMap((part) => {
      const units = isMinimum ? nextAllowed(part, quantity) : quantity
      if (units === undefined || checkQuantity(part, units)) return []
      const price = priceFor({ part, quantity: units })
      return price
        ? [{ part, price, distance: part === successor ? -1 : distance(kind, original, part) }]
        : []
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUBSTITUTES)
    .map(({ part, price }) => ({
      part,
      price,
      differences: differencesOf(vocabulary, original, part),
      insteadOfCents: before?.unitPriceCents ?? cents(original.priceCents),
    }))
}

const attributesOf = (kind: Kind): Attribute[] =>
  kind.groups.flatMap(({ attributes }) => [...attributes])

/**
 * Reports whether a part can replace another. A missing boolean counts as false; any other missing value does not fit.
 */
function fitsInPlace(kind: Kind, original: PartDescription, part: PartDescription): boolean {
  return attributesOf(kind).every(({ code, type, decidesFit }) => {
    if (!decidesFit) return true
    const wanted = original.specs[code]
    const offered = part.specs[code]
    if (type === "boolean") return (wanted ?? false) === (offered ?? false)
    return wanted === undefined || hasAll(offered, wanted)
  })
}

const hasAll = (offered: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted)
    ? Array.isArray(offered) && wanted.every((each) => offered.includes(each))
    : offered === wanted

/** Lists the codes shown in tables and chips, which distinguish parts of a kind best. */
const distinctiveCodes = (kind: Kind): string[] => {
  const chipCodes = (kind.chips ?? []).flatMap((chip) =>
    Array.from(chip.matchAll(/\{(\w+)/g), ([, code = ""]) => code),
  )
  return [...new Set([...Object.values(kind.columns ?? {}), ...chipCodes])]
}

/**
 * Computes the distance of two parts. Numbers compare by ratio, so that units do not matter. Codes of tables and chips
 * count twice.
 */
function distance(kind: Kind, original: PricedDescription, part: PricedDescription): number {
  const distinctive = new Set(distinctiveCodes(kind))
  const ofValues = attributesOf(kind).reduce(
    (sum, { code }) =>
      sum + (distinctive.has(code) ? 2 : 1) * valueDistance(original.specs[code], part.specs[code]),
    0,
  )
  return ofValues + 2 * ratio(original.priceCents, part.priceCents)
}

function valueDistance(one: unknown, other: unknown): number {
  if (one === undefined) return 0
  if (other === undefined) return UNKNOWN_VALUE_DISTANCE
  if (typeof one === "number" && typeof other === "number") return ratio(one, other)
  return JSON.stringify(one) === JSON.stringify(other) ? 0 : OTHER_VALUE_DISTANCE
}

const ratio = (one: number, other: number): number =>
  Math.min(1, Math.abs(Math.log((one + 1) / (other + 1))))

const isShort = (value: string | undefined): value is string =>
  value !== undefined && value.length <= MAX_VALUE_LENGTH

function differencesOf(
  vocabulary: Vocabulary,
  original: PartDescription,
  part: PartDescription,
): Difference[] {
  const distinctive = distinctiveCodes(vocabulary.kindOf(original.category))
  const place = ({ code }: { code: string }) =>
    distinctive.indexOf(code) + 1 || distinctive.length + 1
  return compareParts([original, part], vocabulary)
    .filter(({ differs }) => differs)
    .toSorted((one, other) => place(one) - place(other))
    .flatMap(({ label, values: [instead, value] }) =>
      isShort(value) && isShort(instead) ? [{ label, value, instead }] : [],
    )
    .slice(0, MAX_DIFFERENCES)
}
