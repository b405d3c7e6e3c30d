import type { TestContext } from "vitest"

declare module "vitest" {
  interface TaskMeta {
    /** Measurement that `npm run torture` shows beside the goal. */
    figure?: string
  }
}

const isFull = process.env.TORTURE === "full"

/** Number of rounds of a random test: few in the suite, the full count in `npm run torture`. */
export const rounds = (inTheSuite: number, full: number): number => (isFull ? full : inTheSuite)

/** Time limit of a test, generous because the machine may be busy. */
export const testTimeoutMs = isFull ? 14_400_000 : 600_000

/** A time goal, which applies in `npm run torture` only. */
export const goalMs = (goal: number): number => (isFull ? goal : Number.POSITIVE_INFINITY)

export function figure({ task }: TestContext, text: string): void {
  task.meta.figure = text
}

export const randomUpTo = (most: number): number => Math.floor(Math.random() * (most + 1))
