import type { Reply } from "#web/api/api.ts"

export type OwnAttribute = Reply<"GET /vocabulary/own">["attributes"][number]

export interface AttributeValues {
  code: string
  label: string
  type: OwnAttribute["type"]
  unit: string
  zeroUnknown: boolean
  categories: string[]
  aliases: string
  facet: boolean
  bounds: string
  highlighted: boolean
  place: string
}

/** Returns form values for an existing attribute, or for a new one with the given category and key. */
export const attributeValues = (
  known: OwnAttribute | undefined,
  given: { category: string; key: string },
): AttributeValues => ({
  code: known?.code ?? "",
  label: known?.label ?? "",
  type: known?.type ?? "text",
  unit: known?.unit ?? "",
  zeroUnknown: known?.zeroUnknown ?? false,
  categories: known?.categories ?? (given.category ? [given.category] : []),
  aliases: known?.aliases.join("\n") ?? given.key,
  facet: known?.facet ?? false,
  bounds: known?.bounds.join(", ") ?? "",
  highlighted: known?.highlighted ?? false,
  place: String(known?.place ?? 0),
})

const listed = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== "")

/** Builds the request body. Fields that only numbers have are empty for other types. */
export function attributeBody(values: AttributeValues, version: number) {
  const { code: _, unit, aliases, bounds, ...rest } = values
  const isNumber = values.type === "number"
  return {
    ...rest,
    unit: isNumber ? unit.trim() || null : null,
    zeroUnknown: isNumber && values.zeroUnknown,
    bounds: isNumber && values.facet ? listed(bounds, /[\s,;]+/) : [],
    aliases: listed(aliases, /\n/),
    version,
  }
}

/** Converts `Height in units` to `heightInUnits`. */
export function codeOf(label: string): string {
  const words = label.normalize("NFKD").match(/[a-z0-9]+/gi) ?? []
  const joined = words
    .map((word, at) => (at === 0 ? word.toLowerCase() : capitalised(word)))
    .join("")
  return joined.replace(/^\d+/, "").slice(0, 40)
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
