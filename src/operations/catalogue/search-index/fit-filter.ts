import type { Specs } from "#domain/catalogue/spec-values.ts"
import type { FitVerdict } from "#domain/compatibility/finding.ts"
import { judgeTogether } from "#domain/compatibility/judge-together.ts"
import type { FittedPart } from "./part-search.ts"

/** Values that the fit rules read from a part; `specs` is undefined if it has none. */
export interface FitSet {
  kind: string
  specs: Specs | undefined
}

const NOT_JUDGED = 0
const verdicts = [undefined, undefined, "no", "check", "fits"] as const

/** Judges parts against those of a machine; judges equal parts once. */
export class FitFilter {
  readonly #sets: readonly FitSet[]
  /** Whether any of the machine's parts is on sale and covered by rules. */
  readonly hasParts: boolean
  readonly #judge: ReturnType<typeof judgeTogether>
  readonly #known: Uint8Array

  constructor(
    sets: readonly FitSet[],
    setOf: (id: string) => FitSet | undefined,
    parts: readonly FittedPart[],
  ) {
    this.#sets = sets
    this.#known = new Uint8Array(sets.length)
    const others = parts.flatMap(({ id, quantity }) => {
      const { kind, specs } = setOf(id) ?? {}
      return kind !== undefined && specs ? [{ id, quantity, category: kind, specs }] : []
    })
    this.hasParts = others.length > 0
    this.#judge = judgeTogether(others)
  }

  /** Returns the verdict on a part by the number of its set; undefined if no rule compares it. */
  verdictOf(set: number): FitVerdict | undefined {
    const known = this.#known[set] ?? NOT_JUDGED
    if (known !== NOT_JUDGED) return verdicts[known]
    const { kind, specs } = this.#sets[set] ?? {}
    const verdict = kind !== undefined && specs ? this.#judge(kind, specs) : undefined
    this.#known[set] = verdict === undefined ? 1 : verdicts.indexOf(verdict)
    return verdict
  }
}
