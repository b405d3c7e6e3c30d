/** Work that goes piece by piece, one at a time, until there is none, it fails, or it is given up. */
export class BatchRunner {
  readonly #piece: (signal: AbortSignal) => Promise<boolean>
  readonly #onEnd: (failure: unknown) => void
  #running: AbortController | undefined

  /** `piece` says whether there was one. */
  constructor(piece: (signal: AbortSignal) => Promise<boolean>, onEnd: (failure: unknown) => void) {
    this.#piece = piece
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
      while (await this.#piece(signal)) if (signal.aborted) return
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
