import { createRemoteJWKSet, customFetch as fetchKeys } from "jose"
import * as openid from "openid-client"
import type { OpenIdSettings } from "./openid-settings.ts"
import { CLOCKS_MAY_DIFFER_S, Unreachable } from "./sign-in-error.ts"

const TIMEOUT_S = 5
const KEEP_MS = 60 * 60 * 1000

export interface OpenIdProvider {
  settings: OpenIdSettings
  /** Its addresses and keys: asked for when first needed, so that one that is down keeps no shop from starting. */
  discover: () => Promise<Discovered>
}
type Discovered = Awaited<ReturnType<typeof discover>>

export function openIdProvider(settings: OpenIdSettings): OpenIdProvider {
  let known: Promise<Discovered> | undefined
  const forget = () => {
    known = undefined
  }
  return {
    settings,
    discover() {
      if (known) return known
      known = discover(settings)
      known.then(() => setTimeout(forget, KEEP_MS).unref(), forget)
      return known
    },
  }
}

async function discover(settings: OpenIdSettings) {
  const { issuer, clientId, clientSecret } = settings
  const fetch = askWhole(settings)
  const config = await openid.discovery(
    new URL(issuer),
    clientId,
    { [openid.clockTolerance]: CLOCKS_MAY_DIFFER_S },
    bySecret(clientSecret),
    {
      [openid.customFetch]: fetch,
      timeout: TIMEOUT_S,
      execute: issuer.startsWith("http:") ? [openid.allowInsecureRequests] : [],
    },
  )
  const { jwks_uri = "" } = config.serverMetadata()
  return { config, keys: createRemoteJWKSet(new URL(jwks_uri), { [fetchKeys]: fetch }) }
}

/** Whole answers only: also its end comes in time, or it has not answered. */
const askWhole =
  ({ issuer, fetch, warn }: OpenIdSettings) =>
  async (url: string, init: Omit<RequestInit, "body"> & { body?: unknown }): Promise<Response> => {
    try {
      // All that is ever sent there is forms.
      const body = init.body instanceof URLSearchParams ? init.body : null
      const response = await fetch(url, { ...init, body })
      if (response.status >= 500) throw new Error(`answered ${response.status}`)
      return new Response(await response.text(), response)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      warn({ issuer, url, reason }, "sign_in_service_unreachable")
      throw new Unreachable(`The sign-in service ${issuer} could not be asked`, { cause })
    }
  }

/** In the form where the provider takes it there: about the header's encoding, providers disagree. */
const bySecret =
  (secret: string): openid.ClientAuth =>
  (server, ...request) => {
    const inForm = server.token_endpoint_auth_methods_supported?.includes("client_secret_post")
    const authenticate = inForm ? openid.ClientSecretPost : openid.ClientSecretBasic
    authenticate(secret)(server, ...request)
  }
