import type { FormEvent } from "react"
import { t, translate } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useOpenedForm } from "#web/forms/edited-section.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { addressWith, withoutEmpty } from "#web/navigation/list-address.ts"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { BulkBar } from "./bulk-bar.tsx"
import { type OrderAddress, orderQueryOf } from "./order-address.ts"
import { OrderFilters } from "./order-filters.tsx"
import { type OrderSelection, OrdersTable, useOrderSelection } from "./orders-table.tsx"
import { useStepOrders } from "./use-step-orders.ts"

interface SelectAllProps {
  orders: readonly Order[]
  selection: OrderSelection
  query: ReturnType<typeof orderQueryOf>
  count: number
}

function SelectAll({ orders, selection, query, count }: SelectAllProps) {
  const { run, busy, failure } = useWrite()
  const selectedCount = orders.filter(({ _id }) => selection.has(_id)).length
  const most = Math.min(count, MAX_STEPPED)
  const selectAll = () =>
    run(async () => {
      const { sort } = query.page
      const all = { query: { ...query.filters, sort, limit: MAX_STEPPED } }
      const found = await browserApi("GET /order", all)
      selection.clear()
      selection.choose(found)
    })
  return (
    <div className="order-pick-all needs-script">
      <label>
        <input
          type="checkbox"
          checked={selectedCount === orders.length}
          ref={(box) => {
            if (box) box.indeterminate = selectedCount > 0 && selectedCount < orders.length
          }}
          onChange={({ target }) => selection[target.checked ? "choose" : "leave"](orders)}
        />
        {t("Select all {orders} on this page", { orders: formatCount(orders.length) })}
      </label>
      {count > orders.length ? (
        <Button variant="link" busy={busy} onClick={() => void selectAll()}>
          {count > most
            ? t("Select the first {most} of all orders", { most: formatCount(most) })
            : t("Select all {most}", { most: formatCount(most) })}
        </Button>
      ) : null}
      <WriteFailureNotice failure={failure} />
    </div>
  )
}

interface SavedFiltersProps {
  savedFilters: Reply<"GET /order-filter">
  filter: Readonly<Record<string, string>>
}

function SavedFilters({ savedFilters, filter }: SavedFiltersProps) {
  const { isOpen: isNaming, open, close, opener } = useOpenedForm()
  const { run, busy, failure } = useWrite()
  const now = keyOf(filter)
  const shown = savedFilters.find(({ query }) => keyOf(query) === now)
  const save = (name: string, query: Record<string, string> | null, done: string) => {
    const send = async () => {
      await browserApi("PUT /order-filter", { body: { name, query } })
      close()
    }
    return run(send, { done })
  }
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <TabLinks
        label={t("Saved filters")}
        keepsPlace
        tabs={[
          { to: "?", label: t("All"), isShown: now === "" },
          ...savedFilters.map((saved) => ({
            to: addressWith(saved.query, {}),
            label: `${saved.fixed ? translate(saved.name) : saved.name} (${formatCount(saved.count)}${saved.more ? "+" : ""})`,
            isShown: saved === shown,
          })),
        ]}
      />
      {shown && !shown.fixed ? (
        <Button
          variant="link"
          className="needs-script"
          busy={busy}
          onClick={() =>
            void save(shown.name, null, t("“{name}” was removed", { name: shown.name }))
          }
        >
          {t("Remove this filter")}
        </Button>
      ) : null}
      {now === "" || shown || isNaming ? null : (
        <Button ref={opener} variant="link" className="needs-script" onClick={open}>
          {t("Save this filter")}
        </Button>
      )}
      {isNaming ? (
        <NameFilter
          busy={busy}
          onName={(name) => void save(name, withoutEmpty(filter), t("Saved as “{name}”", { name }))}
          onCancel={close}
        />
      ) : null}
      <WriteFailureNotice failure={failure} />
    </div>
  )
}

interface NameFilterProps {
  busy: boolean
  onName: (name: string) => void
  onCancel: () => void
}

function NameFilter({ busy, onName, onCancel }: NameFilterProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get("name")).trim()
    if (name) onName(name)
  }
  return (
    <form className="flex flex-wrap items-center gap-2" onSubmit={submit}>
      <label className="flex items-center gap-2 text-sm">
        {t("Name")}
        <input
          ref={focus}
          name="name"
          required
          maxLength={40}
          autoComplete="off"
          className="min-h-10 w-48 rounded border border-control bg-surface px-3 text-base"
        />
      </label>
      <Button type="submit" variant="secondary" busy={busy}>
        {t("Save for all administrators")}
      </Button>
      <Button variant="link" onClick={onCancel}>
        {t("Cancel")}
      </Button>
    </form>
  )
}

const focus = (field: HTMLInputElement | null) => field?.focus()

/** Returns a key that does not depend on the order of the filters. */
const keyOf = (query: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(withoutEmpty(query)).toSorted()).toString()

interface OrderDeskProps {
  address: OrderAddress
  orders: Reply<"GET /order">
  counted: Reply<"GET /order-count">
  savedFilters: Reply<"GET /order-filter">
  tags: readonly string[]
}

export function OrderDesk({ address, orders, counted, savedFilters, tags }: OrderDeskProps) {
  const selection = useOrderSelection(orders)
  const steps = useStepOrders(selection.refresh)
  const { after: _, ...filter } = address
  return (
    <>
      <SavedFilters key={JSON.stringify(filter)} savedFilters={savedFilters} filter={filter} />
      <OrderFilters address={address} shown={orders.length} counted={counted} tags={tags} />
      {orders.length > 0 && address.status !== "cancelled" ? (
        <SelectAll
          orders={orders}
          selection={selection}
          query={orderQueryOf(address)}
          count={counted.count}
        />
      ) : null}
      <OrdersTable orders={orders} selection={selection} list={addressWith(filter, {}).slice(1)} />
      <BulkBar selection={selection} steps={steps} tags={tags} />
    </>
  )
}
