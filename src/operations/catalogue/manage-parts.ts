import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import { breakProblems } from "#contract/catalogue/price-break-rules.ts"
import { fieldText } from "#contract/kernel/field-text.ts"
import { archiveSoldOffParts } from "#db/catalogue/catalogue-parts.ts"
import { differenceOf } from "#db/catalogue/part-field-columns.ts"
import {
  archivePartRow,
  insertPart,
  lockLivePart,
  type PartRow,
  updatePart,
} from "#db/catalogue/parts.ts"
import { moveStock } from "#db/stock/move-stock.ts"
import { isSoldBeyondStock, SOLD_OFF_WITHOUT_BACKORDER } from "#domain/catalogue/backorder.ts"
import { type NewPart, type PartChanges, partFields } from "#domain/catalogue/part-fields.ts"
import { limitsProblem, type QuantityLimits } from "#domain/catalogue/quantity-limits.ts"
import { slugOf } from "#domain/catalogue/slug.ts"
import { type Specs, setBrandOfMaker } from "#domain/catalogue/spec-values.ts"
import type { Kind } from "#domain/catalogue/vocabulary/attribute.ts"
import { categoryShownAs, OWN_CATEGORY } from "#domain/catalogue/vocabulary/guess-name.ts"
import type { Vocabulary } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { readSpecs } from "#domain/catalogue/vocabulary/read-specs.ts"
import { labelOf } from "#domain/catalogue/vocabulary/spec-words.ts"
import { attributeOf } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { translate } from "#domain/languages/translate.ts"
import { smallestOrderIsChargeable } from "#domain/pricing/card-limits.ts"
import type { PricedPart } from "#domain/pricing/price-for.ts"
import { readTypedMeasure } from "#domain/pricing/typed-number.ts"
import { adminTransaction, asAdmin, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { refuse, requireNoProblems } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { claimUploads } from "../pictures/uploads.ts"
import { loadVocabulary } from "./own-vocabulary.ts"

/** Refuses a part that cannot be ordered because of its limits, its price breaks or the smallest total. */
function requireOrderable(
  part: PricedPart & QuantityLimits & Pick<PartChanges, "lifecycle" | "backorder">,
): void {
  const fields = {
    ...limitsProblem(part),
    ...breakProblems(part),
    ...(isSoldBeyondStock(part) && {
      backorder: `${translate(partFields.backorder.label)} ${translate(SOLD_OFF_WITHOUT_BACKORDER)}`,
    }),
  }
  requireNoProblems(fields)
  if (!smallestOrderIsChargeable(part)) throw refuse("total_not_chargeable")
}

/** Adds a part with its first stock and returns its id. */
export async function addPart(
  shop: Shop,
  admin: Actor,
  part: NewPart,
  key: string | undefined,
): Promise<string> {
  requireOrderable(part)
  const category = categoryShownAs(part.category ?? OWN_CATEGORY)
  const specs = requireReadable(
    await loadVocabulary(shop.db),
    category,
    setBrandOfMaker(part.specs ?? {}, part.manufacturer),
  )
  const uploads = await claimUploads(shop, part)
  const id = newId()
  const { availableQuantity, ...described } = part
  const work = asAdmin(shop, admin, async (tx) => {
    const inserted = await insertPart(tx, {
      ...described,
      ...uploads,
      id,
      sku: part.sku ?? `CA-${id.slice(0, 8).toUpperCase()}`,
      slug: `${slugOf(part.name)}-${id.slice(0, 12)}`,
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
  })
  return withIdempotencyKey(shop, admin, {
    key,
    request: ["part", part],
    answer: z.string(),
    work,
  })
}

/** Archives a part and returns the number of archived parts. Its orders stay. */
export const archivePart = (shop: Shop, admin: Actor, id: string): Promise<0 | 1> =>
  adminTransaction(shop, admin, async (tx) => {
    if (!(await archivePartRow(tx, id))) return 0
    await audit(tx, admin, "part.archive", id)
    return 1
  })

/**
 * Changes a part if its version is the one the administrator saw, and returns its new version. Orders keep their name
 * and price.
 */
export async function editPart(
  shop: Shop,
  admin: Actor,
  id: string,
  seenVersion: number,
  wanted: PartChanges,
): Promise<number> {
  const { category } = wanted
  const named = { ...wanted, category: category && categoryShownAs(category) }
  const changes = { ...named, ...(await claimUploads(shop, wanted)) }
  return adminTransaction(shop, admin, async (tx) => {
    const part = await lockLivePart(tx, id)
    if (!part) throw refuse("part_not_found")
    const specs = specsOf(await loadVocabulary(tx), part, changes)
    if (part.version !== seenVersion) {
      // A retry after a lost response is not a conflict.
      if (isAlready(part, { ...changes, ...(specs && { specs }) })) return part.version
      throw refuse("part_changed", { version: part.version })
    }
    const { priceCents = part.priceCents, breaks = part.breaks } = changes
    const { minimumQuantity = part.minimumQuantity } = changes
    const { maximumQuantity = part.maximumQuantity, orderMultiple = part.orderMultiple } = changes
    const { lifecycle = part.lifecycle, backorder = part.backorder } = changes
    const limits = { minimumQuantity, maximumQuantity, orderMultiple }
    requireOrderable({ priceCents, breaks, ...limits, lifecycle, backorder })
    const updated = await updatePart(tx, id, { ...changes, specs })
    if (!updated) throw refuse("part_not_found")
    await audit(tx, admin, "part.edit", id, differenceOf(part, updated))
    return updated.version
  })
}

function isAlready(part: PartRow, changes: PartChanges): boolean {
  const now = new Map<string, unknown>(Object.entries(part))
  return Object.entries(changes).every(
    ([field, value]) => value === undefined || isDeepStrictEqual(now.get(field), value),
  )
}

/**
 * Returns the specs to store; undefined if they stay. Their meaning depends on the category, their brand on the
 * manufacturer.
 */
function specsOf(
  vocabulary: Vocabulary,
  part: PartRow,
  { category, specs: wanted, manufacturer = part.manufacturer }: PartChanges,
): Specs | undefined {
  const branded = setBrandOfMaker(wanted ?? part.specs, manufacturer, part.manufacturer)
  if (wanted) return requireReadable(vocabulary, category ?? part.category, branded)
  return category === undefined && branded === part.specs
    ? undefined
    : readSpecs(vocabulary.kindOf(category ?? part.category), branded).specs
}

/** Parses specs by the vocabulary. Refuses values that do not fit their attribute's type or unit. */
function requireReadable(vocabulary: Vocabulary, category: string, given: Specs): Specs {
  const kind = vocabulary.kindOf(category)
  const { specs, unread } = readSpecs(kind, parsePlainNumbers(kind, given))
  if (unread.length === 0) return specs
  const fields = unread.map(({ key, reason }) => {
    const attribute = attributeOf(kind, key)
    return [`specs.${key}`, `${attribute ? labelOf(attribute) : key} ${reason}`]
  })
  throw refuse("invalid_input", { fields: Object.fromEntries(fields) })
}

/** Converts numbers from the format of the request's language to a decimal point. Refuses ambiguous numbers. */
function parsePlainNumbers(kind: Kind, given: Specs): Specs {
  const unclear: Record<string, string> = {}
  const plain = Object.entries(given).map(([key, value]) => {
    const attribute = attributeOf(kind, key)
    if (attribute?.type !== "number" || typeof value !== "string") return [key, value]
    const read = readTypedMeasure(value)
    if (read === undefined) unclear[`specs.${key}`] = fieldText.unclear(labelOf(attribute), value)
    return [key, read]
  })
  requireNoProblems(unclear)
  return Object.fromEntries(plain)
}

/** Archives parts sold while stock lasts, once no unit is left or can come back. */
export async function archiveSoldOff({ db }: Pick<Shop, "db">): Promise<void> {
  await db.transaction(async (tx) => {
    for (const id of await archiveSoldOffParts(tx))
      await audit(tx, { id: null }, "part.sold_off", id)
  })
}
