import { useId, useState } from "react"
import { flushSync } from "react-dom"
import { type UseFormReturn, useFieldArray } from "react-hook-form"
import type { PartField } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { smallestPicture } from "#domain/pictures/uploads.ts"
import { useWrite } from "#web/forms/use-write.ts"
import {
  datasheetUpload,
  pictureUpload,
  type UploadKind,
  useUpload,
} from "#web/pictures/shared/upload-file.ts"
import { TextField } from "#web/ui/form/field.tsx"
import { FieldGroup, RowButton } from "#web/ui/form/field-group.tsx"
import { FileInput, UploadState } from "#web/ui/form/file-picker.tsx"
import { ArrowDown, ArrowUp, FileText } from "#web/ui/icon/form-icons.ts"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import type { PartValues } from "./part-values.ts"

interface AttachmentRowProps {
  form: UseFormReturn<PartValues>
  field: PartField<"attachments">
  index: number
  url: string
  rows: ReturnType<typeof useAttachmentRows>
  onMakeMain?: () => void
}

function AttachmentRow({ form, field, index, url, rows, onMakeMain }: AttachmentRowProps) {
  const { name, holds } = field
  const what =
    holds === "picture"
      ? t("picture {number}", { number: index + 2 })
      : t("datasheet {number}", { number: index + 1 })
  const isLast = index === rows.fields.length - 1
  const errors = form.formState.errors[name]?.[index]
  const moveUp = index > 0 ? () => rows.move(index, index - 1) : onMakeMain
  return (
    <li className="flex flex-wrap items-end gap-2 border-b border-border pb-3">
      <Preview holds={holds} url={url} what={what} />
      <input type="hidden" {...form.register(`${name}.${index}.url`)} />
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={
            holds === "picture" ? t("What {what} shows", { what }) : t("Title of {what}", { what })
          }
          autoComplete="off"
          error={errors?.url?.message ?? errors?.text?.message}
          {...form.register(`${name}.${index}.text`)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton
          id={rows.controlId("up", index)}
          label={
            index === 0 && onMakeMain
              ? t("Move {what} to the top", { what })
              : t("Move {what} up", { what })
          }
          icon={ArrowUp}
          onClick={moveUp}
        />
        <RowButton
          id={rows.controlId("down", index)}
          label={t("Move {what} down", { what })}
          icon={ArrowDown}
          onClick={isLast ? undefined : () => rows.move(index, index + 1)}
        />
        <RowButton
          label={t("Remove {what}", { what })}
          icon={X}
          onClick={() => rows.remove(index)}
        />
      </div>
    </li>
  )
}

interface PreviewProps {
  holds: PartField<"attachments">["holds"]
  url: string
  what: string
}

const Preview = ({ holds, url, what }: PreviewProps) =>
  holds === "picture" ? (
    <img
      src={smallestPicture(url)}
      alt=""
      width={44}
      height={44}
      className="size-11 rounded border border-border bg-tile object-contain"
    />
  ) : (
    <a
      href={url}
      aria-label={t("Save {what}", { what })}
      className="grid size-11 place-items-center rounded border border-border text-text-2"
    >
      <Icon of={FileText} />
    </a>
  )

function useAttachmentRows(
  form: UseFormReturn<PartValues>,
  { name, maxLength }: PartField<"attachments">,
  kind: UploadKind,
) {
  const rows = useFieldArray({ control: form.control, name })
  const upload = useUpload(name, kind)
  const { run, failure } = useWrite()
  const [announcement, setAnnouncement] = useState("")
  const id = useId()
  const { fields, append } = rows
  const controlId = (what: "up" | "down" | "add", index = 0) => `${id}${what}${index}`
  const focus = (what: "up" | "down" | "add", index = 0) =>
    document.getElementById(controlId(what, index))?.focus()

  const add = (file: File | undefined) => {
    if (!file || upload.state.progress !== undefined) return
    setAnnouncement("")
    void run(async () => {
      const url = await upload.send(file)
      if (!url) return
      const isThere = form.getValues(name).some((item) => item.url === url)
      if (!isThere) append({ url, text: titleOf(file, name) }, { shouldFocus: false })
      setAnnouncement(
        isThere
          ? t("This file has already been added.")
          : t("Uploaded. Save the product to keep it."),
      )
    })
  }
  const move = (from: number, to: number) => {
    flushSync(() => rows.move(from, to))
    const [pressed, other] = to < from ? (["up", "down"] as const) : (["down", "up"] as const)
    const isAtEnd = to === 0 || to === fields.length - 1
    focus(isAtEnd ? other : pressed, to)
    setAnnouncement(t("Moved to position {to} of {fields}.", { to: to + 1, fields: fields.length }))
  }
  const remove = (index: number) => {
    flushSync(() => rows.remove(index))
    const next = Math.min(index, fields.length - 2)
    if (next < 0) focus("add")
    else form.setFocus(`${name}.${next}.text`)
    setAnnouncement(t("Removed."))
  }
  return {
    fields,
    isFull: fields.length >= maxLength,
    upload: upload.state,
    failure,
    announcement,
    controlId,
    add,
    move,
    remove,
  }
}

const titleOf = (file: File, name: PartField<"attachments">["name"]): string =>
  name === "datasheets" ? file.name.replace(/\.pdf$/i, "").slice(0, 200) : ""

const kinds = () => ({
  picture: { upload: pictureUpload, accept: "image/*", add: t("Add a picture") },
  datasheet: { upload: datasheetUpload, accept: "application/pdf,.pdf", add: t("Add a datasheet") },
})

interface AttachmentsFieldProps {
  form: UseFormReturn<PartValues>
  field: PartField<"attachments">
  /** Makes an attachment the main picture. */
  onMakeMain?: (index: number) => void
}

export function AttachmentsField({ form, field, onMakeMain }: AttachmentsFieldProps) {
  const { name, label, help, holds } = field
  const kind = kinds()[holds]
  const rows = useAttachmentRows(form, field, kind.upload)
  const errors = form.formState.errors[name]
  const error = rows.failure?.text ?? errors?.root?.message ?? errors?.message
  return (
    <FieldGroup name={name} label={translate(label)} hint={translate(help)} error={error}>
      <ol className="flex flex-col gap-3 empty:hidden">
        {rows.fields.map((item, index) => (
          <AttachmentRow
            key={item.id}
            form={form}
            field={field}
            index={index}
            rows={rows}
            url={item.url}
            {...(onMakeMain && { onMakeMain: () => onMakeMain(index) })}
          />
        ))}
      </ol>
      {rows.isFull ? null : (
        <div className="self-start">
          <FileInput
            id={rows.controlId("add")}
            aria-label={kind.add}
            accept={kind.accept}
            buttonText={kind.add}
            onChosen={rows.add}
          />
        </div>
      )}
      <UploadState {...rows.upload} />
      <p role="status" className="text-sm text-text-2 empty:hidden">
        {rows.announcement}
      </p>
    </FieldGroup>
  )
}
