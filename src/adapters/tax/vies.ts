import { z } from "zod"
import {
  ProviderUnavailable,
  type TaxIdAnswer,
  type TaxIdChecker,
} from "#operations/kernel/ports.ts"
import { type Fetch, fetchJson } from "./fetch-json.ts"

/** The REST service of VIES: https://ec.europa.eu/taxation_customs/vies/#/technical-information */
export const VIES_BASE = "https://ec.europa.eu/taxation_customs/vies/rest-api"

export interface ViesOptions {
  base: string
  fetch: Fetch
}

/** A member sends `---` for what it does not disclose. */
const told = z
  .string()
  .nullish()
  .transform((text) => (text && text !== "---" ? text : ""))

const answerSchema = z.object({ valid: z.boolean(), name: told, requestIdentifier: told })
const errorSchema = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/** Checks VAT numbers of the EU with VIES. Without an answer about the number, its validity stays open. */
export const viesChecker = ({ base, fetch }: ViesOptions): TaxIdChecker => ({
  kinds: ["eu_vat"],
  async check({ prefix, digits }, requester): Promise<TaxIdAnswer> {
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
    const read = answerSchema.safeParse(json)
    if (!read.success) throw new ProviderUnavailable(`VIES: ${errorOf(json)}`)
    const { valid, name, requestIdentifier } = read.data
    return { valid, holder: name, consultation: requestIdentifier }
  },
})

const errorOf = (json: unknown): string =>
  errorSchema.safeParse(json).data?.errorWrappers[0]?.error.slice(0, 100) ?? "no answer"
