import type { Person } from "../../test-shop.ts"
import {
  type AccessRow,
  aboutPart,
  adminOnly,
  allowedBut,
  image,
  open,
  signedIn,
  type World,
} from "./access-row.ts"

/** Creates a review of the part by this person. */
const aReview = async ({ shop, partId }: World, { id }: Person): Promise<string> => {
  const [review] = await shop.sql(
    `insert into part_reviews (part_id, user_id, units, name, rating, title, body, state)
     values ($1, $2, 1, 'Ada', 5, 'Good', 'Good.', 'published')
     on conflict (part_id, user_id) do update set version = 1, state = 'published' returning id`,
    [partId, id],
  )
  return String(review?.id)
}

export const shopAccess: AccessRow[] = [
  { route: "GET /review", expected: open },
  {
    route: "POST /review",
    expected: signedIn,
    ask: () => ({ body: { name: "Ada", description: "Good.", photo: image, rating: 5 } }),
  },
  { route: "GET /review/newest", expected: open },
  { route: "GET /review/page", expected: open },
  { route: "GET /review/hidden", expected: adminOnly },
  // Allowed, but the review does not exist.
  {
    route: "PATCH /review/{id}",
    expected: allowedBut(404, adminOnly),
    ask: () => ({ params: { id: "0".repeat(24) }, body: { hidden: true } }),
  },
  { route: "GET /part/{id}/review", expected: open, ask: aboutPart },
  { route: "GET /part/{id}/review/own", expected: signedIn, ask: aboutPart },
  // Allowed, but the part was not bought.
  {
    route: "PUT /part/{id}/review",
    expected: allowedBut(409, signedIn),
    ask: (world) => ({
      ...aboutPart(world),
      body: { name: "Ada", rating: 5, title: "Good", text: "Good.", pictures: [image] },
    }),
  },
  { route: "DELETE /part/{id}/review", expected: signedIn, ask: aboutPart },
  {
    route: "POST /part-review/{id}/report",
    expected: signedIn,
    ask: async (world, owner) => ({
      params: { id: await aReview(world, owner) },
      body: { reason: "Spam" },
    }),
  },
  { route: "GET /part-review", expected: adminOnly },
  {
    route: "PUT /part-review/{id}",
    expected: adminOnly,
    ask: async (world, owner) => ({
      params: { id: await aReview(world, owner) },
      headers: { "if-match": "1" },
      body: { state: "published" },
    }),
  },
  // Public, but this shop has no address for messages.
  {
    route: "POST /contact",
    expected: allowedBut(404, open),
    invalidToken: 401,
    ask: () => ({
      body: { name: "Ada", email: "ada@shop.example", subject: "Fans", message: "Which fit?" },
    }),
  },
  { route: "GET /service", expected: open },
  { route: "GET /professional", expected: open },
  { route: "GET /content", expected: open },
  { route: "GET /config", expected: open },
  { route: "GET /overview", expected: adminOnly },
  { route: "GET /duty", expected: adminOnly },
  { route: "GET /daily-rate", expected: adminOnly },
  // Allowed, but tax is in the shop's own currency only.
  {
    route: "PUT /daily-rate/{day}",
    expected: allowedBut(409, adminOnly),
    ask: () => ({ params: { day: "2026-01-31" }, body: { rate: 25.1 } }),
  },
  {
    route: "DELETE /daily-rate/{day}",
    expected: allowedBut(409, adminOnly),
    ask: () => ({ params: { day: "2026-01-31" } }),
  },
  {
    route: "GET /sales-report",
    expected: adminOnly,
    ask: () => ({ query: "?from=2026-11-01&to=2026-11-30" }),
  },
  {
    route: "GET /export/sales-report",
    expected: adminOnly,
    ask: () => ({ query: "?from=2026-11-01&to=2026-11-30" }),
  },
  { route: "GET /shop-health", expected: adminOnly },
  { route: "POST /mail-test", expected: adminOnly },
  { route: "GET /first-steps", expected: adminOnly },
  { route: "PUT /first-steps", expected: adminOnly, ask: () => ({ body: { dismissed: false } }) },
  {
    route: "PUT /staff-notification",
    expected: adminOnly,
    ask: () => ({ body: { topics: ["order"] } }),
  },
  { route: "GET /mail", expected: adminOnly },
  { route: "GET /mail-count", expected: adminOnly },
  { route: "GET /audit", expected: adminOnly },
  { route: "GET /export/audit", expected: adminOnly },
  // Allowed, but the mail does not exist.
  {
    route: "POST /mail/{id}/resend",
    expected: allowedBut(404, adminOnly),
    ask: () => ({ params: { id: "0" } }),
  },
]
