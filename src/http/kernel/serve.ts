import type { Context } from "hono"
import type { z } from "zod"
import { type Endpoint, needsToken, type UploadRules } from "#contract/kernel/endpoint.ts"
import type { DeclaredEndpoint } from "#contract/refusals.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { retryOnConnectionLoss } from "#operations/kernel/retry-on-connection-loss.ts"
import { type Actor, isAdmin } from "#operations/kernel/shop.ts"
import type { AppEnv, Server } from "./app-env.ts"
import { actorOf, actorOrVisitor } from "./authenticate.ts"
import { describeRoute } from "./openapi.ts"
import { pictureUrls } from "./picture-urls.ts"
import { readInput } from "./read-input.ts"
import { readsOnly } from "./request-queues.ts"
import { takeTurns } from "./take-turns.ts"

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** One authorised, validated call. */
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
        params: Read<Params>
        query: Read<Query>
        headers: Read<Headers>
        body: Read<Body>
        /** Of a call that reads its file whole. */
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

/** Anybody may keep it, nobody may show it without asking whether it is still so: stock is in it. */
const ALWAYS_ASK = "public, max-age=0, must-revalidate"

/** The beginning of every write's answer. */
export const written = { acknowledged: true, success: true } as const

/**
 * Serves a declared endpoint: who, then what, then the handler, so that a stranger learns nothing about
 * input or existence. The handler reads, calls an operation and presents.
 */
export function serve<E extends DeclaredEndpoint>(
  server: Server,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Reply<E> | Response>,
): void {
  const [method = "", template = ""] = endpoint.route.split(" ")
  describeRoute(server.app, endpoint)
  const inTurn = takeTurns(server, endpoint)
  const path = template.replace(/\{(\w+)\}/g, ":$1")
  const answer = async (c: Context<AppEnv>, actor: Actor | undefined, sent?: Buffer) => {
    const outlast = mayRepeat(c, endpoint) ? retryOnConnectionLoss : once
    if (endpoint.failure) c.set("failure", endpoint.failure)
    const input = await readInput(c, endpoint, sent)
    const reply = await outlast(() => handler(asCall<E>({ ...input, actor, c })))
    if (reply instanceof Response) return reply
    if (!c.get("fromOtherOrigin")) return c.json(reply)
    const json = JSON.stringify(reply, pictureUrls(server.shop.publicUrl))
    return c.body(json, 200, { "content-type": "application/json" })
  }
  server.app.on(method, path, async (c, next) => {
    if (endpoint.sharesPage && opensPage(c)) return next()
    c.set("route", template)
    c.set("readsOnly", readsOnly(endpoint))
    c.header("cache-control", mayBeKept(endpoint) ? ALWAYS_ASK : "no-store")
    // Who is asking is only read, whatever comes of it.
    const actor = await retryOnConnectionLoss(() => authorise(c, server, endpoint))
    return inTurn(c, actor, (sent) => answer(c, actor, sent))
  })
}

/** By what only a browser accepts that is led to an address, or by the router's name for a page's data. */
const opensPage = (c: Context<AppEnv>): boolean =>
  c.req.path.endsWith(".data") || (c.req.header("accept")?.includes("text/html") ?? false)

/** What a body asked for is nobody else's answer. */
const mayBeKept = ({ access, body, takesFile }: Endpoint): boolean =>
  access === "public" && !body && !takesFile

/** Whether it may be done twice: it reads, or a key makes it happen once. */
const mayRepeat = (c: Context<AppEnv>, endpoint: Endpoint): boolean =>
  readsOnly(endpoint) ||
  (endpoint.headers !== undefined &&
    "idempotency-key" in endpoint.headers.shape &&
    c.req.header("idempotency-key") !== undefined)

const once = <T>(work: () => Promise<T>): Promise<T> => work()

async function authorise(c: Context<AppEnv>, server: Server, endpoint: Endpoint) {
  if (endpoint.access === "visitor") return actorOrVisitor(c, server)
  if (!needsToken(endpoint)) return undefined
  const actor = await actorOf(c, server, endpoint)
  if (endpoint.access === "admin" && !isAdmin(actor))
    throw refuse(actor.awaitsSecondFactor ? "second_factor_missing" : "forbidden")
  return actor
}

/**
 * The one place where the endpoint's schemas, which have just been applied, become its static types:
 * TypeScript cannot follow a generic endpoint from `safeParse` to `z.output`.
 */
const asCall = <E>(checked: object): Call<E> => checked as Call<E>
