import { useId } from "react"
import { useNavigate, useRevalidator } from "react-router"
import { t, translated } from "#domain/languages/translate.ts"
import { browserApi, newIdempotencyKey, type Reply } from "#web/api/api.ts"
import { failureText, isRefused } from "#web/api/api-error.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { usePolling } from "#web/navigation/use-polling.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import type { ColumnChoices } from "./import-columns.tsx"
import type { ImportChoice } from "./import-form.tsx"
import type { NameChoices } from "./import-names.tsx"
import { sendImportFile } from "./send-import-file.ts"

export type PartImport = Reply<"GET /import/{id}">
export type ImportAction = "apply" | "undo" | "cancel"

const titles: Partial<Record<PartImport["state"], string>> = translated({
  waiting: "Sending the file",
  reading: "Checking the file",
  applying: "Saving products",
  undoing: "Undoing",
})

/** Reports whether the page should poll the import. */
export const isInProgress = ({ state }: PartImport): boolean => titles[state] !== undefined

interface ImportProgressProps {
  partImport: PartImport
  /** Whether the import is being cancelled. */
  busy: boolean
  onCancel: () => void
}

/** Shows how much of the file is read, or how many of its rows are written. */
export function ImportProgress({ partImport, busy, onCancel }: ImportProgressProps) {
  const id = useId()
  const title = titles[partImport.state]
  if (title === undefined) return null
  const { done, total } = partImport
  const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : undefined
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-border bg-surface p-4">
      <div className="flex items-baseline justify-between gap-4 text-[0.9375rem]">
        <label htmlFor={id} className="font-medium">
          {percent === 100 && partImport.state === "reading" ? t("Comparing with the shop") : title}
        </label>
        <span className="text-text-2 tabular-nums">
          {percent === undefined ? "" : `${percent} %`}
        </span>
      </div>
      <ProgressBar id={id} percent={percent} />
      <div>
        <Button variant="secondary" size={32} busy={busy} onClick={onCancel}>
          {partImport.state === "waiting" || partImport.state === "reading"
            ? t("Cancel")
            : t("Stop")}
        </Button>
      </div>
    </div>
  )
}

const POLL_MS = 700

/** Uploads a file, runs actions on the displayed import, and polls it while it runs. */
export function useImportActions(
  partImport: PartImport | undefined,
  onApplied: (id: string) => Promise<void>,
) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  usePolling(partImport !== undefined && isInProgress(partImport), POLL_MS)

  const check = async ({ file, ...options }: ImportChoice) => {
    const body = { fileName: file.name.slice(-200), ...options }
    const headers = { "idempotency-key": newIdempotencyKey() }
    const { insertedId } = await browserApi("POST /import", { body }, { headers })
    const sending = sendImportFile(insertedId, file).catch((error: unknown) =>
      toast(isRefused(error) ? failureText(error) : t("The upload is incomplete"), "failure"),
    )
    await navigate(addressWith({}, { id: insertedId }))
    await sending
    await revalidate()
    document.getElementById("import-name")?.focus()
  }
  const act = async (action: ImportAction) => {
    if (!partImport) return
    const params = { id: partImport._id }
    const send = () =>
      action === "cancel"
        ? browserApi("DELETE /import/{id}", { params })
        : browserApi(`POST /import/{id}/${action}`, { params })
    await reloadDuring(async () => {
      await send()
      if (action === "apply") await onApplied(partImport._id)
    })
  }
  /** Overwrites these conflicts, or all. */
  const overwrite = async (lines?: number[]) => {
    if (!partImport) return
    await browserApi("POST /import/{id}/conflicts", {
      params: { id: partImport._id },
      body: { lines },
    })
    await revalidate()
  }
  const saveNames = async (choices: NameChoices) => {
    if (!partImport) return
    await browserApi("PUT /vocabulary/names", { body: choices })
    await readAgain(partImport._id)
  }
  const saveColumns = async (columns: ColumnChoices) => {
    if (!partImport) return
    await browserApi("PUT /import-columns", { body: { columns } })
    await readAgain(partImport._id)
  }
  const readAgain = (id: string) =>
    reloadDuring(() => browserApi("POST /import/{id}/read", { params: { id } }))
  /** Reloads the page soon, which starts the polling, and when the work ends. */
  const reloadDuring = async (work: () => Promise<unknown>) => {
    try {
      const done = work()
      await Promise.race([done, revalidateSoon(revalidate)])
      await done
    } finally {
      await revalidate()
    }
  }
  return { check, act, overwrite, saveNames, saveColumns }
}

const revalidateSoon = (revalidate: () => Promise<void>) =>
  new Promise<void>((done) => setTimeout(() => done(revalidate()), POLL_MS / 2))
