import type { Reply } from "#web/api/api.ts"
import type { FileKey } from "../../../imports/admin/names-to-say.ts"

/** A key of data of others, with what it is taken for. */
export interface CalledKey extends Pick<FileKey, "key" | "codes" | "isSaid" | "unit"> {
  parts: number
  examples: string[]
}

/** What nobody knows first, then what was said of keys that products no longer have. */
export function calledKeys(
  category: string,
  { kind, keys }: Reply<"GET /vocabulary/use">,
  names: Reply<"GET /vocabulary/own">["names"],
): CalledKey[] {
  const said = new Map(
    names.filter((one) => one.category === (kind || category)).map((one) => [one.key, one]),
  )
  const unknown = keys.map((one) => ({
    ...one,
    codes: codesOf(said.get(one.key)) ?? one.codes,
    isSaid: said.has(one.key),
    unit: said.get(one.key)?.unit ?? null,
  }))
  const here = new Set(keys.map(({ key }) => key))
  const others = [...said.values()].filter(({ key }) => !here.has(key))
  return [
    ...unknown,
    ...others.map((one) => ({
      key: one.key,
      codes: codesOf(one) ?? [],
      isSaid: true,
      unit: one.unit,
      parts: 0,
      examples: [],
    })),
  ]
}

const codesOf = (said: { code: string | null } | undefined): string[] | undefined =>
  said && (said.code === null ? [] : [said.code])
