import { z } from "zod"
import { customerSorts } from "#domain/accounts/customer-sorts.ts"
import { addressIn, shownAddress } from "../accounts/addresses.ts"
import { roleSchema } from "../accounts/users.ts"
import { endpoint } from "../kernel/endpoint.ts"
import {
  acknowledges,
  amountOut,
  csvForStaff,
  currencyOut,
  deletes,
  emailAddress,
  emptyUnless,
  idempotencyHeaders,
  inserts,
  instantOut,
  modifies,
  pageQuery,
  phone,
  requiredName,
  requiredText,
  wholeNumber,
} from "../kernel/fields.ts"
import { tagChange, tagList, tagName } from "../kernel/tags.ts"
import { exportAccount } from "../shop/account-export.ts"
import { shownTaxId } from "../tax/tax-ids.ts"

/** Customers, as administrators look after them. */

const customerId = z
  .string()
  .transform(emptyUnless(/^[\w-]{1,64}$/))
  .meta({ description: "The account's id" })
const customerParams = z.object({ id: customerId })

const MAX_CUSTOMERS_SHOWN = 100

const customerSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    name: z.string(),
    role: roleSchema,
    emailVerified: z.boolean(),
    phone: z.string().meta({ description: "Of the profile, else of the default address" }),
    company: z.string().meta({ description: "Of the default address", example: "Northmere Ltd" }),
    city: z.string(),
    country: z.string(),
    createdAt: instantOut,
    orders: z.int().meta({ description: "Cancelled ones do not count" }),
    revenue: amountOut.meta({ description: "What was paid, net of refunds" }),
    unpaidOrders: z.int(),
    unpaid: amountOut.meta({ description: "What the unpaid orders cost" }),
    currency: currencyOut,
    lastOrderAt: instantOut.optional(),
    tags: z.array(z.string()),
  })
  .meta({ id: "Customer" })

const customerFilters = {
  q: pageQuery.q.meta({
    description:
      "A piece of a name, company, e-mail, city or phone number, or a tax id or order number",
  }),
  tag: tagName.optional().meta({ description: "Only those with this tag" }),
  sort: z.enum(customerSorts).optional().meta({ description: "Without it the newest first" }),
}

export const listCustomers = endpoint({
  route: "GET /customer",
  access: "admin",
  summary: "Customers with what they ordered",
  query: z.object({
    limit: wholeNumber("limit", 1, MAX_CUSTOMERS_SHOWN).optional(),
    after: pageQuery.after,
    ...customerFilters,
  }),
  reply: z.array(customerSchema),
})

export const exportCustomers = endpoint({
  ...csvForStaff,
  route: "GET /export/customers",
  summary: "All customers that the list's filters leave, as CSV",
  query: z.object(customerFilters),
  refusals: ["rate_limited"],
})

export const listCustomerTags = endpoint({
  route: "GET /customer-tag",
  access: "admin",
  summary: "Tags that customers have",
  reply: tagList,
})

export const getCustomer = endpoint({
  route: "GET /customer/{id}",
  access: "admin",
  summary: "A customer, with addresses, tax ids and the notes of staff",
  params: customerParams,
  reply: customerSchema.extend({
    signsIn: z.boolean().meta({ description: "Whether they have a password or another way in" }),
    addresses: z.array(shownAddress),
    taxIds: z.array(
      shownTaxId.extend({
        consultation: z
          .string()
          .meta({ description: "Proof of the last check, as VIES numbers it" }),
      }),
    ),
    notes: z
      .array(z.object({ text: z.string(), at: instantOut, by: z.string() }))
      .meta({ description: "Of administrators, oldest first" }),
    lists: z.int().meta({ description: "How many parts lists they have" }),
    sessions: z.int().meta({ description: "How often they are signed in" }),
  }),
  refusals: ["customer_not_found"],
})

export const createCustomer = endpoint({
  route: "POST /customer",
  access: "admin",
  summary: "Open an account for a customer, who gets a link to choose a password",
  headers: idempotencyHeaders,
  body: z.object({
    email: emailAddress("Enter a valid Email"),
    name: requiredName,
    phone: phone.default(""),
    address: addressIn.optional().meta({ description: "Where their orders go" }),
  }),
  ...inserts,
  refusals: ["customer_exists", "idempotency_key_reused", "rate_limited"],
})

export const sendPasswordLink = endpoint({
  route: "POST /customer/{id}/password-link",
  access: "admin",
  summary: "Mail a new link to a customer who has not chosen a password yet",
  params: customerParams,
  ...acknowledges,
  refusals: ["customer_not_found", "customer_signs_in", "rate_limited"],
})

export const addCustomerAddress = endpoint({
  route: "POST /customer/{id}/address",
  access: "admin",
  summary: "Add an address of a customer, checked by its country's rules",
  params: customerParams,
  headers: idempotencyHeaders,
  body: addressIn,
  ...inserts,
  refusals: ["customer_not_found", "addresses_full", "idempotency_key_reused", "rate_limited"],
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
  summary: "Note something on a customer, for administrators alone",
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
  summary: "End every session of a customer and its access tokens",
  params: customerParams,
  ...deletes,
  refusals: ["customer_not_found"],
})

export const exportCustomer = endpoint({
  route: "GET /customer/{id}/export",
  access: "admin",
  summary: "All data of a customer, as they get it themselves",
  params: customerParams,
  reply: exportAccount.reply,
  refusals: ["customer_not_found", "rate_limited"],
})
