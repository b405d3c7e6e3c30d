import { z } from "zod"
import {
  ProviderUnavailable,
  type TaxIdAnswer,
  type TaxIdChecker,
} from "#operations/kernel/ports.ts"
import { type Fetch, fetchJson } from "./fetch-json.ts"

/**
 * "Check a UK VAT number", version 2, for applications registered with HMRC:
 * https://developer.service.hmrc.gov.uk/api-documentation/docs/api/service/vat-registered-companies-api/2.0
 */
export const HMRC_BASE = "https://api.service.hmrc.gov.uk"

export interface HmrcOptions {
  base: string
  clientId: string
  clientSecret: string
  fetch: Fetch
}

const WHO = "HMRC"
/** Avoids a token in its last minute. */
const MARGIN_SECONDS = 60

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const found = z.object({
  target: z.object({ name: z.string(), vatNumber: z.string() }),
  consultationNumber: z.string().default(""),
})
const refused = z.object({ code: z.string() })

/** Checks VAT numbers of the United Kingdom. Without an answer about the number, its validity stays open. */
export function hmrcChecker(options: HmrcOptions): TaxIdChecker {
  const { base, fetch } = options
  const tokens = tokensOf(options)
  const lookUp = async (path: string) => {
    const headers = {
      accept: "application/vnd.hmrc.2.0+json",
      authorization: `Bearer ${await tokens.get()}`,
    }
    return fetchJson(WHO, fetch, `${base}/organisations/vat/check-vat-number/lookup/${path}`, {
      headers,
    })
  }
  return {
    kinds: ["gb_vat"],
    async check({ digits }, requester): Promise<TaxIdAnswer> {
      const path = requester ? `${digits}/${requester.digits}` : digits
      let answer = await lookUp(path)
      if (answer.status === 401) {
        tokens.forget()
        answer = await lookUp(path)
      }
      return read(answer)
    },
  }
}

function read({ status, json }: { status: number; json: unknown }): TaxIdAnswer {
  const company = status === 200 ? found.safeParse(json).data : undefined
  if (company)
    return { valid: true, holder: company.target.name, consultation: company.consultationNumber }
  const code = refused.safeParse(json).data?.code
  // An unknown address gets a 404 with another code.
  if (status === 404 && code === "NOT_FOUND") return { valid: false, holder: "", consultation: "" }
  throw new ProviderUnavailable(`${WHO}: ${(code ?? "no answer").slice(0, 100)}`)
}

/** Keeps HMRC's access token until it ends; concurrent callers share one request. */
function tokensOf({ base, clientId, clientSecret, fetch }: HmrcOptions) {
  let kept: { until: number; token: Promise<string> } | undefined
  const ask = async () => {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      scope: "read:vat",
    })
    const { json } = await fetchJson(WHO, fetch, `${base}/oauth/token`, { method: "POST", body })
    const { data } = tokenSchema.safeParse(json)
    if (!data) throw new ProviderUnavailable(`${WHO} does not let this shop in`)
    const until = Date.now() + (data.expires_in - MARGIN_SECONDS) * 1000
    if (kept) kept.until = until
    return data.access_token
  }
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    get(): Promise<string> {
      if (kept && kept.until > Date.now()) return kept.token
      const token = ask()
      kept = { until: Number.POSITIVE_INFINITY, token }
      token.catch(forget)
      return token
    },
  }
}
