import type { Person } from "../../test-shop.ts"
import {
  type AccessRow,
  aboutOrder,
  aboutOrderWith,
  aboutPerson,
  adminOnly,
  allowedBut,
  type CallInput,
  open,
  ownOnly,
  ownOrAdmin,
  signedIn,
  unanswered,
  type World,
} from "./access-row.ts"

const aboutCreditNote = async (world: World, owner: Person): Promise<CallInput> => ({
  params: { ...(await aboutOrder(world, owner)).params, number: "CN-2026-000001" },
})

const aboutShipment = async (world: World, owner: Person): Promise<CallInput> => ({
  params: { ...(await aboutOrder(world, owner)).params, number: "1" },
})

const aDraft = (partId: string) => ({ lines: [{ partId, quantity: 1 }] })

/** Creates a draft for this person; a sent one has a token's hash and a last day. */
async function insertDraft({ shop, partId }: World, owner: Person, token?: string) {
  const lines = [{ partId, quantity: 1, unitPriceCents: 14_900, listCents: 14_900, reason: "" }]
  const [row] = await shop.sql(
    `insert into draft_orders (id, user_id, created_by, state, lines, valid_days, token_hash, valid_until)
     values (substr(md5(random()::text), 1, 24), $1, $1, case when $3::text is null then 'draft' else 'sent' end, $2, 14,
       sha256($3::text::bytea), now() + interval '1 day')
     returning id`,
    [owner.id, JSON.stringify(lines), token ?? null],
  )
  return String(row?.id)
}

const aboutDraft = async (world: World, owner: Person): Promise<CallInput> => ({
  params: { id: await insertDraft(world, owner) },
})

let offers = 0
async function aboutOffer(world: World, owner: Person): Promise<CallInput> {
  offers += 1
  const token = `offer-of-the-access-matrix-${offers}`
  await insertDraft(world, owner, token)
  return { params: { token } }
}

const periodQuery = () => ({ query: "?from=2026-11-01&to=2026-11-30" })

export const ordersAccess: AccessRow[] = [
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
  { route: "GET /myorder/count", expected: signedIn },
  { route: "GET /myorder.csv", expected: signedIn },
  { route: "GET /order", expected: adminOnly },
  { route: "GET /order-count", expected: adminOnly },
  ...["POST /order/for", "POST /order/for/price"].map((route) => ({
    route,
    expected: adminOnly,
    ask: ({ partId }: World, { email }: Person) => ({
      body: { email, lines: [{ partId, quantity: 1 }] },
    }),
  })),
  { route: "GET /order-filter", expected: adminOnly },
  {
    route: "PUT /order-filter",
    expected: adminOnly,
    ask: () => ({ body: { name: "Unpaid", query: { paid: "false" } } }),
  },
  {
    route: "POST /order/step",
    expected: adminOnly,
    ask: async (world, owner) => ({
      body: {
        step: "approve",
        orders: [{ id: await world.orderOf(owner), status: "pending" }],
      },
    }),
  },
  // Allowed, but nothing changes.
  {
    route: "POST /order/{id}/edit",
    expected: adminOnly,
    ask: async (world, owner) => {
      const { params } = await aboutOrder(world, owner)
      const [order] = await world.shop.sql("select revision from orders where id = $1", [
        params?.id,
      ])
      return { params: { ...params }, body: { revision: order?.revision } }
    },
  },
  { route: "GET /draft-order", expected: adminOnly },
  { route: "GET /draft-order/{id}", expected: adminOnly, ask: aboutDraft },
  {
    route: "POST /draft-order",
    expected: adminOnly,
    ask: ({ partId }, { email }) => ({ body: { email, ...aDraft(partId) } }),
  },
  {
    route: "PUT /draft-order/{id}",
    expected: adminOnly,
    ask: async (world, owner) => ({
      ...(await aboutDraft(world, owner)),
      body: aDraft(world.partId),
    }),
  },
  { route: "POST /draft-order/{id}/send", expected: adminOnly, ask: aboutDraft },
  { route: "POST /draft-order/{id}/withdraw", expected: adminOnly, ask: aboutDraft },
  // Everyone with the link may read and decline; only its customer accepts.
  { route: "GET /order-offer/{token}", expected: open, ask: aboutOffer },
  {
    route: "POST /order-offer/{token}/accept",
    expected: ownOnly,
    ask: async (world, owner) => ({
      ...(await aboutOffer(world, owner)),
      body: { version: 1, total: 149 },
    }),
  },
  {
    route: "POST /order-offer/{token}/decline",
    expected: open,
    ask: async (world, owner) => ({ ...(await aboutOffer(world, owner)), body: {} }),
  },
  { route: "GET /order-tag", expected: adminOnly },
  {
    route: "POST /order/tag",
    expected: adminOnly,
    ask: async (world, owner) => ({
      body: { orders: [await world.orderOf(owner)], add: ["Rush"] },
    }),
  },
  { route: "POST /order/{id}/note", expected: adminOnly, ask: aboutOrderWith({ text: "Called." }) },
  // Allowed, but no freight is to be agreed.
  {
    route: "PUT /order/{id}/freight",
    expected: allowedBut(409, adminOnly),
    ask: aboutOrderWith({ amount: 12 }),
  },
  { route: "GET /order/{id}", expected: ownOrAdmin, ask: aboutOrder },
  { route: "GET /order/{id}/history", expected: ownOrAdmin, ask: aboutOrder },
  { route: "GET /order/{id}/review", expected: ownOrAdmin, ask: aboutOrder },
  { route: "GET /invoice", expected: adminOnly },
  { route: "GET /invoice-count", expected: adminOnly },
  { route: "GET /invoice-month", expected: adminOnly },
  { route: "GET /vat-report", expected: adminOnly, ask: periodQuery },
  { route: "GET /export/vat-report", expected: adminOnly, ask: periodQuery },
  { route: "GET /export/ec-sales", expected: adminOnly, ask: periodQuery },
  { route: "GET /export/bookings", expected: adminOnly, ask: periodQuery },
  // Allowed, but the settings are empty.
  {
    route: "GET /export/datev",
    expected: allowedBut(409, adminOnly),
    ask: () => ({ query: "?month=2026-11" }),
  },
  // Allowed, but nothing was issued.
  {
    route: "GET /export/invoice-files",
    expected: allowedBut(404, adminOnly),
    ask: () => ({ query: "?month=2026-11" }),
  },
  // Allowed, but the order is not paid.
  { route: "GET /order/{id}/invoice", expected: allowedBut(404, ownOrAdmin), ask: aboutOrder },
  { route: "GET /order/{id}/invoice.pdf", expected: allowedBut(404, ownOrAdmin), ask: aboutOrder },
  {
    route: "GET /order/{id}/credit-note/{number}/pdf",
    expected: allowedBut(404, ownOrAdmin),
    ask: aboutCreditNote,
  },
  { route: "GET /order/{id}/invoice.xml", expected: allowedBut(404, ownOrAdmin), ask: aboutOrder },
  {
    route: "GET /order/{id}/credit-note/{number}/xml",
    expected: allowedBut(404, ownOrAdmin),
    ask: aboutCreditNote,
  },
  { route: "DELETE /order/{id}", expected: ownOrAdmin, ask: aboutOrder },
  { route: "POST /order/{id}/restore", expected: adminOnly, ask: aboutOrder },
  { route: "PUT /order/{id}", expected: adminOnly, ask: aboutOrder },
  // Allowed, but not approved.
  {
    route: "POST /order/{id}/shipment",
    expected: allowedBut(409, adminOnly),
    ask: aboutOrderWith({}),
  },
  // Allowed, but it does not exist.
  {
    route: "PUT /order/{id}/shipment/{number}",
    expected: allowedBut(404, adminOnly),
    ask: async (world, owner) => ({ ...(await aboutShipment(world, owner)), body: {} }),
  },
  {
    route: "DELETE /order/{id}/shipment/{number}",
    expected: allowedBut(404, adminOnly),
    ask: aboutShipment,
  },
  {
    route: "GET /order/{id}/shipment/{number}/slip",
    expected: allowedBut(404, ownOrAdmin),
    ask: aboutShipment,
  },
  // Allowed, but no order has this id.
  {
    route: "GET /packing-slips",
    expected: allowedBut(409, adminOnly),
    ask: () => ({ query: "?orders=" }),
  },
  {
    route: "GET /pick-list",
    expected: allowedBut(409, adminOnly),
    ask: () => ({ query: "?orders=" }),
  },
  { route: "POST /order/{id}/cancel", expected: ownOnly, ask: aboutOrder },
  { route: "POST /order/{id}/decline", expected: allowedBut(409, ownOnly), ask: aboutOrder },
  {
    route: "PUT /order/{id}/details",
    expected: ownOrAdmin,
    ask: aboutOrderWith({ note: "Ring." }),
  },
  { route: "GET /recall", expected: adminOnly, ask: () => ({ query: "?number=B-1" }) },
  // Allowed, but no order has this id.
  {
    route: "POST /recall",
    expected: allowedBut(404, adminOnly),
    ask: () => ({ body: { number: "B-1", subject: "Recall", message: "Send it back." } }),
  },
  // Allowed, but the order has another status.
  {
    route: "POST /order/{id}/undo",
    expected: allowedBut(412, adminOnly),
    ask: async (world, owner) => ({
      ...(await aboutOrder(world, owner)),
      headers: { "if-match": "approved" },
    }),
  },
  // Allowed, but not confirmed by the card provider.
  {
    route: "PATCH /order/{id}",
    expected: allowedBut(409, ownOnly),
    ask: aboutOrderWith({ order: "1", transactionId: "pi_1" }),
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
  // Allowed, but the cart has another version.
  {
    route: "POST /cart/order",
    expected: allowedBut(409, signedIn),
    ask: () => ({ body: { expected: { total: 1, version: 1_000_000 } } }),
  },
  { route: "GET /unpaid", expected: adminOnly },
  { route: "DELETE /unpaid/{email}", expected: adminOnly, ask: aboutPerson },
  // Allowed, but nothing is paid.
  {
    route: "POST /order/{id}/refund",
    expected: allowedBut(409, adminOnly),
    ask: aboutOrderWith({ reason: "Damaged." }),
  },
  // Allowed, but the shop takes no transfers.
  { route: "POST /order/{id}/bank-transfer", expected: allowedBut(409, ownOnly), ask: aboutOrder },
  {
    route: "POST /order/{id}/transfer",
    expected: allowedBut(409, adminOnly),
    ask: aboutOrderWith({ amount: 12, day: "2026-01-31" }),
  },
  // Allowed, but it does not exist.
  {
    route: "POST /order/{id}/transfer/{number}/undo",
    expected: allowedBut(404, adminOnly),
    ask: async (world, owner) => ({
      params: { id: await world.orderOf(owner), number: "1" },
    }),
  },
  {
    route: "POST /order/{id}/refund/{refund}/sent",
    expected: allowedBut(404, adminOnly),
    ask: async (world, owner) => ({
      params: { id: await world.orderOf(owner), refund: "78".padStart(24, "0") },
      body: { day: "2026-01-31" },
    }),
  },
  { route: "POST /webhook/stripe", expected: unanswered, ask: () => ({ body: { type: "x" } }) },
]
