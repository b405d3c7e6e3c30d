import { readTypedNumber } from "../pricing/typed-number.ts"
import type { Span } from "./facets.ts"
import {
  comparisons,
  limitEndings,
  limitWords,
  measuredWords,
  rangeStarts,
  rangeWords,
} from "./limit-words.ts"
import { roomFacets, roomPatternsFor } from "./room-words.ts"
import { unitPattern } from "./search-terms.ts"
import { unitSpellings } from "./search-units.ts"

/** Limit of a number with a unit: `under 200 mm`, `64 GB or more`. */
export interface NumberLimit {
  typed: string
  /** In lower case, as facets write it: `mm`. */
  unit: string
  /** Includes its ends, because buyers who write `under 60 mm` also take 60 mm. */
  span: Span
  /** Whether the smallest number is not meant itself: `over 2 TB`. */
  isAbove: boolean
  /** Name of the facet that the limit is about; undefined if it does not say. */
  about?: string
  /** Whether names of parts may contain the same words: `Max 140mm`. */
  mayBeName: boolean
}

/** Matches the measure of `max length 300 mm`. */
const MEASURE = `(?: (?:length|height|width|depth|size|power|noise|länge|höhe|breite|tiefe|größe))?`
/** Matches the measure of `under 60 mm high`. */
const MEASURED = `(?: (?:(?:in|de|di|w|i) )?(?:length|height|width|depth|high|tall|long|wide|deep|länge|höhe|breite|tiefe|hoch|lang|breit|tief|hauteur|haut|longueur|long|alto|altura|largo|altezza|lunghezza|hoogte|hoog|lengte|wysokości|długości|höjd|hög|längd|lång))?`

const BEFORE = [
  `(?<max>${limitWords.max.clear}|${comparisons.smallerThan})`,
  `(?<maxOrName>(?:${limitWords.max.unclear})${MEASURE})`,
  `(?<min>(?:${limitWords.min.clear})${MEASURE}|${comparisons.largerThan})`,
  `(?<minOrName>(?:${limitWords.min.unclear})${MEASURE})`,
].join("|")
const AFTER = ` (?<orLess>${limitEndings.max})|(?:\\+| (?:${limitEndings.min}))`

const AT_LEAST = /^(?:>=|≥|at least|m[ií]n|au moins|al menos|almeno|co najmniej|(?:not|no|nicht) )/i

const NUMBER = String.raw`\d[\d.,]{0,8}`
const BEGIN = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const valueNamed = (number: string, unit: string) =>
  `(?<${number}>${NUMBER}) ?(?<${unit}>${unitPattern})${END}`

const RANGE = new RegExp(
  `${BEGIN}(?:(?:${rangeStarts.between}|${rangeStarts.from}) )?(?<from>${NUMBER})(?: ?(?:${unitPattern}))? ?(?:${rangeWords}) ?${valueNamed("to", "unit")}`,
  "giu",
)
const LIMIT_BEFORE = new RegExp(
  `${BEGIN}(?:${BEFORE}) ?${valueNamed("number", "unit")}(?:${MEASURED}${END})?`,
  "giu",
)
const LIMIT_AFTER = new RegExp(`${BEGIN}${valueNamed("number", "unit")}(?:${AFTER})${END}`, "giu")
/** Matches `16+ GB` and `8 or more cores`. */
const LIMIT_WITHIN = new RegExp(
  `${BEGIN}(?<number>${NUMBER})(?:${AFTER}) ?(?<unit>${unitPattern})${END}`,
  "giu",
)

/** Matches `for 8 hard drives`, beside a case also `8 hard drives` alone: room for them. */
const ROOM_FOR = new RegExp(
  `${BEGIN}(?:(?:(?:room|space|platz|place) )?(?:for|holds|holding|takes|fits|with|für|mit|pour|avec|para|con|per|voor|met|dla|na|för|med) )?(?!\\d{1,2} ?(?:${unitPattern})${END})(?<drives>\\d{1,2}) (?:x )?(?:hard drives|hard disks|drives|hdds|festplatten|disques durs|discos duros|hard disk|dischi|harde schijven|dysków|hårddiskar)${END}`,
  "giu",
)

const PATTERNS: readonly RegExp[] = [ROOM_FOR, RANGE, LIMIT_BEFORE, LIMIT_AFTER, LIMIT_WITHIN]

/** Matches what every limit contains: a number with a unit, `16+`, `8 or more`, or a count of drives. */
const MAY_HAVE_LIMIT = new RegExp(
  `[\\d.,](?: ?(?:${unitPattern})${END}|\\+| (?:or|and|oder|und|ou|et|of|en|o|y|e|lub|i|eller) | (?:x )?(?:h|d|festplatten))`,
  "iu",
)

/** Finds the limits of numbers with a unit in a query. A price has no unit. */
export function readNumberLimits(query: string): NumberLimit[] {
  if (!MAY_HAVE_LIMIT.test(query)) return []
  const limits: NumberLimit[] = []
  let left = query
  for (const pattern of [...roomPatternsFor(query), ...PATTERNS]) {
    for (const found of left.matchAll(pattern)) {
      const limit = limitOf(found)
      if (limit) limits.push(limit)
    }
    for (const { typed } of limits) left = left.replace(typed, " ")
  }
  return limits
}

function limitOf({ 0: typed, groups = {} }: RegExpExecArray): NumberLimit | undefined {
  if (groups.drives !== undefined)
    return {
      typed,
      unit: "bays35",
      span: { from: Number(groups.drives) },
      isAbove: false,
      about: roomFacets.drives,
      mayBeName: false,
    }
  const spelling = groups.unit?.toLowerCase() ?? ""
  const { unit, times = 1 } = unitSpellings[spelling] ?? { unit: spelling }
  const numberOf = (digits: string | undefined) => {
    const plain = digits === undefined ? undefined : readTypedNumber(digits)
    return plain === undefined ? undefined : Number((Number(plain) * times).toPrecision(12))
  }
  const span = spanOf(groups, numberOf)
  const isBareRange = groups.from !== undefined && /^\d/.test(typed)
  const mayBeName = isBareRange || [groups.maxOrName, groups.minOrName].some(Boolean)
  const isAbove = groups.min !== undefined && !AT_LEAST.test(groups.min)
  const about = aboutOf(typed, groups)
  const limit = span && { typed, unit: unit.toLowerCase(), span, isAbove, mayBeName }
  return limit && about !== undefined ? { ...limit, about } : limit
}

function aboutOf(typed: string, { card, cooler }: Record<string, string | undefined>) {
  if (card !== undefined) return roomFacets.card
  if (cooler !== undefined) return roomFacets.cooler
  return measures.find(({ words }) => words.test(typed))?.name
}

const measures = Object.entries(measuredWords).map(([name, words]) => ({
  name,
  words: new RegExp(`${BEGIN}(?:${words})${END}`, "iu"),
}))

function spanOf(
  groups: Record<string, string | undefined>,
  numberOf: (digits: string | undefined) => number | undefined,
): Span | undefined {
  const from = numberOf(groups.from)
  const to = numberOf(groups.to)
  if (from !== undefined && to !== undefined)
    return { from: Math.min(from, to), to: Math.max(from, to) }
  const number = numberOf(groups.number)
  if (number === undefined) return undefined
  const isMax = [groups.max, groups.maxOrName, groups.orLess].some((words) => words !== undefined)
  return isMax ? { to: number } : { from: number }
}
