import type { ApiClient } from "#contract/client.ts"
import { MAX_REQUESTED } from "#domain/catalogue/compare-parts.ts"
import { whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { MAX_UNITS, nextAllowed } from "#domain/orders/quantity.ts"
import type { Reply } from "#web/api/api.ts"

export async function loadComparison(api: ApiClient, params: URLSearchParams) {
  const ids = params
    .getAll("parts")
    .flatMap((list) => list.split(","))
    .filter((id) => id.length < 25)
  const requested = [...new Set(ids)].slice(0, MAX_REQUESTED).join(",")
  const { parts, rows, missing } = await api("GET /comparison", { query: { parts: requested } })
  const columns = parts.map(toColumn)
  return {
    parts: columns,
    rows,
    missing: missing.map(({ message }) => message),
    quantity:
      quantityIn(params) ?? Math.max(1, ...columns.map(({ smallestOrder }) => smallestOrder)),
    hasQuantity: quantityIn(params) !== undefined,
    all: params.get("show") === "all",
  }
}

export type Comparison = Awaited<ReturnType<typeof loadComparison>>
export type Column = Comparison["parts"][number]
export type Row = Comparison["rows"][number]

const toColumn = (part: Reply<"GET /comparison">["parts"][number]) => ({
  id: part._id,
  slug: part.slug,
  number: partNumber(part),
  name: part.name,
  category: part.category,
  image: part.image,
  price: part.price,
  breaks: part.breaks,
  minimumQuantity: part.minimumQuantity,
  maximumQuantity: part.maximumQuantity,
  orderMultiple: part.orderMultiple,
  availableQuantity: part.availableQuantity,
  lifecycle: part.lifecycle,
  notOffered: whyNotOffered(part.lifecycle),
  backorder: part.backorder,
  smallestOrder: nextAllowed(part, 1) ?? part.minimumQuantity,
})

/** Returns the quantity that the address states. */
function quantityIn(params: URLSearchParams): number | undefined {
  const typed = params.get("quantity") ?? ""
  const quantity = /^\d{1,9}$/.test(typed) ? Number(typed) : 0
  return quantity >= 1 && quantity <= MAX_UNITS ? quantity : undefined
}
