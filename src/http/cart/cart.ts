import type { Context } from "hono"
import type { z } from "zod"
import * as contract from "#contract/cart/cart.ts"
import type { LineChange } from "#domain/cart/change-lines.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { type Cart, type CartLine, orderCart, readCart } from "#operations/cart/cart.ts"
import {
  type CartRequest,
  changeCart,
  clearCart,
  ownerByToken,
} from "#operations/cart/change-cart.ts"
import type { Actor } from "#operations/kernel/shop.ts"
import type { Destination } from "#operations/orders/charge-calculator.ts"
import { type ShownTerms, showTerms } from "#operations/orders/order-terms.ts"
import type { PricedLine } from "#operations/orders/price-lines.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { requirePermittedPage } from "../kernel/authenticate.ts"
import { clientAddress, clientNetwork } from "../kernel/client-address.ts"
import { cartTokenOf, setCartToken } from "../kernel/cookies.ts"
import { serve } from "../kernel/serve.ts"
import { detailsFrom, lineDetailsFrom, presentLineDetails } from "../orders/order-details.ts"
import { presentPlaced } from "../orders/present-order.ts"
import { presentTotals } from "../orders/present-terms.ts"
import { presentFirst, presentLimits, presentPricedLine } from "../orders/priced-lines.ts"

type LineInput = z.output<NonNullable<typeof contract.changeCart.body>>["add"][number]

const presentCart = (
  { version, builds, lines, units, totalCents }: Cart,
  terms?: ShownTerms,
  first?: number,
) => ({
  version,
  builds: builds ?? undefined,
  ...presentFirst(lines, first, presentCartLine),
  units,
  ...presentTotals(totalCents, terms),
})

function presentCartLine({ part, quantity, priced, changed, ...details }: CartLine) {
  const current = presentPricedLine(priced)
  const shown = {
    partId: part.id,
    sku: part.sku,
    mpn: part.mpn ?? undefined,
    name: part.name,
    image: part.image,
    quantity,
    ...presentLineDetails(details),
    note: details.note,
    changed: changed && presentChange(changed),
  }
  return "price" in current
    ? { ...current, ...shown, ...presentLimits(part) }
    : { ...current, ...shown }
}

const lineFrom = ({ partId, quantity, ...details }: LineInput) => ({
  partId,
  quantity,
  ...lineDetailsFrom(details),
})

/** Leaves a line that cannot be ordered out of the charges, as it is left out of the total. */
const withoutRefusedPrice = (line: PricedLine): PricedLine =>
  line.problem ? { ...line, price: undefined } : line

const presentChange = ({ unitPriceCents, orderable }: LineChange) => ({
  ...(typeof unitPriceCents === "number" && { unitPrice: toAmount(unitPriceCents) }),
  orderable,
})

export function serveCart(server: Server): void {
  const { shop, site } = server
  const { publicUrl, callingOrigins } = site

  const ownerOf = (c: Context<AppEnv>, actor: Actor | undefined) =>
    actor ? { userId: actor.id } : ownerByToken(cartTokenOf(c, publicUrl))
  const cartRequestOf = (
    c: Context<AppEnv>,
    actor: Actor | undefined,
    seenVersion: number | undefined,
  ): CartRequest => {
    if (!actor) requirePermittedPage(c, callingOrigins)
    return {
      owner: ownerOf(c, actor),
      address: clientAddress(c, site),
      seenVersion,
    }
  }

  const present = async (
    cart: Cart,
    actor: Actor | undefined,
    { addressId, delivery, lines: first }: Destination & { lines?: number | undefined },
  ) => {
    const lines = cart.lines.map(({ priced }) => withoutRefusedPrice(priced))
    const terms = await showTerms(shop, { lines, buyer: async () => actor, addressId, delivery })
    return presentCart(cart, terms, first)
  }

  serve(server, contract.getCart, async ({ actor, query, c }) =>
    present(await readCart(shop, ownerOf(c, actor)), actor, query),
  )

  serve(server, contract.changeCart, async ({ actor, headers, query, body, c, key }) => {
    const { accept, builds, remove } = body
    const request = cartRequestOf(c, actor, headers["if-match"])
    const accepted = accept.map(({ partId, unitPrice }) => ({ partId, unitPriceCents: unitPrice }))
    const set = body.set.map(({ before, ...line }) => ({ ...lineFrom(line), before }))
    const add = body.add.map(lineFrom)
    const change = { builds, set, add, remove, accept: accepted }
    const { cart, token } = await changeCart(shop, request, change, key)
    const oldToken = actor || cart.version === 0 ? undefined : cartTokenOf(c, publicUrl)
    const newToken = token ?? oldToken
    if (newToken !== undefined) setCartToken(c, publicUrl, newToken)
    return present(cart, actor, query)
  })

  serve(server, contract.emptyCart, async ({ actor, headers, c }) => {
    const request = cartRequestOf(c, actor, headers["if-match"])
    return presentCart(await clearCart(shop, request))
  })

  serve(server, contract.orderCart, async ({ actor, body, c, key }) => {
    const { total: totalCents, version } = body.expected
    const { addressId, delivery, billingAddressId, agreed } = body
    const expected = { totalCents, version }
    const terms = { addressId, delivery, billingAddressId, agreed }
    const order = { expected, ...detailsFrom(body), ...terms }
    const network = clientNetwork(c, site)
    const { orderId } = await orderCart(shop, actor, order, { network, key })
    return presentPlaced(shop, orderId)
  })
}
