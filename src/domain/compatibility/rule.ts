import type { Specs } from "../catalogue/spec-values.ts"
import { kindOf } from "../catalogue/vocabulary/vocabulary.ts"
import type { FitRuleName, FitVerdict } from "./finding.ts"

export type Judgement = { verdict: FitVerdict; sentence: string } | "unknown"

/** Parts of one kind, and the values that a rule requires of them. */
export interface RuleSide {
  kind: string
  reads: readonly string[]
  /** Codes of optional values. */
  also?: readonly string[]
  /** Filters parts of the kind. Parts without the value should pass. */
  when?: (specs: Specs) => boolean
}

export interface PartCount {
  kind: string
  specs: Specs
  quantity: number
}

/** Rule for each pair of parts of two sides. `judge` returns undefined if it does not apply. */
export interface PairRule {
  name: FitRuleName
  sides: readonly [RuleSide, RuleSide]
  judge: (one: Specs, other: Specs) => Judgement | undefined
}

export interface SumRule {
  name: FitRuleName
  needs: readonly RuleSide[]
  gives: readonly RuleSide[]
  judge: (needs: readonly PartCount[], gives: readonly PartCount[]) => Judgement | undefined
}

export const fits = (sentence: string): Judgement => ({ verdict: "fits", sentence })
export const check = (sentence: string): Judgement => ({ verdict: "check", sentence })
export const no = (sentence: string): Judgement => ({ verdict: "no", sentence })

/** Chooses the verdict for a sentence that explains both outcomes. */
export const fitsIf = (isFit: boolean, sentence: string, otherwise = no): Judgement =>
  isFit ? fits(sentence) : otherwise(sentence)

/** Sums a value over all units; undefined if a part lacks it. */
export function sumOf(
  parts: readonly PartCount[],
  read: (specs: Specs, kind: string) => number | undefined,
): number | undefined {
  let sum = 0
  for (const { specs, kind, quantity } of parts) {
    const each = read(specs, kind)
    if (each === undefined) return undefined
    sum += quantity * each
  }
  return sum
}

export const unitsOf = (parts: readonly PartCount[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0)

export interface BuildPart {
  id: string
  category: string
  specs: Specs
  quantity: number
}

/** Parts that are equal in the values that a rule reads. */
export interface EqualParts extends PartCount {
  ids: string[]
}

export type Machine = ReadonlyMap<string, readonly BuildPart[]>

export const machineOf = (parts: readonly BuildPart[]): Machine =>
  Map.groupBy(parts, ({ category }) => kindOf(category).name)

/** Converts null and empty text to undefined. */
const definedValue = (value: unknown): unknown =>
  value === null || value === "" ? undefined : value

/** Groups the parts of a side by their values, sorted, so that the order of parts does not affect the result. */
export function groupEqualParts(machine: Machine, side: RuleSide): EqualParts[] {
  const { kind, reads, also = [], when } = side
  const codes = [...reads, ...also]
  const byValues = new Map<string, EqualParts>()
  for (const { id, specs: all, quantity } of machine.get(kind) ?? []) {
    if (when && !when(all)) continue
    const specs = Object.fromEntries(codes.map((code) => [code, definedValue(all[code])]))
    const key = JSON.stringify(specs)
    const equal = byValues.get(key)
    if (equal) {
      equal.ids.push(id)
      equal.quantity += quantity
    } else byValues.set(key, { kind, specs, quantity, ids: [id] })
  }
  return [...byValues].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, equal]) => equal)
}
