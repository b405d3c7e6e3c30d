import { partNumber } from "#domain/catalogue/part-number.ts"
import type { Suggestions } from "../catalogue/shared/use-suggestions.ts"
import { paths } from "../navigation/paths.ts"

interface Option {
  id: string
  to: string
}

export interface PartOption extends Option {
  kind: "part"
  partId: string
  number: string
  name: string
  image: string
  category: string
  price: number
  minimum: number
  available: number
  exact: boolean
}

export interface CategoryOption extends Option {
  kind: "category"
  name: string
  count: number
}

export interface SearchOption extends Option {
  kind: "search"
  total: number
}

export type SuggestionOption = PartOption | CategoryOption | SearchOption

export const isPart = (option: SuggestionOption): option is PartOption => option.kind === "part"
export const isCategory = (option: SuggestionOption): option is CategoryOption =>
  option.kind === "category"
export const isSearch = (option: SuggestionOption): option is SearchOption =>
  option.kind === "search"

/** All that can be chosen, in the order in which arrows go through it. */
export const optionsOf = (found: Suggestions, listId: string): SuggestionOption[] => [
  ...found.parts.map((part) => ({
    kind: "part" as const,
    id: `${listId}${part._id}`,
    to: paths.part(part.slug),
    partId: part._id,
    number: partNumber(part),
    name: part.name,
    image: part.image,
    category: part.category,
    price: part.price,
    minimum: part.minimumQuantity,
    available: part.availableQuantity,
    exact: part.exact,
  })),
  ...found.categories.map(({ name, count }, index) => ({
    kind: "category" as const,
    id: `${listId}category${index}`,
    to: paths.parts({ category: name, q: found.typed }),
    name,
    count,
  })),
  {
    kind: "search" as const,
    id: `${listId}search`,
    to: paths.parts({ q: found.typed }),
    total: found.total,
  },
]
