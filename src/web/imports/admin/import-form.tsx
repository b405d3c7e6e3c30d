import type { ComponentProps } from "react"
import { useForm } from "react-hook-form"
import { partFields } from "#domain/catalogue/part-fields.ts"
import { partFileLimits, sheetLimits } from "#domain/imports/part-columns.ts"
import { t } from "#domain/languages/translate.ts"
import { formatFileSize } from "#domain/shop/measure-format.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import {
  CheckField,
  describedBy,
  FieldFrame,
  SelectField,
  useFieldId,
} from "#web/ui/form/field.tsx"
import { FileUp } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

export interface ImportChoice {
  file: File
  keyedBy: "sku" | "id"
  longNames: "refuse" | "shorten"
  archiveMissing: boolean
  decimals: "auto" | "point" | "comma"
}

interface Fields extends Omit<ImportChoice, "file"> {
  files: FileList | null
}

export function ImportForm({ onChosen }: { onChosen: (choice: ImportChoice) => Promise<void> }) {
  const form = useForm<Fields>({
    defaultValues: {
      files: null,
      keyedBy: "sku",
      longNames: "refuse",
      archiveMissing: false,
      decimals: "auto",
    },
  })
  const { errors } = form.formState
  const write = useWrite()
  const chosen = form.watch("files")?.[0]

  const submit = form.handleSubmit(async ({ files, ...options }) => {
    const file = files?.[0]
    if (file) await write.run(() => onChosen({ file, ...options }))
  })
  return (
    <WriteForm
      onSubmit={submit}
      write={write}
      button={t("Check file")}
      buttonProps={{ className: "self-start" }}
      notice
      className="flex max-w-[560px] flex-col gap-5"
    >
      <ImportFileField
        chosen={chosen}
        error={errors.files?.message}
        {...form.register("files", {
          validate: (files) => (files?.length ? undefined : t("Choose a file")),
        })}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField
          label={t("Identify products")}
          options={[
            { value: "sku", label: t("By SKU") },
            { value: "id", label: t("By the column id, which becomes the SKU") },
          ]}
          {...form.register("keyedBy")}
        />
        <SelectField
          label={t("Names over {most} characters", { most: partFields.name.maxLength })}
          options={[
            { value: "refuse", label: t("Report them") },
            { value: "shorten", label: t("Shorten them") },
          ]}
          {...form.register("longNames")}
        />
        <SelectField
          label={t("Decimals of numbers")}
          options={[
            { value: "auto", label: t("Detect from the file") },
            { value: "point", label: t("Point: 1,234.50") },
            { value: "comma", label: t("Comma: 1.234,50") },
          ]}
          {...form.register("decimals")}
        />
      </div>
      <CheckField
        label={t("Remove products that are not in the file from the shop")}
        hint={t("You see them before anything changes.")}
        {...form.register("archiveMissing")}
      />
    </WriteForm>
  )
}

interface ImportFileFieldProps extends ComponentProps<"input"> {
  name: string
  chosen: File | undefined
  error: string | undefined
}

const hintText = () =>
  t(
    "XLSX or ODS of at most {sheetSize}, or CSV, JSON Lines or Datanorm of at most {size}, also compressed with gzip",
    {
      sheetSize: formatFileSize(sheetLimits.bytes),
      size: formatFileSize(partFileLimits.bytes),
    },
  )

/** File input, covered by a styled label. */
function ImportFileField({ chosen, error, ...input }: ImportFileFieldProps) {
  const id = useFieldId(input.name)
  return (
    <FieldFrame id={id} label={t("File")} hint={hintText()} error={error}>
      <div className="relative flex min-h-24 flex-wrap items-center gap-3 rounded-lg border border-dashed border-control bg-surface px-4 py-4">
        <input
          {...input}
          id={id}
          type="file"
          accept=".xlsx,.ods,.csv,.txt,.tsv,.jsonl,.ndjson,.json,.001,.wrg,.gz,text/csv"
          required
          className="peer absolute inset-0 cursor-pointer opacity-0"
          {...describedBy(id, { hint: hintText(), error })}
        />
        <span
          aria-hidden
          className="pointer-events-none inline-flex min-h-10 items-center gap-2 rounded-md border border-control bg-surface px-4 text-[0.9375rem] font-medium peer-hover:bg-brand-subtle peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        >
          <Icon of={FileUp} size={16} />
          {chosen ? t("Choose another") : t("Choose a file")}
        </span>
        <span aria-hidden className="pointer-events-none min-w-0 truncate text-sm text-text-2">
          {chosen ? `${chosen.name}, ${formatFileSize(chosen.size)}` : t("or drop one here")}
        </span>
      </div>
    </FieldFrame>
  )
}
