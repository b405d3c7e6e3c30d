import {
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from "react"
import {
  Form,
  useLocation,
  useNavigation,
  useNavigationType,
  useRouteLoaderData,
} from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import {
  chooseRowHeight,
  type RowHeight,
  shownRowHeight,
  subscribeToRowHeight,
} from "#web/preferences/preferences.ts"
import { Button } from "../button.tsx"
import { Rows4 } from "../icon/form-icons.ts"
import { ChevronDown, Icon, Search } from "../icon/icon.tsx"

/**
 * Shows the values of a new address, as after back, forward or "Clear filters". A field keeps text that is not searched
 * for yet: if its value in the address is the same, or while it has the focus, except after back or forward.
 */
export function useSyncedControls(
  form: { current: HTMLFormElement | null },
  values: Readonly<Record<string, string>>,
) {
  const { key } = useLocation()
  const isLoading = useNavigation().state !== "idle"
  const movedInHistory = useNavigationType() === "POP"
  const shown = useRef({ key, values })
  useEffect(() => {
    // A choice that is loading stays.
    if (isLoading || shown.current.key === key) return
    for (const [name, value] of Object.entries(values)) {
      const control = form.current?.elements.namedItem(name)
      if (control instanceof HTMLSelectElement) control.value = value
      if (!(control instanceof HTMLInputElement) || value === shown.current.values[name]) continue
      if (movedInHistory || control !== document.activeElement) control.value = value
    }
    shown.current = { key, values }
  })
}

function RowHeightSwitch() {
  const remembered = useRouteLoaderData<{ rowHeight: RowHeight }>("root")?.rowHeight
  const height = useSyncExternalStore(
    subscribeToRowHeight,
    shownRowHeight,
    () => remembered ?? "comfortable",
  )
  const compact = height === "compact"
  return (
    <button
      type="button"
      aria-pressed={compact}
      onClick={() => void chooseRowHeight(compact ? "comfortable" : "compact")}
      className="needs-script inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-md border border-transparent px-2 text-sm text-text-2 transition-colors hover:bg-sunken hover:text-text aria-pressed:border-control aria-pressed:bg-brand-subtle aria-pressed:text-brand"
    >
      <Icon of={Rows4} size={16} />
      {t("Compact rows")}
    </button>
  )
}

interface TableToolbarProps {
  searchLabel: string
  /** Values by the name of their control, which is also the name of the query parameter. */
  values: Readonly<Record<string, string>>
  children?: ReactNode
  count: string
}

/** A longer label does not fit into the field and stands above it. */
const MAX_PLACEHOLDER_LENGTH = 30

/** Search and filters of a table. A plain form, so that the address holds their state. */
export function TableToolbar({ searchLabel, values, children, count }: TableToolbarProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useSyncedControls(form, values)
  const isLong = searchLabel.length > MAX_PLACEHOLDER_LENGTH
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <Form
        ref={form}
        method="get"
        role="search"
        className="flex flex-wrap items-end gap-2 max-sm:w-full"
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) target.form?.requestSubmit()
        }}
      >
        <div className="w-64 max-sm:min-w-[min(100%,12rem)] max-sm:flex-1">
          <label htmlFor={id} className={isLong ? "mb-1 block text-sm text-text-2" : "sr-only"}>
            {searchLabel}
          </label>
          <div className="relative">
            <SearchInput
              id={id}
              defaultValue={values.q}
              placeholder={isLong ? undefined : searchLabel}
              className="min-h-10"
            />
          </div>
        </div>
        <Button type="submit" variant="secondary">
          {t("Search")}
        </Button>
        {children}
      </Form>
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full max-sm:justify-between">
        <p role="status" className="text-sm text-text-2 tabular-nums">
          {count}
        </p>
        <RowHeightSwitch />
      </div>
    </div>
  )
}

/** Search field with a magnifier; its parent is positioned. */
export const SearchInput = ({ className, ...input }: ComponentProps<"input">) => (
  <>
    <span className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-text-3">
      <Icon of={Search} size={16} />
    </span>
    <input
      name="q"
      type="search"
      {...input}
      className={`w-full rounded border border-control bg-surface pr-3 pl-9 text-base placeholder:text-text-3 ${className}`}
    />
  </>
)

interface TableFilterProps {
  name: string
  label: string
  value: string
  /** Label of the option that does not filter. */
  all?: string
  options: readonly { value: string; label: string }[]
}

export const TableFilter = ({ name, label, value, all, options }: TableFilterProps) => (
  <label className="max-w-full">
    <span className="sr-only">{label}</span>
    <select
      name={name}
      defaultValue={value}
      className="min-h-10 max-w-full rounded border border-control bg-surface px-3 text-base"
    >
      {all ? <option value="">{all}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

export function TableDates({ from, to }: { from: string; to: string }) {
  return (
    <details className="max-w-full open:basis-full" open={from !== "" || to !== ""}>
      <summary className="flex min-h-10 w-fit max-w-full cursor-pointer items-center gap-2 rounded border border-control bg-surface px-3 text-base">
        {datesText(from, to)}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <div className="mt-2 flex flex-wrap items-end gap-2">
        <DayField name="from" label={t("From")} value={from} />
        <DayField name="to" label={t("To")} value={to} />
        <Button type="submit" variant="secondary">
          {t("Apply dates")}
        </Button>
      </div>
    </details>
  )
}

const DayField = ({ name, label, value }: { name: string; label: string; value: string }) => (
  <label className="flex min-w-0 max-w-full flex-col gap-1 text-sm text-text-2 max-sm:flex-1">
    {label}
    <input
      name={name}
      type="date"
      defaultValue={value}
      className="min-h-10 w-full min-w-0 rounded border border-control bg-surface px-3 text-base text-text"
    />
  </label>
)

function datesText(from: string, to: string): string {
  if (from !== "" && to !== "") return `${formatDay(from)} – ${formatDay(to)}`
  if (from !== "") return t("Since {from}", { from: formatDay(from) })
  return to === "" ? t("Any date") : t("Until {to}", { to: formatDay(to) })
}
