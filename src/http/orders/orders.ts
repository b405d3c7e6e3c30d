import * as contract from "#contract/orders/orders.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import { deleteOrder } from "#operations/orders/delete-order.ts"
import { placeOrder } from "#operations/orders/place-order.ts"
import { placePurchase } from "#operations/orders/place-purchase.ts"
import { listOrderEvents, type OrderEvent } from "#operations/orders/read-order-history.ts"
import { getOrder } from "#operations/orders/read-orders.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { detailsIn, orderIn } from "./order-details.ts"
import { presentOrder } from "./present-order.ts"

const presentEvent = ({
  event,
  at,
  status,
  by,
  refund,
  change,
  shipment,
  returned,
  text,
  mail,
}: OrderEvent) => ({
  event,
  at: at.toISOString(),
  ...(status && { status }),
  ...(by !== undefined && { by }),
  ...change,
  ...(refund && {
    amount: toDollars(cents(refund.amountCents)),
    state: refund.state,
    ...(refund.lines && { lines: refund.lines }),
    ...(refund.reason !== undefined && { reason: refund.reason }),
  }),
  ...(shipment !== undefined && { shipment }),
  ...(returned && {
    returned: returned.state,
    ...(returned.reason !== undefined && { reason: returned.reason }),
    ...(returned.lines && { lines: returned.lines }),
  }),
  ...(text !== undefined && { text }),
  ...(mail && { mail }),
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
    const order = orderIn(body)
    const key = headers["idempotency-key"]
    // As a repeated request of an earlier release was known.
    const { lines, details, addressId, delivery, agreed } = order
    const { expected } = body
    const request = ["lines", { lines, ...details, addressId, delivery, agreed, expected }]
    const { orderId } = await placeOrder(shop, actor, order, { key, request })
    return { ...written, insertedId: orderId }
  })
}

export function serveOrders(server: Server): void {
  const { shop } = server
  servePlacing(server)

  serve(server, contract.getOrder, async ({ actor, params }) =>
    presentOrder(await getOrder(shop, actor, params.id), actor),
  )

  serve(server, contract.getOrderHistory, async ({ actor, params, query }) =>
    (await listOrderEvents(shop, actor, params.id, query.all === "true")).map(presentEvent),
  )

  serve(server, contract.deleteOrder, async ({ actor, params }) => ({
    ...written,
    deletedCount: await deleteOrder(shop, actor, params.id),
  }))
}
