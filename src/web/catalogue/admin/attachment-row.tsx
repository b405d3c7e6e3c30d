import type { UseFormReturn } from "react-hook-form"
import type { PartField } from "#domain/catalogue/part-fields.ts"
import { smallestPicture } from "#domain/pictures/picture.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { ArrowDown, ArrowUp, FileText } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { X } from "#web/ui/icon/icons.ts"
import type { PartValues } from "./part-values.ts"
import type { useAttachmentRows } from "./use-attachment-rows.ts"

interface AttachmentRowProps {
  form: UseFormReturn<PartValues>
  field: PartField<"attachments">
  index: number
  url: string
  rows: ReturnType<typeof useAttachmentRows>
  onFirst?: () => void
}

/** One further picture, which is the second at least, or one datasheet. */
export function AttachmentRow({ form, field, index, url, rows, onFirst }: AttachmentRowProps) {
  const { name, holds } = field
  const what = `${holds} ${index + (holds === "picture" ? 2 : 1)}`
  const isLast = index === rows.fields.length - 1
  const errors = form.formState.errors[name]?.[index]
  const up = index > 0 ? () => rows.move(index, index - 1) : onFirst
  return (
    <li className="flex flex-wrap items-end gap-2 border-b border-border pb-3">
      <Shown holds={holds} url={url} what={what} />
      <input type="hidden" {...form.register(`${name}.${index}.url`)} />
      <div className="min-w-0 flex-1 basis-48">
        <TextField
          label={holds === "picture" ? `What ${what} shows` : `Title of ${what}`}
          autoComplete="off"
          error={errors?.url?.message ?? errors?.text?.message}
          {...form.register(`${name}.${index}.text`)}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <RowButton
          id={rows.controlId("up", index)}
          label={index === 0 && onFirst ? `Make ${what} the first` : `Move ${what} up`}
          icon={ArrowUp}
          {...(up && { onClick: up })}
        />
        <RowButton
          id={rows.controlId("down", index)}
          label={`Move ${what} down`}
          icon={ArrowDown}
          {...(!isLast && { onClick: () => rows.move(index, index + 1) })}
        />
        <RowButton label={`Remove ${what}`} icon={X} onClick={() => rows.remove(index)} />
      </div>
    </li>
  )
}

interface ShownProps {
  holds: PartField<"attachments">["holds"]
  url: string
  what: string
}

const Shown = ({ holds, url, what }: ShownProps) =>
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
      aria-label={`Save ${what}`}
      className="grid size-11 place-items-center rounded border border-border text-text-2"
    >
      <Icon of={FileText} />
    </a>
  )

interface RowButtonProps {
  id?: string
  label: string
  icon: string
  /** None where there is nothing to do. */
  onClick?: () => void
}

const RowButton = ({ label, icon, onClick, ...rest }: RowButtonProps) => (
  <Button
    {...rest}
    variant="secondary"
    size={44}
    aria-label={label}
    disabled={!onClick}
    className="w-11 min-w-0 shrink-0 px-0"
    {...(onClick && { onClick })}
  >
    <Icon of={icon} size={16} />
  </Button>
)
