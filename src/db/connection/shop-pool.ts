import { setTimeout as delay } from "node:timers/promises"
import pg from "pg"
import type { Logger } from "pino"

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Pool that can refuse connections and cut off queries while the server hangs. */
export class ShopPool extends pg.Pool {
  /** Refuses connections while true. */
  hangs = false
  readonly #clients = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on("connect", (client) => this.#clients.add(client))
    this.on("remove", (client) => this.#clients.delete(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: ConnectCallback): void
  override connect(connected?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!this.hangs && !connected) return super.connect()
    if (!this.hangs && connected) {
      super.connect(connected)
      return undefined
    }
    const error = Object.assign(new Error("The database does not answer"), { code: "ETIMEDOUT" })
    if (!connected) return Promise.reject(error)
    connected(error, undefined, () => undefined)
    return undefined
  }

  /** Fails all pending queries by closing their connections. */
  cutOff(): void {
    for (const client of this.#clients) client.connection.stream.destroy()
  }
}

/** Connection that knows whether its server is a standby. PostgreSQL reports this since version 14. */
export class ShopClient extends pg.Client {
  isAtStandby = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.connection.on("parameterStatus", (status: Record<string, unknown>) => {
      if (status.parameterName === "in_hot_standby")
        this.isAtStandby = status.parameterValue === "on"
    })
  }
}

/** Refuses a standby. After a failover an address may lead to the old primary, which would return stale data. */
export function refuseStandby(client: pg.ClientBase): void {
  if (client instanceof ShopClient && client.isAtStandby)
    throw Object.assign(new Error("The database server is a standby"), { code: "25006" })
}

/** Sends statements without names, because a transaction pooler gives each transaction another connection. */
export class UnnamedStatementClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    this.query = new Proxy(this.query, {
      apply: (query, self: unknown, [statement, ...rest]: unknown[]): unknown =>
        Reflect.apply(query, self, [withoutName(statement), ...rest]),
    })
  }
}

const withoutName = (statement: unknown): unknown =>
  typeof statement === "object" && statement?.constructor === Object && "name" in statement
    ? { ...statement, name: undefined }
    : statement

const ASK_EVERY_MS = 400
const SILENT_MS = 1_300
/** Silence after which pending queries are cut off. */
const CUT_OFF_MS = 3_000
const ASK_ANEW_MS = 5_000
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
  let line: Line | undefined

  const drop = (dropped = line) => {
    dropped?.client.connection.stream.destroy()
    if (line === dropped) line = undefined
  }
  const ask = async (): Promise<void> => {
    let watched = line
    try {
      // Opening reads the files of certificates, which may be missing for a moment.
      watched ??= openLine(url)
      line = watched
      await watched.connected
      await watched.client.query("select 1")
    } catch {
      drop(watched)
    }
  }
  const listen = async (): Promise<void> => {
    let answer = ask()
    for (let silentMs = STEP_MS; await isSilent(answer); silentMs += STEP_MS) {
      if (stopped) return
      if (silentMs === SILENT_MS) {
        pool.hangs = true
        log.warn("database_hangs")
      }
      if (silentMs === CUT_OFF_MS) pool.cutOff()
      if (silentMs % ASK_ANEW_MS > 0) continue
      drop()
      answer = ask()
    }
    if (pool.hangs) log.warn("database_answers_again")
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
  client.on("error", () => undefined) // Its queries report the error themselves.
  return { client, connected: client.connect() }
}

const isSilent = (answer: Promise<void>): Promise<boolean> =>
  Promise.race([answer.then(() => false), delay(STEP_MS, true)])
