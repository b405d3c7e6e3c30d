import { specValue } from "../catalogue/part-specs.ts"
import { kindOf } from "../catalogue/vocabulary/vocabulary.ts"
import { currentLanguage, languages } from "../languages/languages.ts"
import { t, translated } from "../languages/translate.ts"
import type { FitValue } from "./finding.ts"
import type { EqualParts, RuleSide } from "./rule.ts"
import { listed } from "./spec-readers.ts"

const NAMES: Readonly<Record<string, string>> = translated({
  Processors: "processor",
  Motherboards: "motherboard",
  Memory: "memory",
  "Graphics cards": "graphics card",
  "Power supplies": "power supply",
  Cooling: "cooler",
  Cases: "case",
  Storage: "drive",
  Fans: "fan",
  "Networking and cards": "card",
  "Cables and accessories": "accessory",
})

export const partName = (kind: string): string => NAMES[kind] ?? kind.toLowerCase()

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Adapts a label for use within a sentence; `TDP` and `M.2 slots` stay. */
const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) && !languages[currentLanguage()].capitalNouns
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label

export interface SideWithParts {
  side: RuleSide
  parts: readonly EqualParts[]
}

/** Lists values that a rule read; missing ones only if required. */
export const valuesOf = (sides: readonly SideWithParts[]): FitValue[] =>
  sides.flatMap(({ side: { kind, reads, also = [] }, parts }) => [
    ...reads.map((code) => valueIn(kind, code, parts)),
    ...also.map((code) => valueIn(kind, code, parts)).filter(({ value }) => value !== undefined),
  ])

function valueIn(kind: string, code: string, parts: readonly EqualParts[]): FitValue {
  const of = capitalised(partName(kind))
  const said = parts.map(({ specs }) => specValue(kindOf(kind), specs, code))
  const label = said[0]?.label ?? code
  const texts = [...new Set(said.flatMap(({ value }) => value ?? []))]
  return said.some(({ value }) => value === undefined)
    ? { of, label }
    : { of, label, value: shortened(texts) }
}

const MAX_TEXTS = 3

const shortened = (texts: readonly string[]): string =>
  texts.length <= MAX_TEXTS
    ? listed(texts, "and")
    : listed(
        [...texts.slice(0, MAX_TEXTS), t("{count} others", { count: texts.length - MAX_TEXTS })],
        "and",
      )

/** Formats `Not known: socket of the processor.` */
export function sayUnknown(sides: readonly SideWithParts[]): string {
  const needed = sides.flatMap(({ side: { kind, reads }, parts }) =>
    reads.map((code) => ({
      label: specValue(kindOf(kind), {}, code).label,
      of: partName(kind),
      isSaid: parts.every(({ specs }) => specs[code] !== undefined),
    })),
  )
  const missing = needed.filter(({ isSaid }) => !isSaid)
  // Where every value is there, one of them is not of the kind that a rule could go by.
  const told = (missing.length > 0 ? missing : needed).map(({ label, of }) =>
    t("{label} of the {part}", { label: inSentence(label), part: of }),
  )
  return t("Not known: {values}.", { values: listed([...new Set(told)], "and") })
}
