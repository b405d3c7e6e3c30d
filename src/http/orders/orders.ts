import * as contract from "#contract/orders/orders.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { invoiceNumber } from "#domain/invoices/invoice-number.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import { refuse } from "#operations/kernel/refusal.ts"
import { type Actor, isAdmin } from "#operations/kernel/shop.ts"
import { advanceOrder } from "#operations/orders/advance-order.ts"
import { deleteOrder } from "#operations/orders/delete-order.ts"
import { placeOrder } from "#operations/orders/place-order.ts"
import { placePurchase } from "#operations/orders/place-purchase.ts"
import { listOrderEvents, type OrderEvent } from "#operations/orders/read-order-history.ts"
import { getOrder, listMyOrders, listOrders, type Order } from "#operations/orders/read-orders.ts"
import { restoreOrder } from "#operations/orders/restore-order.ts"
import { undoAdvance } from "#operations/orders/undo-advance.ts"
import type { Server } from "../kernel/app-env.ts"
import { type Call, serve, written } from "../kernel/serve.ts"
import { detailsIn, presentDetails } from "./order-details.ts"
import { presentLine } from "./present-line.ts"
import { presentCharges } from "./present-terms.ts"

function presentOrder(order: Order, actor: Actor) {
  const [first] = order.lines
  if (order.status === "cancelled" || !first) throw refuse("order_not_found")
  const isOneLine = order.lineCount === 1
  return {
    _id: order.id,
    orderNumber: order.orderNumber,
    purchaseId: first.partId,
    quantity: order.quantity,
    price: toDollars(cents(order.totalCents)),
    ...presentCharges(order.totalCents, order.charges),
    ...(isOneLine && { unitPrice: toDollars(cents(first.unitPriceCents)) }),
    productName: orderName(order),
    ...(isOneLine && { partNumber: partNumber(first) }),
    email: order.email,
    userName: order.userName,
    phone: order.phone,
    ...presentDetails(order),
    status: order.status,
    paid: order.paidAt !== null,
    ...(order.transactionId !== null && { transactionId: order.transactionId }),
    refunded: toDollars(cents(order.refundedCents)),
    createdAt: order.createdAt.toISOString(),
    ...presentInvoices(order),
    ...(order.deletedAt && isAdmin(actor) && { removed: true as const }),
    lineCount: order.lineCount,
    lines: order.lines.map(presentLine),
  }
}

function presentInvoices({ invoices }: Order) {
  const [invoice, ...creditNotes] = (invoices ?? []).map(invoiceNumber)
  return { ...(invoice && { invoice }), ...(creditNotes.length > 0 && { creditNotes }) }
}

type AskedFilter = Pick<
  Call<typeof contract.listOrders>["query"],
  keyof typeof contract.orderFilters
>

export const orderFilterOf = ({ q, status, paid, removed }: AskedFilter) => ({
  search: q,
  status,
  paid: paid === undefined ? undefined : paid === "true",
  removed: removed === "true",
})

/** An ETag's quotes may be left out. */
const unquoted = (tag: string) => tag.replace(/^"|"$/g, "")

const presentEvent = ({ event, at, status, by, refund }: OrderEvent) => ({
  event,
  at: at.toISOString(),
  ...(status && { status }),
  ...(by !== undefined && { by }),
  ...(refund && {
    amount: toDollars(cents(refund.amountCents)),
    state: refund.state,
    ...(refund.lines && { lines: refund.lines }),
    ...(refund.reason !== undefined && { reason: refund.reason }),
  }),
})

function servePlacing(server: Server): void {
  const { shop } = server

  serve(server, contract.placePurchase, async ({ actor, headers, body }) => {
    const { orderId } = await placePurchase(
      shop,
      actor,
      {
        partId: body.purchaseId,
        quantity: body.quantity,
        expectedPriceCents: body.price,
        expectedUnitPriceCents: body.unitPrice,
        email: body.email,
        ...detailsIn(body),
        addressId: body.addressId,
        delivery: body.delivery,
        agreed: body.agreed,
        expectedTotalCents: body.expected?.total,
      },
      headers["idempotency-key"],
    )
    return { ...written, insertedId: orderId }
  })

  serve(server, contract.placeOrder, async ({ actor, headers, body }) => {
    const lines = body.lines.map(({ partId, quantity, unitPrice }) => ({
      ...{ partId, quantity, expectedUnitPriceCents: unitPrice },
    }))
    const details = detailsIn(body)
    const key = headers["idempotency-key"]
    const { addressId, delivery, agreed, expected } = body
    const request = ["lines", { lines, ...details, addressId, delivery, agreed, expected }]
    const order = {
      lines,
      details,
      addressId,
      delivery,
      agreed,
      expected: { totalCents: expected?.total },
    }
    const { orderId } = await placeOrder(shop, actor, order, { key, request })
    return { ...written, insertedId: orderId }
  })
}

export function serveOrders(server: Server): void {
  const { shop } = server
  servePlacing(server)

  serve(server, contract.listMyOrders, async ({ actor, query }) =>
    (await listMyOrders(shop, actor, query)).map((order) => presentOrder(order, actor)),
  )

  serve(server, contract.listOrders, async ({ actor, query }) => {
    const { limit, after } = query
    const found = await listOrders(shop, { ...orderFilterOf(query), limit, afterId: after })
    return found.map((order) => presentOrder(order, actor))
  })

  serve(server, contract.getOrder, async ({ actor, params }) =>
    presentOrder(await getOrder(shop, actor, params.id), actor),
  )

  serve(server, contract.getOrderHistory, async ({ actor, params }) =>
    (await listOrderEvents(shop, actor, params.id)).map(presentEvent),
  )

  serve(server, contract.deleteOrder, async ({ actor, params }) => ({
    ...written,
    deletedCount: await deleteOrder(shop, actor, params.id),
  }))

  serve(server, contract.restoreOrder, async ({ actor, params }) => ({
    ...written,
    modifiedCount: await restoreOrder(shop, actor, params.id),
  }))

  serve(server, contract.advanceOrder, async ({ actor, params, headers }) => {
    const seen = unquoted(headers["if-match"] ?? "*")
    const status = await advanceOrder(shop, actor, params.id, seen === "*" ? undefined : seen)
    return { ...written, modifiedCount: 1, status }
  })

  serve(server, contract.undoAdvance, async ({ actor, params, headers }) => {
    const seen = unquoted(headers["if-match"])
    return { ...written, modifiedCount: 1, status: await undoAdvance(shop, actor, params.id, seen) }
  })
}
