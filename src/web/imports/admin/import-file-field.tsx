import type { ComponentProps } from "react"
import { formatFileSize } from "#domain/shop/number-format.ts"
import { describedBy, FieldFrame, useFieldId } from "#web/ui/form/field.tsx"
import { FileUp } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

interface ImportFileFieldProps extends ComponentProps<"input"> {
  name: string
  chosen: File | undefined
  error: string | undefined
}

const HINT = "CSV or JSON Lines in UTF-8, packed by gzip or not, 64 MiB at most"

/** The browser's own field for a file, under what looks like ours. */
export function ImportFileField({ chosen, error, ...input }: ImportFileFieldProps) {
  const id = useFieldId(input.name)
  return (
    <FieldFrame id={id} label="File" hint={HINT} error={error}>
      <div className="relative flex min-h-24 flex-wrap items-center gap-3 rounded-lg border border-dashed border-control bg-surface px-4 py-4">
        <input
          {...input}
          id={id}
          type="file"
          accept=".csv,.jsonl,.ndjson,.json,.gz,text/csv"
          required
          className="peer absolute inset-0 cursor-pointer opacity-0"
          {...describedBy(id, { hint: HINT, error })}
        />
        <span
          aria-hidden
          className="pointer-events-none inline-flex min-h-10 items-center gap-2 rounded-md border border-control bg-surface px-4 text-[0.9375rem] font-medium peer-hover:bg-brand-subtle peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        >
          <Icon of={FileUp} size={16} />
          {chosen ? "Choose another" : "Choose a file"}
        </span>
        <span aria-hidden className="pointer-events-none min-w-0 truncate text-sm text-text-2">
          {chosen ? `${chosen.name}, ${formatFileSize(chosen.size)}` : "or drop one here"}
        </span>
      </div>
    </FieldFrame>
  )
}
