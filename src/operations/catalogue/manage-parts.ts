import { ladderProblems } from "#contract/catalogue/ladder-rules.ts"
import { fieldText } from "#contract/kernel/field-text.ts"
import { archivePartRow, insertPart } from "#db/catalogue/parts.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import { withBrandOf } from "#domain/catalogue/brand-of-maker.ts"
import { isSoldBeyondStock, SOLD_OFF_WITHOUT_BACKORDER } from "#domain/catalogue/lifecycle.ts"
import { type NewPart, type PartChanges, partFields } from "#domain/catalogue/part-fields.ts"
import { limitsProblem, type QuantityLimits } from "#domain/catalogue/quantity-limits.ts"
import { slugOf } from "#domain/catalogue/slug.ts"
import { translate } from "#domain/languages/translate.ts"
import type { PricedPart } from "#domain/pricing/price-for.ts"
import { smallestOrderIsChargeable } from "#domain/pricing/smallest-order.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { claimUploads } from "../pictures/claim-uploads.ts"
import { loadVocabulary } from "./own-vocabulary.ts"
import { requireReadable } from "./require-readable.ts"

/** The category of parts that were added in the form. */
export const OWN_CATEGORY = "Other parts"

/** Refuses a part that nobody could order, by its limits, its price breaks or the smallest total. */
export function requireOrderable(
  part: PricedPart & QuantityLimits & Pick<PartChanges, "lifecycle" | "backorder">,
): void {
  const fields = {
    ...limitsProblem(part),
    ...ladderProblems(part),
    ...(isSoldBeyondStock(part) && {
      backorder: `${translate(partFields.backorder.label)} ${translate(SOLD_OFF_WITHOUT_BACKORDER)}`,
    }),
  }
  if (Object.keys(fields).length > 0) throw refuse("invalid_input", { fields })
  if (!smallestOrderIsChargeable(part)) throw refuse("total_not_chargeable")
}

/** Adds a part with its first stock and returns its id. */
export async function addPart(shop: Shop, admin: Actor, part: NewPart): Promise<string> {
  requireOrderable(part)
  const { category = OWN_CATEGORY } = part
  const specs = requireReadable(
    await loadVocabulary(shop.db),
    category,
    withBrandOf(part.specs ?? {}, part.manufacturer),
  )
  const uploads = await claimUploads(shop, part)
  const id = newId()
  const { availableQuantity, ...described } = part
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const inserted = await insertPart(tx, {
        ...described,
        ...uploads,
        id,
        sku: part.sku ?? `CA-${id.slice(0, 8).toUpperCase()}`,
        slug: `${slugOf(part.name)}-${id.slice(0, 6)}`,
        category,
        specs,
      })
      if (!inserted)
        throw refuse("invalid_input", { fields: { sku: fieldText.taken("Part number") } })
      await moveStock(tx, [{ partId: id, delta: availableQuantity }], {
        reason: "initial",
        actorId: admin.id,
      })
      const { name, priceCents } = part
      await audit(tx, admin, "part.add", id, { name, priceCents, availableQuantity })
      return id
    }),
  )
}

/** Archives a part and returns how many were archived; its orders stay. */
export function archivePart(shop: Shop, admin: Actor, id: string): Promise<0 | 1> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      if (!(await archivePartRow(tx, id))) return 0
      await audit(tx, admin, "part.archive", id)
      return 1
    }),
  )
}
