import pg from "pg"

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
