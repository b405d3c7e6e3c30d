import { Hono } from "hono"
import { z } from "zod"

const question = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  requesterMemberStateCode: z.string().optional(),
  requesterNumber: z.string().optional(),
})

/**
 * Stand-in for VIES. Numbers that contain 999 get no answer, numbers that end with 0 are unknown, also as requester, all
 * others are valid. Only this process calls it.
 */
export function viesSandbox(): Hono {
  const app = new Hono()
  app.post("/check-vat-number", async (c) => {
    const read = question.safeParse(await c.req.json())
    if (!read.success) return c.json(failed("INVALID_INPUT"), 400)
    const { countryCode, vatNumber, requesterNumber } = read.data
    if (vatNumber.includes("999")) return c.json(failed("MS_UNAVAILABLE"), 500)
    if (requesterNumber?.endsWith("0")) return c.json(failed("INVALID_REQUESTER_INFO"))
    const valid = !vatNumber.endsWith("0")
    return c.json({
      countryCode,
      vatNumber,
      valid,
      requestDate: new Date().toISOString(),
      requestIdentifier: requesterNumber ? `STANDIN${Date.now()}` : "",
      name: valid ? `Test firm ${countryCode}${vatNumber}` : "---",
      address: "---",
    })
  })
  return app
}

const failed = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] })
