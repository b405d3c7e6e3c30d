/** Runs batches until none is left, one fails, or the runner is stopped. */
export class BatchRunner {
  readonly #batch: (signal: AbortSignal) => Promise<boolean>
  readonly #onEnd: (failure: unknown) => void
  #running: AbortController | undefined

  /** `batch` runs one batch and returns whether there was one. */
  constructor(batch: (signal: AbortSignal) => Promise<boolean>, onEnd: (failure: unknown) => void) {
    this.#batch = batch
    this.#onEnd = onEnd
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  start(): void {
    if (this.#running) return
    this.#running = new AbortController()
    void this.#run(this.#running.signal)
  }

  stop(): void {
    this.#running?.abort()
    this.#running = undefined
  }

  async #run(signal: AbortSignal): Promise<void> {
    try {
      while (await this.#batch(signal)) if (signal.aborted) return
      this.#end(signal, undefined)
    } catch (failure) {
      this.#end(signal, failure)
    }
  }

  #end(signal: AbortSignal, failure: unknown): void {
    if (signal.aborted) return
    this.#running = undefined
    this.#onEnd(failure)
  }
}
