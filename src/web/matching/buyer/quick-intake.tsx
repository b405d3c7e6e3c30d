import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { failureText } from "#web/api/api-error.ts"
import { takeBroughtRows } from "#web/navigation/brought-rows.ts"
import { Button } from "#web/ui/button.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import { FileButton } from "#web/ui/form/file-button.tsx"
import { useDroppedFile } from "#web/ui/form/file-picker.tsx"
import type { QuickList, QuickRow } from "./quick-row.ts"
import type { QuickSession } from "./quick-session.ts"
import { type ReadRows, readList, readPasted } from "./read-rows.ts"

interface QuickIntakeProps {
  intake: ReturnType<typeof useReadRows>
  area: RefObject<HTMLElement | null>
}

export function QuickIntake({ intake: { reading, readText, readFile }, area }: QuickIntakeProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const isOver = useDroppedFile(area, (dropped) => dropped && void readFile(dropped))
  const readBox = async () => {
    const text = box.current?.value ?? ""
    if (text.trim() === "") box.current?.focus()
    else if ((await readText(text)) && box.current) box.current.value = ""
  }
  return (
    <div className={`quick-intake needs-script ${isOver ? "quick-over" : ""}`}>
      <label htmlFor={id} className="sr-only">
        Rows to paste
      </label>
      <textarea
        ref={box}
        id={id}
        data-paste
        rows={1}
        spellCheck={false}
        placeholder="Paste rows here, or anywhere on this page"
        className={`${controlClass} quick-box`}
      />
      <Button variant="secondary" busy={reading !== undefined} onClick={() => void readBox()}>
        Read rows
      </Button>
      <FileButton
        label="File with rows"
        accept=".xlsx,.ods,.csv,.tsv,.txt"
        busy={reading !== undefined}
        onChoose={(chosen) => void readFile(chosen)}
      >
        Choose a file
      </FileButton>
      <p className="quick-hint">{isOver ? "Drop it to read its rows." : quickOrderText.about}</p>
    </div>
  )
}

/** Reads what is pasted, dropped or chosen; what cannot be read changes nothing. */
export function useReadRows(session: QuickSession, onRead: () => void) {
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
  const readText = (text: string) => read("what you pasted", () => readPasted(text))
  const readFile = (file: File) => read(file.name, () => readList(file))
  const readBrought = useEffectEvent((rows: string | File) =>
    typeof rows === "string" ? readText(rows) : readFile(rows),
  )
  useEffect(() => {
    const rows = takeBroughtRows()
    if (rows !== undefined) void readBrought(rows)
  }, [])
  usePasted((data) => {
    const text = data.getData("text/plain")
    const [file] = data.files
    if (text.trim()) void readText(text)
    else if (file) void readFile(file)
  })
  return { reading, problem, readText, readFile }
}

/** Hears of pastes anywhere but into foreign fields; a single cell is left to its field. */
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

const kinds: readonly { value: ColumnKind; label: string }[] = [
  { value: "number", label: "Part number" },
  { value: "quantity", label: "Quantity" },
  { value: "description", label: "Description" },
  { value: "manufacturer", label: "Manufacturer" },
  { value: "ignore", label: "Not used" },
]

interface ColumnBarProps {
  list: QuickList
  rows: readonly QuickRow[]
  session: QuickSession
}

/** Shows and corrects what each column of a list was taken for; a kind has at most one column. */
export function ColumnBar({ list, rows, session }: ColumnBarProps) {
  const { id, name, head, columns } = list
  const cells = rows.find((row) => row.listId === id)?.cells
  const change = (place: number, kind: ColumnKind) => {
    const others = columns.map((old) => (old === kind && kind !== "ignore" ? "ignore" : old))
    session.setColumns(id, others.with(place, kind))
  }
  return (
    <fieldset className="quick-columns">
      <legend>Columns of {name}</legend>
      {columns.map((kind, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
        <label key={place}>
          <span className="quick-column-name">
            {head?.[place] || `Column ${place + 1}`}
            {cells?.[place] ? <span className="text-text-3"> {cells[place]}</span> : null}
          </span>
          <select
            value={kind}
            onChange={({ target }) => {
              const chosen = kinds.find(({ value }) => value === target.value)
              if (chosen) change(place, chosen.value)
            }}
          >
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  )
}
