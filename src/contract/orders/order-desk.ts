import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_FILTER_DAYS, MAX_STEPPED, orderSorts } from "#domain/orders/order.ts"
import { isCountry } from "#domain/shop/places.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  acknowledges,
  amountIn,
  day,
  emailsInQuery,
  id,
  idempotencyHeaders,
  idParams,
  modifies,
  optional,
  pageQuery,
  requiredText,
  text,
  wholeNumber,
  writes,
} from "../kernel/fields.ts"
import { tagChange, tagList, tagName } from "../kernel/tags.ts"
import { orderSchema } from "./order.ts"
import { anyOrderStatusSchema, orderStatusSchema } from "./order-status.ts"

const unitStates = z
  .object({
    shippedLines: z.int().describe("Number of lines with shipped units and no units left to ship."),
    shipped: z.int().describe("Number of shipped units."),
    waiting: z.int().describe("Number of units that are not in stock yet."),
    cancelled: z.int().describe("Number of units that will not be sent."),
    shipments: z.array(z.int()).describe("Numbers of the order's shipments."),
  })
  .meta({ id: "OrderPlaces" })

/** Query that adds the units by state to each order of a list. */
export const unitStatesQuery = {
  places: optional(z.enum(["true"]), "Adds the units by state to each order."),
}

export const shownUnitStates = { places: unitStates.optional() }

/** Filters of the list of all orders. */
const orderFilters = {
  q: pageQuery.q.describe(
    "Search text: a number of the order, its invoice, credit note, tracking, transaction, return or parts; the beginning of an order id; a tag; or part of a name, e-mail address, purchase order, transfer reference, label or note.",
  ),
  status: optional(
    anyOrderStatusSchema,
    "Status of the orders to return. Default: all but `cancelled`. Only `cancelled` returns orders that were cancelled, deleted or not paid in time.",
  ),
  paid: z.enum(["true", "false"]).optional(),
  from: optional(day("From"), "First day of placement in the shop's time zone, inclusive."),
  to: optional(day("To"), "Last day of placement in the shop's time zone, inclusive."),
  days: wholeNumber("Days", 1, MAX_FILTER_DAYS).optional().meta({
    description: "Number of days up to today in which the orders were placed; 1 is today.",
    example: 7,
  }),
  buyer: optional(emailsInQuery, "E-mail address of the buyer's account."),
  freight: optional(z.literal("due"), "Only orders whose freight is not agreed on yet."),
  transfer: optional(
    z.enum(["awaited", "due"]),
    "`awaited`: only unpaid orders that wait for a bank transfer. `due`: only orders with a partial or excess transfer, or with a refund to send by transfer.",
  ),
  waiting: optional(z.literal("true"), "Only orders that wait for stock."),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountry, { error: ({ input }) => fieldText.noCountry(input) })
    .optional()
    .meta({
      description: "Two-letter country code. Only orders that are delivered to this country.",
      example: "DE",
    }),
  delivery: text("Delivery method", 100).optional().meta({
    description: "Only orders with a delivery method of this name, in any case.",
    example: "Standard",
  }),
  shipped: optional(
    z.enum(["part", "open"]),
    "`part`: only orders that are partly shipped. `open`: only pending or approved orders with units left to ship.",
  ),
  refunded: optional(
    z.enum(["part", "all"]),
    "Only orders with refunds: of a part (`part`) or of the whole total (`all`).",
  ),
  noted: optional(z.literal("true"), "Only orders with a note from the buyer."),
  tag: optional(tagName, "Only orders with this tag of staff."),
  least: optional(amountIn("Amount from"), "Minimum order total, inclusive."),
  most: optional(amountIn("Amount to"), "Maximum order total, inclusive."),
  removed: optional(
    z.enum(["true", "false"]),
    "`true`: only orders that were removed from the list. Default: only orders on the list.",
  ),
}

/** Filters of orders that are stored: in a saved filter, or in the audit log with an export. */
export const storedOrderFilters = {
  ...orderFilters,
  q: text("q", 100)
    .optional()
    .describe(orderFilters.q.description ?? ""),
}

export const listOrders = endpoint({
  route: "GET /order",
  access: "admin",
  summary: "List all orders, newest first",
  query: z.object({
    ...pageQuery,
    ...orderFilters,
    ...unitStatesQuery,
    sort: optional(z.enum(orderSorts), "Sort order. Default: `newest`."),
  }),
  reply: z.array(orderSchema.extend({ status: anyOrderStatusSchema, ...shownUnitStates })),
})

export const countOrders = endpoint({
  route: "GET /order-count",
  access: "admin",
  summary: "Count orders that match the filters",
  query: z.object(orderFilters),
  reply: z.object({
    count: z.int(),
    more: optional(z.literal(true), "Present if there are more orders than were counted."),
  }),
})

const manyOrders = <Order extends z.ZodType>(order: Order) =>
  z
    .array(order, { error: "Orders are Required" })
    .min(1, "Send at least one order")
    .max(MAX_STEPPED, { error: () => t("At most {most} orders at once", { most: MAX_STEPPED }) })

const orderSteps = ["approve", "ship", "deliver", "undo"] as const

export const stepOrders = endpoint({
  route: "POST /order/step",
  access: "admin",
  summary: "Advance or undo many orders by one step, each separately. Idempotent.",
  body: z.object({
    step: z.enum(orderSteps, { error: "Step must be approve, ship, deliver or undo" }),
    orders: manyOrders(
      z.object({ id, status: orderStatusSchema.describe("Status that the caller saw.") }),
    ),
  }),
  ...writes({
    movedCount: z.int(),
    orders: z
      .array(
        z.object({
          _id: z.string(),
          outcome: z.enum(["moved", "already", "refused"]),
          status: optional(orderStatusSchema, "Current status. Missing if unknown."),
          code: z.string().optional().meta({ example: "order_not_paid" }),
          message: z.string().optional().meta({ example: "Order is not paid" }),
        }),
      )
      .describe("Results in the order of the request."),
  }),
})

export const tagOrders = endpoint({
  route: "POST /order/tag",
  access: "admin",
  summary: "Add and remove tags of many orders, all or none. Idempotent.",
  body: z.object({
    orders: manyOrders(id),
    ...tagChange,
  }),
  ...modifies,
  refusals: ["order_not_found", "too_many_tags"],
})

export const listOrderTags = endpoint({
  route: "GET /order-tag",
  access: "admin",
  summary: "List tags of orders",
  reply: tagList,
})

const MAX_NOTE_LENGTH = 2000

export const noteOrder = endpoint({
  route: "POST /order/{id}/note",
  access: "admin",
  summary: "Add a note to an order, for administrators only",
  params: idParams,
  headers: idempotencyHeaders,
  body: z.object({
    text: requiredText("Note", MAX_NOTE_LENGTH).meta({
      example: "Called: deliver after the 12th.",
    }),
  }),
  ...acknowledges,
  refusals: ["order_not_found", "too_many_notes", "idempotency_key_reused"],
})

export const TRANSFERS_TO_SETTLE = "With transfers to settle"

/** Filters that every shop has, in the order of a day's work. */
export const fixedOrderFilters = [
  {
    name: "To approve",
    query: { status: "pending", paid: "true", shipped: "open", sort: "oldest" },
  },
  {
    name: "To ship",
    query: { status: "approved", paid: "true", shipped: "open", sort: "oldest" },
  },
  { name: TRANSFERS_TO_SETTLE, query: { transfer: "due", sort: "oldest" } },
  { name: "Waiting for stock", query: { waiting: "true", sort: "oldest" } },
] as const

/** A saved query, with the filters of the list of orders. */
export const orderQuery = z.strictObject({
  ...storedOrderFilters,
  sort: z.enum(orderSorts).optional(),
})

/** Query of a filter, spelled like the list's address, so that equal filters are equal texts. */
const savedQuery = z
  .record(z.string(), z.string().max(254))
  .superRefine((query, context) => {
    for (const { message, path } of orderQuery.safeParse(query).error?.issues ?? [])
      context.addIssue({ code: "custom", message, path: [...path] })
  })
  .refine((query) => Object.keys(query).length > 0, { error: "Choose at least one filter" })
  .meta({ example: { status: "approved", paid: "true", sort: "oldest" } })

const filterName = requiredText("Name", 40).meta({ example: "To ship, dearest first" })

export const listOrderFilters = endpoint({
  route: "GET /order-filter",
  access: "admin",
  summary: "List saved and fixed order filters with their number of orders",
  reply: z.array(
    z
      .object({
        name: z.string(),
        query: z.record(z.string(), z.string()),
        count: z.int(),
        more: optional(z.literal(true), "Present if there are more orders than were counted."),
        fixed: optional(
          z.literal(true),
          "Present if the filter comes with the shop and cannot be changed.",
        ),
      })
      .meta({ id: "OrderFilter" }),
  ),
})

export const saveOrderFilter = endpoint({
  route: "PUT /order-filter",
  access: "admin",
  summary: "Save an order filter under a name, or delete it",
  body: z.object({
    name: filterName,
    query: savedQuery
      .nullable()
      .describe("Query of the filter. null deletes the filter of this name."),
  }),
  ...acknowledges,
  refusals: ["too_many_order_filters", "order_filter_fixed"],
})
