import { type FormEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { controlClass } from "#web/ui/form/field.tsx"
import type { ReadFile } from "./read-list-file.ts"

const MAX_NAME_LENGTH = 120

/** A list from nothing, or from a file. */
export function NewList() {
  const navigate = useNavigate()
  const { run, busy, failure } = useWrite()
  const [read, setRead] = useState<ReadFile & { id: string }>()
  const name = useRef<HTMLInputElement>(null)

  const make = async (body: { name: string; lines?: ReadFile["lines"] }) =>
    (await browserApi("POST /list", { body })).insertedId
  const create = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await navigate(paths.list(await make({ name: name.current?.value || "New list" })))
    })
  }
  const readIn = (chosen: File) =>
    run(async () => {
      setRead(undefined)
      const { readListFile } = await import("./read-list-file.ts")
      const { lines, left } = await readListFile(chosen)
      const called = chosen.name.replace(/\.\w+$/, "").slice(0, MAX_NAME_LENGTH)
      const id = await make({ name: called || "New list", lines })
      if (left.length === 0) await navigate(paths.list(id))
      else setRead({ lines, left, id })
    })
  return (
    <div className="mb-6 flex flex-col gap-3">
      <form onSubmit={create} className="flex flex-wrap gap-2">
        <label className="min-w-0 grow basis-48 sm:max-w-96">
          <span className="sr-only">Name of the new list</span>
          <input
            ref={name}
            name="name"
            maxLength={MAX_NAME_LENGTH}
            placeholder="Name of the new list"
            className={`${controlClass} min-h-10`}
          />
        </label>
        <Button type="submit" busy={busy}>
          New list
        </Button>
        <FileButton busy={busy} onChosen={(chosen) => void readIn(chosen)} />
      </form>
      <WriteFailureNotice failure={failure} />
      <div role="status" className="empty:hidden">
        {read ? <Left read={read} /> : null}
      </div>
    </div>
  )
}

interface FileButtonProps {
  busy: boolean
  onChosen: (file: File) => void
}

function FileButton({ busy, onChosen }: FileButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={() => file.current?.click()}>
        From a CSV file
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,text/csv,text/plain"
        aria-label="CSV file of a list"
        hidden
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onChosen(chosen)
          target.value = ""
        }}
      />
    </>
  )
}

const Left = ({ read: { id, lines, left } }: { read: ReadFile & { id: string } }) => (
  <Notice
    tone="warn"
    title={`${formatCount(lines.length)} of ${formatCount(lines.length + left.length)} rows are in the list.`}
  >
    <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-y-auto tabular-nums">
      {left.map(({ row, words, why }) => (
        <li key={row}>
          {`Row ${formatCount(row)}, `}
          <span className="font-mono text-mono">{words}</span>: {why}.
        </li>
      ))}
    </ul>
    <p className="mt-3">
      <ButtonLink to={paths.list(id)}>Open the list</ButtonLink>
    </p>
  </Notice>
)
