/** A terminal that closes says SIGHUP. */
const SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const
type StopSignal = (typeof SIGNALS)[number]

let stopping: Promise<void> | undefined

/** Whether this process was asked to end; what then fails while it still starts is no trouble of the operator's. */
export const isStopping = (): boolean => stopping !== undefined

/**
 * Ends the process in order when the terminal or the machine asks for it, once, however often it is asked:
 * npm passes on what the terminal has already told everybody.
 */
export function stopOnSignal(
  stop: () => Promise<void>,
  signals: readonly StopSignal[] = SIGNALS,
): void {
  const end = () => {
    stopping ??= stop().then(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, end)
}
