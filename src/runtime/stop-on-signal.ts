/** SIGHUP is sent when a terminal closes. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const

let stopping: Promise<void> | undefined

/** Reports whether the process is stopping. Errors of an interrupted startup are then not reported to the operator. */
export const isStopping = (): boolean => stopping !== undefined

/**
 * Stops the process gracefully on the first signal. Further ones are ignored, because npm forwards signals that the
 * terminal has already sent to all processes.
 */
export function stopOnSignal(
  stop: () => Promise<void>,
  signals: readonly (typeof SIGNALS)[number][] = SIGNALS,
): void {
  const end = () => {
    stopping ??= stop().then(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, end)
}

type CleanUp = (graceMs?: number) => unknown

/** Cleanup functions, run in reverse order. */
export class CleanUps {
  readonly #waiting: CleanUp[] = []

  add(cleanUp: CleanUp): void {
    this.#waiting.push(cleanUp)
  }

  /** Runs each once, even if others fail; throws the first error at the end. */
  async run(graceMs?: number): Promise<void> {
    const errors: unknown[] = []
    for (const cleanUp of this.#waiting.splice(0).reverse())
      await Promise.resolve(graceMs)
        .then(cleanUp)
        .catch((error) => errors.push(error))
    if (errors.length > 0) throw errors[0]
  }
}
