import { defineConfig } from "vitest/config"
import {
  type PoolOptions,
  type PoolRunnerInitializer,
  type PoolWorker,
  ThreadsPoolWorker,
  type WorkerRequest,
} from "vitest/node"
import { groups } from "./groups.ts"

/** Test files of the selected group. Pages are not built. */
const tests = groups[process.env.MUTANTS_GROUP ?? ""]?.tests ?? []

export default defineConfig({
  plugins: [
    {
      name: "warm-pool",
      // Overrides the pool that Stryker sets.
      configureVitest: ({ project }) => {
        Object.assign(project.config, { pool: warmPool.name, poolRunner: warmPool })
      },
    },
  ],
  test: {
    include: tests,
    isolate: false,
    setupFiles: ["lab/mutants/no-mutant.ts"],
    // Detects mutants that hang, but tolerates slow machines.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    globalSetup: tests.every((file) => file.startsWith("src/domain/"))
      ? []
      : ["test/database-setup.ts"],
  },
})

/** Maximum runs per thread, because a skipped test file leaves its shop open and database connections are limited. */
const MAX_RUNS_PER_THREAD = 8

let kept: { thread: ThreadsPoolWorker; runs: number } | undefined

/** Reuses a thread for several runs, because loading the shop takes five times as long as the tests. */
export const warmPool: PoolRunnerInitializer = {
  name: "warm",
  createPoolWorker: (options) => new WarmWorker(options),
}

class WarmWorker implements PoolWorker {
  readonly name = warmPool.name
  readonly #thread: ThreadsPoolWorker
  readonly #isNew: boolean
  readonly #isLast: boolean
  readonly #listeners: Parameters<PoolWorker["on"]>[] = []

  constructor(options: PoolOptions) {
    // Mutants of module-level code need a new thread, which loads the module with them.
    const isAlone = options.project.getProvidedContext().mutantActivation === "static"
    const { thread, runs } = (!isAlone && kept) || {
      thread: new ThreadsPoolWorker(options),
      runs: 0,
    }
    this.#thread = thread
    this.#isNew = runs === 0
    this.#isLast = isAlone || runs + 1 === MAX_RUNS_PER_THREAD
    if (!isAlone) kept = this.#isLast ? undefined : { thread, runs: runs + 1 }
  }

  async start(): Promise<void> {
    if (!this.#isNew) return
    await this.#thread.start()
    this.#thread.on("exit", () => {
      if (kept?.thread === this.#thread) kept = undefined
    })
  }

  /** Answers stop messages itself if the thread will be reused. */
  send(message: WorkerRequest): void {
    if (message.type !== "stop" || this.#isLast) this.#thread.send(message)
    else
      for (const [event, listener] of this.#listeners)
        if (event === "message") listener({ type: "stopped", __vitest_worker_response__: true })
  }

  async stop(): Promise<void> {
    for (const [event, listener] of this.#listeners) this.#thread.off(event, listener)
    if (this.#isLast) await this.#thread.stop()
  }

  on(...listener: Parameters<PoolWorker["on"]>): void {
    this.#listeners.push(listener)
    this.#thread.on(...listener)
  }

  off(...listener: Parameters<PoolWorker["off"]>): void {
    this.#thread.off(...listener)
  }

  deserialize = (data: unknown): unknown => data
}
