import type { Message } from "../../languages/dictionary.ts"
import { translate } from "../../languages/translate.ts"

type WordsMarked<Mark extends string> = {
  [M in Message]: M extends `${infer Words}|${Mark}` ? Words : never
}[Message]

/** A label, a heading or a chip of the built-in vocabulary. */
export type SpecWords = WordsMarked<"spec">

/** A category that the shop knows by itself. */
export type BuiltInCategory = WordsMarked<"category">

const isMarked = (text: string): boolean => text.includes("|")

/** Returns words of the built-in vocabulary in the current language. */
export const specWords = (english: string): string => translateMarked(english, "spec")

/** Returns a value in the current language if it is a known word, such as a colour. */
export const valueWords = (english: string): string => translateMarked(english, "value")

/** Returns the name of a unit in the current language. */
export const unitName = (english: string): string => translateMarked(english, "unit")

/** Returns the name of a category in the current language; one of the shop's own stays as staff entered it. */
export const categoryName = (category: string): string => translateMarked(category, "category")

function translateMarked(english: string, mark: string): string {
  return isMarked(english) ? english : translate(`${english}|${mark}`)
}

interface SpecLabel {
  label: string
  /** Set by what staff added, whose label stays as entered. */
  isOwn?: true
}

/** Returns the label in the current language. */
export const labelOf = ({ label, isOwn }: SpecLabel): string => (isOwn ? label : specWords(label))
