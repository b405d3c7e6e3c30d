import { eq } from "drizzle-orm"
import type { Context, Hono } from "hono"
import { html } from "hono/html"
import { providerDecimals } from "#domain/pricing/card-limits.ts"
import { standInPage } from "../stand-in-page.ts"
import { type ChargeCall, chargeIntent, declineIntent, failAuthentication } from "./charges.ts"
import { getMethod } from "./payment-methods.ts"
import type { Gateway } from "./serve-endpoint.ts"
import { type IntentRow, intents } from "./tables.ts"
import { outcomeOf } from "./test-cards.ts"
import { newId, type Tx } from "./wire.ts"

/** Permits only its own style sheet and form, in a window or in a frame of the shop. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** Serves the page of the test bank: 3D Secure as cardholders see it. Knowing the address is enough for access. */
export function serveChallenge(app: Hono, { db }: Pick<Gateway, "db">): void {
  app.use("/3ds/*", async (c, next) => {
    await next()
    c.header("Cache-Control", "no-store")
    c.header("Content-Security-Policy", POLICY)
  })

  app.get("/3ds/style.css", (c) =>
    c.body(challengeStyle, 200, { "Content-Type": "text/css; charset=utf-8" }),
  )

  app.get("/3ds/:id", async (c) => {
    const [intent] = await selectChallenged(db, c.req.param("id"))
    if (intent?.status !== "requires_action") return c.html(finishedPage(), intent ? 200 : 404)
    return c.html(challengePage(intent))
  })

  app.post("/3ds/:id", async (c) => {
    const outcome = await readOutcome(c)
    if (!outcome) return c.html(finishedPage(), 400)
    const intent = await db.transaction((tx) =>
      finishChallenge(
        { tx, requestId: newId("req"), idempotencyKey: undefined },
        c.req.param("id"),
        outcome,
      ),
    )
    return c.html(finishedPage(), intent ? 200 : 404)
  })
}

type Outcome = "complete" | "fail"

/** Reads the outcome. Hono's own parser fails on a body that is not of its declared type. */
async function readOutcome(c: Context): Promise<Outcome | undefined> {
  const type = c.req.header("content-type") ?? ""
  if (!type.startsWith("application/x-www-form-urlencoded")) return undefined
  const outcome = new URLSearchParams(await c.req.text()).get("outcome")
  return outcome === "complete" || outcome === "fail" ? outcome : undefined
}

const selectChallenged = (db: Pick<Tx, "select">, challengeId: string) =>
  db.select().from(intents).where(eq(intents.challengeId, challengeId))

/** Ends the bank's step once. Later calls only return its result. */
async function finishChallenge(
  call: ChargeCall,
  challengeId: string,
  outcome: Outcome,
): Promise<IntentRow | undefined> {
  const [intent] = await selectChallenged(call.tx, challengeId).for("update")
  if (intent?.status !== "requires_action" || intent.paymentMethodId === null) return intent
  const method = await getMethod(call.tx, intent.paymentMethodId)
  if (outcome === "fail") return failAuthentication(call, intent, method)
  const attempt = { intent, method, authenticated: true }
  const { failure } = outcomeOf(method.behaviour)
  return failure ? declineIntent(call, attempt, failure) : chargeIntent(call, attempt)
}

const TITLE = "3D Secure test page"

const page = (body: ReturnType<typeof html>) =>
  standInPage(
    "style.css",
    TITLE,
    html`<h1>${TITLE}</h1>
${body}`,
  )

/** Page with the question of the test bank: plain HTML without script, in a frame or on its own. */
const challengePage = ({ amount, currency }: IntentRow) =>
  page(
    html`<p>The test bank asks you to confirm a payment of ${formatAmount(amount, currency)}. No real money is involved.</p>
<form method="post">
<button type="submit" name="outcome" value="complete">Complete authentication</button>
<button type="submit" name="outcome" value="fail">Fail authentication</button>
</form>`,
  )

const finishedPage = () =>
  page(html`<p>This step is over. You can close it and go back to the shop.</p>`)

const formatAmount = (amount: number, currency: string) =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(
    amount / 10 ** providerDecimals(currency.toUpperCase()),
  )

const challengeStyle = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; padding: 1.5rem; }
main { max-width: 30rem; margin: 0 auto; }
h1 { font-size: 1.25rem; }
button { display: block; width: 100%; min-height: 2.75rem; margin-top: 0.75rem; font: inherit; }
`
