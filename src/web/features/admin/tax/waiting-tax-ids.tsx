import { useCallback, useEffect, useId, useState } from "react"
import { CertificateButton } from "#web/accounts/certificate-button.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"

type Waiting = Reply<"GET /tax-id/waiting">[number]

/** Certificates and numbers that an administrator has to look at, the oldest first. */
export function WaitingTaxIds() {
  const id = useId()
  const { run, busyKeys, failure } = useWrite()
  const { waiting, failed, read } = useWaiting()
  const decide = (taxId: Waiting, valid: boolean) =>
    void run(
      async () => {
        const params = { id: taxId._id }
        await browserApi("POST /tax-id/{id}/decision", { params, body: { valid } })
        await read()
        toast(`${taxId.number} ${valid ? "approved" : "refused"}`)
      },
      { key: taxId._id },
    )
  const columns: Column<Waiting>[] = [
    { header: "Number", namesRow: true, cell: ({ number }) => number },
    { header: "Of", cell: ({ region, country }) => region || country },
    { header: "Until", cell: ({ validUntil }) => validUntil },
    { header: "Account", cell: ({ name, email }) => `${name}, ${email}` },
    { header: "Certificate", cell: (taxId) => <Certificate {...taxId} /> },
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
    <section aria-labelledby={id} className="mt-12 border-t border-border pt-8">
      <h2 id={id} className="text-h2">
        Tax ids to look at
      </h2>
      <p className="mt-1 mb-4 text-sm text-text-3">Until they are approved, orders bear tax.</p>
      {failed ? <Notice tone="warn">They could not be loaded.</Notice> : null}
      <WriteFailureNotice failure={failure} />
      {waiting?.length === 0 ? <p className="text-text-2">None waits.</p> : null}
      {waiting && waiting.length > 0 ? (
        <DataTable
          caption="Tax ids to look at"
          columns={columns}
          rows={waiting}
          rowKey={({ _id }) => _id}
        />
      ) : null}
    </section>
  )
}

function Certificate({ _id, number, kind, onFile }: Waiting) {
  if (onFile) return <CertificateButton id={_id} number={number} />
  return kind === "us_certificate" ? "No PDF yet" : "None needed"
}

function useWaiting() {
  const [waiting, setWaiting] = useState<readonly Waiting[]>()
  const [failed, setFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setWaiting(await browserApi("GET /tax-id/waiting"))
    } catch {
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    void read()
  }, [read])
  return { waiting, failed, read }
}
