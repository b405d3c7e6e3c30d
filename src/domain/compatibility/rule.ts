import type { Specs } from "../catalogue/spec-values.ts"
import type { FitRuleName, FitVerdict } from "./finding.ts"

/** What a rule says; `unknown` where a value that it needs is not there. */
export type Judgement = { verdict: FitVerdict; sentence: string } | "unknown"

/** Parts of one kind that a rule is about. */
export interface Side {
  kind: string
  /** The values that it needs, by their codes. */
  reads: readonly string[]
  /** Values that narrow its answer where they are said. */
  also?: readonly string[]
  /** Which parts of the kind; whoever does not say what they are is among them. */
  when?: (specs: Specs) => boolean
}

/** Some alike parts, as often as a machine has them. */
export interface Counted {
  kind: string
  specs: Specs
  quantity: number
}

/** Asked of each part of one side with each of the other; nothing where it is no question. */
export interface PairRule {
  name: FitRuleName
  sides: readonly [Side, Side]
  judge: (one: Specs, other: Specs) => Judgement | undefined
}

/** Asked once of all parts that need something and all that give it. */
export interface SumRule {
  name: FitRuleName
  needs: readonly Side[]
  gives: readonly Side[]
  judge: (needs: readonly Counted[], gives: readonly Counted[]) => Judgement | undefined
}

export const fits = (sentence: string): Judgement => ({ verdict: "fits", sentence })
export const check = (sentence: string): Judgement => ({ verdict: "check", sentence })
export const no = (sentence: string): Judgement => ({ verdict: "no", sentence })

/** Where one sentence says both: whether it fits, or else is held back. */
export const fitsIf = (isSo: boolean, sentence: string, otherwise = no): Judgement =>
  isSo ? fits(sentence) : otherwise(sentence)

/** How much these parts come to; nothing where one of them does not say. */
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
