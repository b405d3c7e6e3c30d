import type { de } from "./de/de.ts"

/** A translation: a text, or one text for each plural form of the language. */
export type Translation =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string })

/** Translations of one language by English text. A missing one is a compile error. */
export type Dictionary = {
  readonly [English in keyof typeof de]: (typeof de)[English] extends string ? string : Translation
}

type AnyMessage = keyof Dictionary

/** English text for a count other than one. */
export type PluralMessage = {
  [M in AnyMessage]: Dictionary[M] extends string ? never : M
}[AnyMessage]

/** An English text of the dictionary without plural forms. */
export type Message = Exclude<AnyMessage, PluralMessage>

/** A text without placeholders or elements, such as a label. */
export type PlainMessage = {
  [M in Message]: M extends `${string}{${string}` | `${string}</${string}` ? never : M
}[Message]

/** Names of the placeholders in a text: `"total"` in `"{total} in all"`. */
export type ValueNames<M extends string> = M extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never
