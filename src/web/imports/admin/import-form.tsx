import { useForm } from "react-hook-form"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { CheckField, SelectField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { ImportFileField } from "./import-file-field.tsx"

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
      <ImportFileField
        chosen={chosen}
        error={errors.files?.message}
        {...form.register("files", {
          validate: (files) => (files?.length ? undefined : "Choose a file"),
        })}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField label="Tell products apart" options={keys} {...form.register("keyedBy")} />
        <SelectField
          label="Names over 120 characters"
          options={names}
          {...form.register("longNames")}
        />
      </div>
      <CheckField
        label="Take products that are not in the file off the shop"
        hint="You see which before anything happens."
        {...form.register("archiveMissing")}
      />
      <WriteFailureNotice failure={failure} />
      <SubmitButton busy={busy} className="self-start">
        Check file
      </SubmitButton>
    </form>
  )
}
