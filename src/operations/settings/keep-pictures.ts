import type { z } from "zod"
import { fieldsIn, type NamedField } from "#contract/settings/setting-fields.ts"
import type { Shop } from "../kernel/shop.ts"
import { claimPicture } from "../pictures/claim-uploads.ts"

type Values = Record<string, unknown>

/** Claims pictures in settings; refuses unknown ones by field. */
export const keepPictures = (shop: Shop, fields: z.ZodObject, settings: Values): Promise<Values> =>
  inObject(shop, fieldsIn(fields), settings, "")

async function inObject(
  shop: Shop,
  fields: readonly NamedField[],
  values: Values,
  path: string,
): Promise<Values> {
  const kept = { ...values }
  for (const field of fields) {
    const { name } = field
    const value = values[name]
    if (field.kind === "picture" && typeof value === "string" && value !== "")
      kept[name] = await claimPicture(shop, path + name, value)
    if (field.kind === "object" && isValues(value))
      kept[name] = await inObject(shop, field.fields, value, `${path}${name}.`)
    if (field.kind === "rows" && Array.isArray(value))
      kept[name] = await Promise.all(
        value.map((row: unknown, index) =>
          isValues(row) ? inObject(shop, field.fields, row, `${path}${name}.${index}.`) : row,
        ),
      )
  }
  return kept
}

const isValues = (value: unknown): value is Values => typeof value === "object" && value !== null
