import { type Facet, facetNames, facets } from "./facets.ts"
import { otherWords, synonyms, unitSpellings } from "./search-words.ts"
import { unitEndings } from "./spec-values.ts"

/** What a part must have one of to be meant. */
export interface SearchTerm {
  /** All of these, each perhaps only begun. */
  words: readonly string[]
  /** These whole, in this order. */
  phrases: readonly (readonly string[])[]
  /** What the search keeps whole: `=category:psu`, `=size:120`, `850w`. */
  marks: readonly string[]
}

const MAX_TERMS = 12

/** What was typed, as terms that a part must meet each of: values with their units, other words, plain words. */
export function readTerms(typed: string): SearchTerm[] {
  const values: SearchTerm[] = []
  const rest = typed.toLowerCase().replaceAll(VALUE, (text, number: string, unit: string) => {
    values.push(valueTerm(text, number, unit))
    return " "
  })
  const words = plainWords(rest)
  const terms: SearchTerm[] = []
  while (words.length > 0) {
    const count = LENGTHS_LONGEST_FIRST.find((length) => meaningOf(words.slice(0, length))) ?? 1
    const taken = words.splice(0, count)
    terms.push({ words: taken, ...(meaningOf(taken) ?? { phrases: [], marks: [] }) })
  }
  return [...values, ...terms].slice(0, MAX_TERMS)
}

/** A number as its part is marked with it, however it was spaced: `ca-f 120` → `=number:caf120`. */
export function numberMark(typed: string): string | undefined {
  const joined = plainWords(typed.toLowerCase()).join("")
  return joined === "" ? undefined : `=number:${joined}`
}

/** Which kinds of parts were named, as their marks. */
export const namedKinds = (terms: readonly SearchTerm[]): string[] =>
  terms.flatMap(({ marks }) => marks.filter((mark) => mark.startsWith("=category:")))

export const plainWords = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** What a misspelt word may have meant, whatever the names of parts hold. */
export const knownWords: readonly string[] = [
  ...new Set([...synonyms.flatMap(({ typed }) => typed.flatMap(plainWords)), ...otherWords]),
]

type Meaning = Pick<SearchTerm, "phrases" | "marks">

const meanings = new Map<string, Meaning>(
  synonyms.flatMap(({ typed, means }) => {
    const isMark = (text: string) => text.includes(":")
    const meaning = {
      phrases: means.filter((text) => !isMark(text)).map(plainWords),
      marks: means.filter(isMark).map((mark) => `=${mark.toLowerCase()}`),
    }
    return typed.map((text) => [text, meaning] as const)
  }),
)
const meaningOf = (words: readonly string[]) => meanings.get(words.join(" "))
const LENGTHS_LONGEST_FIRST = [3, 2]

/** Each unit as a page writes it and as a key ends in it, with those endings. */
const endingsOf = new Map<string, Set<string>>()
for (const [ending, unit] of unitEndings)
  for (const spelling of [unit.toLowerCase(), ending.toLowerCase()])
    endingsOf.set(spelling, new Set([...(endingsOf.get(spelling) ?? []), ending.toLowerCase()]))

const escaped = (text: string): string => text.replaceAll(/[^a-z0-9]/g, "\\$&")

const spellings = [...endingsOf.keys(), ...Object.keys(unitSpellings)].toSorted(
  (a, b) => b.length - a.length,
)
/** `850 W`, `120mm`, `14,016 TBW`. */
const VALUE = new RegExp(
  `(?<![a-z0-9.,])(\\d[\\d,]*(?:\\.\\d+)?) ?(${spellings.map(escaped).join("|")})(?![a-z0-9])`,
  "g",
)

function valueTerm(text: string, digits: string, spelling: string): SearchTerm {
  const { unit, times = 1 } = unitSpellings[spelling] ?? { unit: spelling }
  const number = Number((Number(digits.replaceAll(",", "")) * times).toPrecision(12))
  const ofFacets = facetNames.filter((name) => {
    const facet: Facet = facets[name]
    return facet.unit?.toLowerCase() === unit.toLowerCase() && !facet.ranged
  })
  return {
    words: plainWords(text),
    phrases: [],
    marks: [
      ...new Set([
        digits + spelling,
        ...[...(endingsOf.get(unit.toLowerCase()) ?? [])].map((ending) => number + ending),
        ...ofFacets.map((name) => `=${name.toLowerCase()}:${number}`),
      ]),
    ],
  }
}
