import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import type { AskedRow, RowMatch } from "#domain/matching/matched-part.ts"

export interface ThreadTask {
  id: number
  /** Parts as JSON, which the thread reads. */
  parts?: string
  rows?: readonly AskedRow[]
  /** Many came, and no more for now. */
  settles?: boolean
}

export interface ThreadAnswer {
  id: number
  rows: RowMatch[]
  /** It should begin afresh. */
  needsRebuild: boolean
}

const MAX_MB_PER_FILE = 512
const program = fileURLToPath(import.meta.resolve("#operations/matching/match-thread.ts"))

/** A thread of its own that matches rows with the parts it was told. */
export class MatchingThread {
  #worker = new Worker(program, {
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB_PER_FILE, maxYoungGenerationSizeMb: 8 },
  })
  #waiting = new Map<
    number,
    { done: (answer: ThreadAnswer) => void; fail: (error: unknown) => void }
  >()
  #last = 0
  #ended = false

  constructor() {
    this.#worker.unref()
    this.#worker.on("message", (answer: ThreadAnswer) => {
      this.#waiting.get(answer.id)?.done(answer)
      this.#waiting.delete(answer.id)
    })
    this.#worker.on("error", (error) => this.#end(error))
    this.#worker.on("exit", () => this.#end(new Error("The matching thread has ended")))
  }

  get ended(): boolean {
    return this.#ended
  }

  put = (parts: string, settles = false): Promise<{ needsRebuild: boolean }> =>
    this.#ask({ parts, settles })

  match = async (rows: readonly AskedRow[]): Promise<RowMatch[]> => (await this.#ask({ rows })).rows

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(task: Omit<ThreadTask, "id">): Promise<ThreadAnswer> {
    this.#last += 1
    const id = this.#last
    return new Promise((done, fail) => {
      if (this.#ended) fail(new Error("The matching thread has ended"))
      this.#waiting.set(id, { done, fail })
      this.#worker.postMessage({ id, ...task })
    })
  }

  #end(error: unknown): void {
    this.#ended = true
    for (const { fail } of this.#waiting.values()) fail(error)
    this.#waiting.clear()
  }
}
