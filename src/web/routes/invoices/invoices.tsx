import { useState } from "react"
import type { ApiClient } from "#contract/client.ts"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { lastDayOf } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { DownloadButton } from "#web/forms/download.tsx"
import { creditNotePath } from "#web/invoices/buyer/order-documents.tsx"
import {
  choiceParameter,
  dayParameter,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { EmptyList, ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { SelectField } from "#web/ui/form/field.tsx"
import { Download } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { TextLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { TableDates, TableFilter, TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/invoices.ts"

const title = () => t("Invoices")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const address = invoiceAddressOf(search)
  const { after, ...filter } = withoutEmpty(address)
  const [invoices, counted, months] = await Promise.all([
    api("GET /invoice", { query: { ...filter, after, limit: ROWS_PER_PAGE + 1 } }),
    api("GET /invoice-count", { query: filter }),
    api("GET /invoice-month"),
  ])
  return { address, counted, months, ...pageOf(invoices, ({ number }) => number) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Invoices({ loaderData }: Route.ComponentProps) {
  const { address, rows, next, counted, months } = loaderData
  const { after, ...filter } = address
  const isFiltered = Object.values(filter).some((value) => value !== "")
  return (
    <>
      <PageHeading title={title()}>
        <ButtonLink to={paths.vatReport} variant="secondary">
          {t("Tax report")}
        </ButtonLink>
        <ButtonLink to={paths.settings("invoices")} variant="secondary">
          {t("Invoice settings")}
        </ButtonLink>
      </PageHeading>
      {counted.missing > 0 ? (
        <div className="mb-6">
          <Notice tone="warn">
            {plural(
              counted.missing,
              "{count} document is still to be issued. The shop tries again automatically.",
              "{count} documents are still to be issued. The shop tries again automatically.",
            )}
          </Notice>
        </div>
      ) : null}
      <MonthFiles months={months} />
      <InvoiceFilters address={address} counted={counted} />
      {rows.length > 0 ? (
        <DataTable
          caption={title()}
          columns={columns()}
          rows={rows}
          rowKey={({ number }) => number}
        />
      ) : (
        <EmptyList
          what={t("invoices")}
          search={address.q}
          isFiltered={isFiltered}
          none={t(
            "No invoices yet. Choose in the invoice settings from which day invoices are issued.",
          )}
        />
      )}
      <ListPager list={filter} after={after} next={next} />
    </>
  )
}

type Invoice = Reply<"GET /invoice">[number]

/** Reads the page's query parameters; ignores unknown values. */
const invoiceAddressOf = (params: URLSearchParams) => ({
  ...listQueryOf(params),
  kind: choiceParameter(params, "kind", ["invoice", "credit_note"]),
  open: choiceParameter(params, "open", ["true"]),
  from: dayParameter(params, "from"),
  to: dayParameter(params, "to"),
})

interface InvoiceFiltersProps {
  address: ReturnType<typeof invoiceAddressOf>
  counted: Reply<"GET /invoice-count">
}

function InvoiceFilters({ address, counted }: InvoiceFiltersProps) {
  const { after: _, ...values } = address
  const { count, more } = counted
  const documents = plural(count, "{count} document", "{count} documents")
  return (
    <TableToolbar
      searchLabel={t("Number or customer")}
      values={values}
      count={more ? t("more than {documents}", { documents }) : documents}
    >
      <TableFilter
        name="kind"
        label={t("Kind")}
        value={address.kind}
        all={t("Invoices and credit notes")}
        options={[
          { value: "invoice", label: t("Invoices") },
          { value: "credit_note", label: t("Credit notes") },
        ]}
      />
      <TableFilter
        name="open"
        label={t("State")}
        value={address.open}
        all={t("Open or not")}
        options={[{ value: "true", label: t("Open") }]}
      />
      <TableDates from={address.from} to={address.to} />
    </TableToolbar>
  )
}

/** Formats an amount; amounts of credit notes are negative. */
const signed = (kind: Invoice["kind"], amount: number): string =>
  kind === "credit_note" && amount !== 0 ? `−${formatAmount(amount)}` : formatAmount(amount)

const columns = (): Column<Invoice>[] => [
  {
    header: t("Number"),
    namesRow: true,
    cell: ({ number, corrects, orderId, orderNumber }) => (
      <>
        <span className="whitespace-nowrap">{number}</span>
        {corrects ? (
          <span className="block text-xs text-text-2">{t("of {corrects}", { corrects })}</span>
        ) : null}
        <span className="block">
          <TextLink to={paths.order(orderId)} className="font-normal whitespace-nowrap text-brand">
            <span className="sr-only">{t("Order")} </span>
            {orderNumber}
          </TextLink>
        </span>
      </>
    ),
  },
  { header: t("Issued"), cell: ({ issuedAt }) => <Moment at={issuedAt} dayOnly /> },
  {
    header: t("Customer"),
    cell: ({ customer, country, vatNumber }) => (
      <>
        {customer}
        <span className="block text-xs text-text-2">
          {vatNumber ? `${country} · ${vatNumber}` : country}
        </span>
      </>
    ),
  },
  { header: t("Net"), numeric: true, cell: ({ kind, net }) => signed(kind, net) },
  { header: t("Tax"), numeric: true, cell: ({ kind, tax }) => signed(kind, tax) },
  {
    header: t("Total"),
    numeric: true,
    cell: ({ kind, total, credited, open }) => (
      <>
        {signed(kind, total)}
        {credited ? (
          <span className="block text-xs text-text-2">
            {t("credited {credited}", { credited: formatAmount(credited) })}
          </span>
        ) : null}
        {open ? (
          <span className="block text-xs text-text-2">
            {t("open {open}", { open: formatAmount(open) })}
          </span>
        ) : null}
      </>
    ),
  },
  { header: t("Files"), cell: (invoice) => <InvoiceFiles {...invoice} /> },
]

function InvoiceFiles({ kind, orderId, number }: Invoice) {
  const file = (type: "pdf" | "xml") =>
    kind === "invoice" ? `/order/${orderId}/invoice.${type}` : creditNotePath(orderId, number, type)
  return (
    <div className="flex gap-2">
      {(["pdf", "xml"] as const).map((type) => (
        <DownloadButton key={type} variant="link" path={file(type)}>
          {type.toUpperCase()}
          <span className="sr-only"> {t("of {number}", { number })}</span>
        </DownloadButton>
      ))}
    </div>
  )
}

const monthFormat = formatPerLanguage(
  ({ dates }) =>
    new Intl.DateTimeFormat(dates, { month: "long", year: "numeric", timeZone: "UTC" }),
)

/** Files of a whole month for the accountant. */
function MonthFiles({ months }: { months: Reply<"GET /invoice-month"> }) {
  const [chosen, setChosen] = useState(months[0]?.month ?? "")
  const month = months.find((one) => one.month === chosen)
  if (!month) return null
  const period = `from=${chosen}-01&to=${lastDayOf(chosen)}`
  const zips = Array.from({ length: month.parts }, (_, index) => ({
    path: `/export/invoice-files?month=${chosen}&part=${index + 1}`,
    label: plural(month.parts, "ZIP of PDF and XML", "ZIP, part {index} of {parts}", {
      index: index + 1,
      parts: month.parts,
    }),
  }))
  return (
    <section
      aria-label={t("A month's files")}
      className="mb-6 flex flex-wrap items-end gap-3 rounded-lg border border-border bg-surface p-4"
    >
      <div className="w-64 max-w-full">
        <SelectField
          label={t("Files of a month")}
          name="month"
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          options={months.map(({ month: value, count }) => ({
            value,
            label: `${monthFormat().format(new Date(`${value}-01`))} (${formatCount(count)})`,
          }))}
        />
      </div>
      {zips.map((zip) => (
        <MonthFileButton key={zip.path} {...zip} />
      ))}
      <MonthFileButton path={`/export/bookings?${period}`} label={t("Bookings (CSV)")} />
      <MonthFileButton path={`/export/datev?month=${chosen}`} label={t("DATEV")} />
    </section>
  )
}

const MonthFileButton = ({ path, label }: { path: string; label: string }) => (
  <DownloadButton size={44} path={path}>
    <Icon of={Download} size={16} />
    {label}
  </DownloadButton>
)

export const ErrorBoundary = retryPanel(title, () => t("Invoices could not be loaded."))
