import pg from "pg"
import { DatabaseUnavailable } from "../connection/database-unavailable.ts"

const tooManyConnections = "53300"
/** Starting up or shutting down, or ended in the middle of it. */
const notNow = ["57P01", "57P02", "57P03"]

/** Whether the server takes the shop in: it does, it is starting or stopping, or nobody answers. */
export async function ping(url: string): Promise<"ready" | "starting" | "silent"> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on("error", () => {}) // It also fails `connect`.
  try {
    await client.connect()
    await client.end()
    return "ready"
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return "silent"
    const code = error.code ?? ""
    if (code === tooManyConnections) return "ready"
    if (notNow.includes(code)) return "starting"
    throw new DatabaseUnavailable(
      `The embedded database does not let the shop in: ${error.message}.\nThe folder postgres and the file postgres.password in DATA_DIR must come from the same backup.`,
      { cause: error },
    )
  }
}
