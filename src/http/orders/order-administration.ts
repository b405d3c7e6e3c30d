import * as contract from "#contract/orders/order-administration.ts"
import { ownPriceFrom } from "#contract/orders/prices.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { listAddresses } from "#operations/accounts/addresses.ts"
import { getBuyer, placeOrderFor } from "#operations/orders/desk/place-order-for.ts"
import { setFreight } from "#operations/orders/desk/set-freight.ts"
import { advanceOrder, restoreOrder, undoAdvance } from "#operations/orders/order-steps.ts"
import { showTerms } from "#operations/orders/order-terms.ts"
import { priceLines } from "#operations/orders/price-lines.ts"
import { cancelUnpaidOrders, readBuyersWithUnpaidOrders } from "#operations/orders/unpaid-orders.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { orderFrom } from "./order-details.ts"
import { presentPlaced } from "./present-order.ts"
import { presentTotals } from "./present-terms.ts"
import { presentLineForStaff } from "./priced-lines.ts"

/** Removes the quotes of an ETag, which callers may leave out. */
const unquoted = (tag: string) => tag.replace(/^"|"$/g, "")

export function serveOrderAdministration(server: Server): void {
  const { shop } = server

  serve(server, contract.restoreOrder, async ({ actor, params }) => ({
    ...written,
    modifiedCount: await restoreOrder(shop, actor, params.id),
  }))

  serve(server, contract.setFreight, async ({ actor, params, body }) => {
    const totalCents = await setFreight(shop, actor, params.id, body)
    return { ...written, modifiedCount: 1, price: toAmount(totalCents) }
  })

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

export function serveUnpaidOrders(server: Server): void {
  const { shop } = server

  serve(server, contract.listBuyersWithUnpaidOrders, async ({ query }) => {
    const buyers = await readBuyersWithUnpaidOrders(shop, { search: query.q, limit: query.limit })
    return buyers.map(({ id, valueCents, ...buyer }) => ({
      _id: id,
      ...buyer,
      value: toAmount(valueCents),
    }))
  })

  serve(server, contract.cancelUnpaidOrders, async ({ actor, params }) => {
    const { cancelled, left } = await cancelUnpaidOrders(shop, actor, params.email)
    return { ...written, deletedCount: cancelled, leftCount: left }
  })
}

export function serveOrdersForCustomers(server: Server): void {
  const { shop } = server

  serve(server, contract.placeOrderFor, async ({ actor, body, key }) => {
    const order = { ...orderFrom(body), email: body.email }
    const lines = order.lines.map((line, index) => ({
      ...line,
      own: ownPriceFrom(body.lines[index] ?? {}),
    }))
    const deliveryCents = body.deliveryPrice ?? undefined
    const { orderId } = await placeOrderFor(shop, actor, { ...order, lines, deliveryCents }, key)
    return presentPlaced(shop, orderId)
  })

  serve(server, contract.priceLinesFor, async ({ body }) => {
    const { addressId, delivery } = body
    const customer = await getBuyer(shop, body.email)
    const buyer = async () => customer
    const requested = body.lines.map(({ ownPrice, ...line }) => ({
      ...line,
      own: ownPriceFrom({ ownPrice }),
    }))
    const { lines, units, totalCents } = await priceLines(shop, requested)
    const deliveryCents = body.deliveryPrice ?? undefined
    const terms = await showTerms(shop, { lines, buyer, addressId, delivery, deliveryCents })
    const addresses = await listAddresses(shop, customer)
    return {
      lines: lines.map(presentLineForStaff),
      units,
      ...presentTotals(totalCents, terms),
      name: customer.name,
      addresses: addresses.map(({ id, label, isDefault, lines: onLabel }) => ({
        _id: id,
        label,
        default: isDefault,
        lines: onLabel,
      })),
    }
  })
}
