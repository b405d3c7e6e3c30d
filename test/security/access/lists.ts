import type { Person } from "../../test-shop.ts"
import {
  type AccessRow,
  aboutList,
  allowedBut,
  open,
  ownAlone,
  signedIn,
  unanswered,
  type World,
} from "./access-row.ts"

export const listsAccess: AccessRow[] = [
  // Nothing is sent, so there is no list.
  { route: "POST /match/file", expected: unanswered },
  { route: "GET /match/ready", expected: open },
  { route: "GET /match/choices", expected: signedIn },
  {
    route: "PUT /match/choices",
    expected: signedIn,
    ask: ({ partId }) => ({ body: { number: "1", partId } }),
  },
  // Deleting an unknown id succeeds.
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
  ...["GET /shared-list/{token}", "POST /shared-list/{token}/view"].map((route) => ({
    route,
    expected: allowedBut(404, open),
    invalidToken: 401,
    ask: () => ({ params: { token: "a".repeat(43) } }),
  })),
]
