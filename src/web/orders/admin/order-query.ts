import { orderSorts } from "#domain/orders/order-list.ts"
import { parseAmount } from "#domain/pricing/parse-amount.ts"
import { readTypedNumber } from "#domain/pricing/typed-number.ts"
import { isCountry } from "#domain/shop/countries.ts"
import {
  choiceParameter,
  cleanSearchText,
  dayParameter,
  listQueryOf,
  withoutEmpty,
} from "#web/navigation/list-address.ts"

export const statuses = ["pending", "approved", "shipped", "delivered", "cancelled"] as const

export function orderAddressOf(params: URLSearchParams) {
  const written = (name: string) => cleanSearchText(params.get(name) ?? "")
  const oneOf = <const Value extends string>(name: string, known: readonly Value[]) =>
    choiceParameter(params, name, known)
  const amountOf = (name: string) => {
    const typed = readTypedNumber(written(name)) ?? ""
    return parseAmount(typed) === undefined ? "" : typed
  }
  return {
    ...listQueryOf(params),
    status: oneOf("status", statuses),
    paid: oneOf("paid", ["true", "false"]),
    from: dayParameter(params, "from"),
    to: dayParameter(params, "to"),
    days: [written("days")].find((days) => /^[1-9]\d{0,2}$/.test(days)) ?? "",
    buyer: written("buyer"),
    waiting: oneOf("waiting", ["true"]),
    freight: oneOf("freight", ["due"]),
    transfer: oneOf("transfer", ["awaited", "due"]),
    country: [written("country").toUpperCase()].find(isCountry) ?? "",
    delivery: written("delivery"),
    shipped: oneOf("shipped", ["part", "open"]),
    refunded: oneOf("refunded", ["part", "all"]),
    noted: oneOf("noted", ["true"]),
    tag: written("tag"),
    least: amountOf("least"),
    most: amountOf("most"),
    removed: oneOf("removed", ["true"]),
    sort: oneOf("sort", orderSorts),
  }
}

export type OrderAddress = ReturnType<typeof orderAddressOf>

export const orderQueryOf = ({ after, sort, ...filters }: OrderAddress) => ({
  filters: withoutEmpty(filters),
  page: withoutEmpty({ sort, after }),
})
