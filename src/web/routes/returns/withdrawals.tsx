import { Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import {
  addressWith,
  choiceParameter,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
} from "#web/navigation/list-address.ts"
import { ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/withdrawals.ts"

const title = () => t("Withdrawals")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest<Route.LoaderArgs>) {
  const { after } = listQueryOf(search)
  const state = choiceParameter(search, "state", ["open"])
  const withdrawals = await api("GET /withdrawal", {
    query: {
      limit: ROWS_PER_PAGE + 1,
      after: after || undefined,
      open: state ? "true" : undefined,
    },
  })
  return { ...pageOf(withdrawals, ({ _id }) => _id), state, after }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

type Withdrawal = Reply<"GET /withdrawal">[number]

const linkClass = "text-brand underline underline-offset-2"

/** Withdrawals, newest first. Open ones have a button. */
export default function Withdrawals({ loaderData }: Route.ComponentProps) {
  const { rows, next, state, after } = loaderData
  const { run, busyKeys, failure } = useWrite()
  const handle = ({ _id, orderNumber }: Withdrawal) =>
    void run(() => browserApi("POST /withdrawal/{id}/handled", { params: { id: _id } }), {
      key: _id,
      done: t("Withdrawal from {orderNumber} handled", { orderNumber }),
      reloadOnRefusal: true,
    })
  const columns: Column<Withdrawal>[] = [
    {
      header: t("Order"),
      namesRow: true,
      cell: ({ orderId, orderNumber }) => (
        <Link to={paths.order(orderId)} className={linkClass}>
          {orderNumber}
        </Link>
      ),
    },
    { header: t("Received"), cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
    {
      header: t("Declared by"),
      wide: true,
      cell: ({ name, email }) => `${name}, ${email || t("account closed")}`,
    },
    {
      header: t("Goods"),
      wide: true,
      cell: ({ message }) => <span className="whitespace-pre-line">{message}</span>,
    },
    {
      header: t("Return"),
      cell: ({ returnId }) =>
        returnId ? (
          <Link to={paths.returns(returnId)} className={linkClass}>
            {t("Return requested")}
          </Link>
        ) : (
          t("No return requested")
        ),
    },
    {
      header: t("State"),
      cell: (withdrawal) =>
        withdrawal.handledAt ? (
          <span>{rich("Handled {moment}", { moment: <Moment at={withdrawal.handledAt} /> })}</span>
        ) : (
          <Button size={32} busy={busyKeys.has(withdrawal._id)} onClick={() => handle(withdrawal)}>
            {t("Mark as handled")}
            <span className="sr-only"> {withdrawal.orderNumber}</span>
          </Button>
        ),
    },
  ]
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Buyers declare withdrawals at /withdraw with the number and e-mail address of an order. Cancel what has not been shipped yet, approve the return of the rest, then mark the withdrawal as handled.",
        )}
      </PageIntro>
      <WriteFailureNotice failure={failure} className="mb-4" />
      <TabLinks
        label={title()}
        className="mb-3"
        tabs={[
          { to: paths.withdrawals, label: t("All"), isShown: state === "" },
          { to: addressWith({}, { state: "open" }), label: t("Open"), isShown: state === "open" },
        ]}
      />
      {rows.length === 0 ? (
        <EmptyState
          text={state ? t("Nothing here.") : t("Nobody has withdrawn from a contract.")}
        />
      ) : (
        <DataTable caption={title()} columns={columns} rows={rows} />
      )}
      <ListPager list={{ state }} after={after} next={next} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The withdrawals could not be loaded."))
