import { useState } from "react"
import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { useRowRemoval } from "#web/forms/delete-row.tsx"
import { counted, countLine } from "#web/navigation/counted-nouns.ts"
import { addressWith, listQueryOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { EmptyList } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Badge } from "#web/ui/badge.tsx"
import { Button } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import { TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/unpaid.ts"

type UnpaidBuyer = Reply<"GET /unpaid">[number]

function UnpaidTable({ buyers }: { buyers: readonly UnpaidBuyer[] }) {
  const [cancelling, setCancelling] = useState<UnpaidBuyer>()
  const columns: Column<UnpaidBuyer>[] = [
    { header: t("Account"), namesRow: true, cell: (buyer) => <AccountCell buyer={buyer} /> },
    {
      header: t("Orders"),
      numeric: true,
      cell: ({ orders, email }) => (
        <Link
          to={paths.manageOrder + addressWith({}, { q: email, paid: "false" })}
          className="inline-block min-h-6 min-w-6 content-center underline underline-offset-2"
        >
          {formatCount(orders)}
          <span className="sr-only"> {t("unpaid of {email}", { email })}</span>
        </Link>
      ),
    },
    { header: t("Units"), numeric: true, cell: ({ units }) => formatCount(units) },
    { header: t("Value"), numeric: true, cell: ({ value }) => formatAmount(value) },
    { header: t("Oldest"), cell: ({ oldest }) => <Moment at={oldest} oneLine /> },
    {
      header: t("Cancel"),
      cell: (buyer) => (
        <Button variant="danger-quiet" size={32} onClick={() => setCancelling(buyer)}>
          {t("Cancel all")}
          <span className="sr-only"> {t("of {email}", { email: buyer.email })}</span>
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable caption={t("Unpaid by account")} columns={columns} rows={buyers} />
      {cancelling ? (
        <CancelAll buyer={cancelling} onClose={() => setCancelling(undefined)} />
      ) : null}
    </>
  )
}

const AccountCell = ({ buyer: { name, email, proved } }: { buyer: UnpaidBuyer }) => (
  <>
    {name}
    <span className="block text-xs font-normal text-text-3">{email}</span>
    {proved ? null : <Badge tone="warn">{t("not confirmed")}</Badge>}
  </>
)

function CancelAll({ buyer, onClose }: { buyer: UnpaidBuyer; onClose: () => void }) {
  const removeRow = useRowRemoval()
  const { _id, email, orders, units, value } = buyer

  const cancelAll = () =>
    removeRow(_id, async () => {
      const answer = await browserApi("DELETE /unpaid/{email}", { params: { email } })
      onClose()
      return t("{deletedCount} cancelled, {leftCount} left.", {
        deletedCount: counted(answer.deletedCount, "order"),
        leftCount: formatCount(answer.leftCount),
      })
    })
  return (
    <ConfirmDialog
      title={t("Cancel all unpaid orders of {email}?", { email })}
      confirmLabel={t("Cancel all")}
      reloadOnRefusal
      onConfirm={cancelAll}
      onClose={onClose}
    >
      {t(
        "{orders}, {units} units, {value}. Approved orders are cancelled too. Their stock goes back on sale. Orders paid in the meantime are kept. Fifty are cancelled at a time.",
        { orders: counted(orders, "order"), units: formatCount(units), value: formatAmount(value) },
      )}
    </ConfirmDialog>
  )
}

const title = () => t("Unpaid by account")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { q } = listQueryOf(search)
  const buyers = await api("GET /unpaid", { query: { q: q || undefined, limit: ROWS_PER_PAGE } })
  return { q, buyers }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Unpaid({ loaderData: { q, buyers } }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={title()}>
        {t("Buyers with reserved goods that are not paid for, highest value first.")}
      </PageIntro>
      <TableToolbar
        searchLabel={t("Name or email")}
        values={{ q }}
        count={countLine(buyers.length, "account", buyers.length === ROWS_PER_PAGE)}
      />
      {buyers.length > 0 ? (
        <UnpaidTable buyers={buyers} />
      ) : (
        <EmptyList what={t("accounts")} search={q} none={t("There are no unpaid orders.")} />
      )}
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Accounts could not be loaded."))
