import { useCallback, useEffect, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { CertificateButton } from "#web/accounts/shared/tax-id-form.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { DecideTaxId } from "#web/tax/admin/decide-tax-id.tsx"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/tax-ids.ts"

const title = () => t("Tax ids to review")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

type WaitingTaxId = Reply<"GET /tax-id/waiting">[number]

/** Certificates and numbers to review, one per account; accounts with a confirmed e-mail address come first. */
export default function WaitingTaxIds() {
  const { waiting, failed, hasMore, readAgain, readMore } = useWaitingTaxIds()
  const columns: Column<WaitingTaxId>[] = [
    { header: t("Number"), namesRow: true, cell: ({ number }) => number },
    { header: t("Country or state"), cell: ({ region, country }) => region || country },
    { header: t("Until"), cell: ({ validUntil }) => validUntil },
    { header: t("Account"), cell: (taxId) => <Account {...taxId} /> },
    { header: t("Proof"), cell: (taxId) => <Proof {...taxId} /> },
    {
      header: t("Decision"),
      cell: (taxId) => (
        <DecideTaxId
          taxId={taxId}
          onDone={async (sentence) => {
            await readAgain()
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
      {failed ? <Notice tone="warn">{t("The tax ids could not be loaded.")}</Notice> : null}
      {waiting?.length === 0 ? <EmptyState text={t("Nothing is waiting.")} /> : null}
      {waiting && waiting.length > 0 ? (
        <DataTable caption={title()} columns={columns} rows={waiting} rowKey={({ _id }) => _id} />
      ) : null}
      {hasMore ? (
        <Button variant="secondary" className="mt-4" onClick={() => void readMore()}>
          {t("Show more")}
        </Button>
      ) : null}
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

const PAGE_SIZE = 50
const MAX_PAGE_SIZE = 1_000

function useWaitingTaxIds() {
  const [waiting, setWaiting] = useState<readonly WaitingTaxId[]>()
  const [failed, setFailed] = useState(false)
  const [hasMore, setHasMore] = useState(false)
  const readAfter = useCallback(async (shown: readonly WaitingTaxId[], limit = PAGE_SIZE) => {
    try {
      const query = { limit, after: shown.at(-1)?._id }
      const page = await browserApi("GET /tax-id/waiting", { query })
      setWaiting([...shown, ...page])
      setHasMore(page.length === limit)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    void readAfter([])
  }, [readAfter])
  const shown = waiting ?? []
  const readAgain = () => readAfter([], Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, shown.length)))
  return { waiting, failed, hasMore, readAgain, readMore: () => readAfter(shown) }
}
