import { slugOf } from "../catalogue/slug.ts"
import { MAX_CHARGE_CENTS } from "../pricing/card-limits.ts"
import { type Cents, cents, multiplyCents, writeAmount } from "../pricing/money.ts"
import { writeTyped } from "../pricing/typed-number.ts"
import { typedAmount } from "../pricing/written-number.ts"
import { isWithin, type Place } from "../shop/area.ts"
import { DAY_MS } from "../shop/days.ts"

/** Id of the option without an address: pickup by the buyer. */
export const COLLECTION = "collection"

interface WeighedLine {
  quantity: number
  /** Weight of one packed unit; null if unknown. */
  packedWeightG: number | null
}

export interface DeliveryWeight {
  /** Weight, with the default for parts of unknown weight. */
  grams: number
  /** Numbers of lines of unknown weight, from 1. */
  unknownLines: number[]
  /** Complete: every unknown weight has a default. */
  isWhole: boolean
}

export function weigh(lines: readonly WeighedLine[], usualG: number | null): DeliveryWeight {
  const grams = lines.reduce(
    (sum, { quantity, packedWeightG }) => sum + quantity * (packedWeightG ?? usualG ?? 0),
    0,
  )
  const unknownLines = lines.flatMap(({ packedWeightG }, at) =>
    packedWeightG === null ? [at + 1] : [],
  )
  return { grams, unknownLines, isWhole: unknownLines.length === 0 || usualG !== null }
}

export interface DeliveryMethod {
  name: string
  /** The price of each order is agreed individually. */
  agreed: boolean
  /** Steps rising in weight and never falling in price. */
  steps: readonly WeightStep[]
  /** Price per kilogram above the last step; null by agreement. */
  furtherKgCents: Cents | null
  freeFromCents: Cents | null
  /** From payment to delivery, if the shop says so. */
  workingDays?: number | null
}

interface DeliveryZone {
  name: string
  places: readonly string[]
  methods: readonly DeliveryMethod[]
}

export interface DeliveryTerms {
  /** Zones; the first match counts. */
  zones: readonly DeliveryZone[]
  /** Price of pickup; null if not offered. */
  collectionCents: Cents | null
  /** Default weight of a part; null by agreement. */
  usualWeightG: number | null
}

interface DeliveryRequest {
  lines: readonly WeighedLine[]
  goodsCents: number
  place: Place | undefined
}

export interface DeliveryFacts extends Record<string, unknown> {
  method: string
  weightG: number
  zone?: string
  /** Step that applied; for heavier orders, the last. */
  upToG?: number
  furtherKg?: number
  furtherKgCents?: number
  freeFromCents?: number
  agreed?: true
  linesWithoutWeight?: number[]
  usualWeightG?: number
}

export interface DeliveryOption {
  id: string
  name: string
  /** 0 while it is to be agreed on. */
  amountCents: Cents
  workingDays?: number | null | undefined
  facts: DeliveryFacts
}

export const methodId = ({ name }: Pick<DeliveryMethod, "name">): string => slugOf(name)

export const zoneOf = <Zone extends Pick<DeliveryZone, "places">>(
  zones: readonly Zone[],
  place: Place,
): Zone | undefined => zones.find(({ places }) => places.some((text) => isWithin(place, text)))

/** Lists options of the first matching zone; empty if the shop does not deliver there. */
export function deliveryOptions(
  { zones, collectionCents, usualWeightG }: DeliveryTerms,
  { lines, goodsCents, place }: DeliveryRequest,
): DeliveryOption[] {
  const weight = weigh(lines, usualWeightG)
  const zone = place && zoneOf(zones, place)
  const methods = zone?.methods ?? []
  return [
    ...methods.map((method): DeliveryOption => {
      const id = methodId(method)
      const { amountCents, why } = priceOf(method, weight, goodsCents)
      const known = { method: id, zone: zone?.name ?? "", ...weightFacts(weight, usualWeightG) }
      const { name, workingDays } = method
      return { id, name, amountCents, workingDays, facts: { ...known, ...why } }
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

/** Prices by weight; without a price it is agreed on, as free delivery waives prices only. */
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
  // Delivery never makes an order too large for a card.
  if (amount > MAX_CHARGE_CENTS) return undefined
  return { amountCents: cents(amount), why: { upToG, furtherKg, furtherKgCents } }
}

/** Up to so much weight, so much money. */
interface WeightStep {
  upToG: number
  priceCents: Cents
}

const STEP =
  /^(?:up to |bis )?(\d{1,7})(?:[.,](\d{1,3}))? ?(kg|g)?(?:[ \t]+|[ \t]*[:;=][ \t]*)(\S.{0,30})$/i

/** Reads `2 kg: 5.90` or `2,5 kg: 5,90 €`, also in spreadsheet form; undefined if invalid. */
export function readStep(text: string): WeightStep | undefined {
  const [, whole = "", thousandths = "", unit = "kg", price = ""] = STEP.exec(text) ?? []
  const kilos = Number(whole) * 1000 + Number(thousandths.padEnd(3, "0"))
  const upToG = unit.toLowerCase() === "kg" ? kilos : kilos / 1000
  const priceCents = typedAmount(price)
  if (priceCents === undefined || upToG < 1 || !Number.isInteger(upToG)) return undefined
  return { upToG, priceCents }
}

export const writeStep = ({ upToG, priceCents }: WeightStep): string =>
  `${upToG / 1000} kg: ${writeAmount(priceCents)}`

/** Writes a step as it is typed in the current language: `2,5 kg: 5,90`. */
export function writeTypedStep(text: string): string {
  const step = readStep(text)
  return step ? writeStep(step).split(": ").map(writeTyped).join(": ") : text
}

/** Tells whether a step does not rise in weight, or falls in price. */
export function fallsBehind(step: WeightStep, before: WeightStep | undefined) {
  if (before === undefined) return undefined
  if (step.upToG <= before.upToG) return "weight"
  return step.priceCents < before.priceCents ? "price" : undefined
}

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay())

/** Returns the day, as 2026-01-31, this many working days later; Saturdays and Sundays do not count. */
export function addWorkingDays(day: string, count: number): string {
  let time = Date.parse(day)
  for (let left = count; left > 0; ) {
    time += DAY_MS
    if (!isWeekend(time)) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
