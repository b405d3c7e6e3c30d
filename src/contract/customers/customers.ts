import { z } from "zod"
import { customerSorts } from "#domain/accounts/customer-sorts.ts"
import { addressIn, shownAddress } from "../accounts/addresses.ts"
import { roleSchema } from "../accounts/users.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  acknowledges,
  amountOut,
  currencyOut,
  deletes,
  emailAddress,
  emptyUnless,
  idempotencyHeaders,
  inserts,
  instantOut,
  modifies,
  optional,
  pageQuery,
  phone,
  requiredName,
  requiredText,
  tableForStaff,
  wholeNumber,
} from "../kernel/fields.ts"
import { tagChange, tagList, tagName } from "../kernel/tags.ts"
import { exportAccount } from "../shop/account-export.ts"
import { addedTaxId, shownTaxId, taxIdIn } from "../tax/tax-ids.ts"

const customerId = z
  .string()
  .transform(emptyUnless(/^[\w-]{1,64}$/))
  .describe("Id of the account.")
const customerParams = z.object({ id: customerId })

const MAX_CUSTOMERS_SHOWN = 100

const customerSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    name: z.string(),
    role: roleSchema,
    emailVerified: z.boolean(),
    phone: z.string().describe("Phone number of the profile, else of the default address."),
    company: z
      .string()
      .meta({ description: "Company of the default address.", example: "Northmere Ltd" }),
    city: z.string(),
    country: z.string(),
    createdAt: instantOut,
    orders: z.int().describe("Number of orders, without cancelled ones."),
    revenue: amountOut.describe("Amount paid, less refunds."),
    unpaidOrders: z.int(),
    unpaid: amountOut.describe("Amount still owed of the unpaid orders."),
    currency: currencyOut,
    lastOrderAt: instantOut.optional(),
    tags: z.array(z.string()),
  })
  .meta({ id: "Customer" })

const customerFilters = {
  q: pageQuery.q.describe(
    "Search text: part of a name, company, e-mail address, city or phone number, or a tax id or order number.",
  ),
  tag: optional(tagName, "Only customers with this tag."),
  sort: optional(z.enum(customerSorts), "Sort order. Default: newest first."),
}

export const listCustomers = endpoint({
  route: "GET /customer",
  access: "admin",
  summary: "List customers with figures of their orders",
  query: z.object({
    limit: wholeNumber("limit", 1, MAX_CUSTOMERS_SHOWN).optional(),
    after: pageQuery.after,
    ...customerFilters,
  }),
  reply: z.array(customerSchema),
})

export const exportCustomers = endpoint({
  ...tableForStaff,
  route: "GET /export/customers",
  summary: "Export customers that match the filters as CSV",
  query: z.object(customerFilters),
  refusals: ["rate_limited"],
})

export const listCustomerTags = endpoint({
  route: "GET /customer-tag",
  access: "admin",
  summary: "List tags of customers",
  reply: tagList,
})

export const getCustomer = endpoint({
  route: "GET /customer/{id}",
  access: "admin",
  summary: "Retrieve a customer with addresses, tax ids and notes of staff",
  params: customerParams,
  reply: customerSchema.extend({
    signsIn: z.boolean().describe("Whether the customer has a password or another way to sign in."),
    addresses: z.array(shownAddress),
    taxIds: z.array(
      shownTaxId.extend({
        consultation: z
          .string()
          .describe("Consultation number of VIES, which proves the last check."),
      }),
    ),
    notes: z
      .array(z.object({ text: z.string(), at: instantOut, by: z.string() }))
      .describe("Notes of administrators, oldest first."),
    lists: z.int().describe("Number of the customer's parts lists."),
    sessions: z.int().describe("Number of the customer's open sessions."),
  }),
  refusals: ["customer_not_found"],
})

export const createCustomer = endpoint({
  route: "POST /customer",
  access: "admin",
  summary: "Create an account for a customer, who gets a link to choose a password",
  headers: idempotencyHeaders,
  body: z.object({
    email: emailAddress("Enter a valid Email"),
    name: requiredName,
    phone: phone.default(""),
    address: optional(addressIn, "Delivery address of the customer's orders."),
  }),
  ...inserts,
  refusals: ["customer_exists", "idempotency_key_reused", "rate_limited"],
})

export const sendPasswordLink = endpoint({
  route: "POST /customer/{id}/password-link",
  access: "admin",
  summary: "Send a new link to a customer who has not chosen a password yet",
  params: customerParams,
  ...acknowledges,
  refusals: ["customer_not_found", "customer_signs_in", "rate_limited"],
})

export const addCustomerAddress = endpoint({
  route: "POST /customer/{id}/address",
  access: "admin",
  summary: "Create an address of a customer, checked by the rules of its country",
  params: customerParams,
  headers: idempotencyHeaders,
  body: addressIn,
  ...inserts,
  refusals: ["customer_not_found", "addresses_full", "idempotency_key_reused", "rate_limited"],
})

export const addCustomerTaxId = endpoint({
  route: "POST /customer/{id}/tax-id",
  access: "admin",
  summary: "Add a tax id for a customer; it replaces an invalid one for the same place",
  params: customerParams,
  body: taxIdIn,
  ...addedTaxId,
  refusals: ["customer_not_found", "tax_not_charged", "customer_tax_id_taken"],
})

export const tagCustomer = endpoint({
  route: "POST /customer/{id}/tag",
  access: "admin",
  summary: "Add and remove tags of a customer",
  params: customerParams,
  body: z.object(tagChange),
  ...modifies,
  refusals: ["customer_not_found", "too_many_tags"],
})

export const noteCustomer = endpoint({
  route: "POST /customer/{id}/note",
  access: "admin",
  summary: "Add a note to a customer, for administrators only",
  params: customerParams,
  headers: idempotencyHeaders,
  body: z.object({
    text: requiredText("Note", 2000).meta({ example: "Calls before noon." }),
  }),
  ...acknowledges,
  refusals: ["customer_not_found", "too_many_customer_notes", "idempotency_key_reused"],
})

export const signOutCustomer = endpoint({
  route: "POST /customer/{id}/sign-out",
  access: "admin",
  summary: "End all sessions of a customer and their access tokens",
  params: customerParams,
  ...deletes,
  refusals: ["customer_not_found"],
})

export const exportCustomer = endpoint({
  route: "GET /customer/{id}/export",
  access: "admin",
  summary: "Export all data of a customer, as the customer can",
  params: customerParams,
  reply: exportAccount.reply,
  refusals: ["customer_not_found", "rate_limited"],
})
