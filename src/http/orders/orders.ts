import * as contract from "#contract/orders/orders.ts"
import { networkOf } from "#domain/network.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { deleteOrder } from "#operations/orders/delete-order.ts"
import { placeOrder } from "#operations/orders/place-order.ts"
import { placePurchase } from "#operations/orders/place-purchase.ts"
import { listOrderEvents, type OrderEvent } from "#operations/orders/read-order-history.ts"
import { getOrder } from "#operations/orders/read-orders.ts"
import type { Server } from "../kernel/app-env.ts"
import type { SiteConfig } from "../kernel/browser.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentLineChange, presentPrices } from "./edit-order.ts"
import { presentFreeDelivery } from "./order-changes.ts"
import { detailsIn, orderIn } from "./order-details.ts"
import { presentPlaced } from "./present-hold.ts"
import { presentActions, presentOrder } from "./present-order.ts"

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
  text,
  mail,
  heldUntil,
}: OrderEvent) => ({
  event,
  at: at.toISOString(),
  ...(status && { status }),
  ...(by !== undefined && { by }),
  ...presentChange(change),
  ...(edit && {
    edited: { price: presentPrices(edit.totalCents), lines: edit.lines.map(presentLineChange) },
    ...(edit.reason !== "" && { reason: edit.reason }),
  }),
  ...(refund && {
    amount: toAmount(cents(refund.amountCents)),
    state: refund.state,
    ...(refund.lines && { lines: refund.lines }),
    ...(refund.reason !== undefined && { reason: refund.reason }),
  }),
  ...(transferCents !== undefined && { amount: toAmount(cents(transferCents)) }),
  ...(shipment !== undefined && { shipment }),
  ...(returned && {
    returned: returned.state,
    ...(returned.reason !== undefined && { reason: returned.reason }),
    ...(returned.lines && { lines: returned.lines }),
  }),
  ...(text !== undefined && { text }),
  ...(mail && { mail }),
  ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
})

function servePlacing(server: Server, { trustedProxies }: Site): void {
  const { shop } = server

  serve(server, contract.placePurchase, async ({ actor, headers, body, c }) => {
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
        billingAddressId: body.billingAddressId,
        agreed: body.agreed,
        expectedTotalCents: body.expected?.total,
        network: networkOf(clientAddress(c, trustedProxies)),
      },
      headers["idempotency-key"],
    )
    return presentPlaced(shop, orderId)
  })

  serve(server, contract.placeOrder, async ({ actor, headers, body, c }) => {
    const order = orderIn(body)
    const network = networkOf(clientAddress(c, trustedProxies))
    const key = headers["idempotency-key"]
    // As a repeated request of an earlier release was known.
    const { lines, details, addressId, delivery, billingAddressId, agreed } = order
    const { expected } = body
    const terms = { addressId, delivery, billingAddressId, agreed }
    const request = ["lines", { lines, ...details, ...terms, expected }]
    const { orderId } = await placeOrder(shop, actor, { ...order, network }, { key, request })
    return presentPlaced(shop, orderId)
  })
}

type Site = Pick<SiteConfig, "trustedProxies">

export function serveOrders(server: Server, site: Site): void {
  const { shop } = server
  servePlacing(server, site)

  serve(server, contract.getOrder, async ({ actor, params, query }) => {
    const options = { isCancelledFound: query.cancelled === "true" }
    const order = await getOrder(shop, actor, params.id, options)
    return { ...presentOrder(shop, order, actor), ...presentActions(order) }
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
