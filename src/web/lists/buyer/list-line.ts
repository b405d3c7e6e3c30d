import { notOnSale, refusalText } from "#contract/orders/quantity-text.ts"
import { type BuildPlan, type PlannedLine, planList } from "#domain/lists/plan-list.ts"
import type { OrderedPart } from "#domain/orders/agree-lines.ts"
import type { Reply } from "#web/api/api.ts"
import { pricedPart } from "#web/catalogue/shared/price-of.ts"

export type PartsList = Reply<"GET /list/{id}">
export type SharedList = Reply<"GET /shared-list/{token}">
type WireLine = PartsList["lines"][number]

/** A line of a list, saved or not, with what its quantities depend on. */
export interface ListLine {
  partId: string
  sku: string
  mpn?: string | undefined
  name: string
  image: string
  /** In one build. */
  quantity: number
  designators: string
  note: string
  /** Undefined of what is no longer sold. */
  part: OrderedPart | undefined
}

export const linesOf = ({ lines }: { lines: readonly WireLine[] }): ListLine[] => lines.map(lineOf)

function lineOf(line: WireLine): ListLine {
  const { partId, sku, mpn, name, image, quantity, designators, note } = line
  const said = { partId, sku, mpn, name, image, quantity, designators, note }
  if (!("offer" in line)) return { ...said, part: undefined }
  const { availableQuantity, offer } = line
  const { minimumQuantity, maximumQuantity = null, orderMultiple = 1 } = offer
  const rules = { minimumQuantity, maximumQuantity, orderMultiple, availableQuantity }
  return { ...said, part: { id: partId, ...rules, ...pricedPart(offer) } }
}

export const planLines = (lines: readonly ListLine[], plan: BuildPlan) =>
  planList(
    lines,
    lines.flatMap(({ part }) => part ?? []),
    plan,
  )

/** Lines of different parts know nothing of each other. */
export const planOf = (line: ListLine, plan: BuildPlan): PlannedLine<OrderedPart> | undefined =>
  planLines([line], plan)?.lines[0]

/** Why it cannot be ordered so, but that there are not enough: that is a column. */
export function problemText({ problem }: PlannedLine<OrderedPart>): string | undefined {
  if (!problem || problem.code === "not_available") return undefined
  return "suggestions" in problem ? refusalText(problem) : notOnSale
}
