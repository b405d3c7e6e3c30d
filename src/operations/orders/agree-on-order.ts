import { lineProblemText } from "#contract/orders/line-problem-text.ts"
import { placingRefusals } from "#contract/orders/refusals.ts"
import { legalPages } from "#contract/settings/legal-pages.ts"
import { agreeablePages, orderSettings } from "#contract/settings/order-settings.ts"
import type { OfferedPart } from "#db/catalogue/offered-parts.ts"
import type { Executor } from "#db/connection/client.ts"
import type { OrderContext } from "#db/orders/place-order.ts"
import type { Agreement } from "#db/schema/orders.ts"
import type { StoredSettings } from "#db/settings/shop-settings.ts"
import {
  type AgreedLine,
  agreeLines,
  type LineProblem,
  type WantedLine,
} from "#domain/orders/agree-lines.ts"
import { sumOfCharges } from "#domain/orders/charges.ts"
import { nearestOf } from "#domain/orders/quantity.ts"
import { chargeable } from "#domain/pricing/card-limits.ts"
import { type Cents, cents, toDollars } from "#domain/pricing/money.ts"
import { withoutBreaks } from "#domain/pricing/price-for.ts"
import { type Refusal, refuseFor } from "../kernel/refusal.ts"
import { type Destination, totalOf } from "./charge-calculator.ts"
import { isEarlierTotal } from "./earlier-total.ts"
import { type AgreedTerms, orderTerms, type TermsRequest } from "./order-terms.ts"

const refuse = refuseFor([...placingRefusals, "lines_refused"])

/** What the buyer's screen showed. */
interface ExpectedTotals {
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

type Lines = AgreedLine<OfferedPart>[]

/** What is said of lines that do not hold. */
export type RefuseLines = (problems: readonly LineProblem[]) => Refusal

/** These lines at the prices of now; refused where one does not hold. */
function agreeOnLines(
  wanted: readonly WantedLine[],
  parts: OfferedPart[],
  refuseLines: RefuseLines,
): Lines {
  const { agreed, problems } = agreeLines(wanted, parts)
  if (problems.length === 0) return agreed
  const changed = problems.flatMap((problem) =>
    problem.code === "price_changed" ? [problem.price] : [],
  )
  const isOnlyPrices = changed.length === problems.length
  if (isOnlyPrices && !chargeable(totalOf([...agreed, ...changed])))
    throw refuse("total_not_chargeable")
  throw refuseLines(problems)
}

export const linesRefused: RefuseLines = (problems) =>
  refuse("lines_refused", {
    lines: problems.map((problem) => ({
      index: problem.index,
      partId: problem.partId,
      code: problem.code,
      message: lineProblemText(problem),
      ...("suggestions" in problem && {
        availableQuantity: problem.availableQuantity,
        suggestion: nearestOf(problem.suggestions, problem.quantity),
      }),
      ...("price" in problem && { unitPrice: toDollars(problem.price.unitPriceCents) }),
    })),
  })

/** Versions by the pages that somebody has agreed to. */
export type AgreedVersions = Readonly<Partial<Record<(typeof agreeablePages)[number], number>>>

/** The names of the settings that say what has to be agreed to. */
export const termsGroups: readonly string[] = [orderSettings.name, ...agreeablePages]

/** Of those, the versions that say so now: another is another text, or other pages. */
export function versionsOfTerms(settings: readonly StoredSettings[]): Record<string, number> {
  const names = [orderSettings.name, ...askedPages(settings)]
  return Object.fromEntries(names.map((name) => [name, savedOf(settings, name)?.version ?? 0]))
}

/** The pages that whoever orders agrees to, as they are now; nothing can be agreed to that nobody wrote. */
export const termsToAgreeTo = (settings: readonly StoredSettings[]) =>
  askedPages(settings).flatMap((page) => {
    const saved = savedOf(settings, page)
    return saved?.value.isWritten === true
      ? [{ page, title: legalPages[page], version: saved.version }]
      : []
  })

/** What an order says of it; undefined where nothing is asked. Refuses what is not agreed to as it is now. */
function agreeToTerms(
  settings: readonly StoredSettings[],
  agreed: AgreedVersions = {},
): Agreement[] | undefined {
  const terms = termsToAgreeTo(settings)
  if (terms.length === 0) return undefined
  if (terms.some(({ page, version }) => agreed[page] !== version))
    throw refuse("terms_not_agreed", { terms })
  const at = new Date().toISOString()
  return terms.map(({ page, version }) => ({ page, version, at }))
}

/** What orders must be like, by settings that are read already. */
export const readOrderSettings = (settings: readonly StoredSettings[]) =>
  orderSettings.fields.parse(savedOf(settings, orderSettings.name)?.value ?? {})

function askedPages(settings: readonly StoredSettings[]) {
  const { agreements } = readOrderSettings(settings)
  return agreeablePages.filter((page) => agreements[page])
}

const savedOf = (settings: readonly StoredSettings[], name: string) =>
  settings.find((one) => one.name === name)
