import type { Person } from "../../test-shop.ts"
import { type AccessRow, adminOnly, type CallInput, type World } from "./access-row.ts"

const aboutCustomer = (_: World, { id }: Person): CallInput => ({ params: { id } })

const address = {
  name: "Ada Byron",
  street: "12 Shore Road",
  city: "Leith",
  postalCode: "EH6 6QN",
  country: "GB",
}

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
    expected: { ...adminOnly, admin: 409, adminOwn: 409 },
    ask: (_, { email, name }) => ({ body: { email, name } }),
  },
  // Allowed, but they have a password.
  {
    route: "POST /customer/{id}/password-link",
    expected: { ...adminOnly, admin: 409, adminOwn: 409 },
    ask: aboutCustomer,
  },
  {
    route: "POST /customer/{id}/address",
    expected: adminOnly,
    ask: aboutCustomerWith(address),
  },
  {
    route: "POST /customer/{id}/tag",
    expected: adminOnly,
    ask: aboutCustomerWith({ add: ["Key account"] }),
  },
  // Refused since this shop charges no tax.
  {
    route: "POST /customer/{id}/tax-id",
    expected: { ...adminOnly, admin: 409, adminOwn: 409 },
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
    expected: { ...adminOnly, admin: 404, adminOwn: 404 },
    ask: () => ({ params: { id: "nobody" } }),
  },
]
