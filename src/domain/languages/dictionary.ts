import type { de } from "./de/de.ts"

/** A translation; by count, one text for each plural form of the language. */
export type Translation =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string })

/** Texts of one language by their English. A missing text is a compile error. */
export type Dictionary = {
  readonly [English in keyof typeof de]: (typeof de)[English] extends string ? string : Translation
}

type AnyMessage = keyof Dictionary

/** A text for a count, in English for more than one. */
export type PluralMessage = {
  [M in AnyMessage]: Dictionary[M] extends string ? never : M
}[AnyMessage]

/** An English text of the dictionary. */
export type Message = Exclude<AnyMessage, PluralMessage>

/** A text without values or elements, such as a label. */
export type PlainMessage = {
  [M in Message]: M extends `${string}{${string}` | `${string}</${string}` ? never : M
}[Message]

/** Names of the values in a text: `"total"` in `"{total} in all"`. */
export type ValueNames<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never
