import { usualValues } from "#domain/catalogue/part-fields.ts"
import type { LineDifference } from "#domain/lists/list-lines.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import type { ListLine, ReadList, ReadRevision } from "#operations/lists/read-lists.ts"
import { presentBreaks } from "../catalogue/parts.ts"
import { presentFirst } from "../orders/present-first.ts"
import { presentPricedLine } from "../orders/present-priced-line.ts"

type List = ReadList["list"]
type Revision = ReadRevision["saved"]

export const presentKept = ({ id, createdAt, updatedAt, sharedAt, openedAt }: List) => ({
  _id: id,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(sharedAt && {
    shared: {
      since: sharedAt.toISOString(),
      ...(openedAt && { openedAt: openedAt.toISOString() }),
    },
  }),
})

export const presentRevision = (saved: Revision) => ({
  revision: saved.number,
  ...presentPlan(saved),
  lineCount: saved.lineCount,
  costPerBuild: toDollars(cents(saved.buildCents)),
  total: toDollars(cents(saved.totalCents)),
  savedAt: saved.savedAt.toISOString(),
})

const presentPlan = ({ name, builds, spareBasisPoints }: Revision) => ({
  name,
  builds,
  spares: spareBasisPoints / 100,
})

export const presentPlanned = ({ saved, lines, sums }: ReadRevision, first?: number) => ({
  ...presentPlan(saved),
  ...presentFirst(lines, first, presentLine),
  units: sums.units,
  total: toDollars(sums.totalCents),
  costPerBuild: toDollars(sums.buildCents),
})

export const presentList = ({ list, revisions, compared, ...shown }: ReadList, first?: number) => ({
  ...presentKept(list),
  revision: shown.saved.number,
  ...presentPlanned(shown, first),
  revisions: revisions.map(presentRevision),
  ...(compared && {
    compared: {
      revision: compared.saved.number,
      total: toDollars(compared.sums.totalCents),
      costPerBuild: toDollars(compared.sums.buildCents),
      lines: compared.differences.map(presentDifference),
    },
  }),
})

const presentDifference = ({ change, before, after }: LineDifference<ListLine>) => ({
  change,
  ...(before && { before: presentLine(before) }),
  ...(after && { after: presentLine(after) }),
})

function presentLine({ part, quantity, designators, note, planned }: ListLine) {
  const { needed, allowed, short } = planned
  const shown = {
    partId: part.id,
    sku: part.sku,
    mpn: part.mpn ?? undefined,
    name: part.name,
    slug: part.slug,
    image: part.image,
    quantity,
    designators,
    note,
    needed,
  }
  const priced = presentPricedLine(planned)
  return "price" in priced
    ? { ...priced, ...shown, ...(allowed && { allowed }), short, offer: presentOffer(part) }
    : { ...priced, ...shown }
}

const presentOffer = (part: ListLine["part"]) => ({
  price: toDollars(cents(part.priceCents)),
  breaks: presentBreaks(part.breaks),
  minimumQuantity: part.minimumQuantity,
  maximumQuantity: part.maximumQuantity ?? undefined,
  orderMultiple: part.orderMultiple === usualValues.orderMultiple ? undefined : part.orderMultiple,
})
