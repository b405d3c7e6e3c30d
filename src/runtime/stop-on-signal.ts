/** A closed terminal sends SIGHUP. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const
type StopSignal = (typeof SIGNALS)[number]

let stopping: Promise<void> | undefined

/** True once the process was told to stop. An error of a start that is interrupted is not the operator's. */
export const isStopping = (): boolean => stopping !== undefined

/** Stops the process in order on a signal, once: npm repeats what the terminal has sent to everybody. */
export function stopOnSignal(
  stop: () => Promise<void>,
  signals: readonly StopSignal[] = SIGNALS,
): void {
  const end = () => {
    stopping ??= stop().then(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, end)
}

type CleanUp = (graceMs?: number) => unknown

/** Actions that close what was opened, last first. */
export class CleanUps {
  readonly #waiting: CleanUp[] = []

  add(cleanUp: CleanUp): void {
    this.#waiting.push(cleanUp)
  }

  /** Runs each once, even if others fail; throws the first error in the end. */
  async run(graceMs?: number): Promise<void> {
    const errors: unknown[] = []
    for (const cleanUp of this.#waiting.splice(0).reverse())
      await Promise.resolve(graceMs)
        .then(cleanUp)
        .catch((error) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  }
}
