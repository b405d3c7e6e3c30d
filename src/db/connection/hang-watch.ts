import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import type { Logger } from "pino"
import type { ShopPool } from "./shop-pool.ts"

const PROBE_EVERY_MS = 400
/** Silence after which the pool refuses connections. */
const HANG_MS = 1_300
/** Silence after which pending queries are cut off. */
const CUT_OFF_MS = 3_000
/** Interval of new connections while the server is silent. */
const RECONNECT_MS = 5_000
const STEP_MS = 100

interface HangWatchOptions {
  pool: ShopPool
  url: string
  log: Pick<Logger, "warn">
}

/**
 * Probes the server on a separate connection. While it does not answer, the pool refuses connections. After a
 * while, pending queries are cut off. A server that refuses connections counts as answering.
 */
export function watchForHang({ pool, url, log }: HangWatchOptions): () => Promise<void> {
  let stopped = false
  let connection: ProbeConnection | undefined

  const disconnect = (dropped = connection) => {
    dropped?.client.connection.stream.destroy()
    if (connection === dropped) connection = undefined
  }
  const probe = async (): Promise<void> => {
    let probed = connection
    try {
      // Opening reads the files of certificates, which may be missing for a moment.
      probed ??= openProbeConnection(url)
      connection = probed
      await probed.connected
      await probed.client.query("select 1")
    } catch {
      disconnect(probed)
    }
  }
  const probeUntilAnswered = async (): Promise<void> => {
    let answer = probe()
    for (let silentMs = STEP_MS; await isSilent(answer); silentMs += STEP_MS) {
      if (stopped) return
      if (silentMs === HANG_MS) {
        pool.hangs = true
        log.warn("database_hangs")
      }
      if (silentMs === CUT_OFF_MS) pool.cutOff()
      if (silentMs % RECONNECT_MS > 0) continue
      disconnect()
      answer = probe()
    }
    if (pool.hangs) log.warn("database_answers_again")
    pool.hangs = false
  }
  const watch = async () => {
    while (!stopped) {
      await probeUntilAnswered()
      await delay(PROBE_EVERY_MS, undefined, { ref: false })
    }
  }
  void watch()
  return async () => {
    stopped = true
    disconnect()
  }
}

interface ProbeConnection {
  client: pg.Client
  connected: Promise<unknown>
}

function openProbeConnection(url: string): ProbeConnection {
  const client = new pg.Client({ connectionString: url, application_name: "hang watch" })
  client.on("error", () => undefined) // Its queries report the error themselves.
  return { client, connected: client.connect() }
}

const isSilent = (answer: Promise<void>): Promise<boolean> =>
  Promise.race([answer.then(() => false), delay(STEP_MS, true)])
