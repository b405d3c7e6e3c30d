import { useNavigate, useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { browserApi, newIdempotencyKey } from "#web/api/api.ts"
import { failureText, isRefused } from "#web/api/api-error.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { usePolling } from "#web/navigation/use-polling.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import type { ColumnChoices } from "./import-columns.tsx"
import type { ImportChoice } from "./import-form.tsx"
import type { NameChoices } from "./import-names.tsx"
import { isInProgress, type PartImport } from "./import-progress.tsx"
import { sendImportFile } from "./send-import-file.ts"

export type ImportAction = "apply" | "undo" | "cancel"

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
    await reloadDuring(async () => {
      if (action === "cancel") await browserApi("DELETE /import/{id}", { params })
      else await browserApi(`POST /import/{id}/${action}`, { params })
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
