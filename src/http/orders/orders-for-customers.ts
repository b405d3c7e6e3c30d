import * as contract from "#contract/orders/orders-for-customers.ts"
import { ownPriceIn } from "#contract/orders/own-price.ts"
import { listAddresses } from "#operations/accounts/addresses.ts"
import { getCustomer, placeOrderFor } from "#operations/orders/desk/place-order-for.ts"
import { priceLines } from "#operations/orders/price-lines.ts"
import { showTerms } from "#operations/orders/show-terms.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { orderIn } from "./order-details.ts"
import { presentPlaced } from "./present-hold.ts"
import { presentLineForStaff } from "./present-priced-line.ts"
import { presentTotals } from "./present-terms.ts"

export function serveOrdersForCustomers(server: Server): void {
  const { shop } = server

  serve(server, contract.placeOrderFor, async ({ actor, headers, body }) => {
    const order = { ...orderIn(body), email: body.email }
    const lines = order.lines.map((line, index) => ({
      ...line,
      own: ownPriceIn(body.lines[index] ?? {}) ?? undefined,
    }))
    const deliveryCents = body.deliveryPrice ?? undefined
    const { orderId } = await placeOrderFor(
      shop,
      actor,
      { ...order, lines, deliveryCents },
      headers["idempotency-key"],
    )
    return presentPlaced(shop, orderId)
  })

  serve(server, contract.priceLinesFor, async ({ body }) => {
    const { addressId, delivery } = body
    const customer = await getCustomer(shop, body.email)
    const buyer = async () => customer
    const asked = body.lines.map(({ ownPrice, ...line }) => ({
      ...line,
      own: ownPriceIn({ ownPrice }) ?? undefined,
    }))
    const { lines, units, totalCents } = await priceLines(shop, asked)
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
