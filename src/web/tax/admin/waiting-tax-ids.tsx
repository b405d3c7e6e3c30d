import { useCallback, useEffect, useState } from "react"
import { CertificateButton } from "#web/accounts/shared/certificate-button.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type WaitingTaxId = Reply<"GET /tax-id/waiting">[number]

/** Certificates and numbers for review, one per account, confirmed addresses first. */
export function WaitingTaxIds({ caption }: { caption: string }) {
  const { run, busyKeys, failure } = useWrite()
  const { waiting, failed, hasMore, read, readMore } = useWaiting()
  const decide = (taxId: WaitingTaxId, valid: boolean) =>
    void run(
      async () => {
        const params = { id: taxId._id }
        await browserApi("POST /tax-id/{id}/decision", { params, body: { valid } })
        await read()
        toast(`${taxId.number} ${valid ? "approved" : "refused"}`)
      },
      { key: taxId._id },
    )
  const columns: Column<WaitingTaxId>[] = [
    { header: "Number", namesRow: true, cell: ({ number }) => number },
    { header: "Of", cell: ({ region, country }) => region || country },
    { header: "Until", cell: ({ validUntil }) => validUntil },
    { header: "Account", cell: (taxId) => <Account {...taxId} /> },
    { header: "Proof", cell: (taxId) => <Proof {...taxId} /> },
    {
      header: "Decide",
      cell: (taxId) => (
        <div className="flex flex-wrap gap-2">
          <Button size={32} busy={busyKeys.has(taxId._id)} onClick={() => decide(taxId, true)}>
            Approve<span className="sr-only"> {taxId.number}</span>
          </Button>
          <Button variant="danger-quiet" size={32} onClick={() => decide(taxId, false)}>
            Refuse<span className="sr-only"> {taxId.number}</span>
          </Button>
        </div>
      ),
    },
  ]
  return (
    <>
      <p className="mt-2 mb-6 text-text-2">Until they are approved, orders are charged tax.</p>
      {failed ? <Notice tone="warn">They could not be loaded.</Notice> : null}
      <WriteFailureNotice failure={failure} />
      {waiting?.length === 0 ? <p className="text-text-2">Nothing is waiting.</p> : null}
      {waiting && waiting.length > 0 ? (
        <DataTable caption={caption} columns={columns} rows={waiting} rowKey={({ _id }) => _id} />
      ) : null}
      {hasMore ? (
        <Button variant="secondary" className="mt-4" onClick={() => void readMore()}>
          Show more
        </Button>
      ) : null}
    </>
  )
}

const Account = ({ name, email, emailVerified, waitingCount, alsoOf }: WaitingTaxId) => (
  <>
    {name}, {email}
    {emailVerified ? null : <span className="block text-text-3">Address not confirmed</span>}
    {waitingCount > 1 ? (
      <span className="block text-text-3">{waitingCount - 1} more of this account</span>
    ) : null}
    {alsoOf.length > 0 ? (
      <strong className="block">The same number: {alsoOf.join(", ")}</strong>
    ) : null}
  </>
)

function Proof({ _id, number, kind, onFile, holder, checkedAt }: WaitingTaxId) {
  if (onFile) return <CertificateButton id={_id} number={number} />
  if (kind === "us_certificate") return "No PDF yet"
  if (checkedAt === null) return "Its authority has not been asked"
  return `Valid, of ${holder || "whom its authority does not say"}`
}

const PAGE_SIZE = 50

function useWaiting() {
  const [waiting, setWaiting] = useState<readonly WaitingTaxId[]>()
  const [failed, setFailed] = useState(false)
  const [hasMore, setHasMore] = useState(false)
  const readAfter = useCallback(async (shown: readonly WaitingTaxId[]) => {
    try {
      const query = { limit: PAGE_SIZE, after: shown.at(-1)?._id }
      const page = await browserApi("GET /tax-id/waiting", { query })
      setWaiting([...shown, ...page])
      setHasMore(page.length === PAGE_SIZE)
    } catch {
      setFailed(true)
    }
  }, [])
  const read = useCallback(() => readAfter([]), [readAfter])
  useEffect(() => {
    void read()
  }, [read])
  return { waiting, failed, hasMore, read, readMore: () => readAfter(waiting ?? []) }
}
