import { orderSorts } from "#domain/orders/order-list.ts"
import { parseAmount } from "#domain/pricing/parse-amount.ts"
import { readTypedNumber } from "#domain/pricing/typed-number.ts"
import { isCountry } from "#domain/shop/countries.ts"
import { isDay } from "#domain/shop/days.ts"
import { cleanSearchText, listQueryOf } from "#web/navigation/list-address.ts"

export const statuses = ["pending", "approved", "shipped", "delivered", "cancelled"] as const
const transferStates = ["awaited", "due"] as const
const refunds = ["part", "all"] as const
const shipments = ["part", "open"] as const
const yesOrNo = ["true", "false"] as const

export function orderAddressOf(params: URLSearchParams) {
  const written = (name: string) => cleanSearchText(params.get(name) ?? "")
  const oneOf = (name: string, known: readonly string[]) =>
    known.find((value) => value === params.get(name)) ?? ""
  const dayOf = (name: string) => [written(name)].find(isDay) ?? ""
  const amountOf = (name: string) => {
    const typed = readTypedNumber(written(name)) ?? ""
    return parseAmount(typed) === undefined ? "" : typed
  }
  return {
    ...listQueryOf(params),
    status: oneOf("status", statuses),
    paid: oneOf("paid", yesOrNo),
    from: dayOf("from"),
    to: dayOf("to"),
    days: [written("days")].find((days) => /^[1-9]\d{0,2}$/.test(days)) ?? "",
    buyer: written("buyer"),
    waiting: oneOf("waiting", ["true"]),
    freight: oneOf("freight", ["due"]),
    transfer: oneOf("transfer", transferStates),
    country: [written("country").toUpperCase()].find(isCountry) ?? "",
    delivery: written("delivery"),
    shipped: oneOf("shipped", shipments),
    refunded: oneOf("refunded", refunds),
    noted: oneOf("noted", ["true"]),
    tag: written("tag"),
    least: amountOf("least"),
    most: amountOf("most"),
    removed: oneOf("removed", ["true"]),
    sort: oneOf("sort", orderSorts),
  }
}

export type OrderAddress = ReturnType<typeof orderAddressOf>

export function orderQueryOf({ after, sort, ...address }: OrderAddress) {
  const orNothing = (text: string) => text || undefined
  const { q, from, to, days, buyer, least, most } = address
  const filters = {
    q: orNothing(q),
    from: orNothing(from),
    to: orNothing(to),
    days: orNothing(days),
    buyer: orNothing(buyer),
    least: orNothing(least),
    most: orNothing(most),
    status: statuses.find((status) => status === address.status),
    paid: yesOrNo.find((paid) => paid === address.paid),
    freight: address.freight ? ("due" as const) : undefined,
    transfer: transferStates.find((state) => state === address.transfer),
    waiting: address.waiting ? ("true" as const) : undefined,
    country: orNothing(address.country),
    delivery: orNothing(address.delivery),
    shipped: shipments.find((shipped) => shipped === address.shipped),
    refunded: refunds.find((refunded) => refunded === address.refunded),
    noted: address.noted ? ("true" as const) : undefined,
    tag: orNothing(address.tag),
    removed: address.removed ? ("true" as const) : undefined,
  }
  return {
    filters,
    page: { sort: orderSorts.find((one) => one === sort), after: orNothing(after) },
  }
}
