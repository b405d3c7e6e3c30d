import { specValue } from "../catalogue/part-specs.ts"
import type { Specs } from "../catalogue/spec-values.ts"
import { kindOf, namesOf } from "../catalogue/vocabulary/vocabulary.ts"
import { currentLanguage, languages } from "../languages/languages.ts"
import { t, translated } from "../languages/translate.ts"
import {
  type Finding,
  Findings,
  type FitRuleName,
  type FitValue,
  type FitVerdict,
  worstOf,
} from "./finding.ts"
import { judgeOneMachine, judgeUnknown, judgeWholeMachine } from "./machine-rules.ts"
import {
  type BuildPart,
  type EqualParts,
  groupEqualParts,
  type Judgement,
  type Machine,
  machineOf,
  type PairRule,
  type RuleSide,
  type SumRule,
} from "./rule.ts"
import { pairRules, sumRules } from "./rules/rules.ts"
import { capitalize, formatList } from "./spec-readers.ts"

const MAX_ALIKE = 32

/**
 * Judges whether parts form one working machine. Returns findings with reasons, worst first, including unknown parts.
 */
export function checkBuild(
  parts: readonly BuildPart[],
  unknownIds: readonly string[] = [],
): Finding[] {
  const machine = machineOf(parts)
  const findings = compare(machine)
  const partFindings = [...judgeUnknown(unknownIds), ...judgeOneMachine(machine)]
  for (const finding of [...partFindings, ...judgeWholeMachine(machine)]) findings.add(finding)
  return findings.list()
}

export interface PairVerdict {
  verdict: FitVerdict
  findings: Finding[]
}

/** Judges two parts; undefined if no rule applies. */
export function checkPair(
  part: Omit<BuildPart, "quantity">,
  other: Omit<BuildPart, "quantity">,
): PairVerdict | undefined {
  const machine = machineOf([
    { ...part, quantity: 1 },
    { ...other, quantity: 1 },
  ])
  const findings = compare(machine).list()
  if (findings.length === 0) return undefined
  const verdict = worstOf(findings.map((finding) => finding.verdict))
  return { verdict, findings: findings.filter((finding) => finding.verdict === verdict) }
}

function compare(machine: Machine): Findings {
  const findings = new Findings()
  for (const rule of pairRules) comparePairs(machine, rule, findings)
  for (const rule of sumRules) compareSums(machine, rule, findings)
  return findings
}

function comparePairs(
  machine: Machine,
  { name, sides, judge }: PairRule,
  findings: Findings,
): void {
  const [side, otherSide] = sides
  if (!machine.has(side.kind) || !machine.has(otherSide.kind)) return
  const ones = limitParts(groupEqualParts(machine, side), side, findings)
  const others = limitParts(groupEqualParts(machine, otherSide), otherSide, findings)
  for (const one of ones)
    for (const other of others)
      addJudgement(name, judge(one.specs, other.specs), findings, [
        { side, parts: [one] },
        { side: otherSide, parts: [other] },
      ])
}

/** Keeps the first parts by value, so that the order of parts does not affect the result. */
function limitParts(
  equalParts: EqualParts[],
  { kind }: RuleSide,
  findings: Findings,
): EqualParts[] {
  if (equalParts.length <= MAX_ALIKE) return equalParts
  findings.add({
    verdict: "check",
    rule: "too_many",
    sentence: t(
      "More different parts of one kind ({kind}) than a machine has: not all were compared.",
      {
        kind: partName(kind),
      },
    ),
    parts: equalParts.slice(MAX_ALIKE).map(({ ids }) => ids),
  })
  return equalParts.slice(0, MAX_ALIKE)
}

function compareSums(machine: Machine, rule: SumRule, findings: Findings): void {
  const fill = (sides: readonly RuleSide[]): SideWithParts[] =>
    sides
      .map((side) => ({ side, parts: groupEqualParts(machine, side) }))
      .filter(({ parts }) => parts.length > 0)
  const needs = fill(rule.needs)
  const gives = fill(rule.gives)
  if (needs.length === 0 || gives.length === 0) return
  const partsOf = (filled: readonly SideWithParts[]) => filled.flatMap(({ parts }) => parts)
  addJudgement(rule.name, rule.judge(partsOf(needs), partsOf(gives)), findings, [
    ...needs,
    ...gives,
  ])
}

function addJudgement(
  rule: FitRuleName,
  judged: Judgement | undefined,
  findings: Findings,
  sides: readonly SideWithParts[],
): void {
  if (judged === undefined) return
  const { verdict, sentence } =
    judged === "unknown" ? { verdict: "check" as const, sentence: unknownText(sides) } : judged
  const parts = sides.flatMap(({ parts: equalParts }) => equalParts.map(({ ids }) => ids))
  findings.add({ verdict, rule, sentence, parts, values: () => valuesOf(sides) })
}

const opposingSides = [
  ...pairRules.map(({ sides: [one, other] }) => [[one], [other]] as const),
  ...sumRules.map(({ needs, gives }) => [needs, gives] as const),
]

/** Lists the category names whose parts a rule compares with parts of this category. */
export function fittingCategories(category: string): string[] {
  const { name } = kindOf(category)
  const has = (sides: readonly RuleSide[]) =>
    sides.some(({ kind, reads }) => kind === name && reads.length > 0)
  const others = opposingSides.flatMap(([ones, others]) => [
    ...(has(ones) ? others : []),
    ...(has(others) ? ones : []),
  ])
  const kinds = new Set(others.filter(({ reads }) => reads.length > 0).map(({ kind }) => kind))
  return [...kinds].flatMap((kind) => namesOf(kindOf(kind)))
}

/** Lists the labels of values that rules require and the part lacks. */
export function missingForFit(category: string, specs: Specs): string[] {
  const { name } = kindOf(category)
  const codes = opposingSides
    .flat(2)
    .filter(({ kind, when }) => kind === name && (when?.(specs) ?? true))
    .flatMap(({ reads }) => reads)
    .filter((code) => specs[code] === undefined || specs[code] === null)
  return [...new Set(codes)].map((code) => specValue(kindOf(category), specs, code).label)
}

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

const partName = (kind: string): string => NAMES[kind] ?? kind.toLowerCase()

/** Lower-cases a label within a sentence, except abbreviations such as `TDP` and `M.2 slots`. */
const lowerFirstLetter = (label: string): string =>
  /^[A-Z][a-z]/.test(label) && !languages[currentLanguage()].capitalNouns
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label

interface SideWithParts {
  side: RuleSide
  parts: readonly EqualParts[]
}

/** Lists the values that a rule read. Missing values are listed only if the rule requires them. */
const valuesOf = (sides: readonly SideWithParts[]): FitValue[] =>
  sides.flatMap(({ side: { kind, reads, also = [] }, parts }) => [
    ...reads.map((code) => valueIn(kind, code, parts)),
    ...also.map((code) => valueIn(kind, code, parts)).filter(({ value }) => value !== undefined),
  ])

function valueIn(kind: string, code: string, parts: readonly EqualParts[]): FitValue {
  const of = capitalize(partName(kind))
  const values = parts.map(({ specs }) => specValue(kindOf(kind), specs, code))
  const label = values[0]?.label ?? code
  const texts = [...new Set(values.flatMap(({ value }) => value ?? []))]
  return values.some(({ value }) => value === undefined)
    ? { of, label }
    : { of, label, value: shortened(texts) }
}

const MAX_TEXTS = 3

const shortened = (texts: readonly string[]): string =>
  texts.length <= MAX_TEXTS
    ? formatList(texts, "and")
    : formatList(
        [...texts.slice(0, MAX_TEXTS), t("{count} others", { count: texts.length - MAX_TEXTS })],
        "and",
      )

/** Formats `Not known: socket of the processor.` */
function unknownText(sides: readonly SideWithParts[]): string {
  const needed = sides.flatMap(({ side: { kind, reads }, parts }) =>
    reads.map((code) => ({
      label: specValue(kindOf(kind), {}, code).label,
      of: partName(kind),
      isKnown: parts.every(({ specs }) => specs[code] !== undefined),
    })),
  )
  const missing = needed.filter(({ isKnown }) => !isKnown)
  // If no value is missing, one has a form that the rule cannot use.
  const unknown = (missing.length > 0 ? missing : needed).map(({ label, of }) =>
    t("{label} of the {part}", { label: lowerFirstLetter(label), part: of }),
  )
  return t("Not known: {values}.", { values: formatList([...new Set(unknown)], "and") })
}
