import { countLine, placeOf } from "#web/navigation/list-address.ts"
import { TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"

const statuses = ["pending", "approved", "shipped", "delivered"] as const
const payments = [
  { value: "", label: "Paid or not" },
  { value: "true", label: "Paid" },
  { value: "false", label: "Unpaid" },
] as const

const places = [
  { value: "", label: "Not removed" },
  { value: "true", label: "Removed" },
] as const

/** The table's state as the address holds it; an empty string is "any". */
interface OrderFilter extends Record<string, string> {
  q: string
  status: string
  paid: string
  removed: string
  after: string
}

/** Reads the address; what it names that does not exist is left out of the question. */
export function orderFilterOf(params: URLSearchParams) {
  const filter: OrderFilter = {
    ...placeOf(params),
    status: params.get("status") ?? "",
    paid: params.get("paid") ?? "",
    removed: params.get("removed") === "true" ? "true" : "",
  }
  const paid = filter.paid === "true" || filter.paid === "false" ? filter.paid : undefined
  const query = {
    q: filter.q || undefined,
    status: statuses.find((status) => status === filter.status),
    paid,
    removed: filter.removed === "true" ? "true" : undefined,
    after: filter.after || undefined,
  } as const
  return { filter, query }
}

interface OrderFiltersProps {
  filter: OrderFilter
  count: number
  /** Whether there are more orders than are shown. */
  isPart: boolean
}

export const OrderFilters = ({ filter, count, isPart }: OrderFiltersProps) => (
  <TableToolbar
    searchLabel="Number, product or email"
    values={{ q: filter.q, status: filter.status, paid: filter.paid, removed: filter.removed }}
    count={countLine(count, "order", isPart)}
  >
    <TableFilter
      name="status"
      label="Status"
      value={filter.status}
      options={[
        { value: "", label: "Any status" },
        ...statuses.map((status) => ({ value: status, label: status })),
      ]}
    />
    <TableFilter name="paid" label="Payment" value={filter.paid} options={payments} />
    <TableFilter name="removed" label="Removed" value={filter.removed} options={places} />
  </TableToolbar>
)
