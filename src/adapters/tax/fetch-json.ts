import { ProviderUnavailable } from "#operations/kernel/ports.ts"

const TIMEOUT_MS = 6_000
/** Authorities answer a few hundred bytes. */
const MAX_RESPONSE_LENGTH = 64 * 1024

/** Replaces the network, such as by a stand-in. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

/** Fetches an authority's answer within a few seconds. Throws `ProviderUnavailable` for anything but JSON. */
export async function fetchJson(
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
