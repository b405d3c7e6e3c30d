import type { Reply } from "#web/api/api.ts"

export type FileNames = Reply<"GET /import/{id}/names">
export type FileKey = FileNames["keys"][number]
export type FileCategory = FileNames["categories"][number]

/** As the shop guesses, which is said of nothing. */
export const GUESS = "\n"
/** Nothing the shop knows. */
export const KEPT = ""

export interface SaidKey {
  as: string
  unit?: string
}

/** What somebody chose and did not say yet: by category, and by category and key. */
export interface Choices {
  categories: ReadonlyMap<string, string>
  keys: ReadonlyMap<string, SaidKey & { category: string; key: string }>
}

export const noChoices: Choices = { categories: new Map(), keys: new Map() }

/** What is sent. */
export interface SaidNames {
  names: { category: string; key: string; as: string | null; unit?: string }[]
  categories: { name: string; as: string | null }[]
}

/** Under what the shop keeps what is said of a category's keys. */
export const kindOf = ({ kind, as }: FileCategory): string => kind || as

export const keyOf = (category: string, key: string): string => JSON.stringify([category, key])

export const toSay = ({ categories, keys }: Choices): SaidNames => ({
  categories: Array.from(categories, ([name, as]) => ({ name, as: as === GUESS ? null : as })),
  names: Array.from(keys.values(), ({ category, key, as, unit }) => ({
    category,
    key,
    as: as === GUESS ? null : as,
    ...(unit !== undefined && { unit }),
  })),
})
