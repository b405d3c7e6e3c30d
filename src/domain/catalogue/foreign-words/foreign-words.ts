import { czechWords } from "./czech.ts"
import { danishWords } from "./danish.ts"
import { dutchWords } from "./dutch.ts"
import { finnishWords } from "./finnish.ts"
import { frenchWords } from "./french.ts"
import { type ForeignWords, germanWords } from "./german.ts"
import { italianWords } from "./italian.ts"
import { polishWords } from "./polish.ts"
import { portugueseWords } from "./portuguese.ts"
import { russianWords } from "./russian.ts"
import { spanishWords } from "./spanish.ts"
import { swedishWords } from "./swedish.ts"
import { turkishWords } from "./turkish.ts"

export const languages: readonly ForeignWords[] = [
  germanWords,
  frenchWords,
  spanishWords,
  italianWords,
  dutchWords,
  polishWords,
  swedishWords,
  czechWords,
  danishWords,
  finnishWords,
  portugueseWords,
  russianWords,
  turkishWords,
]

const isTerm = (name: string): name is keyof ForeignWords => Object.hasOwn(germanWords, name)

/** Returns the words of all languages for a term, by its first English name. */
export const foreignWordsFor = (name: string): string[] =>
  isTerm(name) ? languages.flatMap((words) => listForms(words[name])) : []

/** Lists words in all their forms: `noir(/e) | blanc(/he)` as noir, noire, blanc and blanche. */
export const listForms = (words: string): string[] => words.split(" | ").flatMap(formsOf)

const formsOf = (word: string): string[] =>
  word
    .split(/[()]/)
    .reduce(
      (forms, piece) => forms.flatMap((form) => piece.split("/").map((ending) => form + ending)),
      [""],
    )
