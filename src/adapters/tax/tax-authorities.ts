import { z } from "zod"
import {
  ProviderUnavailable,
  type TaxIdAnswer,
  type TaxIdChecker,
  type VatNumber,
} from "#operations/kernel/ports.ts"

const TIMEOUT_MS = 6_000

/** Replaces `fetch`, for example by a stand-in. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

/** Fetches an authority's JSON answer within the timeout. Throws `ProviderUnavailable` on any failure. */
async function fetchJson(
  who: string,
  fetch: Fetch,
  url: string,
  init: RequestInit,
): Promise<{ status: number; json: unknown }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { ...init, redirect: "error", signal })
    return { status: response.status, json: await response.json() }
  } catch (error) {
    throw new ProviderUnavailable(`${who} does not answer`, { cause: error })
  }
}

/**
 * "Check a UK VAT number", version 2, for applications registered with HMRC:
 * https://developer.service.hmrc.gov.uk/api-documentation/docs/api/service/vat-registered-companies-api/2.0
 */
export const HMRC_BASE = "https://api.service.hmrc.gov.uk"

interface HmrcOptions {
  base: string
  clientId: string
  clientSecret: string
  fetch: Fetch
}

/** Renews a token before its last minute. */
const MARGIN_SECONDS = 60

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const found = z.object({
  target: z.object({ name: z.string(), vatNumber: z.string() }),
  consultationNumber: z.string().default(""),
})
const refused = z.object({ code: z.string() })

/** Checks British VAT numbers. Throws `ProviderUnavailable` if HMRC gives no answer about the number. */
export function hmrcChecker(options: HmrcOptions): TaxIdChecker {
  const { base, fetch } = options
  const tokens = tokensOf(options)
  const lookUp = async (path: string, token: Promise<string>) => {
    const headers = {
      accept: "application/vnd.hmrc.2.0+json",
      authorization: `Bearer ${await token}`,
    }
    return fetchJson("HMRC", fetch, `${base}/organisations/vat/check-vat-number/lookup/${path}`, {
      headers,
    })
  }
  return {
    kinds: ["gb_vat"],
    async check({ digits }, requester): Promise<TaxIdAnswer> {
      const path = requester ? `${digits}/${requester.digits}` : digits
      const token = tokens.get()
      const answer = await lookUp(path, token)
      if (answer.status !== 401) return read(answer)
      tokens.forget(token)
      return read(await lookUp(path, tokens.get()))
    },
  }
}

function read({ status, json }: { status: number; json: unknown }): TaxIdAnswer {
  const company = status === 200 ? found.safeParse(json).data : undefined
  if (company)
    return { valid: true, holder: company.target.name, consultation: company.consultationNumber }
  const code = refused.safeParse(json).data?.code
  // An unknown URL gets a 404 with another code.
  if (status === 404 && code === "NOT_FOUND") return { valid: false, holder: "", consultation: "" }
  throw new ProviderUnavailable(`HMRC: ${(code ?? "no answer").slice(0, 100)}`)
}

/** Caches HMRC's access token until it expires. Concurrent callers share one request. */
function tokensOf({ base, clientId, clientSecret, fetch }: HmrcOptions) {
  let kept: { until: number; token: Promise<string> } | undefined
  const ask = async () => {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: clientId,
      client_secret: clientSecret,
      scope: "read:vat",
    })
    const { json } = await fetchJson("HMRC", fetch, `${base}/oauth/token`, { method: "POST", body })
    const { data } = tokenSchema.safeParse(json)
    if (!data) throw new ProviderUnavailable("HMRC rejected the shop's credentials")
    return data
  }
  /** Forgets this token, but not a newer one. */
  const forget = (token: Promise<string>) => {
    if (kept?.token === token) kept = undefined
  }
  const renew = () => {
    const token = ask().then(({ access_token: value, expires_in: seconds }) => {
      renewed.until = Date.now() + (seconds - MARGIN_SECONDS) * 1000
      return value
    })
    const renewed = { until: Number.POSITIVE_INFINITY, token }
    token.catch(() => forget(token))
    return renewed
  }
  return {
    forget,
    get(): Promise<string> {
      if (!kept || kept.until <= Date.now()) kept = renew()
      return kept.token
    },
  }
}

/** The REST service of VIES: https://ec.europa.eu/taxation_customs/vies/#/technical-information */
export const VIES_BASE = "https://ec.europa.eu/taxation_customs/vies/rest-api"

interface ViesOptions {
  base: string
  fetch: Fetch
}

/** Member states send `---` for undisclosed values. */
const shown = z
  .string()
  .nullish()
  .transform((text) => (text && text !== "---" ? text : ""))

const answerSchema = z.object({ valid: z.boolean(), name: shown, requestIdentifier: shown })
const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/** Checks EU VAT numbers with VIES. Throws `ProviderUnavailable` if VIES gives no answer about the number. */
export function viesChecker({ base, fetch }: ViesOptions): TaxIdChecker {
  const lookUp = async ({ prefix, digits }: VatNumber, requester: VatNumber | undefined) => {
    const body = JSON.stringify({
      countryCode: prefix,
      vatNumber: digits,
      ...(requester && {
        requesterMemberStateCode: requester.prefix,
        requesterNumber: requester.digits,
      }),
    })
    const { json } = await fetchJson("VIES", fetch, `${base}/check-vat-number`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body,
    })
    return json
  }
  return {
    kinds: ["eu_vat"],
    async check(number, requester): Promise<TaxIdAnswer> {
      const proved = await lookUp(number, requester)
      // Members register their firms with VIES later, or only on request.
      const isUnknown = requester && errorOf(proved) === "INVALID_REQUESTER_INFO"
      const json = isUnknown ? await lookUp(number, undefined) : proved
      const read = answerSchema.safeParse(json)
      if (!read.success) throw new ProviderUnavailable(`VIES: ${errorOf(json)}`)
      const { valid, name, requestIdentifier } = read.data
      return { valid, holder: name, consultation: requestIdentifier }
    },
  }
}

const errorOf = (json: unknown): string =>
  errorSchema.safeParse(json).data?.errorWrappers[0]?.error.slice(0, 100) ?? "no answer"
