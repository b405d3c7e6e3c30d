import type { Person, TestShop } from "../test-shop.ts"
import type { AccessRow, World } from "./access/access-row.ts"
import { accountsAccess } from "./access/accounts.ts"
import { catalogueAccess } from "./access/catalogue.ts"
import { customersAccess } from "./access/customers.ts"
import { importsAccess } from "./access/imports.ts"
import { listsAccess } from "./access/lists.ts"
import { ordersAccess } from "./access/orders.ts"
import { returnsAccess } from "./access/returns.ts"
import { settingsAccess } from "./access/settings.ts"
import { shopAccess } from "./access/shop.ts"

/** Adds a part to the shop. Creates each person's objects when a row first needs them. */
export async function openWorld(shop: TestShop): Promise<World> {
  const partId = await shop.part({ availableQuantity: 1000 })
  return {
    shop,
    partId,
    async orderOf({ id, token }) {
      const pending = "select id from orders where user_id = $1 and status = 'pending'"
      const [existing] = await shop.sql(pending, [id])
      if (existing) return String(existing.id)
      const order = { purchaseId: partId, quantity: 1 }
      return (await shop.as({ token })("POST /purchase", { body: order })).insertedId
    },
    async listOf({ token }) {
      const [existing] = await shop.as({ token })("GET /list")
      if (existing) return existing._id
      return (await shop.as({ token })("POST /list", { body: { name: "Build" } })).insertedId
    },
  }
}

/** Returns the row's request about an object of this person, such as `GET /part/d4016a…`. */
export async function requestOf({ route, ask }: AccessRow, world: World, whose: Person) {
  const { params = {}, query = "", body, headers = {} } = (await ask?.(world, whose)) ?? {}
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  )
  return { address: path + query, body, headers }
}

export const accessMatrix: AccessRow[] = [
  ...accountsAccess,
  ...catalogueAccess,
  ...customersAccess,
  ...importsAccess,
  ...listsAccess,
  ...ordersAccess,
  ...returnsAccess,
  ...settingsAccess,
  ...shopAccess,
]

/** Other routes of the app: pages, files and foreign protocols, each with its own tests. */
export const otherRoutes = [
  "GET /healthz",
  "GET /readyz",
  "GET /metrics",
  "GET /openapi.json",
  "GET /docs",
  "GET /robots.txt",
  "GET /sitemap.xml",
  "ALL /api/auth/*",
  "GET /api/auth/callback/google",
  "GET /api/auth/callback/oidc",
  "ALL /assets/*",
  "ALL /img/*",
  "GET /img/u/*",
  "GET /datasheets/*",
  "GET /*",
  "POST /language",
  "POST /logout",
  "POST /logout.data",
  "POST /contact.data",
  "POST /withdraw",
  "POST /withdraw.data",
  "POST /de/logout",
  "POST /de/logout.data",
  "POST /de/contact",
  "POST /de/contact.data",
  "POST /de/withdraw",
  "POST /de/withdraw.data",
  "ALL /*",
]
