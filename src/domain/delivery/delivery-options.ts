import { slugOf } from "../catalogue/slug.ts"
import { MAX_CHARGE_CENTS } from "../pricing/card-limits.ts"
import { type Cents, cents, multiplyCents, writeAmount } from "../pricing/money.ts"
import { writeTyped } from "../pricing/typed-number.ts"
import { typedAmount } from "../pricing/written-number.ts"
import { DAY_MS } from "../shop/days.ts"
import { type Place, precisionOf } from "../shop/places.ts"

/** Id of the pickup option, which needs no address. */
export const COLLECTION = "collection"

interface WeighedLine {
  quantity: number
  /** Weight of one packed unit; null if unknown. */
  packedWeightG: number | null
}

export interface DeliveryWeight {
  /** Total weight; parts of unknown weight count with the default weight. */
  grams: number
  /** Numbers of the lines of unknown weight, from 1. */
  unknownLines: number[]
  /** Whether every weight is known or has a default. */
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
  /** Whether the price is agreed on for each order individually. */
  agreed: boolean
  /** Steps in order of rising weight; prices never fall. */
  steps: readonly WeightStep[]
  /** Price per kilogram above the last step; if null, the price is agreed on. */
  furtherKgCents: Cents | null
  freeFromCents: Cents | null
  /** Working days from payment to delivery; null if not stated. */
  workingDays?: number | null
}

interface DeliveryZone {
  name: string
  places: readonly string[]
  methods: readonly DeliveryMethod[]
}

export interface DeliveryTerms {
  /** Zones; the most precise one applies. */
  zones: readonly DeliveryZone[]
  /** Price of pickup; null if not offered. */
  collectionCents: Cents | null
  /** Default weight of a part; if null, the price of parts of unknown weight is agreed on. */
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
  /** Weight of the step that applied; for heavier orders, of the last step. */
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
  /** 0 until the price is agreed on. */
  amountCents: Cents
  workingDays?: number | null | undefined
  facts: DeliveryFacts
}

export const methodId = ({ name }: Pick<DeliveryMethod, "name">): string => slugOf(name)

/** Returns the zone that names the place most precisely, the first of equals. */
export const zoneOf = <Zone extends Pick<DeliveryZone, "places">>(
  zones: readonly Zone[],
  place: Place,
): Zone | undefined => {
  const ranked = zones.flatMap((zone) => {
    const found = zone.places.flatMap((text) => precisionOf(place, text) ?? [])
    return found.length > 0 ? [{ zone, precision: Math.max(...found) }] : []
  })
  return ranked.toSorted((one, other) => other.precision - one.precision)[0]?.zone
}

/** Lists the options of the most precise zone, then pickup. An address outside all zones leaves only pickup. */
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

/** Returns the price by weight. Without one the price is agreed on: free delivery waives only known prices. */
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
  // An amount above the card limit is agreed on instead.
  if (amount > MAX_CHARGE_CENTS) return undefined
  return { amountCents: cents(amount), why: { upToG, furtherKg, furtherKgCents } }
}

interface WeightStep {
  upToG: number
  priceCents: Cents
}

const STEP =
  /^(?:up to |bis )?(\d{1,7})(?:[.,](\d{1,3}))? ?(kg|g)?(?:[ \t]+|[ \t]*[:;=][ \t]*)(\S.{0,30})$/i

/** Matches `1.500 kg`, which may have decimals or thousands. */
const UNCLEAR_WEIGHT = /^(?:up to |bis )?[1-9]\d{0,2}[.,]\d{2}0(?!\d)/i

/**
 * Reads `2 kg: 5.90` or `2,5 kg: 5,90 €`, and the same with a tab or spaces from a spreadsheet; undefined if invalid.
 */
export function readStep(text: string): WeightStep | undefined {
  const [, whole = "", thousandths = "", unit = "kg", price = ""] = STEP.exec(text) ?? []
  const kilos = Number(whole) * 1000 + Number(thousandths.padEnd(3, "0"))
  const upToG = unit.toLowerCase() === "kg" ? kilos : kilos / 1000
  const priceCents = typedAmount(price)
  if (
    priceCents === undefined ||
    UNCLEAR_WEIGHT.test(text) ||
    upToG < 1 ||
    !Number.isInteger(upToG)
  )
    return undefined
  return { upToG, priceCents }
}

export const writeStep = ({ upToG, priceCents }: WeightStep): string =>
  `${upToG / 1000} kg: ${writeAmount(priceCents)}`

/** Formats a step as people type it in the current language: `2,5 kg: 5,90`. */
export function writeTypedStep(text: string): string {
  const step = readStep(text)
  return step ? writeStep(step).split(": ").map(writeTyped).join(": ") : text
}

/** Returns "weight" if the step is not heavier than the one before, "price" if it is cheaper; otherwise undefined. */
export function stepOrderProblem(step: WeightStep, before: WeightStep | undefined) {
  if (before === undefined) return undefined
  if (step.upToG <= before.upToG) return "weight"
  return step.priceCents < before.priceCents ? "price" : undefined
}

const isWeekend = (time: number): boolean => [0, 6].includes(new Date(time).getUTCDay())

/** Adds working days (Monday to Friday) to a day such as 2026-01-31. */
export function addWorkingDays(day: string, count: number): string {
  let time = Date.parse(day)
  for (let left = count; left > 0; ) {
    time += DAY_MS
    if (!isWeekend(time)) left -= 1
  }
  return new Date(time).toISOString().slice(0, 10)
}
