import { type RefObject, useId, useRef } from "react"
import { quickOrderText } from "#contract/matching/quick-order-text.ts"
import { Button } from "#web/ui/button.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import { useDroppedFile } from "#web/ui/form/file-picker.tsx"
import type { useReadRows } from "./use-read-rows.ts"

interface QuickIntakeProps {
  intake: ReturnType<typeof useReadRows>
  /** Where a file may be dropped. */
  area: RefObject<HTMLElement | null>
}

/** A box to paste into and a file to choose; both also work anywhere on the page. */
export function QuickIntake({ intake: { reading, readText, readFile }, area }: QuickIntakeProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
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
      <Button
        variant="secondary"
        busy={reading !== undefined}
        onClick={() => file.current?.click()}
      >
        Choose a file
      </Button>
      <input
        ref={file}
        type="file"
        accept=".xlsx,.ods,.csv,.tsv,.txt"
        aria-label="File with rows"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void readFile(chosen)
          target.value = ""
        }}
      />
      <p className="quick-hint">{isOver ? "Drop it to read its rows." : quickOrderText.about}</p>
    </div>
  )
}
