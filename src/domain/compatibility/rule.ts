import type { Specs } from "../catalogue/spec-values.ts"
import { kindOf } from "../catalogue/vocabulary/vocabulary.ts"
import type { FitRuleName, FitVerdict } from "./finding.ts"

export type Judgement = { verdict: FitVerdict; sentence: string } | "unknown"

/** Parts of one kind that a rule reads. */
export interface RuleSide {
  kind: string
  reads: readonly string[]
  /** Codes of optional values. */
  also?: readonly string[]
  /** Filters parts of the kind; parts without a value pass. */
  when?: (specs: Specs) => boolean
}

export interface PartCount {
  kind: string
  specs: Specs
  quantity: number
}

/** Rule for each pair of parts of two sides; undefined if it does not apply. */
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

/** Chooses a verdict where one sentence explains both. */
export const fitsIf = (isSo: boolean, sentence: string, otherwise = no): Judgement =>
  isSo ? fits(sentence) : otherwise(sentence)

/** Sums a value over parts; undefined if one lacks it. */
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

/** Parts with equal values, as far as a rule reads them. */
export interface EqualParts extends PartCount {
  ids: string[]
}

export type Machine = ReadonlyMap<string, readonly BuildPart[]>

export function machineOf(parts: readonly BuildPart[]): Machine {
  const machine = new Map<string, BuildPart[]>()
  for (const part of parts) {
    const { name } = kindOf(part.category)
    const alike = machine.get(name)
    if (alike) alike.push(part)
    else machine.set(name, [part])
  }
  return machine
}

/** Treats empty values as undefined. */
const definedValue = (value: unknown): unknown =>
  value === null || value === "" ? undefined : value

/** Groups parts by values, in their order, so that the order of parts does not matter. */
export function alikeOf(machine: Machine, side: RuleSide): EqualParts[] {
  const { kind, reads, also = [], when } = side
  const codes = [...reads, ...also]
  const byValues = new Map<string, EqualParts>()
  for (const { id, specs: all, quantity } of machine.get(kind) ?? []) {
    if (when && !when(all)) continue
    const specs = Object.fromEntries(codes.map((code) => [code, definedValue(all[code])]))
    const key = JSON.stringify(specs)
    const alike = byValues.get(key)
    if (alike) {
      alike.ids.push(id)
      alike.quantity += quantity
    } else byValues.set(key, { kind, specs, quantity, ids: [id] })
  }
  return [...byValues].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, alike]) => alike)
}
