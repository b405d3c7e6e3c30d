import type { IncomingMessage, ServerResponse } from "node:http"
import type Provider from "oidc-provider"
import type { Pool } from "pg"
import { choicePage, overPage } from "./pages.ts"
import { ownPerson, people } from "./people.ts"
import { rememberPerson } from "./records.ts"

const MAX_FORM_BYTES = 4096

/** Shows who one may be, and hands the choice to the provider. */
export async function interact(
  provider: Provider,
  pool: Pool,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  try {
    await provider.interactionDetails(request, reply)
  } catch {
    return show(reply, 400, overPage())
  }
  if (request.method !== "POST") return show(reply, 200, choicePage())
  const form = new URLSearchParams(await readForm(request))
  if (form.has("cancel")) {
    const error = { error: "access_denied", error_description: "cancelled" }
    return provider.interactionFinished(request, reply, error)
  }
  const person =
    people.find(({ id }) => id === form.get("person")) ?? ownPerson(Object.fromEntries(form))
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
