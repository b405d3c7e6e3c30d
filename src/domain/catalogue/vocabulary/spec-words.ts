import type { Message } from "../../languages/dictionary.ts"
import { translate } from "../../languages/translate.ts"

type WordsMarked<Mark extends string> = {
  [M in Message]: M extends `${infer Words}|${Mark}` ? Words : never
}[Message]

/** A label, heading or chip of the built-in vocabulary. */
export type SpecWords = WordsMarked<"spec">

export type BuiltInCategory = WordsMarked<"category">

const isMarked = (text: string): boolean => text.includes("|")

/** Translates words of the built-in vocabulary. */
export const specWords = (english: string): string => translateMarked(english, "spec")

/** Translates a value if it is a known word, such as a colour. */
export const valueWords = (english: string): string => translateMarked(english, "value")

export const unitName = (english: string): string => translateMarked(english, "unit")

/** Translates the name of a category; names that staff entered stay unchanged. */
export const categoryName = (category: string): string => translateMarked(category, "category")

function translateMarked(english: string, mark: string): string {
  return isMarked(english) ? english : translate(`${english}|${mark}`)
}

interface SpecLabel {
  label: string
  /** Set for labels that staff added, which are not translated. */
  isOwn?: true
}

export const labelOf = ({ label, isOwn }: SpecLabel): string => (isOwn ? label : specWords(label))
