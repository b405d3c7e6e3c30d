import { useForm } from "react-hook-form"
import { formatTenths } from "#domain/shop/number-format.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { describedBy, FieldFrame } from "#web/ui/field.tsx"
import { FileUp } from "#web/ui/form-icons.ts"
import { Icon } from "#web/ui/icon.tsx"
import { SelectField } from "#web/ui/select-field.tsx"
import { SubmitButton } from "#web/ui/submit-button.tsx"

export interface ImportChoice {
  file: File
  keyedBy: "sku" | "id"
  longNames: "refuse" | "shorten"
  archiveMissing: boolean
}

interface Fields extends Omit<ImportChoice, "file"> {
  files: FileList | null
}

const keys = [
  { value: "sku", label: "By SKU" },
  { value: "id", label: "By the column id, which becomes the SKU" },
] as const
const names = [
  { value: "refuse", label: "Tell me which" },
  { value: "shorten", label: "Shorten them" },
] as const

/** Chooses a file and how to read it; nothing is written by it. */
export function ImportForm({ onChosen }: { onChosen: (choice: ImportChoice) => Promise<void> }) {
  const form = useForm<Fields>({
    defaultValues: { files: null, keyedBy: "sku", longNames: "refuse", archiveMissing: false },
  })
  const { errors } = form.formState
  const { run, busy, failure } = useWrite()
  const chosen = form.watch("files")?.[0]

  const submit = form.handleSubmit(async ({ files, ...options }) => {
    const file = files?.[0]
    if (file) await run(() => onChosen({ file, ...options }))
  })
  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-[560px] flex-col gap-5">
      <FieldFrame id="files" label="File" hint={HINT} error={errors.files?.message}>
        <div className="relative flex min-h-24 flex-wrap items-center gap-3 rounded-lg border border-dashed border-control bg-surface px-4 py-4">
          <input
            id="files"
            type="file"
            accept=".csv,.jsonl,.ndjson,.json,.gz,text/csv"
            required
            className="peer absolute inset-0 cursor-pointer opacity-0"
            {...describedBy("files", { hint: HINT, error: errors.files?.message })}
            {...form.register("files", {
              validate: (files) => (files?.length ? undefined : "Choose a file"),
            })}
          />
          <span
            aria-hidden
            className="pointer-events-none inline-flex min-h-10 items-center gap-2 rounded-md border border-control bg-surface px-4 text-[0.9375rem] font-medium peer-hover:bg-brand-subtle peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
          >
            <Icon of={FileUp} size={16} />
            {chosen ? "Choose another" : "Choose a file"}
          </span>
          <span aria-hidden className="pointer-events-none min-w-0 truncate text-sm text-text-2">
            {chosen ? `${chosen.name}, ${sizeOf(chosen)}` : "or drop one here"}
          </span>
        </div>
      </FieldFrame>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField label="Tell products apart" options={keys} {...form.register("keyedBy")} />
        <SelectField
          label="Names over 120 characters"
          options={names}
          {...form.register("longNames")}
        />
      </div>
      <label className="flex min-h-11 items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0"
          {...form.register("archiveMissing")}
        />
        <span className="text-[0.9375rem]/6">
          <span className="block font-medium">
            Take products that are not in the file off the shop
          </span>
          <span className="block text-sm text-text-3">You see which before anything happens.</span>
        </span>
      </label>
      <WriteFailureNotice failure={failure} />
      <SubmitButton busy={busy} className="self-start">
        Check file
      </SubmitButton>
    </form>
  )
}

const HINT = "CSV or JSON Lines in UTF-8, packed by gzip or not, 64 MiB at most"

const sizeOf = ({ size }: File): string =>
  size < 100_000 ? `${formatTenths(size / 1024)} KiB` : `${formatTenths(size / 1024 / 1024)} MiB`
