import { placingRefusals } from "#contract/orders/refusals.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderContext } from "#db/orders/place-order.ts"
import type { WantedLine } from "#domain/orders/agree-lines.ts"
import { sumOfCharges } from "#domain/orders/charges.ts"
import { chargeable } from "#domain/payments/card-limits.ts"
import { type Cents, cents, toDollars } from "#domain/pricing/money.ts"
import { withoutBreaks } from "#domain/pricing/price-for.ts"
import { refuseFor } from "../kernel/refusal.ts"
import { agreeOnLines, type Lines, type RefuseLines, totalOf } from "./agree-on-lines.ts"
import { type AgreedVersions, agreeToTerms } from "./agree-to-terms.ts"
import type { Destination } from "./charge-calculator.ts"
import { isEarlierTotal } from "./earlier-total.ts"
import { type AgreedTerms, orderTerms, type TermsRequest } from "./order-terms.ts"

const refuse = refuseFor(placingRefusals)

/** What the buyer's screen showed. */
export interface ExpectedTotals {
  /** Of the whole order. */
  totalCents?: Cents | undefined
  /** Of the whole order, or of its lines alone: what a client shows that knows of nothing beside them. */
  priceCents?: Cents | undefined
}

export interface WantedOrder extends Destination {
  lines: readonly WantedLine[]
  expected: ExpectedTotals
  /** Of what the shop asks to be agreed to. */
  agreed?: AgreedVersions | undefined
}

export interface AgreedOrder {
  lines: Lines
  terms: AgreedTerms
  totalCents: number
  settings: OrderContext["settings"]
}

/** Never charge more than the buyer's screen showed, nor less, but by a break that a client does not know. */
export async function agreeOnOrder(
  shop: { db: Executor },
  { wanted, buyer }: { wanted: WantedOrder; buyer: { id: string } },
  { parts, settings }: Pick<OrderContext, "parts" | "settings">,
  refuseLines: RefuseLines,
): Promise<AgreedOrder> {
  const lines = agreeOnLines(wanted.lines, parts, refuseLines)
  const { addressId, delivery, expected } = wanted
  const agreed = agreeToTerms(settings, wanted.agreed)
  const termsRequest = { settings, buyer, addressId, delivery }
  const terms = { ...(await orderTerms(shop, { ...termsRequest, lines })), agreed }
  if (terms.refusal) throw terms.refusal
  const totalCents = totalOf(lines) + sumOfCharges(terms.charges)
  if (!chargeable(totalCents)) throw refuse("total_not_chargeable")
  const isSeen = wereSeen(expected, lines, terms, totalCents)
  if (!isSeen || (await meansEarlierTotal(shop, termsRequest, wanted, lines, totalCents)))
    throw refuse("price_changed", {
      price: toDollars(cents(totalCents)),
      ...(lines.length === 1 && lines[0] && { unitPrice: toDollars(lines[0].unitPriceCents) }),
    })
  return { lines, terms, totalCents, settings }
}

/** A price sent alone means the whole order or its goods. Where it may mean neither of now, nobody is charged more than it. */
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
  const ofLines = [totalOf(lines), totalOf(lines.map((line) => withoutBreaks(line) ?? line))]
  const totals = charges.length === 0 ? [total, ...ofLines] : [total]
  return (
    (totalCents === undefined || totals.includes(totalCents)) &&
    (priceCents === undefined || [total, ...ofLines].includes(priceCents))
  )
}
