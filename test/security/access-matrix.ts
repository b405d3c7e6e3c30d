import type { Person, TestShop } from "../test-shop.ts"

/** The statuses that calls.md promises, by who asks whose object. */
export interface Expected {
  /** Nobody, or a token that is not valid. */
  anonymous: number
  /** A customer, about what is theirs; the owner of nothing special where nothing is owned. */
  own: number
  /** A customer, about what is another customer's. */
  other: number
  /** An administrator, about what is a customer's. */
  admin: number
  /** An administrator, about what is their own. */
  adminOwn: number
}

export interface Asked {
  params?: Record<string, string>
  query?: string
  body?: unknown
  headers?: Record<string, string>
}

export interface AccessRow {
  route: string
  expected: Expected
  /** With a token that is not valid, where that is something else than none. */
  invalidToken?: number
  /** A right request about what is `owner`'s, so that only access decides; nothing to say by default. */
  ask?: (world: World, owner: Person) => Asked | Promise<Asked>
}

/** What requests are about. */
export interface World {
  shop: Pick<TestShop, "sql">
  partId: string
  /** A pending, unpaid order of this person. */
  orderOf(owner: Person): Promise<string>
  /** A parts list of this person. */
  listOf(owner: Person): Promise<string>
}

/** A shop with a part, where everybody has ordered one as soon as it is asked for. */
export async function openWorld(shop: TestShop): Promise<World> {
  const partId = await shop.part({ availableQuantity: 1000 })
  return {
    shop,
    partId,
    async orderOf({ id, token }) {
      const pending = "select id from orders where user_id = $1 and status = 'pending'"
      const [kept] = await shop.sql(pending, [id])
      if (kept) return String(kept.id)
      const order = { purchaseId: partId, quantity: 1 }
      return (await shop.as({ token })("POST /purchase", { body: order })).insertedId
    },
    async listOf({ token }) {
      const [kept] = await shop.as({ token })("GET /list")
      if (kept) return kept._id
      return (await shop.as({ token })("POST /list", { body: { name: "Build" } })).insertedId
    },
  }
}

/** The row's call as a request about what is this person's: `GET /part/d4016a…`. */
export async function requestOf({ route, ask }: AccessRow, world: World, whose: Person) {
  const { params = {}, query = "", body, headers = {} } = (await ask?.(world, whose)) ?? {}
  const path = route.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  )
  return { address: path + query, body, headers }
}

const open: Expected = { anonymous: 200, own: 200, other: 200, admin: 200, adminOwn: 200 }
const signedIn: Expected = { ...open, anonymous: 401 }
const ownOrAdmin: Expected = { ...signedIn, other: 403 }
const ownOnly: Expected = { ...ownOrAdmin, admin: 403 }
/** Nobody else learns that it exists. */
const ownAlone: Expected = { ...signedIn, other: 404, admin: 404 }
const adminOnly: Expected = { ...ownOrAdmin, own: 403 }
/** Refused for what was asked, before who asks is looked at. */
const unanswered: Expected = { anonymous: 400, own: 400, other: 400, admin: 400, adminOwn: 400 }

const aboutPart = ({ partId }: World): Asked => ({ params: { id: partId } })
const aboutOrder = async (world: World, owner: Person): Promise<Asked> => ({
  params: { id: await world.orderOf(owner) },
})
const aboutList = async ({ listOf }: World, owner: Person): Promise<Asked> => ({
  params: { id: await listOf(owner) },
})
const aboutPerson = (_: World, { email }: Person): Asked => ({ params: { email } })
const image = "/img/parts/anvil-1000-960.webp"

export const accessMatrix: AccessRow[] = [
  { route: "GET /part", expected: open },
  { route: "GET /part/{id}", expected: signedIn, ask: aboutPart },
  {
    route: "POST /part",
    expected: adminOnly,
    ask: () => ({
      body: {
        name: "Anvil",
        description: "A power supply.",
        image,
        minimumQuantity: 1,
        availableQuantity: 1,
        price: 1,
      },
    }),
  },
  {
    route: "PATCH /part/{id}",
    expected: adminOnly,
    ask: async ({ shop, partId }) => {
      const [part] = await shop.sql("select version from parts where id = $1", [partId])
      return { params: { id: partId }, body: { version: part?.version, name: "Anvil" } }
    },
  },
  // An unknown id: nothing is left to delete, which is a success too.
  {
    route: "DELETE /part/{id}",
    expected: adminOnly,
    ask: () => ({ params: { id: "0".repeat(24) } }),
  },
  {
    route: "POST /part/{id}/stock",
    expected: adminOnly,
    ask: (world) => ({ ...aboutPart(world), body: { delta: 1, reason: "restock" } }),
  },
  { route: "GET /part/{id}/movements", expected: adminOnly, ask: aboutPart },
  { route: "GET /part/{id}/changes", expected: adminOnly, ask: aboutPart },
  { route: "GET /part/{id}/stock", expected: open, ask: aboutPart },
  { route: "GET /part/{id}/substitutes", expected: open, ask: aboutPart },
  { route: "GET /part/{id}/events", expected: open, ask: aboutPart },
  {
    route: "PUT /purchaseUpdate/{id}",
    expected: signedIn,
    ask: (world) => ({ ...aboutPart(world), body: { availables: 1 } }),
  },

  { route: "GET /catalogue", expected: open },
  { route: "GET /category", expected: open },
  { route: "GET /suggest", expected: open, ask: () => ({ query: "?q=anvil" }) },
  {
    route: "GET /comparison",
    expected: open,
    ask: ({ partId }) => ({ query: `?parts=${partId}` }),
  },
  {
    route: "POST /price",
    expected: open,
    ask: ({ partId }) => ({ body: { lines: [{ partId, quantity: 1 }] } }),
  },
  // Nothing is sent, so there is no list.
  { route: "POST /match/file", expected: unanswered },
  { route: "GET /match/choices", expected: signedIn },
  {
    route: "PUT /match/choices",
    expected: signedIn,
    ask: ({ partId }) => ({ body: { number: "1", partId } }),
  },
  // An unknown id: nothing is left to forget, which is a success too.
  {
    route: "DELETE /match/choices/{id}",
    expected: signedIn,
    ask: () => ({ params: { id: "0".repeat(24) } }),
  },
  {
    route: "POST /match",
    expected: open,
    invalidToken: 401,
    ask: () => ({ body: { rows: [{ number: "CA-1" }] } }),
  },
  {
    route: "POST /fit",
    expected: open,
    ask: ({ partId }) => ({ body: { parts: [{ partId, quantity: 1 }] } }),
  },
  {
    route: "GET /catalogue/{slug}",
    expected: open,
    ask: async ({ shop, partId }) => {
      const [part] = await shop.sql("select slug from parts where id = $1", [partId])
      return { params: { slug: String(part?.slug) } }
    },
  },

  { route: "GET /review", expected: open },
  {
    route: "POST /review",
    expected: signedIn,
    ask: () => ({ body: { name: "Ada", description: "Good.", photo: image, rating: 5 } }),
  },
  { route: "GET /review/newest", expected: open },
  { route: "GET /review/page", expected: open },
  { route: "GET /review/hidden", expected: adminOnly },
  // Allowed, and there is no such review.
  {
    route: "PATCH /review/{id}",
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({ params: { id: "0".repeat(24) }, body: { hidden: true } }),
  },
  { route: "GET /service", expected: open },
  { route: "GET /professional", expected: open },
  { route: "GET /content", expected: open },
  { route: "GET /config", expected: open },

  // Here the token is the proof of identity that is being renewed.
  {
    route: "PUT /user/{email}",
    expected: ownOnly,
    ask: (world, owner) => ({ ...aboutPerson(world, owner), body: { email: owner.email } }),
  },
  { route: "GET /user/{email}", expected: ownOrAdmin, ask: aboutPerson },
  { route: "GET /user", expected: adminOnly },
  {
    route: "PUT /userUpdate/{email}",
    expected: ownOnly,
    ask: (world, owner) => ({
      ...aboutPerson(world, owner),
      body: { name: "", education: "MSc", location: "York", phone: "1", linkedin: "ada" },
    }),
  },
  { route: "PUT /user/admin/{email}", expected: adminOnly, ask: aboutPerson },
  { route: "DELETE /user/admin/{email}", expected: adminOnly, ask: aboutPerson },
  { route: "GET /admin/{email}", expected: ownOrAdmin, ask: aboutPerson },

  {
    route: "POST /purchase",
    expected: ownOnly,
    ask: ({ partId }, { email }) => ({ body: { purchaseId: partId, quantity: 1, email } }),
  },
  {
    route: "POST /order",
    expected: signedIn,
    ask: ({ partId }) => ({ body: { lines: [{ partId, quantity: 1 }] } }),
  },
  {
    route: "GET /myorder",
    expected: ownOnly,
    ask: (_, { email }) => ({ query: `?email=${encodeURIComponent(email)}` }),
  },
  { route: "GET /order", expected: adminOnly },
  { route: "GET /order/{id}", expected: ownOrAdmin, ask: aboutOrder },
  { route: "GET /order/{id}/history", expected: ownOrAdmin, ask: aboutOrder },
  { route: "DELETE /order/{id}", expected: ownOrAdmin, ask: aboutOrder },
  { route: "POST /order/{id}/restore", expected: adminOnly, ask: aboutOrder },
  { route: "PUT /order/{id}", expected: adminOnly, ask: aboutOrder },
  // Allowed, and not the status that the order has.
  {
    route: "POST /order/{id}/undo",
    expected: { ...adminOnly, admin: 412, adminOwn: 412 },
    ask: async (world, owner) => ({
      ...(await aboutOrder(world, owner)),
      headers: { "if-match": "approved" },
    }),
  },
  // Allowed, and not confirmed by the card provider.
  {
    route: "PATCH /order/{id}",
    expected: { ...ownOnly, own: 409, adminOwn: 409 },
    ask: async (world, owner) => ({
      ...(await aboutOrder(world, owner)),
      body: { order: "1", transactionId: "pi_1" },
    }),
  },
  {
    route: "POST /create-payment-intent",
    expected: ownOnly,
    ask: async (world, owner) => ({ body: { orderId: await world.orderOf(owner) } }),
  },

  ...["GET /cart", "PATCH /cart", "DELETE /cart"].map((route) => ({
    route,
    expected: open,
    invalidToken: 401,
    ...(route.startsWith("PATCH") && {
      ask: ({ partId }: World) => ({ body: { add: [{ partId, quantity: 1 }] } }),
    }),
  })),
  // Allowed, and not the version that the cart has.
  {
    route: "POST /cart/order",
    expected: { anonymous: 401, own: 409, other: 409, admin: 409, adminOwn: 409 },
    ask: () => ({ body: { expected: { total: 1, version: 1_000_000 } } }),
  },

  { route: "GET /bought", expected: signedIn },
  { route: "GET /list", expected: signedIn },
  { route: "POST /list", expected: signedIn, ask: () => ({ body: { name: "Build" } }) },
  ...["GET /list/{id}", "PUT /list/{id}", "POST /list/{id}/cart", "POST /list/{id}/share"].map(
    (route) => ({
      route,
      expected: ownAlone,
      ask: async (world: World, owner: Person) => ({
        ...(await aboutList(world, owner)),
        ...(route.startsWith("PUT") && { body: { name: "Build" } }),
      }),
    }),
  ),
  { route: "DELETE /list/{id}/share", expected: ownAlone, ask: aboutList },
  { route: "DELETE /list/{id}", expected: ownAlone, ask: aboutList },
  // No list has this link.
  {
    route: "GET /shared-list/{token}",
    expected: { anonymous: 404, own: 404, other: 404, admin: 404, adminOwn: 404 },
    invalidToken: 401,
    ask: () => ({ params: { token: "a".repeat(43) } }),
  },

  { route: "GET /account", expected: signedIn },
  { route: "GET /account/sessions", expected: signedIn },
  // Nobody's session is the other's, or has this id.
  {
    route: "DELETE /account/sessions/{id}",
    expected: signedIn,
    ask: () => ({ params: { id: "no-such-session" } }),
  },
  {
    route: "POST /account/sessions/end",
    expected: { anonymous: 401, own: 400, other: 400, admin: 400, adminOwn: 400 },
  },
  // Allowed, and nobody has connected any.
  {
    route: "POST /account/identities/disconnect",
    expected: { anonymous: 401, own: 404, other: 404, admin: 404, adminOwn: 404 },
    ask: () => ({ body: { provider: "google" } }),
  },
  { route: "GET /account/export", expected: signedIn },
  {
    route: "POST /account/close",
    expected: { anonymous: 401, own: 400, other: 400, admin: 400, adminOwn: 400 },
    ask: () => ({ body: { password: "not the password" } }),
  },

  { route: "POST /import", expected: adminOnly, ask: () => ({ body: { fileName: "parts.csv" } }) },
  { route: "GET /import", expected: adminOnly },
  { route: "GET /export/orders", expected: adminOnly },
  { route: "GET /export/products", expected: adminOnly },
  { route: "GET /product", expected: adminOnly },
  {
    route: "PUT /vocabulary/attribute/{code}",
    expected: { ...adminOnly, admin: 409, adminOwn: 409 },
    ask: () => ({ params: { code: "wattageW" }, body: { label: "Power", type: "number" } }),
  },
  {
    route: "DELETE /vocabulary/attribute/{code}",
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({ params: { code: "nothing" } }),
  },
  { route: "GET /vocabulary/own", expected: adminOnly },
  { route: "PUT /vocabulary/names", expected: adminOnly, ask: () => ({ body: {} }) },
  { route: "GET /vocabulary", expected: adminOnly, ask: () => ({ query: "?category=RAM" }) },
  { route: "GET /product/grid", expected: adminOnly },
  // Allowed, and there is no such import.
  ...[
    "GET /import/{id}",
    "GET /import/{id}/rows",
    "GET /import/{id}/problems",
    "GET /import/{id}/names",
    "POST /import/{id}/read",
    "PUT /import/{id}/file",
    "POST /import/{id}/conflicts",
    "POST /import/{id}/apply",
    "POST /import/{id}/undo",
    "DELETE /import/{id}",
  ].map((route) => ({
    route,
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({
      params: { id: "0".repeat(24) },
      ...(route.endsWith("rows") && { query: "?kind=new" }),
      ...(route.endsWith("conflicts") && { body: {} }),
    }),
  })),

  { route: "GET /overview", expected: adminOnly },
  { route: "GET /unpaid", expected: adminOnly },
  { route: "DELETE /unpaid/{email}", expected: adminOnly, ask: aboutPerson },
  { route: "GET /mail", expected: adminOnly },
  // Allowed, and there is no such mail.
  {
    route: "POST /mail/{id}/resend",
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({ params: { id: "0" } }),
  },

  // Nobody's token matters here: what is proved is in the body or the cookie.
  {
    route: "POST /api/auth/sign-up/email",
    expected: { anonymous: 409, own: 409, other: 409, admin: 409, adminOwn: 409 },
    ask: (_, { name, email, password }) => ({ body: { name, email, password } }),
  },
  {
    route: "POST /api/auth/sign-in/email",
    expected: open,
    ask: (_, { email, password }) => ({ body: { email, password } }),
  },
  { route: "GET /api/auth/get-session", expected: open },
  { route: "POST /api/auth/sign-out", expected: open },
  { route: "POST /api/auth/change-password", expected: unanswered },
  { route: "POST /api/auth/sign-in/social", expected: unanswered },
  { route: "POST /api/auth/link-social", expected: unanswered },
  { route: "POST /api/auth/two-factor/enable", expected: unanswered, ask: () => ({ body: [] }) },
  { route: "POST /api/auth/two-factor/verify-totp", expected: unanswered },
  { route: "POST /api/auth/two-factor/verify-backup-code", expected: unanswered },
  { route: "POST /api/auth/two-factor/disable", expected: unanswered, ask: () => ({ body: [] }) },
  {
    route: "POST /api/auth/two-factor/generate-backup-codes",
    expected: unanswered,
    ask: () => ({ body: [] }),
  },
  { route: "POST /api/auth/request-password-reset", expected: unanswered },
  { route: "POST /api/auth/reset-password", expected: unanswered },
  { route: "POST /api/auth/verify-email", expected: unanswered },
  {
    route: "POST /api/auth/send-verification-email",
    expected: { anonymous: 401, own: 401, other: 401, admin: 401, adminOwn: 401 },
  },

  // Allowed, and nothing of it is paid.
  {
    route: "POST /order/{id}/refund",
    expected: { ...adminOnly, admin: 409, adminOwn: 409 },
    ask: async (world, owner) => ({
      ...(await aboutOrder(world, owner)),
      body: { reason: "Damaged." },
    }),
  },

  { route: "POST /webhook/stripe", expected: unanswered, ask: () => ({ body: { type: "x" } }) },
  // Allowed, and without a file.
  {
    route: "POST /image",
    expected: { anonymous: 401, own: 400, other: 400, admin: 400, adminOwn: 400 },
    ask: () => ({
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: "--b--\r\n",
    }),
  },
]

/** What else the app answers: pages, files and others' protocols, each with rules and tests of its own. */
export const otherAddresses = [
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
  "GET /*",
  "POST /logout",
  "POST /logout.data",
  "ALL /*",
]
