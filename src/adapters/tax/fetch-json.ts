import { ProviderUnavailable } from "#operations/kernel/ports.ts"

const TIMEOUT_MS = 6_000
/** Authorities answer a few hundred bytes. */
const MAX_RESPONSE_LENGTH = 64 * 1024

/** In place of the network, such as a stand-in. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

/** What an authority answers, for a few seconds at most. Throws `ProviderUnavailable` for what is no JSON. */
export async function askedJson(
  who: string,
  fetch: Fetch,
  url: string,
  init: RequestInit,
): Promise<{ status: number; json: unknown }> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { ...init, redirect: "error", signal })
    const text = await response.text()
    if (text.length > MAX_RESPONSE_LENGTH) throw new Error("an answer without end")
    return { status: response.status, json: JSON.parse(text) }
  } catch (error) {
    throw new ProviderUnavailable(`${who} does not answer`, { cause: error })
  }
}
