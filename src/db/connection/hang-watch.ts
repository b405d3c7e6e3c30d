import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import type { Logger } from "pino"
import type { ShopPool } from "./shop-pool.ts"

const ASK_EVERY_MS = 400
const SILENT_MS = 1_300
/** Silence after which waiting queries are cut off. */
const CUT_OFF_MS = 3_000
const ASK_ANEW_MS = 5_000
const STEP_MS = 100

interface HangWatchOptions {
  pool: ShopPool
  url: string
  log: Pick<Logger, "warn">
}

/**
 * Probes the server on a connection of its own. While it is silent, nobody gets a connection, and
 * waiting queries are cut off after a while. A server that refuses connections is not silent.
 */
export function watchForHang({ pool, url, log }: HangWatchOptions): () => Promise<void> {
  let stopped = false
  let line: Line | undefined

  const drop = (dropped = line) => {
    dropped?.client.connection.stream.destroy()
    if (line === dropped) line = undefined
  }
  const ask = async (): Promise<void> => {
    line ??= openLine(url)
    const asked = line
    try {
      await asked.connected
      await asked.client.query("select 1")
    } catch {
      drop(asked)
    }
  }
  const listen = async (): Promise<void> => {
    let answer = ask()
    for (let silentMs = STEP_MS; await isSilent(answer); silentMs += STEP_MS) {
      if (stopped) return
      if (silentMs === SILENT_MS) {
        pool.hangs = true
        log.warn({ event: "database_hangs" })
      }
      if (silentMs === CUT_OFF_MS) pool.cutOff()
      if (silentMs % ASK_ANEW_MS > 0) continue
      drop()
      answer = ask()
    }
    if (pool.hangs) log.warn({ event: "database_answers_again" })
    pool.hangs = false
  }
  const watch = async () => {
    while (!stopped) {
      await listen()
      await delay(ASK_EVERY_MS, undefined, { ref: false })
    }
  }
  void watch()
  return async () => {
    stopped = true
    drop()
  }
}

interface Line {
  client: pg.Client
  connected: Promise<unknown>
}

function openLine(url: string): Line {
  const client = new pg.Client({ connectionString: url, application_name: "hang watch" })
  client.on("error", () => undefined) // It also fails what is asked.
  return { client, connected: client.connect() }
}

const isSilent = (answer: Promise<void>): Promise<boolean> =>
  Promise.race([answer.then(() => false), delay(STEP_MS, true)])
