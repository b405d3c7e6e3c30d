import type { Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"

export type FileNames = Reply<"GET /import/{id}/names">
export type FileKey = FileNames["keys"][number]
export type FileCategory = FileNames["categories"][number]

/** Option value for the shop's own guess; stored as no choice. */
export const SHOP_GUESS = "\n"
/** Option value for a name without a meaning in the shop. */
export const NO_MEANING = ""

export interface KeyChoice {
  as: string
  unit?: string
}

/** Choice that was stored when the key was displayed. */
export interface StoredKeyChoice {
  as: string | null
  unit: string | null
}

export const storedChoiceOf = ({
  codes,
  isSaid,
  unit,
}: Pick<FileKey, "codes" | "isSaid" | "unit">): StoredKeyChoice =>
  isSaid ? { as: codes[0] ?? NO_MEANING, unit } : { as: null, unit: null }

/** Reports whether another administrator saved a different choice in the meantime. */
export const isNamesChanged = (error: unknown): boolean =>
  isApiError(error) && error.body.code === "names_changed"

/** Unsaved choices, by category name, and by category and key. */
export interface Choices {
  categories: ReadonlyMap<string, { as: string; was: string | null }>
  keys: ReadonlyMap<string, KeyChoice & { category: string; key: string; was: StoredKeyChoice }>
}

export const noChoices: Choices = { categories: new Map(), keys: new Map() }

export interface NameChoices {
  names: { category: string; key: string; as: string | null; unit?: string; was: StoredKeyChoice }[]
  categories: { name: string; as: string | null; was: string | null }[]
}

/** Returns the category under which the choices for its keys are stored. */
export const kindOf = ({ kind, as }: FileCategory): string => kind || as

export const keyOf = (category: string, key: string): string => JSON.stringify([category, key])

export const choicesBody = ({ categories, keys }: Choices): NameChoices => ({
  categories: Array.from(categories, ([name, { as, was }]) => ({
    name,
    as: as === SHOP_GUESS ? null : as,
    was,
  })),
  names: Array.from(keys.values(), ({ as, ...name }) => ({
    ...name,
    as: as === SHOP_GUESS ? null : as,
  })),
})
