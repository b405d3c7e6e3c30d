import { useRevalidator } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import { CertificateButton } from "#web/accounts/shared/certificate.tsx"
import type { Reply } from "#web/api/api.ts"
import { listQueryOf, pageOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { DecideTaxId } from "#web/tax/admin/decide-tax-id.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/tax-ids.ts"

const title = () => t("Tax ids to review")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { after } = listQueryOf(search)
  const query = { after: after || undefined, limit: ROWS_PER_PAGE + 1 }
  const waiting = await api("GET /tax-id/waiting", { query })
  return { after, ...pageOf(waiting, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

type WaitingTaxId = Reply<"GET /tax-id/waiting">[number]

/** Certificates and numbers to review, one per account; accounts with a confirmed e-mail address come first. */
export default function WaitingTaxIds({ loaderData }: Route.ComponentProps) {
  const { after, rows, next } = loaderData
  const { revalidate } = useRevalidator()
  const columns: Column<WaitingTaxId>[] = [
    { header: t("Number"), namesRow: true, cell: ({ number }) => number },
    { header: t("Country or state"), cell: ({ region, country }) => region || country },
    { header: t("Until"), cell: ({ validUntil }) => validUntil && formatDay(validUntil) },
    { header: t("Account"), cell: (taxId) => <Account {...taxId} /> },
    { header: t("Proof"), cell: (taxId) => <Proof {...taxId} /> },
    {
      header: t("Decision"),
      cell: (taxId) => (
        <DecideTaxId
          taxId={taxId}
          onDone={async (sentence) => {
            await revalidate()
            toast(sentence)
          }}
        />
      ),
    },
  ]
  return (
    <>
      <PageIntro title={title()}>
        {t("Until they are approved, they are not taken into account.")}
      </PageIntro>
      {rows.length > 0 ? (
        <DataTable caption={title()} columns={columns} rows={rows} />
      ) : (
        <EmptyState text={t("Nothing is waiting.")} />
      )}
      <ListPager shown={t("Oldest first")} first={t("First")} list={{}} after={after} next={next} />
    </>
  )
}

const Account = ({ name, email, emailVerified, waitingCount, alsoOf }: WaitingTaxId) => (
  <>
    {name}, {email}
    {emailVerified ? null : <span className="block text-text-3">{t("Address not confirmed")}</span>}
    {waitingCount > 1 ? (
      <span className="block text-text-3">
        {t("{waitingCount} more from this account", { waitingCount: waitingCount - 1 })}
      </span>
    ) : null}
    {alsoOf.length > 0 ? (
      <strong className="block">
        {t("Number also used by {who}", { who: alsoOf.join(", ") })}
      </strong>
    ) : null}
  </>
)

function Proof({ _id, number, kind, onFile, holder, checkedAt }: WaitingTaxId) {
  if (onFile) return <CertificateButton _id={_id} number={number} />
  if (kind === "us_certificate") return t("No PDF yet")
  if (checkedAt === null) return t("The tax authority has not been asked")
  return t("Valid, holder: {holder}", { holder: holder || t("not given by the tax authority") })
}

export const ErrorBoundary = retryPanel(title, () => t("The tax ids could not be loaded."))
