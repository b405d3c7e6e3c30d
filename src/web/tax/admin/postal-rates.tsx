import { useState } from "react"
import { useRevalidator } from "react-router"
import { ApiError } from "#contract/client.ts"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply, sendAsViewer } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { FileButton } from "#web/ui/form/file-button.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { DataTable } from "#web/ui/table/data-table.tsx"

type Present = Reply<"GET /tax-rate/postal">
type Preview = Reply<"POST /tax-rate/postal/preview">

async function send<Answer>(method: string, path: string, file: File): Promise<Answer> {
  const response = await sendAsViewer(path, { method, body: file })
  const body: unknown = await response.json()
  if (!response.ok) throw new ApiError(response.status, asDeclared(body))
  return asDeclared<Answer>(body)
}

const codes = (count: number): string =>
  count === 1 ? "1 postal code" : `${formatCount(count)} postal codes`

const statesText = (states: Present["states"]): string =>
  states.map(({ state, count }) => `${state || "unnamed state"} ${formatCount(count)}`).join(", ")

export function PostalRates({ present }: { present: Present }) {
  const { run, busy, failure, clear } = useWrite()
  const { revalidate } = useRevalidator()
  const [chosen, setChosen] = useState<{ file: File; preview: Preview }>()
  const read = (file: File) => {
    setChosen(undefined)
    void run(async () => {
      const preview = await send<Preview>("POST", "/tax-rate/postal/preview", file)
      setChosen({ file, preview })
    })
  }
  const replace = (file: File) =>
    void run(async () => {
      const { count } = await send<Reply<"PUT /tax-rate/postal">>("PUT", "/tax-rate/postal", file)
      setChosen(undefined)
      toast(`${codes(count)} have a rate now`)
      await revalidate()
    })
  return (
    <div className="flex flex-col items-start gap-6">
      <PresentRates present={present} />
      <WriteFailureNotice failure={failure} />
      <FileButton
        label="CSV file of rates"
        accept=".csv,text/csv"
        busy={busy}
        onChoose={(file) => {
          clear()
          read(file)
        }}
      >
        Choose a CSV file
      </FileButton>
      {chosen ? (
        <FilePreview {...chosen} busy={busy} onReplace={() => replace(chosen.file)} />
      ) : null}
    </div>
  )
}

function PresentRates({ present }: { present: Present }) {
  const { revalidate } = useRevalidator()
  const [asks, setAsks] = useState(false)
  const { count, states, replacedAt, replacedBy } = present
  if (count === 0) return <p className="text-text-2">No postal code has a rate of its own.</p>
  const remove = async () => {
    await browserApi("DELETE /tax-rate/postal")
    setAsks(false)
    toast("Rates by postal code removed")
    await revalidate()
  }
  return (
    <section aria-label="Rates of now" className="flex flex-col items-start gap-3">
      <p>
        {codes(count)} {count === 1 ? "has" : "have"} a rate: {statesText(states)}.
      </p>
      {replacedAt ? (
        <p className="text-sm text-text-2">
          Uploaded <Moment at={replacedAt} />
          {replacedBy ? ` by ${replacedBy}` : ""}
        </p>
      ) : null}
      <Button variant="danger-quiet" onClick={() => setAsks(true)}>
        Remove all
      </Button>
      {asks ? (
        <ConfirmDialog
          title="Remove all rates by postal code?"
          confirmLabel="Remove all"
          onConfirm={remove}
          onClose={() => setAsks(false)}
        >
          Orders then bear the rate of their state.
        </ConfirmDialog>
      ) : null}
    </section>
  )
}

interface FilePreviewProps {
  file: File
  preview: Preview
  busy: boolean
  onReplace: () => void
}

function FilePreview({ file, preview, busy, onReplace }: FilePreviewProps) {
  const { count, states, added, changed, removed, faultCount, faults, fractions, examples } =
    preview
  return (
    <section aria-label={`Preview of ${file.name}`} className="flex w-full flex-col gap-4">
      <h2 className="text-h3 wrap-anywhere">{file.name}</h2>
      <p className="text-text-2">
        {codes(count)}: {statesText(states)}. {formatCount(added)} new, {formatCount(changed)}{" "}
        changed, {formatCount(removed)} no longer there.{" "}
        {fractions ? "Rates are read as fractions: 0.0825 is 8.25%." : "Rates are read as percent."}
      </p>
      {examples.length > 0 ? (
        <DataTable
          caption="First rates"
          columns={[
            { header: "Postal code", namesRow: true, cell: ({ postalCode }) => postalCode },
            { header: "State", cell: ({ state }) => state },
            { header: "Region", cell: ({ name }) => name },
            { header: "Rate", numeric: true, cell: ({ percent }) => `${percent}%` },
          ]}
          rows={examples}
          rowKey={({ postalCode }) => postalCode}
        />
      ) : null}
      {faultCount > 0 ? (
        <Faults count={faultCount} faults={faults} />
      ) : (
        <Button className="self-start" busy={busy} onClick={onReplace}>
          Replace all rates
        </Button>
      )}
    </section>
  )
}

const Faults = ({ count, faults }: { count: number; faults: Preview["faults"] }) => (
  <>
    <Notice
      tone="danger"
      title={count === 1 ? "The file has a fault." : `The file has ${formatCount(count)} faults.`}
    >
      Correct all of them and choose the file again. Nothing was changed.
    </Notice>
    <DataTable
      caption="Faults"
      columns={[
        { header: "Line", numeric: true, narrow: true, cell: ({ line }) => formatCount(line) },
        { header: "Fault", namesRow: true, cell: ({ message }) => message },
      ]}
      rows={faults}
      rowKey={({ line, message }) => `${line} ${message}`}
    />
  </>
)
