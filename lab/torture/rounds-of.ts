import type { Stage } from "./part.ts"

/** Numbers of rounds from 0: few, the full count, or until the hours given are over. */
export function* roundsOf({ quick, hours }: Stage, few: number, full: number): Generator<number> {
  const end = performance.now() + (hours ?? 0) * 3_600_000
  const count = quick ? few : full
  for (let round = 0; hours === undefined ? round < count : performance.now() < end; round += 1)
    yield round
}
