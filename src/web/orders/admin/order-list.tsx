import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_FILTER_DAYS, orderSorts } from "#domain/orders/order.ts"
import { parseAmount } from "#domain/pricing/money.ts"
import { readTypedNumber } from "#domain/pricing/typed-number.ts"
import { isCountry } from "#domain/shop/places.ts"
import { isApiError } from "#web/api/api-error.ts"
import {
  choiceParameter,
  cleanSearchText,
  dayParameter,
  listQueryOf,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { ArrowLeft, ArrowRight } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

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

const look = "inline-flex min-h-10 items-center gap-1.5 font-medium text-brand hover:underline"

export const ListSteps = ({ place: { query, next } }: { place: ListPlace }) => (
  <nav
    aria-label={t("List of orders")}
    className="sticky top-(--bar) z-10 mb-4 flex flex-wrap justify-between gap-x-4 bg-bg text-sm print:hidden"
  >
    <Link to={paths.ordersAsListed(query)} className={look}>
      <Icon of={ArrowLeft} size={16} />
      {t("Back to the list")}
    </Link>
    {next ? (
      <Link to={paths.orderOfList(next._id, query)} className={look}>
        <span>
          {t("Next order")} <span className="font-mono text-mono">{next.orderNumber}</span>
        </span>
        <Icon of={ArrowRight} size={16} />
      </Link>
    ) : (
      <p className="inline-flex min-h-10 items-center text-text-2">{t("The last of the list")}</p>
    )}
  </nav>
)

export async function nextInList(api: ApiClient, list: string, orderId: string) {
  const { filters, page } = orderQueryOf(orderAddressOf(new URLSearchParams(list)))
  const query = { ...filters, sort: page.sort, after: orderId, limit: 1 }
  try {
    const [next] = await api("GET /order", { query })
    return { query: list, next }
  } catch (error) {
    if (isApiError(error) && error.status === 403) return undefined
    throw error
  }
}

type ListPlace = NonNullable<Awaited<ReturnType<typeof nextInList>>>
