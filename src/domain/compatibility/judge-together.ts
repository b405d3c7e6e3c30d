import type { Specs } from "../catalogue/spec-values.ts"
import { type FitVerdict, worstOf } from "./finding.ts"
import {
  type BuildPart,
  groupEqualParts,
  type Judgement,
  type Machine,
  machineOf,
  type PartCount,
  type RuleSide,
} from "./rule.ts"
import { pairRules, sumRules } from "./rules/rules.ts"

/** Codes that rule conditions (`when`) read. */
const CONDITIONS = ["type", "sockets", "heightMm", "radiatorMm", "formFactor", "interface"]

const allSides = [
  ...pairRules.flatMap(({ sides }) => sides),
  ...sumRules.flatMap(({ needs, gives }) => [...needs, ...gives]),
]

const codesByKind = new Map(
  [...new Set(allSides.map(({ kind }) => kind))].map((kind) => {
    const sides = allSides.filter((side) => side.kind === kind)
    const read = sides.flatMap(({ reads, also = [] }) => [...reads, ...also])
    const conditions = sides.some(({ when }) => when) ? CONDITIONS : []
    return [kind, [...new Set([...read, ...conditions])]] as const
  }),
)

/** Returns the specs that rules read for a kind; undefined if no rule reads any. */
export function fitSpecs(kind: string, specs: Specs): Specs | undefined {
  const codes = codesByKind.get(kind)
  if (!codes) return undefined
  const known = codes.filter((code) => specs[code] != null && specs[code] !== "")
  return Object.fromEntries(known.map((code) => [code, specs[code]]))
}

type Compare = (specs: Specs) => readonly (Judgement | undefined)[]

/** Returns a function that judges a part together with these parts; undefined if no rule compares them. */
export function judgeTogether(
  others: readonly BuildPart[],
): (kind: string, specs: Specs) => FitVerdict | undefined {
  const machine = machineOf(others)
  const byKind = new Map<string, Compare[]>()
  return (kind, specs) => {
    const comparisons = byKind.get(kind) ?? comparisonsOf(machine, kind)
    byKind.set(kind, comparisons)
    const judged = comparisons
      .flatMap((compare) => compare(specs))
      .filter((judgement) => judgement !== undefined)
    if (judged.length === 0) return undefined
    return worstOf(judged.map((one) => (one === "unknown" ? "check" : one.verdict)))
  }
}

/** Skips parts of the same kind, because the judged part would replace them. */
const comparisonsOf = (machine: Machine, kind: string): Compare[] => [
  ...comparePairs(machine, kind),
  ...compareSums(machine, kind),
]

const isOf = ({ kind, when }: RuleSide, of: string, specs: Specs): boolean =>
  kind === of && (when?.(specs) ?? true)

const comparePairs = (machine: Machine, kind: string): Compare[] =>
  pairRules.flatMap(({ sides: [first, second], judge }) => {
    const compareWith = (side: RuleSide, other: RuleSide, judgePair: typeof judge): Compare[] => {
      const known = side.kind === kind && other.kind !== kind ? groupEqualParts(machine, other) : []
      if (known.length === 0) return []
      return [
        (specs) => (isOf(side, kind, specs) ? known.map((one) => judgePair(specs, one.specs)) : []),
      ]
    }
    return [
      ...compareWith(first, second, judge),
      ...compareWith(second, first, (specs, other) => judge(other, specs)),
    ]
  })

const compareSums = (machine: Machine, kind: string): Compare[] =>
  sumRules.flatMap(({ needs, gives, judge }) => {
    if (![...needs, ...gives].some((side) => side.kind === kind)) return []
    const known = (sides: readonly RuleSide[]) =>
      sides.filter((side) => side.kind !== kind).flatMap((side) => groupEqualParts(machine, side))
    const needed = known(needs)
    const given = known(gives)
    return [
      (specs) => {
        const own: PartCount = { kind, specs, quantity: 1 }
        const including = (sides: readonly RuleSide[], parts: readonly PartCount[]) =>
          sides.some((side) => isOf(side, kind, specs)) ? [...parts, own] : parts
        const allNeeds = including(needs, needed)
        const allGives = including(gives, given)
        const isCompared = allNeeds.length + allGives.length > needed.length + given.length
        return isCompared && allNeeds.length > 0 && allGives.length > 0
          ? [judge(allNeeds, allGives)]
          : []
      },
    ]
  })
