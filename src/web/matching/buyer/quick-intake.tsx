import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { createClient, languageHeaders } from "#contract/client.ts"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { t } from "#domain/languages/translate.ts"
import { listLimits } from "#domain/matching/list-table.ts"
import { failureText } from "#web/api/api-error.ts"
import { LIST_FILE_TYPES, takeHandedOverRows } from "#web/navigation/handed-over-rows.ts"
import { Button } from "#web/ui/button.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import { FileButton, useDroppedFile } from "#web/ui/form/file-picker.tsx"
import type { ReadRows } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"

interface QuickIntakeProps {
  intake: ReturnType<typeof useReadRows>
  area: RefObject<HTMLElement | null>
}

export function QuickIntake({ intake, area }: QuickIntakeProps) {
  const { box, reading, readText, readFile } = intake
  const id = useId()
  const isOver = useDroppedFile(area, (dropped) => dropped && void readFile(dropped))
  const readBox = async () => {
    const text = box.current?.value ?? ""
    if (text.trim() === "") box.current?.focus()
    else await readText(text)
  }
  return (
    <div className={`quick-intake needs-script ${isOver ? "quick-over" : ""}`}>
      <label htmlFor={id} className="sr-only">
        {t("Rows to paste")}
      </label>
      <textarea
        ref={box}
        id={id}
        data-paste
        rows={1}
        spellCheck={false}
        placeholder={t("Paste rows here, or anywhere on this page")}
        className={`${controlClass} quick-box`}
      />
      <Button variant="secondary" busy={reading !== undefined} onClick={() => void readBox()}>
        {t("Read rows")}
      </Button>
      <FileButton
        label={t("File with rows")}
        accept={LIST_FILE_TYPES}
        busy={reading !== undefined}
        onChoose={(chosen) => void readFile(chosen)}
      >
        {t("Choose a file")}
      </FileButton>
      <p className="quick-hint">{isOver ? t("Drop it to read its rows.") : quickOrderText.about}</p>
    </div>
  )
}

/** Uploads a file or a text for the server to read. Throws `ApiError`, or an error with a message for the user. */
async function readList(file: Blob): Promise<ReadRows> {
  if (file.size > listLimits.bytes) throw new Error(quickOrderText.tooLarge)
  const headers = { ...languageHeaders(), "content-type": "application/octet-stream" }
  const client = createClient((path, init) => fetch(path, { ...init, headers, body: file }))
  return client("POST /match/file")
}

/** Reads pasted, dropped or chosen data. A failed read changes no rows. */
export function useReadRows(session: QuickSession, onRead: () => void) {
  const box = useRef<HTMLTextAreaElement>(null)
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const read = async (name: string, work: () => Promise<ReadRows>): Promise<boolean> => {
    setReading(name)
    setProblem(undefined)
    try {
      session.add(name, await work())
      onRead()
      return true
    } catch (error) {
      setProblem(failureText(error))
      return false
    } finally {
      setReading(undefined)
    }
  }
  /** Reads a pasted text; on failure, leaves it in the box. Keeps other text that is in the box. */
  const readText = async (text: string) => {
    const isRead = await read(t("what you pasted"), () => readList(new Blob([text])))
    if (!box.current) return
    const other = box.current.value === text ? "" : box.current.value
    box.current.value = isRead ? other : [text, other].filter(Boolean).join("\n")
  }
  const readFile = (file: File) => read(file.name, () => readList(file))
  const readHandedOver = useEffectEvent((rows: string | File) =>
    typeof rows === "string" ? readText(rows) : readFile(rows),
  )
  useEffect(() => {
    const rows = takeHandedOverRows()
    if (rows !== undefined) void readHandedOver(rows)
  }, [])
  usePasted((data) => {
    const text = data.getData("text/plain")
    const [file] = data.files
    if (text.trim()) void readText(text)
    else if (file) void readFile(file)
  })
  return { box, reading, problem, readText, readFile }
}

/** Listens to pastes on the page, except into other fields. A field gets a single cell itself. */
function usePasted(onPaste: (data: DataTransfer) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event
    if (!clipboardData || !(target instanceof Element)) return
    const isOneCell = !/[\t\r\n]/.test(clipboardData.getData("text/plain").trim())
    const isField = target.matches(":read-write")
    const isOurs = target.closest("[data-line], [data-paste]") !== null
    if (isField && (!isOurs || (isOneCell && clipboardData.files.length === 0))) return
    event.preventDefault()
    onPaste(clipboardData)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener("paste", listen)
    return () => document.removeEventListener("paste", listen)
  }, [])
}
