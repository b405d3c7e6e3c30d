import { shopClient } from "#test/shop-client.ts"
import type { DearQuestion } from "./dear-questions.ts"
import type { StageShop } from "./stage-shop.ts"

const MANY_LINES = 5_000
const LISTS = 3

/** The most expensive requests that a free account can make about its own data. */
export async function accountQuestions(shop: StageShop): Promise<DearQuestion[]> {
  const { url } = shop
  const account = { name: "One Account", email: "one@buyers.example", password: "a free account" }
  const { as, enter } = shopClient(url, url)
  const person = await enter("/sign-up/email", account)
  const lines = await manyLines(shop)
  await as(person)("PATCH /cart", { body: { set: lines } })
  const lists = await Promise.all(
    Array.from({ length: LISTS }, (_, n) =>
      as(person)("POST /list", { body: { name: `List ${n}`, lines } }),
    ),
  )
  const id = lists[0]?.insertedId ?? ""
  const { token } = await as(person)("POST /list/{id}/share", { params: { id } })
  const byToken = { authorization: `Bearer ${person.token}` }
  const bySession = { cookie: person.cookie }
  const visitor = { cookie: await visitorsCart(url, lines) }
  return [
    get("account: its cart", "/cart", byToken),
    get("account: page of its cart", "/cart", { ...bySession, accept: "text/html" }),
    get("account: its list", `/list/${id}`, byToken),
    get("account: page of its list", `/dashboard/lists/${id}`, bySession),
    get("account: all its lists", "/list", byToken),
    get("account: its export", "/account/export", byToken),
    get("account: its orders", "/myorder", byToken),
    get("account: itself", "/account", byToken),
    get("account: home page", "/", bySession),
    get("account: page of the catalogue", "/parts", bySession),
    get("account: a search", "/catalogue?q=a&sort=name&pageSize=100", byToken),
    get("account: a shared list", `/shared-list/${token}`),
    get("account: page of a shared list", `/list/${token}`),
    post("account: prices", "/price", byToken, { lines: lines.slice(0, 2_000) }),
    post("account: a refused purchase", "/purchase", byToken, { purchaseId: "none", quantity: 1 }),
    get("visitor: a large cart", "/cart", visitor),
    get("visitor: page of a large cart", "/cart", { ...visitor, accept: "text/html" }),
  ]
}

const get = (name: string, path: string, headers: Record<string, string> = {}): DearQuestion => ({
  name,
  method: "GET",
  path,
  headers,
})

const post = (
  name: string,
  path: string,
  headers: Record<string, string>,
  body: object,
): DearQuestion => ({
  name,
  method: "POST",
  path,
  headers: { ...headers, "content-type": "application/json" },
  body: JSON.stringify(body),
})

async function manyLines(shop: StageShop) {
  const { pool, close } = await shop.database()
  const sold = "select id from parts where archived_at is null limit $1"
  const { rows } = await pool.query(sold, [MANY_LINES])
  await close()
  return rows.map(({ id }) => ({ partId: String(id), quantity: 1 }))
}

/** The cookie of a visitor's cart of these lines. */
export async function visitorsCart(
  url: string,
  set: { partId: string; quantity: number }[],
): Promise<string> {
  const body = JSON.stringify({ set })
  const headers = { "content-type": "application/json" }
  const answer = await fetch(`${url}/cart`, { method: "PATCH", headers, body })
  if (!answer.ok) throw new Error(`no cart: ${answer.status} ${await answer.text()}`)
  return answer.headers.get("set-cookie")?.split(";", 1)[0] ?? ""
}
