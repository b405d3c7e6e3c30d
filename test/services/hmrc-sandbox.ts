import { Hono } from "hono"

export const SANDBOX_CLIENT = { clientId: "stand-in", clientSecret: "stand-in" }

/**
 * Creates a stand-in for HMRC: numbers with 999 get an error, those ending in 0 are unknown, all others are
 * valid. A token lasts four hours.
 */
export function hmrcSandbox(): Hono {
  const app = new Hono()
  const tokens = new Set<string>()

  app.post("/oauth/token", async (c) => {
    const { client_id, client_secret, grant_type, scope } = await c.req.parseBody()
    const { clientId, clientSecret } = SANDBOX_CLIENT
    const isKnown = client_id === clientId && client_secret === clientSecret
    if (!isKnown || grant_type !== "client_credentials" || scope !== "read:vat")
      return c.json(
        { error: "invalid_client", error_description: "invalid client id or secret" },
        401,
      )
    const access_token = crypto.randomUUID()
    tokens.add(access_token)
    return c.json({ access_token, token_type: "bearer", expires_in: 14_400, scope })
  })

  app.get("/organisations/vat/check-vat-number/lookup/:target/:requester?", (c) => {
    const { target, requester } = c.req.param()
    if (c.req.header("accept") !== "application/vnd.hmrc.2.0+json")
      return c.json(failed("ACCEPT_HEADER_INVALID"), 406)
    if (!tokens.has((c.req.header("authorization") ?? "").replace("Bearer ", "")))
      return c.json(failed("INVALID_CREDENTIALS"), 401)
    if (![target, requester ?? target].every((vrn) => /^(\d{9}|\d{12})$/.test(vrn)))
      return c.json(failed("INVALID_REQUEST"), 400)
    if (requester?.endsWith("0")) return c.json(failed("INVALID_REQUEST"), 403)
    if (target.includes("999")) return c.json(failed("INTERNAL_SERVER_ERROR"), 500)
    if (target.endsWith("0")) return c.json(failed("NOT_FOUND"), 404)
    return c.json({
      target: {
        name: `Test firm GB${target}`,
        vatNumber: target,
        address: { line1: "1 Test Road", postcode: "SW97 5CK", countryCode: "GB" },
      },
      ...(requester && { requester, consultationNumber: `STANDIN${Date.now()}` }),
      processingDate: new Date().toISOString(),
    })
  })
  return app
}

const failed = (code: string) => ({ code, message: "Of the stand-in" })
