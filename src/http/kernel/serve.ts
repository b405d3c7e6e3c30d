import type { Context } from "hono"
import type { z } from "zod"
import { type Endpoint, needsToken, type UploadRules } from "#contract/kernel/endpoint.ts"
import type { DeclaredEndpoint } from "#contract/refusals.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { type Actor, isAdmin } from "#operations/kernel/shop.ts"
import { retryOnConnectionLoss } from "#operations/kernel/with-idempotency-key.ts"
import { TableFile } from "#operations/settings/table-file.ts"
import { answerTable } from "./answer-file.ts"
import type { AppEnv, Server } from "./app-env.ts"
import { actorOrVisitor, authenticate } from "./authenticate.ts"
import { queueCalls, serveActor } from "./queue-calls.ts"
import { readInput, type SentBody } from "./read-input.ts"
import { readsOnly } from "./request-queues.ts"

const PICTURE_FIELDS = new Set(["image", "photo", "url"])

/** Turns paths of our own pictures into URLs, for pages of other origins. */
const pictureUrls =
  (publicUrl: string) =>
  (field: string, value: unknown): unknown =>
    PICTURE_FIELDS.has(field) && typeof value === "string" && value.startsWith("/")
      ? new URL(value, publicUrl).href
      : value

type ParsedInput<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

export type Call<E> =
  E extends Endpoint<
    string,
    infer Params,
    infer Query,
    infer Headers,
    infer Body,
    infer _Reply,
    infer Who,
    infer Upload
  >
    ? {
        params: ParsedInput<Params>
        query: ParsedInput<Query>
        headers: ParsedInput<Headers>
        /** The Idempotency-Key. */
        key: "idempotency-key" extends keyof ParsedInput<Headers> ? string | undefined : undefined
        body: ParsedInput<Body>
        file?: Uint8Array
        upload: Upload extends UploadRules ? Uint8Array : undefined
        actor: Who extends "user" | "admin"
          ? Actor
          : Who extends "visitor"
            ? Actor | undefined
            : undefined
        c: Context<AppEnv>
      }
    : never

type Reply<E> = E extends { reply: infer Schema extends z.ZodType } ? z.input<Schema> : never

/** Cacheable, but only with revalidation, because the response shows stock. */
const REVALIDATE = "public, max-age=0, must-revalidate"

export const written = { acknowledged: true, success: true } as const

/**
 * Serves an endpoint: authorizes, validates, then calls the handler, so that unauthorized callers learn nothing.
 * Handlers read, call an operation and present the result.
 */
export function serve<E extends DeclaredEndpoint>(
  server: Server,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E> | TableFile | Response>,
): void {
  const [method = "", template = ""] = endpoint.route.split(" ")
  server.endpoints.push(endpoint)
  const queueCall = queueCalls(server, endpoint)
  const path = template.replace(/\{(\w+)\}/g, ":$1")
  const answer = async (c: Context<AppEnv>, actor: Actor | undefined, sentBody?: SentBody) => {
    const key = idempotencyKeyOf(c, endpoint)
    const isRepeatable = readsOnly(endpoint) || key !== undefined
    const input = await readInput(c, endpoint, sentBody)
    if (!readsOnly(endpoint)) c.set("mayHaveWritten", true)
    const callOnce = () => handler(asCall<E>({ ...input, key, actor, c }))
    const reply = await (isRepeatable ? retryOnConnectionLoss(callOnce) : callOnce())
    if (reply instanceof Response) return reply
    if (reply instanceof TableFile)
      return answerTable(c, reply, actor && queuedAs(server, c, actor))
    if (!c.get("fromOtherOrigin")) return c.json(reply)
    const json = JSON.stringify(reply, pictureUrls(server.shop.publicUrl))
    return c.body(json, 200, { "content-type": "application/json" })
  }
  server.app.on(method, path, async (c, next) => {
    if (endpoint.sharesPage && isNavigation(c)) return next()
    c.set("route", template)
    c.header("cache-control", isCacheable(endpoint) ? REVALIDATE : "no-store")
    // Authorizes the caller before the call waits for its turn.
    const actor = await retryOnConnectionLoss(() => authorize(c, server, endpoint))
    if (endpoint.failure) c.set("failure", endpoint.failure)
    return queueCall(c, actor, (sentBody) => answer(c, actor, sentBody))
  })
}

/** Queues the reading of each chunk of a file among the calls of its account. */
const queuedAs =
  (server: Server, c: Context<AppEnv>, actor: Actor) =>
  <T>(read: () => Promise<T>): Promise<T> =>
    serveActor(server, c, actor, read)

/** Reports whether a browser navigates, by its headers or by the router's data address. */
const isNavigation = (c: Context<AppEnv>): boolean =>
  c.req.path.endsWith(".data") || (c.req.header("accept")?.includes("text/html") ?? false)

/** Reports whether responses may be cached. Responses to a request with a body may not. */
const isCacheable = ({ access, body, takesFile }: Endpoint): boolean =>
  access === "public" && !body && !takesFile

/** Returns the Idempotency-Key of a call that takes one. */
const idempotencyKeyOf = (c: Context<AppEnv>, { headers }: Endpoint): string | undefined =>
  headers && "idempotency-key" in headers.shape ? c.req.header("idempotency-key") : undefined

async function authorize(c: Context<AppEnv>, server: Server, endpoint: Endpoint) {
  if (endpoint.access === "visitor") return actorOrVisitor(c, server)
  if (!needsToken(endpoint)) return undefined
  const actor = await authenticate(c, server, endpoint)
  if (endpoint.access === "admin" && !isAdmin(actor))
    throw refuse(actor.awaitsSecondFactor ? "second_factor_missing" : "forbidden")
  return actor
}

/** Casts the validated input to the endpoint's static types, which TypeScript cannot infer here. */
const asCall = <E>(checked: object): Call<E> => checked as Call<E>
