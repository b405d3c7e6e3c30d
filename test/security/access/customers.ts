import type { Person } from "../../test-shop.ts"
import {
  type AccessRow,
  adminOnly,
  allowedBut,
  anAddress,
  type CallInput,
  type World,
} from "./access-row.ts"

const aboutCustomer = (_: World, { id }: Person): CallInput => ({ params: { id } })

const aboutCustomerWith = (body: object) => (world: World, owner: Person) => ({
  ...aboutCustomer(world, owner),
  body,
})

export const customersAccess: AccessRow[] = [
  { route: "GET /customer", expected: adminOnly },
  { route: "GET /customer-tag", expected: adminOnly },
  { route: "GET /export/customers", expected: adminOnly },
  { route: "GET /customer/{id}", expected: adminOnly, ask: aboutCustomer },
  { route: "GET /customer/{id}/export", expected: adminOnly, ask: aboutCustomer },
  // Allowed, but the address has an account.
  {
    route: "POST /customer",
    expected: allowedBut(409, adminOnly),
    ask: (_, { email, name }) => ({ body: { email, name } }),
  },
  // Allowed, but they have a password.
  {
    route: "POST /customer/{id}/password-link",
    expected: allowedBut(409, adminOnly),
    ask: aboutCustomer,
  },
  { route: "POST /customer/{id}/address", expected: adminOnly, ask: aboutCustomerWith(anAddress) },
  {
    route: "POST /customer/{id}/tag",
    expected: adminOnly,
    ask: aboutCustomerWith({ add: ["Key account"] }),
  },
  // Refused since this shop charges no tax.
  {
    route: "POST /customer/{id}/tax-id",
    expected: allowedBut(409, adminOnly),
    ask: aboutCustomerWith({ country: "US", region: "TX", number: "01-339" }),
  },
  {
    route: "POST /customer/{id}/note",
    expected: adminOnly,
    ask: aboutCustomerWith({ text: "Called." }),
  },
  // Allowed, with an unknown id: a known one would end the session of the next caller.
  {
    route: "POST /customer/{id}/sign-out",
    expected: allowedBut(404, adminOnly),
    ask: () => ({ params: { id: "nobody" } }),
  },
]
