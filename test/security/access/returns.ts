import type { Person } from "../../test-shop.ts"
import {
  type AccessRow,
  aboutOrder,
  aboutOrderWith,
  adminOnly,
  allowedBut,
  type CallInput,
  open,
  ownOnly,
  ownOrAdmin,
  signedIn,
  type World,
} from "./access-row.ts"

async function aboutReturn(world: World, owner: Person): Promise<CallInput> {
  const [row] = await world.shop.sql(
    `with asked as (
       insert into returns (id, order_id) values (substr(md5(random()::text), 1, 24), $1) returning id, order_id
     )
     insert into return_lines (return_id, order_id, number, quantity, reason)
     select id, order_id, 1, 1, 'damaged' from asked returning return_id`,
    [await world.orderOf(owner)],
  )
  return { params: { id: String(row?.return_id) } }
}

async function aboutWithdrawal(world: World, owner: Person): Promise<CallInput> {
  const [row] = await world.shop.sql(
    `insert into withdrawals (id, order_id, name, message)
     values (substr(md5(random()::text), 1, 24), $1, 'Ada', '')
     on conflict (order_id) where handled_at is null do update set name = excluded.name returning id`,
    [await world.orderOf(owner)],
  )
  return { params: { id: String(row?.id) } }
}

export const returnsAccess: AccessRow[] = [
  // Refused because this shop takes no returns.
  {
    route: "POST /order/{id}/return",
    expected: allowedBut(409, signedIn),
    ask: aboutOrderWith({ lines: [{ number: 1, quantity: 1, reason: "damaged" }] }),
  },
  { route: "GET /order/{id}/return", expected: ownOrAdmin, ask: aboutOrder },
  { route: "GET /return", expected: adminOnly },
  { route: "GET /return-rate", expected: adminOnly },
  { route: "GET /export/return-rates", expected: adminOnly },
  { route: "GET /return/{id}", expected: ownOrAdmin, ask: aboutReturn },
  // Allowed, but not approved.
  { route: "GET /return/{id}/slip", expected: allowedBut(409, ownOrAdmin), ask: aboutReturn },
  {
    route: "PUT /return/{id}",
    expected: adminOnly,
    ask: async (world, owner) => ({
      ...(await aboutReturn(world, owner)),
      body: { step: "approve" },
      headers: { "if-match": "*" },
    }),
  },
  { route: "POST /return/{id}/withdraw", expected: ownOnly, ask: aboutReturn },
  // Public, but this shop takes no returns.
  {
    route: "POST /withdrawal",
    expected: allowedBut(404, open),
    ask: () => ({
      body: { name: "Ada", orderNumber: "CA-2026-000001", email: "ada@shop.example" },
    }),
  },
  { route: "GET /withdrawal", expected: adminOnly },
  { route: "POST /withdrawal/{id}/handled", expected: adminOnly, ask: aboutWithdrawal },
]
