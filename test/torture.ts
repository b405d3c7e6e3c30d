/**
 * How many rounds of something random: few in the suite, so many times more where TORTURE says so, as in
 * `TORTURE=10 npx vitest run test/pay-or-delete.test.ts`.
 */
export const rounds = (inTheSuite: number): number =>
  Math.ceil(inTheSuite * Number(process.env.TORTURE ?? 1))

/** For a test of so many rounds. */
export const roundsTimeoutMs = 30_000 * rounds(1)

export const randomUpTo = (most: number): number => Math.floor(Math.random() * (most + 1))
