import { createHash, randomUUID } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose"
import { listenLocally } from "./listen-locally.ts"

/** Signed-in person at the provider, and its claims about them. */
interface Identity extends JWTPayload {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  hd?: string
}

/** An OpenID provider independent of the stand-in, which can also send false tokens. */
export interface TestProvider {
  issuer: string
  /** Sets the person of the next sign-in. */
  person: Identity
  /** Issues an ID token, with optional changes. */
  idToken(claims?: JWTPayload, options?: SigningOptions): Promise<string>
  /** Fault of the provider, if any. */
  fault: Fault | undefined
  close(): Promise<void>
}

interface SigningOptions {
  alg?: string
  key?: "another"
}

type Fault =
  | { hangs: "at once" | "in its answer" }
  | { claims: JWTPayload; userInfo?: JWTPayload }
  | { token: (claims: JWTPayload) => Promise<string> | string }
  | { status: number }
  | { exchangeStatus: number }
  | { error: string }
  | { discovery: object }

export const CLIENT = { clientId: "shop", clientSecret: "a secret of the shop" }

interface BegunSignIn {
  redirectUri: string
  nonce: string
  challenge: string
  person: Identity
}

export async function openIdProvider(): Promise<TestProvider> {
  const tokens = await tokenSigner()
  const server = createServer(async (request, reply) => {
    const { fault } = provider
    if (fault && "hangs" in fault) {
      if (fault.hangs === "in its answer") reply.writeHead(200).write("{")
      return
    }
    const { status, body = {}, location } = await answer(request)
    reply.writeHead(status, { "content-type": "application/json", ...(location && { location }) })
    reply.end(JSON.stringify(body))
  })
  const provider: TestProvider = {
    issuer: await listenLocally(server),
    person: { sub: "1" },
    fault: undefined,
    idToken: (claims, how) =>
      tokens.sign({ ...claimsOf(provider, provider.person), ...claims }, how),
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
  const answer = endpointsOf(provider, tokens)
  return provider
}

type TokenSigner = Awaited<ReturnType<typeof tokenSigner>>

/** Signs with the provider's key, an unpublished key, or the client's secret. */
async function tokenSigner() {
  const own = await generateKeyPair("RS256")
  const another = await generateKeyPair("RS256")
  const jwk = { ...(await exportJWK(own.publicKey)), kid: "1", alg: "RS256", use: "sig" }
  const sign = (
    claims: JWTPayload,
    { alg = "RS256", key }: SigningOptions = {},
  ): Promise<string> => {
    const token = new SignJWT(claims).setProtectedHeader({ alg, kid: "1" })
    if (alg === "HS256") return token.sign(new TextEncoder().encode(CLIENT.clientSecret))
    return token.sign(key === "another" ? another.privateKey : own.privateKey)
  }
  return { jwk, sign }
}

function claimsOf({ issuer }: TestProvider, person: Identity, nonce?: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  const times = { iat: now, exp: now + 300 }
  return { iss: issuer, aud: CLIENT.clientId, ...times, ...person, nonce }
}

interface ProviderAnswer {
  status: number
  body?: object
  location?: string
}

function endpointsOf(provider: TestProvider, { jwk, sign }: TokenSigner) {
  const signIns = new Map<string, BegunSignIn>()

  const authorize = (query: URLSearchParams): ProviderAnswer => {
    const { fault, person } = provider
    const back = new URL(query.get("redirect_uri") ?? "")
    back.searchParams.set("state", query.get("state") ?? "")
    if (fault && "error" in fault) back.searchParams.set("error", fault.error)
    else {
      const code = randomUUID()
      signIns.set(code, {
        redirectUri: query.get("redirect_uri") ?? "",
        nonce: query.get("nonce") ?? "",
        challenge: query.get("code_challenge") ?? "",
        person,
      })
      back.searchParams.set("code", code)
    }
    return { status: 302, location: back.href }
  }

  /** Checks the request strictly by RFC 6749 and RFC 7636. */
  const exchange = async (request: IncomingMessage): Promise<ProviderAnswer> => {
    const form = new URLSearchParams(await text(request))
    const started = signIns.get(form.get("code") ?? "")
    signIns.delete(form.get("code") ?? "")
    const verifier = createHash("sha256").update(form.get("code_verifier") ?? "")
    const right =
      started !== undefined &&
      isOfClient(request.headers.authorization) &&
      form.get("redirect_uri") === started.redirectUri &&
      verifier.digest("base64url") === started.challenge
    if (!right) return { status: 400, body: { error: "invalid_grant" } }
    const { fault } = provider
    const claims = claimsOf(provider, started.person, started.nonce)
    const id_token =
      fault && "token" in fault
        ? await fault.token(claims)
        : await sign({ ...claims, ...(fault && "claims" in fault && fault.claims) })
    return { status: 200, body: { id_token, access_token: "unused", token_type: "Bearer" } }
  }

  return async (request: IncomingMessage): Promise<ProviderAnswer> => {
    const { pathname, searchParams } = new URL(request.url ?? "/", provider.issuer)
    const { fault, person } = provider
    if (fault && "exchangeStatus" in fault && pathname === "/token")
      return { status: fault.exchangeStatus }
    if (fault && "status" in fault) return { status: fault.status }
    if (pathname === "/.well-known/openid-configuration")
      return {
        status: 200,
        body: { ...discoveryOf(provider), ...(fault && "discovery" in fault && fault.discovery) },
      }
    if (pathname === "/keys") return { status: 200, body: { keys: [jwk] } }
    if (pathname === "/token") return exchange(request)
    if (pathname === "/userinfo")
      return {
        status: 200,
        body: { ...person, ...(fault && "userInfo" in fault && fault.userInfo) },
      }
    return authorize(searchParams)
  }
}

const discoveryOf = ({ issuer }: TestProvider) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/keys`,
  userinfo_endpoint: `${issuer}/userinfo`,
})

/** RFC 6749, 2.3.1: identifier and secret are form-encoded before they are joined. */
function isOfClient(authorization = ""): boolean {
  const [scheme, credentials = ""] = authorization.split(" ")
  const [id, secret] = Buffer.from(credentials, "base64").toString("utf8").split(":")
  const sent = new URLSearchParams(`id=${id}&secret=${secret}`)
  return (
    scheme === "Basic" &&
    sent.get("id") === CLIENT.clientId &&
    sent.get("secret") === CLIENT.clientSecret
  )
}
