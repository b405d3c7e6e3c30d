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
  isLeast?: boolean
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
const UNKNOWN = 0.2
const OTHER_WORDS = 0.3

/**
 * Finds substitutes that can be ordered in this quantity, best first: the manufacturer's successor, then parts equal in
 * all attributes that decide compatibility, sorted by distance in values and price.
 */
export function findSubstitutes<Part extends Candidate>(
  gone: PricedDescription,
  candidates: readonly Part[],
  { quantity, isLeast, vocabulary, successor }: SubstituteQuery<Part>,
): Substitute<Part>[] {
  const before = priceFor({ part: gone, quantity })
  const kind = vocabulary.kindOf(gone.category)
  const others = candidates.filter(
    (part) => vocabulary.kindOf(part.category) === kind && fitsInPlace(kind, gone, part),
  )
  return [...(successor ? [successor] : []), ...others]
    .flatMap((part) => {
      const units = isLeast ? nextAllowed(part, quantity) : quantity
      if (units === undefined || checkQuantity(part, units)) return []
      const price = priceFor({ part, quantity: units })
      return price
        ? [{ part, price, distance: part === successor ? -1 : distance(kind, gone, part) }]
        : []
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUBSTITUTES)
    .map(({ part, price }) => ({
      part,
      price,
      differences: differencesOf(vocabulary, gone, part),
      insteadOfCents: before?.unitPriceCents ?? cents(gone.priceCents),
    }))
}

const attributesOf = (kind: Kind): Attribute[] =>
  kind.groups.flatMap(({ attributes }) => [...attributes])

/**
 * Reports whether a part can replace another. A missing boolean counts as false; any other missing value does not fit.
 */
function fitsInPlace(kind: Kind, gone: PartDescription, part: PartDescription): boolean {
  return attributesOf(kind).every(({ code, type, decidesFit }) => {
    if (!decidesFit) return true
    const wanted = gone.specs[code]
    const held = part.specs[code]
    if (type === "boolean") return (wanted ?? false) === (held ?? false)
    return wanted === undefined || hasAll(held, wanted)
  })
}

const hasAll = (held: unknown, wanted: unknown): boolean =>
  Array.isArray(wanted)
    ? Array.isArray(held) && wanted.every((each) => held.includes(each))
    : held === wanted

/** Lists the codes shown in tables and chips, which distinguish parts of a kind best. */
const tellingCodes = (kind: Kind): string[] => {
  const chipCodes = (kind.chips ?? []).flatMap((chip) =>
    Array.from(chip.matchAll(/\{(\w+)/g), ([, code = ""]) => code),
  )
  return [...new Set([...Object.values(kind.columns ?? {}), ...chipCodes])]
}

/**
 * Computes the distance of two parts. Numbers compare by ratio, so that units do not matter. Codes of tables and chips
 * count twice.
 */
function distance(kind: Kind, gone: PricedDescription, part: PricedDescription): number {
  const telling = new Set(tellingCodes(kind))
  const apart = attributesOf(kind).reduce(
    (sum, { code }) =>
      sum + (telling.has(code) ? 2 : 1) * valuesApart(gone.specs[code], part.specs[code]),
    0,
  )
  return apart + 2 * ratio(gone.priceCents, part.priceCents)
}

function valuesApart(one: unknown, other: unknown): number {
  if (one === undefined) return 0
  if (other === undefined) return UNKNOWN
  if (typeof one === "number" && typeof other === "number") return ratio(one, other)
  return JSON.stringify(one) === JSON.stringify(other) ? 0 : OTHER_WORDS
}

const ratio = (one: number, other: number): number =>
  Math.min(1, Math.abs(Math.log((one + 1) / (other + 1))))

const isShort = (value: string | undefined): value is string =>
  value !== undefined && value.length <= MAX_VALUE_LENGTH

function differencesOf(
  vocabulary: Vocabulary,
  gone: PartDescription,
  part: PartDescription,
): Difference[] {
  const telling = tellingCodes(vocabulary.kindOf(gone.category))
  const place = ({ code }: { code: string }) => telling.indexOf(code) + 1 || telling.length + 1
  return compareParts([gone, part], vocabulary)
    .filter(({ differs }) => differs)
    .toSorted((one, other) => place(one) - place(other))
    .flatMap(({ label, values: [instead, value] }) =>
      isShort(value) && isShort(instead) ? [{ label, value, instead }] : [],
    )
    .slice(0, MAX_DIFFERENCES)
}
