import { Hono } from "hono"
import { Pool } from "pg"
import pino from "pino"
import { migrate } from "#db/connection/migrate.ts"
import { connectEmbeddedDatabase } from "#db/embedded/embedded-database.ts"
import { runEvery } from "#runtime/jobs.ts"
import { listen } from "#runtime/listen.ts"
import { cardSandbox } from "#sandbox/payments/card-sandbox.ts"
import { readCardEnvironment } from "./stage-shop.ts"

/** Runs the card provider in its own process, with its own database. */
const { dataDir, port, webhookUrl, secretKey, publishableKey, webhookSecret } =
  readCardEnvironment()
const log = pino(pino.destination(2))
const { url } = await connectEmbeddedDatabase({ dataDir, log })
await migrate(url)
const pool = new Pool({ connectionString: url, max: 20 })
pool.on("error", () => undefined)
const sandbox = await cardSandbox({
  pool,
  secretKey,
  publishableKey,
  webhook: {
    secret: webhookSecret,
    firstRetryMs: 500,
    deliver: (body, signature) =>
      fetch(webhookUrl, {
        method: "POST",
        headers: { "stripe-signature": signature },
        body,
        signal: AbortSignal.timeout(5_000),
      }),
  },
  reportError: (error) => log.error({ err: error }, "card_stand_in_error"),
})
const app = new Hono()
  .get("/ready", async (c) => {
    await pool.query("select 1")
    return c.text("ready")
  })
  .route("/", sandbox.app)
await listen((request) => app.fetch(request), { host: "127.0.0.1", port })
runEvery(200, sandbox.deliverDue, log)
