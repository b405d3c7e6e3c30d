import { useId } from "react"
import { t, translated } from "#domain/languages/translate.ts"
import type { Reply } from "#web/api/api.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx"

export type PartImport = Reply<"GET /import/{id}">

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
