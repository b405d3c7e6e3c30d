import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { isApiError } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { ArrowLeft, ArrowRight } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { orderAddressOf, orderQueryOf } from "./order-address.ts"

const linkClass = "inline-flex min-h-10 items-center gap-1.5 font-medium text-brand hover:underline"

export const ListSteps = ({ place: { query, next } }: { place: ListPlace }) => (
  <nav
    aria-label={t("List of orders")}
    className="sticky top-(--bar) z-10 mb-4 flex flex-wrap justify-between gap-x-4 bg-bg text-sm print:hidden"
  >
    <Link to={paths.ordersAsListed(query)} className={linkClass}>
      <Icon of={ArrowLeft} size={16} />
      {t("Back to the list")}
    </Link>
    {next ? (
      <Link to={paths.orderOfList(next._id, query)} className={linkClass}>
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
