import type { IncomingMessage, ServerResponse } from "node:http"
import Provider, {
  type Adapter,
  type AdapterPayload,
  type JWKS,
  type KoaContextWithOIDC,
} from "oidc-provider"
import type { Pool } from "pg"
import { choicePage, type Person, people, readOwnPerson, signInOverPage } from "./pages.ts"

export interface ProviderOptions {
  pool: Pool
  /** Address of the provider, which is also its issuer. */
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: string[]
  jwks: JWKS
  cookieSecret: string
}

const MINUTES = 60

/** Creates a real OpenID provider for test people. It asks which person to use, and consents without asking. */
export function createProvider(options: ProviderOptions): Provider {
  const { pool, issuer } = options
  const provider = new Provider(issuer, {
    adapter: databaseAdapter(pool),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: options.redirectUris,
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: options.jwks,
    cookies: { keys: [options.cookieSecret] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    loadExistingGrant: consent,
    findAccount: async (_, id) => {
      const person = people.find((known) => known.id === id) ?? (await findPerson(pool, id))
      if (!person) return undefined
      const { name, email } = person
      return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: true }) }
    },
    renderError: async (ctx) => {
      ctx.type = "html"
      ctx.body = String(await signInOverPage())
    },
    ttl: {
      AccessToken: 10 * MINUTES,
      AuthorizationCode: MINUTES,
      Grant: 10 * MINUTES,
      IdToken: 10 * MINUTES,
      Interaction: 30 * MINUTES,
      Session: 30 * MINUTES,
    },
  })
  // The shop forwards these requests and reports the browser's address.
  provider.proxy = true
  return provider
}

async function consent({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({
    clientId: oidc.client?.clientId ?? "",
    accountId: oidc.session?.accountId ?? "",
  })
  grant.addOIDCScope("openid email profile")
  await grant.save()
  return grant
}

const MAX_FORM_BYTES = 4096

/** Shows the people to choose from, and hands the choice to the provider. */
export async function interact(
  provider: Provider,
  pool: Pool,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  try {
    await provider.interactionDetails(request, reply)
  } catch {
    return show(reply, 400, signInOverPage())
  }
  if (request.method !== "POST") return show(reply, 200, choicePage())
  const form = new URLSearchParams(await readForm(request))
  if (form.has("cancel")) {
    const error = { error: "access_denied", error_description: "cancelled" }
    return provider.interactionFinished(request, reply, error)
  }
  const person =
    people.find(({ id }) => id === form.get("person")) ?? readOwnPerson(Object.fromEntries(form))
  if (!person) return show(reply, 400, choicePage("Give a name and an e-mail address."))
  await rememberPerson(pool, person)
  const login = { accountId: person.id, remember: false }
  return provider.interactionFinished(request, reply, { login })
}

async function show(
  reply: ServerResponse,
  status: number,
  page: ReturnType<typeof choicePage>,
): Promise<void> {
  reply.writeHead(status, { "content-type": "text/html; charset=utf-8" })
  reply.end(String(await page))
}

async function readForm(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MAX_FORM_BYTES) return ""
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

/** Stores the provider's state in the database, so that any process can handle the next step. */
const databaseAdapter =
  (pool: Pool) =>
  (kind: string): Adapter => {
    const find = async (condition: string, value: string) => {
      const { rows } = await pool.query<{ payload: AdapterPayload }>(
        `select payload from sandbox.openid_records
           where kind = $1 and ${condition} = $2 and (expires_at is null or expires_at > now())`,
        [kind, value],
      )
      return rows[0]?.payload
    }
    return {
      async upsert(id, payload, expiresIn) {
        await pool.query("delete from sandbox.openid_records where expires_at < now()")
        await pool.query(
          `insert into sandbox.openid_records (kind, id, payload, uid, grant_id, expires_at)
             values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
             on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid,
               grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
          [kind, id, payload, payload.uid ?? null, payload.grantId ?? null, expiresIn ?? null],
        )
      },
      find: (id) => find("id", id),
      findByUid: (uid) => find("uid", uid),
      // The device flow is off.
      findByUserCode: async () => undefined,
      async consume(id) {
        await pool.query(
          `update sandbox.openid_records
             set payload = payload || jsonb_build_object('consumed', extract(epoch from now())::int)
             where kind = $1 and id = $2`,
          [kind, id],
        )
      },
      async destroy(id) {
        await pool.query("delete from sandbox.openid_records where kind = $1 and id = $2", [
          kind,
          id,
        ])
      },
      async revokeByGrantId(grantId) {
        await pool.query("delete from sandbox.openid_records where grant_id = $1", [grantId])
      },
    }
  }

const PERSON = "Person"

async function rememberPerson(pool: Pool, person: Person): Promise<void> {
  await pool.query(
    `insert into sandbox.openid_records (kind, id, payload) values ($1, $2, $3)
       on conflict (kind, id) do update set payload = excluded.payload`,
    [PERSON, person.id, person],
  )
}

async function findPerson(pool: Pool, id: string): Promise<Person | undefined> {
  const { rows } = await pool.query<{ payload: Person }>(
    "select payload from sandbox.openid_records where kind = $1 and id = $2",
    [PERSON, id],
  )
  return rows[0]?.payload
}
