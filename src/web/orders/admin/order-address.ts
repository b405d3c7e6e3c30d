import { MAX_FILTER_DAYS, orderSorts } from "#domain/orders/order.ts"
import { parseAmount } from "#domain/pricing/money.ts"
import { readTypedNumber } from "#domain/pricing/typed-number.ts"
import { isCountry } from "#domain/shop/places.ts"
import {
  choiceParameter,
  cleanSearchText,
  dayParameter,
  listQueryOf,
  withoutEmpty,
} from "#web/navigation/list-address.ts"

export const statuses = ["pending", "approved", "shipped", "delivered", "cancelled"] as const

const isFilterDays = (days: string): boolean =>
  /^[1-9]\d*$/.test(days) && Number(days) <= MAX_FILTER_DAYS

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
    days: [written("days")].find(isFilterDays) ?? "",
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
