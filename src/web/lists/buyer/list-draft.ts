import type { CallInput, Contract } from "#contract/contract.ts"
import { notOnSale, refusalText } from "#contract/orders/line-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { type BuildPlan, type PlannedLine, planList } from "#domain/lists/parts-list.ts"
import type { OrderedPart } from "#domain/orders/agree-lines.ts"
import type { QuantityRules } from "#domain/orders/quantity.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { BYTE_ORDER_MARK, csvLine } from "#domain/shop/spreadsheet-cell.ts"
import type { Reply } from "#web/api/api.ts"
import { pricedPart, type WirePrices } from "#web/catalogue/shared/price-of.ts"
import { listLinesBody } from "#web/lists/shared/use-save-as-list.ts"
import type { LineDetails } from "#web/orders/shared/line-details.ts"

export type PartsList = Reply<"GET /list/{id}">
export type SharedList = Reply<"GET /shared-list/{token}">
type WireLine = PartsList["lines"][number]

export interface ListLine extends LineDetails {
  partId: string
  sku: string
  mpn?: string | undefined
  name: string
  image: string
  quantity: number
  designators: string
  note: string
  /** Undefined if the part is no longer sold. */
  part: OrderedPart | undefined
}

function lineOf(line: WireLine): ListLine {
  const { partId, sku, mpn, name, image, quantity, designators, note } = line
  const { customerPartNumber, targetPrice } = line
  const own = { customerPartNumber, targetPrice }
  const stored = { partId, sku, mpn, name, image, quantity, designators, note, ...own }
  if (!("offer" in line)) return { ...stored, part: undefined }
  const { availableQuantity, lifecycle, offer } = line
  return { ...stored, part: orderedPart(partId, { ...offer, availableQuantity, lifecycle }) }
}

/** Returns what decides whether and at which price a part of a list can be ordered. */
export const orderedPart = (id: string, part: QuantityRules & WirePrices): OrderedPart => ({
  id,
  minimumQuantity: part.minimumQuantity,
  maximumQuantity: part.maximumQuantity ?? null,
  orderMultiple: part.orderMultiple ?? 1,
  availableQuantity: part.availableQuantity,
  backorder: part.backorder,
  lifecycle: part.lifecycle,
  ...pricedPart(part),
})

export const planLines = (lines: readonly ListLine[], plan: BuildPlan) =>
  planList(
    lines,
    lines.flatMap(({ part }) => part ?? []),
    plan,
  )

/** Plans one line. Lines of different parts do not affect each other. */
export const planOf = (line: ListLine, plan: BuildPlan): PlannedLine<OrderedPart> | undefined =>
  planLines([line], plan)?.lines[0]

/** Returns the text of a problem; undefined for too little stock, which has its own column. */
export function problemText({ problem }: PlannedLine<OrderedPart>): string | undefined {
  if (!problem || problem.code === "not_available") return undefined
  return "suggestions" in problem ? refusalText(problem) : notOnSale()
}

export const MAX_NAME_LENGTH = 120

export interface Draft extends BuildPlan {
  name: string
  lines: readonly ListLine[]
}

export const draftOf = (list: Pick<PartsList, "name" | "builds" | "spares" | "lines">): Draft => ({
  name: list.name,
  builds: list.builds,
  spareBasisPoints: Math.round(list.spares * 100),
  lines: list.lines.map(lineOf),
})

export type ListBody = CallInput<Contract["PUT /list/{id}"]>["body"]

export const bodyOf = ({ name, builds, spareBasisPoints, lines }: Draft): ListBody => ({
  name,
  builds,
  spares: spareBasisPoints / 100,
  lines: listLinesBody(lines),
})

/** In English on all pages, because the file can be imported again. */
const HEADINGS = [
  "Part number",
  "Name",
  "Per build",
  "Designators",
  "Note",
  "Needed",
  "Allowed",
  "Short",
  "Each",
  "Total",
  "SKU",
  "Customer part number",
  "Target price",
]

export function listCsv({ lines, ...plan }: Draft): Blob {
  const planned = planLines(lines, plan)?.lines ?? []
  const rows = lines.map((line, index) => {
    const { sku, name, quantity, designators, note } = line
    const { needed = null, allowed = null, short = null, price } = planned[index] ?? {}
    const prices = price
      ? [toAmount(price.unitPriceCents), toAmount(price.totalCents)]
      : [null, null]
    return csvLine([
      partNumber(line),
      name,
      quantity,
      designators,
      note,
      needed,
      allowed,
      short,
      ...prices,
      sku,
      line.customerPartNumber ?? "",
      line.targetPrice ?? null,
    ])
  })
  return new Blob([BYTE_ORDER_MARK, csvLine(HEADINGS), ...rows], { type: "text/csv" })
}

export const listTitle = ({ name }: Pick<PartsList, "name">): string =>
  t("Parts list: {name}", { name })

export const csvName = ({ name }: Pick<Draft, "name">): string =>
  `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, " ").trim() || t("Parts list")}.csv`
