import { slugOf } from "../catalogue/slug.ts"
import { MAX_CHARGE_CENTS } from "../payments/card-limits.ts"
import { type Cents, cents, multiplyCents } from "../pricing/money.ts"
import { isWithin, type Place } from "./area.ts"
import { COLLECTION } from "./collection.ts"
import { type DeliveryWeight, type WeighedLine, weigh } from "./delivery-weight.ts"
import type { WeightStep } from "./weight-step.ts"

export interface DeliveryMethod {
  name: string
  /** Each order's price is agreed on with its buyer. */
  agreed: boolean
  /** Rising in weight, and not falling in price. */
  steps: readonly WeightStep[]
  /** Above the last step, for each further kilogram begun; null: by agreement. */
  furtherKgCents: Cents | null
  freeFromCents: Cents | null
}

export interface DeliveryZone {
  name: string
  /** As `readArea` reads them. */
  places: readonly string[]
  methods: readonly DeliveryMethod[]
}

export interface DeliveryTerms {
  /** A place is in the first that has it. */
  zones: readonly DeliveryZone[]
  /** What it costs to come for the goods; null where nobody may. */
  collectionCents: Cents | null
  /** Of a part whose own weight nobody knows; null: by agreement. */
  usualWeightG: number | null
}

export interface Delivered {
  lines: readonly WeighedLine[]
  goodsCents: number
  /** Undefined while nobody has said where. */
  place: Place | undefined
}

/** Why a delivery costs what it does. */
export interface DeliveryFacts extends Record<string, unknown> {
  method: string
  weightG: number
  zone?: string
  /** The step that it fell into; of what is heavier, the last. */
  upToG?: number
  furtherKg?: number
  furtherKgCents?: number
  freeFromCents?: number
  agreed?: true
  linesWithoutWeight?: number[]
  usualWeightG?: number
}

/** One way for an order to reach its buyer. */
export interface DeliveryOption {
  id: string
  name: string
  /** Nothing where it is yet to be agreed on. */
  amountCents: Cents
  facts: DeliveryFacts
}

export const methodId = ({ name }: Pick<DeliveryMethod, "name">): string => slugOf(name)

export const zoneOf = <Zone extends Pick<DeliveryZone, "places">>(
  zones: readonly Zone[],
  place: Place,
): Zone | undefined => zones.find(({ places }) => places.some((text) => isWithin(place, text)))

/** The ways that there are, those of the place's zone first; none where the shop delivers nowhere near. */
export function deliveryOptions(
  { zones, collectionCents, usualWeightG }: DeliveryTerms,
  { lines, goodsCents, place }: Delivered,
): DeliveryOption[] {
  const weight = weigh(lines, usualWeightG)
  const zone = place && zoneOf(zones, place)
  const methods = zone?.methods ?? []
  return [
    ...methods.map((method): DeliveryOption => {
      const id = methodId(method)
      const { amountCents, why } = priceOf(method, weight, goodsCents)
      const known = { method: id, zone: zone?.name ?? "", ...weightFacts(weight, usualWeightG) }
      return { id, name: method.name, amountCents, facts: { ...known, ...why } }
    }),
    ...(collectionCents === null ? [] : [collection(collectionCents, weight)]),
  ]
}

const collection = (amountCents: Cents, { grams }: DeliveryWeight): DeliveryOption => ({
  id: COLLECTION,
  name: "Collection",
  amountCents,
  facts: { method: COLLECTION, weightG: grams },
})

const weightFacts = ({ grams, unknownLines }: DeliveryWeight, usualG: number | null) => ({
  weightG: grams,
  ...(unknownLines.length > 0 && {
    linesWithoutWeight: unknownLines,
    ...(usualG !== null && { usualWeightG: usualG }),
  }),
})

interface DeliveryPrice {
  amountCents: Cents
  why: Partial<DeliveryFacts>
}

const AGREED: DeliveryPrice = { amountCents: cents(0), why: { agreed: true } }

/** What has no price by its weight is agreed on, however much is ordered: only a price can be waived. */
function priceOf(
  method: DeliveryMethod,
  { grams, isWhole }: DeliveryWeight,
  goodsCents: number,
): DeliveryPrice {
  const price = method.agreed || !isWhole ? undefined : priceByWeight(method, grams)
  if (!price) return AGREED
  const { freeFromCents } = method
  if (freeFromCents === null || goodsCents < freeFromCents) return price
  return { amountCents: cents(0), why: { ...price.why, freeFromCents } }
}

function priceByWeight(
  { steps, furtherKgCents }: DeliveryMethod,
  grams: number,
): DeliveryPrice | undefined {
  const step = steps.find(({ upToG }) => grams <= upToG)
  if (step) return { amountCents: step.priceCents, why: { upToG: step.upToG } }
  const last = steps.at(-1)
  if (!last || furtherKgCents === null) return undefined
  const { upToG } = last
  const furtherKg = Math.ceil((grams - upToG) / 1000)
  const amount = last.priceCents + (multiplyCents(furtherKgCents, furtherKg) ?? Infinity)
  // What nobody could pay by card, nobody should by delivery.
  if (amount > MAX_CHARGE_CENTS) return undefined
  return { amountCents: cents(amount), why: { upToG, furtherKg, furtherKgCents } }
}
