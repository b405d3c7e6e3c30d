import { eq } from "drizzle-orm"
import type { Context, Hono } from "hono"
import { newId, type Tx } from "./call.ts"
import { challengePage, challengeStyle, finishedPage } from "./challenge-page.ts"
import { type ChargeCall, chargeIntent, declineIntent, failAuthentication } from "./charges.ts"
import { outcomeOf } from "./outcomes.ts"
import { getMethod } from "./payment-methods.ts"
import type { Gateway } from "./serve-endpoint.ts"
import { type IntentRow, intents } from "./tables.ts"

/** Its own style sheet and form, in a window or in a frame of the shop, and nothing else. */
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'"

/** The test bank's own page: 3D Secure as the cardholder meets it. Its address is the only key to it. */
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
    const intent = await findChallenged(db, c.req.param("id"))
    if (intent?.status !== "requires_action") return c.html(finishedPage(), intent ? 200 : 404)
    return c.html(challengePage(intent))
  })

  app.post("/3ds/:id", async (c) => {
    const outcome = await readOutcome(c)
    if (outcome !== "complete" && outcome !== "fail") return c.html(finishedPage(), 400)
    const intent = await db.transaction((tx) =>
      finishChallenge(
        { tx, requestId: newId("req"), idempotencyKey: undefined },
        c.req.param("id"),
        outcome,
      ),
    )
    if (!intent) return c.html(finishedPage(), 404)
    if (intent.returnUrl === null) return c.html(finishedPage())
    return c.redirect(wayBack(intent.returnUrl, intent), 303)
  })
}

/** Read by hand: Hono's own reading fails on a body that is not of the kind it says it is. */
async function readOutcome(c: Context): Promise<string | null> {
  const type = c.req.header("content-type") ?? ""
  if (!type.startsWith("application/x-www-form-urlencoded")) return null
  return new URLSearchParams(await c.req.text()).get("outcome")
}

async function findChallenged(db: Pick<Tx, "select">, challengeId: string) {
  const [intent] = await db.select().from(intents).where(eq(intents.challengeId, challengeId))
  return intent
}

/** Ends the bank's step once; asked again, it only says how it ended. */
async function finishChallenge(
  call: ChargeCall,
  challengeId: string,
  outcome: "complete" | "fail",
): Promise<IntentRow | undefined> {
  const [intent] = await call.tx
    .select()
    .from(intents)
    .where(eq(intents.challengeId, challengeId))
    .for("update")
  if (intent?.status !== "requires_action" || intent.paymentMethodId === null) return intent
  const method = await getMethod(call.tx, intent.paymentMethodId)
  if (outcome === "fail") return failAuthentication(call, intent, method)
  const attempt = { intent, method, authenticated: true }
  const { failure } = outcomeOf(method.behaviour)
  return failure ? declineIntent(call, attempt, failure) : chargeIntent(call, attempt)
}

/** As Stripe comes back: with the intent, its client secret and how the step ended. */
function wayBack(returnUrl: string, intent: IntentRow): string {
  const url = new URL(returnUrl)
  url.searchParams.set("payment_intent", intent.id)
  url.searchParams.set("payment_intent_client_secret", intent.clientSecret)
  url.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed")
  return url.href
}
