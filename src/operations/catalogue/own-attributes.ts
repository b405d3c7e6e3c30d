import {
  countPartsWith,
  deleteOwnAttribute,
  findOwnAttribute,
  insertOwnAttribute,
  updateOwnAttribute,
} from "#db/catalogue/own-vocabulary.ts"
import type { OwnAttribute } from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { attributesOf, kinds } from "#domain/catalogue/vocabulary/vocabulary.ts"
import { asAdmin, audit, changedIn } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

interface SaidAttribute extends Omit<OwnAttribute, "zero" | "unit"> {
  unit: string | null
  zeroUnknown: boolean
  place: number
}

const builtIn = new Set(kinds.flatMap(attributesOf).map(({ code }) => code))

/** Adds an own attribute (version 0), or changes the version that was seen. */
export function putOwnAttribute(
  shop: Shop,
  admin: Actor,
  said: SaidAttribute,
  seenVersion: number,
): Promise<void> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      if (builtIn.has(said.code)) throw refuse("attribute_built_in")
      const { categories, aliases, bounds } = said
      const row = {
        ...said,
        categories: [...categories],
        aliases: [...aliases],
        bounds: [...bounds],
      }
      const before = await findOwnAttribute(tx, said.code)
      const isWritten =
        seenVersion === 0
          ? await insertOwnAttribute(tx, row)
          : await updateOwnAttribute(tx, row, seenVersion)
      if (!isWritten) throw refuse("attribute_changed")
      await audit(tx, admin, "vocabulary.attribute", said.code, changedIn(before ?? {}, row))
    }),
  )
}

/** Deletes an attribute; if confirmed, values of parts stay as unknown keys. */
export function removeOwnAttribute(
  shop: Shop,
  admin: Actor,
  code: string,
  { keepsValues }: { keepsValues: boolean },
): Promise<void> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const parts = keepsValues ? 0 : await countPartsWith(tx, code)
      if (parts > 0) throw refuse("attribute_in_use", { parts })
      const before = await findOwnAttribute(tx, code)
      if (!(await deleteOwnAttribute(tx, code))) throw refuse("attribute_unknown")
      await audit(tx, admin, "vocabulary.attribute_remove", code, { before, after: {} })
    }),
  )
}
