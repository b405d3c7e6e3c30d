import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { orderSorts } from "#domain/orders/order-list.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { id, idempotencyHeaders, idParams, requiredText, written } from "../kernel/fields.ts"
import { tagChange, tagList } from "../kernel/tags.ts"
import { orderFilters } from "./order-list.ts"
import { orderStatusSchema } from "./order-status.ts"

/** Work on many orders at once, and notes for colleagues. */

export const orderSteps = ["approve", "ship", "deliver", "undo"] as const

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
  refusals: [],
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
  reply: z.object({ ...written, modifiedCount: z.int() }),
  refusals: ["order_not_found", "too_many_tags"],
  failure: { success: false, modifiedCount: 0 },
})

export const listOrderTags = endpoint({
  route: "GET /order-tag",
  access: "admin",
  summary: "Tags that orders have",
  reply: tagList,
  refusals: [],
})

export const MAX_NOTE_LENGTH = 2000

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
  reply: z.object(written),
  refusals: ["order_not_found", "too_many_notes", "idempotency_key_reused"],
  failure: { success: false },
})

export const TRANSFERS_TO_SETTLE = "With transfers to settle"

/** Filters of every shop, in the order of a day's work. */
export const fixedOrderFilters = [
  { name: "To approve", query: { status: "pending", paid: "true", sort: "oldest" } },
  { name: "To ship", query: { status: "approved", paid: "true", sort: "oldest" } },
  { name: TRANSFERS_TO_SETTLE, query: { transfer: "due", sort: "oldest" } },
  { name: "Waiting for stock", query: { waiting: "true", sort: "oldest" } },
] as const

/** A saved query, read as the list's own. */
export const orderQuery = z.strictObject({
  ...orderFilters,
  sort: z.enum(orderSorts).optional(),
})

/** As the list's address says it, so that it is one. */
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
  refusals: [],
})

export const saveOrderFilter = endpoint({
  route: "PUT /order-filter",
  access: "admin",
  summary: "Save a filter of orders under a name, or remove the one of that name",
  body: z.object({
    name: filterName,
    query: savedQuery.nullable().meta({ description: "null: it is removed" }),
  }),
  reply: z.object(written),
  refusals: ["too_many_order_filters", "order_filter_fixed"],
  failure: { success: false },
})
