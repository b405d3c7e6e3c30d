import { z } from "zod"
import { lineProblemText, placingRefusals } from "#contract/orders/refusals.ts"
import { bankTransferSettings } from "#contract/settings/bank-transfer-settings.ts"
import { agreeablePages, orderSettings } from "#contract/settings/order-settings.ts"
import { legalPages } from "#contract/settings/shop-text.ts"
import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import { listPartChangeRows } from "#db/catalogue/parts.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderContext } from "#db/orders/place-order.ts"
import type { Agreement } from "#db/schema/orders.ts"
import { findSettings, type StoredSettings } from "#db/settings/shop-settings.ts"
import {
  type AgreedLine,
  agreeLines,
  type LineProblem,
  type WantedLine,
} from "#domain/orders/agree-lines.ts"
import { type OrderCharge, sumOfCharges } from "#domain/orders/charges.ts"
import { nearestOf } from "#domain/orders/quantity.ts"
import { payable } from "#domain/pricing/card-limits.ts"
import { type Cents, cents, toAmount } from "#domain/pricing/money.ts"
import { type PricedPart, priceFor, withoutBreaks } from "#domain/pricing/price-for.ts"
import { type Refusal, refuseFor } from "../kernel/refusal.ts"
import { type ChargedLine, type Destination, totalOf } from "./charge-calculator.ts"
import { type AgreedTerms, orderTerms, type TermsRequest, versionsOf } from "./order-terms.ts"

const refuse = refuseFor([...placingRefusals, "lines_refused"])

interface ExpectedTotals {
  totalCents?: Cents | undefined
  /** Total of the order, or of its lines alone for clients that do not know charges. */
  priceCents?: Cents | undefined
}

export interface WantedOrder extends Destination {
  lines: readonly WantedLine[]
  expected: ExpectedTotals
  /** Versions of the terms that the buyer accepted. */
  agreed?: AgreedVersions | undefined
}

export interface AgreedOrder {
  lines: Lines
  terms: AgreedTerms
  totalCents: number
  settings: OrderContext["settings"]
}

/**
 * Returns the agreed lines, terms and total. Refuses if the total differs from the one that the buyer saw, except that
 * clients without price breaks may be charged less.
 */
export async function agreeOnOrder(
  shop: { db: Executor },
  { wanted, buyer }: { wanted: WantedOrder; buyer: { id: string } },
  { parts, settings }: Pick<OrderContext, "parts" | "settings">,
  refuseLines: RefuseLines,
): Promise<AgreedOrder> {
  const lines = agreeOnLines(wanted.lines, { parts, settings }, refuseLines)
  const { addressId, delivery, deliveryCents, expected } = wanted
  const agreed = agreeToTerms(settings, wanted.agreed)
  const termsRequest = { settings, buyer, addressId, delivery, deliveryCents }
  const terms = { ...(await orderTerms(shop, { ...termsRequest, lines })), agreed }
  if (terms.refusal) throw terms.refusal
  const totalCents = totalOf(lines) + sumOfCharges(terms.charges)
  requireWithinLimits({ lines, charges: terms.charges }, settings)
  const isSeen = wereSeen(expected, lines, terms, totalCents)
  if (!isSeen || (await meansEarlierTotal(shop, termsRequest, wanted, lines, totalCents)))
    throw refuse("price_changed", {
      price: toAmount(cents(totalCents)),
      ...(lines.length === 1 && lines[0] && { unitPrice: toAmount(lines[0].unitPriceCents) }),
    })
  return { lines, terms, totalCents, settings }
}

/**
 * Returns whether a price sent alone may be the total at an earlier price of the part. The buyer would then be charged
 * more than seen.
 */
async function meansEarlierTotal(
  shop: { db: Executor },
  request: Omit<TermsRequest, "lines">,
  { expected, lines: [wanted] }: WantedOrder,
  [line]: Lines,
  totalCents: number,
): Promise<boolean> {
  const { priceCents } = expected
  if (!line || priceCents === undefined || priceCents >= totalCents) return false
  if (expected.totalCents !== undefined || wanted?.expectedUnitPriceCents !== undefined)
    return false
  return isEarlierTotal(shop, request, line, priceCents)
}

function wereSeen(
  { totalCents, priceCents }: ExpectedTotals,
  lines: Lines,
  { charges }: AgreedTerms,
  total: number,
): boolean {
  const lineTotals = [totalOf(lines), totalOf(lines.map((line) => withoutBreaks(line) ?? line))]
  const totals = charges.length === 0 ? [total, ...lineTotals] : [total]
  return (
    (totalCents === undefined || totals.includes(totalCents)) &&
    (priceCents === undefined || [total, ...lineTotals].includes(priceCents))
  )
}

type Lines = AgreedLine<OfferedPart>[]

export type RefuseLines = (problems: readonly LineProblem[]) => Refusal

/** Returns the lines at current prices. Refuses if a line cannot be ordered or its price has changed. */
function agreeOnLines(
  wanted: readonly WantedLine[],
  { parts, settings }: Pick<OrderContext, "parts" | "settings">,
  refuseLines: RefuseLines,
): Lines {
  const { agreed, problems } = agreeLines(wanted, parts)
  if (problems.length === 0) return agreed
  const changed = problems.flatMap((problem) =>
    problem.code === "price_changed" ? [{ quantity: problem.quantity, ...problem.price }] : [],
  )
  if (changed.length === problems.length)
    requireWithinLimits({ lines: [...agreed, ...changed], charges: [] }, settings)
  throw refuseLines(problems)
}

export const linesRefusal = (problems: readonly LineProblem[], text?: string): Refusal =>
  refuse("lines_refused", {
    ...(text && { fields: { lines: text } }),
    lines: problems.map((problem) => ({
      index: problem.index,
      partId: problem.partId,
      code: problem.code,
      message: lineProblemText(problem),
      ...("suggestions" in problem && {
        availableQuantity: problem.availableQuantity,
        suggestion: nearestOf(problem.suggestions, problem.quantity),
      }),
      ...("price" in problem && { unitPrice: toAmount(problem.price.unitPriceCents) }),
    })),
  })

export type AgreedVersions = Readonly<Partial<Record<(typeof agreeablePages)[number], number>>>

/** Names of the settings that decide which terms must be accepted. */
export const termsGroups: readonly string[] = [orderSettings.name, ...agreeablePages]

/** Returns the current versions of the settings that decide the limits and terms of orders. */
export const versionsOfTerms = (settings: readonly StoredSettings[]): Record<string, number> =>
  versionsOf(settings, [orderSettings.name, ...limitGroups, ...pagesToAgree(settings)])

/** Returns the pages that a buyer must accept, in their current versions. Omits pages that are not written yet. */
export const requiredTerms = (settings: readonly StoredSettings[]) =>
  pagesToAgree(settings).flatMap((page) => {
    const saved = savedOf(settings, page)
    return saved?.value.isWritten === true
      ? [{ page, title: legalPages[page], version: saved.version }]
      : []
  })

/** Returns the accepted terms of an order; undefined if none are required. Refuses outdated ones. */
function agreeToTerms(
  settings: readonly StoredSettings[],
  agreed: AgreedVersions = {},
): Agreement[] | undefined {
  const terms = requiredTerms(settings)
  if (terms.length === 0) return undefined
  if (terms.some(({ page, version }) => agreed[page] !== version))
    throw refuse("terms_not_agreed", { terms })
  const at = new Date().toISOString()
  return terms.map(({ page, version }) => ({ page, version, at }))
}

/** Reads the rules of orders from settings that are already loaded. */
export const readOrderSettings = (settings: readonly StoredSettings[]) =>
  orderSettings.fields.parse(savedOf(settings, orderSettings.name)?.value ?? {})

function pagesToAgree(settings: readonly StoredSettings[]) {
  const { agreements } = readOrderSettings(settings)
  return agreeablePages.filter((page) => agreements[page])
}

/** Longer than the life of an access token, so no screen shows an older price. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000
const MAX_CHANGES = 20

const changeSchema = z.object({
  was: z
    .object({
      price_cents: z.int().optional(),
      breaks: z.array(z.object({ from: z.int(), unitPriceCents: z.int() })).optional(),
    })
    .default({}),
})

/**
 * Returns whether an order of one line had this total, charges included, at an earlier price of its part. Such a price,
 * sent alone, may mean that total or the present price of the goods.
 */
async function isEarlierTotal(
  shop: { db: Executor },
  request: Omit<TermsRequest, "lines">,
  line: ChargedLine,
  priceCents: number,
): Promise<boolean> {
  for (const earlier of await listEarlierPrices(shop.db, line.part)) {
    const price = priceFor({ part: earlier, quantity: line.quantity })
    if (!price) continue
    const { charges } = await orderTerms(shop, { ...request, lines: [{ ...line, ...price }] })
    if (price.totalCents + sumOfCharges(charges) === priceCents) return true
  }
  return false
}

async function listEarlierPrices(db: Executor, part: OfferedPart): Promise<PricedPart[]> {
  const changes = await listPartChangeRows(db, part.id, MAX_CHANGES)
  const earliest = Date.now() - MAX_AGE_MS
  const prices: PricedPart[] = []
  let price: PricedPart = part
  for (const { detail } of changes.filter(({ createdAt }) => createdAt.getTime() > earliest)) {
    const { price_cents: priceCents, breaks } = changeSchema.parse(detail).was
    if (priceCents === undefined && breaks === undefined) continue
    price = { priceCents: priceCents ?? price.priceCents, breaks: breaks ?? price.breaks ?? [] }
    prices.push(price)
  }
  return prices
}

/** Names of the settings that limit an order as a whole. */
export const limitGroups: readonly string[] = [bankTransferSettings.name]

const savedOf = (settings: readonly StoredSettings[], name: string): StoredSettings | undefined =>
  settings.find((one) => one.name === name)

interface WholeOrder {
  lines: readonly { quantity: number; totalCents: number }[]
  charges: readonly OrderCharge[]
}

/** Refuses an order that the shop does not accept as a whole, whether it is placed, offered or edited. */
function requireWithinLimits(
  { lines, charges }: WholeOrder,
  settings: readonly StoredSettings[],
): void {
  const transfers = savedOf(settings, bankTransferSettings.name)
  const byTransfer = transfers?.value.on === true
  if (!payable(totalOf(lines) + sumOfCharges(charges), { byTransfer }))
    throw refuse("total_not_chargeable")
}

/** Refuses an order by the current settings. */
export const requireWithinLimitsNow = async (db: Executor, order: WholeOrder): Promise<void> =>
  requireWithinLimits(order, await findSettings(db, limitGroups))
