import pg from "pg"

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Connections that can be refused and cut off, for a server that keeps everybody waiting. */
export class ShopPool extends pg.Pool {
  /** While this is set nobody gets a connection. */
  hangs = false
  readonly #clients = new Set<pg.PoolClient>()

  constructor(config: pg.PoolConfig) {
    super(config)
    this.on("connect", (client) => this.#clients.add(client))
    this.on("remove", (client) => this.#clients.delete(client))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
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

  /** Everybody who waits for an answer hears that none comes. */
  cutOff(): void {
    for (const client of this.#clients) client.connection.stream.destroy()
  }
}
