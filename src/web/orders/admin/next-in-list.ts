import type { ApiClient } from "#contract/client.ts"
import { isApiError } from "#web/api/api-error.ts"
import { orderAddressOf, orderQueryOf } from "./order-query.ts"

/** The list that an order was opened from, by its query, and what comes after the order there; for administrators alone. */
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

export type ListPlace = NonNullable<Awaited<ReturnType<typeof nextInList>>>
