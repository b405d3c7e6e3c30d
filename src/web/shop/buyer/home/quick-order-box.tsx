import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Link, useNavigate } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { handOverRows } from "#web/navigation/handed-over-rows.ts"
import { paths } from "#web/navigation/paths.ts"

/** Hands pasted rows, or a file dropped anywhere on the page, to quick order. */
export function QuickOrderBox() {
  const navigate = useNavigate()
  const file = useRef<HTMLInputElement>(null)
  const open = useEffectEvent((rows: string | File | undefined) => {
    if (!rows) return
    handOverRows(rows)
    void navigate(paths.quickOrder)
  })
  const isOver = useHandedOverRows(open)
  return (
    <section
      aria-labelledby="quick-order-title"
      className="quick-order-box"
      data-over={isOver || undefined}
    >
      <h3 id="quick-order-title" className="text-h3">
        <Link to={paths.quickOrder} className="rounded underline underline-offset-4">
          {t("Quick order")}
        </Link>
      </h3>
      <p className="grow text-sm text-text-2">
        {isOver
          ? t("Drop the file to read its rows.")
          : t("Have a list? Paste its rows anywhere on this page, or drop the spreadsheet here.")}
      </p>
      <button
        type="button"
        className="button button-32 button-secondary needs-script"
        onClick={() => file.current?.click()}
      >
        {t("Choose a file")}
      </button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t("File with rows")}
        accept=".xlsx,.ods,.csv,.tsv,.txt"
        onChange={({ target }) => open(target.files?.[0])}
      />
    </section>
  )
}

/** Listens to pastes outside of fields and to dropped files. Returns whether a file is being dragged over the page. */
function useHandedOverRows(take: (rows: string | File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false)
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches(":read-write")
    const text = event.clipboardData?.getData("text/plain").trim()
    if (isField || !event.clipboardData) return
    take(text || event.clipboardData.files[0])
  })
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return
    // Otherwise the browser would navigate to the file.
    event.preventDefault()
    setOver(event.type === "dragover")
    if (event.type === "drop") take(event.dataTransfer.files[0])
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener("paste", (event) => onPaste(event), { signal })
    for (const type of ["dragover", "dragleave", "drop"] as const)
      document.addEventListener(type, (event) => onDrag(event), { signal })
    return () => listening.abort()
  }, [])
  return isOver
}
