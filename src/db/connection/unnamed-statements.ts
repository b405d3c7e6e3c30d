import pg from "pg"

/**
 * Sends every statement without its name: where each transaction has another connection, a name given on
 * one means nothing on the next.
 */
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
