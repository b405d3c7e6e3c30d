import * as myOrders from "#contract/orders/my-orders.ts"
import * as contract from "#contract/orders/orders.ts"
import * as partReviews from "#contract/reviews/part-reviews.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { isAdmin } from "#operations/kernel/shop.ts"
import { deleteOrder } from "#operations/orders/delete-order.ts"
import { countMyOrders, exportMyOrders, listMyOrders } from "#operations/orders/my-orders.ts"
import { placeOrder } from "#operations/orders/place-order.ts"
import { placePurchase } from "#operations/orders/place-purchase.ts"
import { listOrderEvents, type OrderEvent } from "#operations/orders/read-order-history.ts"
import { getOrder } from "#operations/orders/read-orders.ts"
import { listBought } from "#operations/reviews/part-reviews.ts"
import type { Server } from "../kernel/app-env.ts"
import { clientNetwork } from "../kernel/client-address.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentFreeDelivery, presentLineChange, presentPrices } from "./order-changes.ts"
import { detailsFrom, orderFrom } from "./order-details.ts"
import {
  presentActions,
  presentOrder,
  presentPermission,
  presentPlaced,
  presentReceived,
} from "./present-order.ts"
import { presentPricedLine } from "./priced-lines.ts"

const presentChange = ({ freeDelivery, ...change }: OrderEvent["change"] = {}) => ({
  ...change,
  ...(freeDelivery && { freeDelivery: presentFreeDelivery(freeDelivery) }),
})

const presentEvent = ({
  event,
  at,
  status,
  by,
  refund,
  change,
  edit,
  shipment,
  returned,
  transferCents,
  offer,
  text,
  mail,
  heldUntil,
}: OrderEvent) => ({
  event,
  at,
  status,
  by,
  ...presentChange(change),
  ...(edit && {
    edited: { price: presentPrices(edit.totalCents), lines: edit.lines.map(presentLineChange) },
    reason: edit.reason || undefined,
  }),
  ...(refund && {
    amount: toAmount(refund.amountCents),
    state: refund.state,
    lines: refund.lines,
    reason: refund.reason,
  }),
  ...(transferCents !== undefined && { amount: toAmount(transferCents) }),
  offer,
  shipment,
  ...(returned && {
    returned: returned.state,
    reason: returned.reason,
    lines: returned.lines,
  }),
  text,
  mail,
  heldUntil: heldUntil ?? undefined,
})

function servePlacing(server: Server): void {
  const { shop } = server

  serve(server, contract.placePurchase, async ({ actor, body, c, key }) => {
    const { orderId } = await placePurchase(
      shop,
      actor,
      {
        partId: body.purchaseId,
        quantity: body.quantity,
        expectedPriceCents: body.price,
        expectedUnitPriceCents: body.unitPrice,
        email: body.email,
        ...detailsFrom(body),
        addressId: body.addressId,
        delivery: body.delivery,
        billingAddressId: body.billingAddressId,
        agreed: body.agreed,
        expectedTotalCents: body.expected?.total,
        network: clientNetwork(c, server.site),
      },
      key,
    )
    return presentPlaced(shop, orderId)
  })

  serve(server, contract.placeOrder, async ({ actor, body, c, key }) => {
    const order = orderFrom(body)
    const network = clientNetwork(c, server.site)
    // Has the form of earlier releases, so that a request repeated after an upgrade is recognized.
    const { lines, details, addressId, delivery, billingAddressId, agreed } = order
    const { expected } = body
    const terms = { addressId, delivery, billingAddressId, agreed }
    const request = ["lines", { lines, ...details, ...terms, expected }]
    const { orderId } = await placeOrder(shop, actor, { ...order, network }, { key, request })
    return presentPlaced(shop, orderId)
  })
}

export function serveOrders(server: Server): void {
  const { shop } = server
  servePlacing(server)

  serve(server, contract.getOrder, async ({ actor, params, query }) => {
    const options = { isCancelledFound: query.cancelled === "true" }
    const order = await getOrder(shop, actor, params.id, options)
    return {
      ...presentOrder(shop, order, actor),
      ...presentActions(order),
      ...(isAdmin(actor) && { customerId: order.userId }),
    }
  })

  serve(server, contract.getOrderHistory, async ({ actor, params, query }) => {
    const options = { all: query.all === "true", isCancelledFound: query.cancelled === "true" }
    return (await listOrderEvents(shop, actor, params.id, options)).map(presentEvent)
  })

  serve(server, contract.deleteOrder, async ({ actor, params }) => ({
    ...written,
    deletedCount: await deleteOrder(shop, actor, params.id),
  }))
}

export function serveMyOrders(server: Server): void {
  const { shop } = server

  serve(server, myOrders.listMyOrders, async ({ actor, query }) =>
    (await listMyOrders(shop, actor, query)).map((order) => ({
      ...presentOrder(shop, order, actor),
      places: order.places || undefined,
      received: presentReceived(order),
      can: { delete: presentPermission(order.deletion) },
    })),
  )

  serve(server, myOrders.countMyOrders, async ({ actor, query }) => {
    const { unpaidCents, ...counts } = await countMyOrders(shop, actor, query)
    return { ...counts, unpaidTotal: toAmount(unpaidCents) }
  })

  serve(server, myOrders.exportMyOrders, ({ actor, query }) => exportMyOrders(shop, actor, query))
}

export function serveBoughtParts(server: Server): void {
  serve(server, partReviews.listBoughtParts, async ({ actor }) =>
    (await listBought(server.shop, actor)).map(
      ({ orderedAt, quantity, unitPriceCents, now, mpn, reviewable, ...part }) => ({
        ...part,
        mpn: mpn ?? undefined,
        last: {
          orderedAt,
          quantity,
          unitPrice: toAmount(unitPriceCents),
        },
        now: presentPricedLine(now),
        ...(reviewable && {
          review: { slug: reviewable.slug, written: reviewable.isWritten },
        }),
      }),
    ),
  )
}
