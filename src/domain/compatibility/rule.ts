import type { Specs } from "../catalogue/spec-values.ts"
import type { FitRuleName, FitVerdict } from "./finding.ts"

export type Judgement = { verdict: FitVerdict; sentence: string } | "unknown"

/** Parts of one kind that a rule reads. */
export interface Side {
  kind: string
  /** Codes of required values. */
  reads: readonly string[]
  /** Codes of optional values. */
  also?: readonly string[]
  /** Filters parts of the kind; parts without a value pass. */
  when?: (specs: Specs) => boolean
}

/** Equal parts with their quantity in a machine. */
export interface Counted {
  kind: string
  specs: Specs
  quantity: number
}

/** Rule for each pair of parts of two sides; undefined if it does not apply. */
export interface PairRule {
  name: FitRuleName
  sides: readonly [Side, Side]
  judge: (one: Specs, other: Specs) => Judgement | undefined
}

/** Rule for all parts that need something and all that provide it. */
export interface SumRule {
  name: FitRuleName
  needs: readonly Side[]
  gives: readonly Side[]
  judge: (needs: readonly Counted[], gives: readonly Counted[]) => Judgement | undefined
}

export const fits = (sentence: string): Judgement => ({ verdict: "fits", sentence })
export const check = (sentence: string): Judgement => ({ verdict: "check", sentence })
export const no = (sentence: string): Judgement => ({ verdict: "no", sentence })

/** Chooses a verdict where one sentence explains both. */
export const fitsIf = (isSo: boolean, sentence: string, otherwise = no): Judgement =>
  isSo ? fits(sentence) : otherwise(sentence)

/** Sums a value over parts; undefined if one lacks it. */
export function sumOf(
  parts: readonly Counted[],
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

export const unitsOf = (parts: readonly Counted[]): number =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0)
