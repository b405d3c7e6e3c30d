import { type AccessRow, adminOnly, image, open, signedIn } from "./access-row.ts"

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
  // Allowed, and there is no such review.
  {
    route: "PATCH /review/{id}",
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({ params: { id: "0".repeat(24) }, body: { hidden: true } }),
  },
  // Anybody may, and this shop has no address for messages.
  {
    route: "POST /contact",
    expected: { anonymous: 404, own: 404, other: 404, admin: 404, adminOwn: 404 },
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
  { route: "GET /mail", expected: adminOnly },
  // Allowed, and there is no such mail.
  {
    route: "POST /mail/{id}/resend",
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({ params: { id: "0" } }),
  },
]
