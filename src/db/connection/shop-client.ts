import pg from "pg"

/** A connection that knows whether its server is a standby: since PostgreSQL 14 each says so at the beginning. */
export class ShopClient extends pg.Client {
  isAtStandby = false

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.connection.on("parameterStatus", (told: Record<string, unknown>) => {
      if (told.parameterName === "in_hot_standby") this.isAtStandby = told.parameterValue === "on"
    })
  }
}

/**
 * After a failover an address may lead to the old primary for a while, or for good. It would answer from the past,
 * and a connection to it would stay.
 */
export function refuseStandby(client: pg.ClientBase): void {
  if (client instanceof ShopClient && client.isAtStandby)
    throw Object.assign(new Error("The database server is a standby"), { code: "25006" })
}
