import { ask, CutOff } from "./ask.ts"

/** How long calls took, and how they were answered. */
export class Latencies {
  readonly #tookMs: number[] = []
  readonly statuses = new Map<number, number>()

  get count(): number {
    return this.#tookMs.length
  }

  async ask(...request: Parameters<typeof ask>) {
    const begun = performance.now()
    const reply = await ask(...request).catch((error: unknown) => {
      if (error instanceof CutOff) return undefined
      throw error
    })
    this.#tookMs.push(performance.now() - begun)
    const status = reply?.status ?? 0
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    return reply
  }

  /** How many were answered so, or not at all (0). */
  countOf(...statuses: number[]): number {
    return statuses.reduce((sum, status) => sum + (this.statuses.get(status) ?? 0), 0)
  }

  get serverErrors(): number {
    return [...this.statuses].reduce((sum, [status, n]) => sum + (status >= 500 ? n : 0), 0)
  }

  p99Ms(): number {
    return this.quantileMs(0.99)
  }

  quantileMs(share: number): number {
    const sorted = this.#tookMs.toSorted((a, b) => a - b)
    return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY
  }
}
