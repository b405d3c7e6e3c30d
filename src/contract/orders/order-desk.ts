import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { orderSorts } from "#domain/orders/order-list.ts"
import { isCountry } from "#domain/shop/countries.ts"
import { isDay } from "#domain/shop/days.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { fieldText } from "../kernel/field-text.ts"
import {
  acknowledges,
  amountIn,
  emailsInQuery,
  id,
  idempotencyHeaders,
  idParams,
  modifies,
  pageQuery,
  requiredText,
  text,
  wholeNumber,
  written,
} from "../kernel/fields.ts"
import { tagChange, tagList, tagName } from "../kernel/tags.ts"
import { orderSchema } from "./order.ts"
import { anyOrderStatusSchema, orderStatusSchema } from "./order-status.ts"

const unitStates = z
  .object({
    shippedLines: z.int().meta({ description: "All of whose units that are to be sent are" }),
    shipped: z.int().meta({ description: "Units" }),
    waiting: z.int().meta({ description: "Units that are not in stock yet" }),
    cancelled: z.int().meta({ description: "Units that will not be sent" }),
    shipments: z.array(z.int()).meta({ description: "Their numbers" }),
  })
  .meta({ id: "OrderPlaces" })

/** Whether a list of orders says what of them is where. */
export const unitStatesQuery = {
  places: z.enum(["true"]).optional().meta({ description: "Says of each what is where" }),
}

export const shownUnitStates = { places: unitStates.optional() }

/** All orders, as administrators look for them. */

const day = (label: string) =>
  z
    .string()
    .refine(isDay, { error: () => fieldText.notADay(label) })
    .optional()
    .meta({ example: "2026-12-03" })

/** Filters of the list of all orders, on a page or in a file. */
export const orderFilters = {
  q: pageQuery.q.meta({
    description:
      "A number of the order, its invoice, credit note, tracking, transaction or parts, or a piece of a name, e-mail, purchase order, label or note",
  }),
  status: anyOrderStatusSchema
    .optional()
    .meta({ description: "`cancelled` alone lists orders that were deleted or not paid in time" }),
  paid: z.enum(["true", "false"]).optional(),
  from: day("From").meta({ description: "Placed on this day of the shop or later" }),
  to: day("To").meta({ description: "Placed on this day of the shop or before" }),
  days: wholeNumber("Days", 1, 3650)
    .optional()
    .meta({ description: "Placed today or so many days before: 1 is today", example: 7 }),
  buyer: emailsInQuery.optional().meta({ description: "The e-mail address of their account" }),
  freight: z
    .literal("due")
    .optional()
    .meta({ description: "Only those whose freight is yet to be agreed on" }),
  transfer: z.enum(["awaited", "due"]).optional().meta({
    description:
      "`awaited`: only those that wait for a bank transfer; `due`: of which a part or too much came, or a refund is to be sent",
  }),
  waiting: z.literal("true").optional().meta({ description: "Only those that wait for stock" }),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isCountry, { error: ({ input }) => fieldText.noCountry(input) })
    .optional()
    .meta({ description: "Only those that go to this country", example: "DE" }),
  delivery: text("Delivery method", 100)
    .optional()
    .meta({ description: "Only those with a delivery method of this name", example: "Standard" }),
  shipped: z.enum(["part", "open"]).optional().meta({
    description:
      "`part`: only those sent in part; `open`: not those of which every unit was cancelled or sent",
  }),
  refunded: z
    .enum(["part", "all"])
    .optional()
    .meta({ description: "Only those of which money was given back, a part or all of it" }),
  noted: z.literal("true").optional().meta({ description: "Only those with a buyer's note" }),
  tag: tagName.optional().meta({ description: "Only those with this tag of staff" }),
  least: amountIn("Least").optional().meta({ description: "Of orders of so much or more" }),
  most: amountIn("Most").optional().meta({ description: "Of orders of so much or less" }),
  removed: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "true: those that were taken out of the list, in place of those in it" }),
}

export const listOrders = endpoint({
  route: "GET /order",
  access: "admin",
  summary: "All orders, newest first",
  query: z.object({
    ...pageQuery,
    ...orderFilters,
    ...unitStatesQuery,
    sort: z.enum(orderSorts).optional().meta({ description: "Without it the newest first" }),
  }),
  reply: z.array(orderSchema.extend({ status: anyOrderStatusSchema, ...shownUnitStates })),
})

export const countOrders = endpoint({
  route: "GET /order-count",
  access: "admin",
  summary: "How many orders the list's filters leave",
  query: z.object(orderFilters),
  reply: z.object({
    count: z.int(),
    more: z.literal(true).optional().meta({ description: "There are more than were counted" }),
  }),
})

/** Work on many orders at once, and notes for colleagues. */

const orderSteps = ["approve", "ship", "deliver", "undo"] as const

export const stepOrders = endpoint({
  route: "POST /order/step",
  access: "admin",
  summary: "Move many orders one step, each by itself; twice is as good as once",
  body: z.object({
    step: z.enum(orderSteps, { error: "Step is approve, ship, deliver or undo" }),
    orders: z
      .array(
        z.object({
          id,
          status: orderStatusSchema.meta({ description: "Which was seen of it" }),
        }),
        { error: "Orders are Required" },
      )
      .min(1, "Send at least one order")
      .max(MAX_STEPPED, {
        error: () => t("At most {most} orders at once", { most: MAX_STEPPED }),
      }),
  }),
  reply: z.object({
    ...written,
    movedCount: z.int(),
    orders: z
      .array(
        z.object({
          _id: z.string(),
          outcome: z.enum(["moved", "already", "refused"]),
          status: orderStatusSchema.optional().meta({ description: "As it is now, where known" }),
          code: z.string().optional().meta({ example: "order_not_paid" }),
          message: z.string().optional().meta({ example: "Order is not paid" }),
        }),
      )
      .meta({ description: "In the order asked for" }),
  }),
  failure: { success: false },
})

export const tagOrders = endpoint({
  route: "POST /order/tag",
  access: "admin",
  summary: "Add and remove tags of many orders, all or none; twice is as good as once",
  body: z.object({
    orders: z
      .array(id, { error: "Orders are Required" })
      .min(1, "Send at least one order")
      .max(MAX_STEPPED, {
        error: () => t("At most {most} orders at once", { most: MAX_STEPPED }),
      }),
    ...tagChange,
  }),
  ...modifies,
  refusals: ["order_not_found", "too_many_tags"],
})

export const listOrderTags = endpoint({
  route: "GET /order-tag",
  access: "admin",
  summary: "Tags that orders have",
  reply: tagList,
})

const MAX_NOTE_LENGTH = 2000

export const noteOrder = endpoint({
  route: "POST /order/{id}/note",
  access: "admin",
  summary: "Note something on an order, for administrators alone",
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

/** Filters of every shop, in the order of a day's work. */
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

/** A saved query, read as the list's own. */
export const orderQuery = z.strictObject({
  ...orderFilters,
  sort: z.enum(orderSorts).optional(),
})

/** A query string, spelled like the list's address, so that equal filters are equal texts. */
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
  summary: "What the shop's administrators look for again and again, with how many there are",
  reply: z.array(
    z
      .object({
        name: z.string(),
        query: z.record(z.string(), z.string()),
        count: z.int(),
        more: z.literal(true).optional().meta({ description: "There are more than were counted" }),
        fixed: z.literal(true).optional().meta({ description: "Comes with the shop, and stays" }),
      })
      .meta({ id: "OrderFilter" }),
  ),
})

export const saveOrderFilter = endpoint({
  route: "PUT /order-filter",
  access: "admin",
  summary: "Save a filter of orders under a name, or remove the one of that name",
  body: z.object({
    name: filterName,
    query: savedQuery.nullable().meta({ description: "null: it is removed" }),
  }),
  ...acknowledges,
  refusals: ["too_many_order_filters", "order_filter_fixed"],
})
