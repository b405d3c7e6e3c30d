import { Fragment, type ReactNode, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { type FieldValues, type UseFormReturn, useFieldArray } from "react-hook-form"
import type { NamedField } from "#contract/settings/setting-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { Button } from "#web/ui/button.tsx"
import { errorId, FieldError, hintId, useFieldId } from "#web/ui/form/field.tsx"
import { formValues } from "./use-settings-form.ts"

type RowsField = Extract<NamedField, { kind: "rows" }>

interface SettingRowsProps {
  form: UseFormReturn<FieldValues>
  field: RowsField
  name: string
  children: (field: NamedField, path: string) => ReactNode
}

export function SettingRows({ form, field, name, children }: SettingRowsProps) {
  const { label, help, one, most, fields } = field
  const id = useFieldId(name)
  const { list, rows, added, add, remove, move } = useRows(form, name, fields)
  const { error } = form.getFieldState(name, form.formState)
  const message = error?.root?.message ?? error?.message
  return (
    <fieldset
      ref={list}
      // Focusable, because the error summary links here.
      name={name}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-3"
      aria-describedby={message ? errorId(id) : hintId(id)}
    >
      <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">{translate(label)}</legend>
      <p id={hintId(id)} className="text-sm text-text-3">
        {help ? translate(help) : t("At most {most}, in the order they are shown in.", { most })}
      </p>
      {message ? <FieldError id={errorId(id)}>{message}</FieldError> : null}
      <ol className="flex flex-col gap-2 empty:hidden">
        {rows.map((row, index) => (
          <li key={row.id}>
            <Row
              form={form}
              field={field}
              path={`${name}.${index}`}
              number={index + 1}
              show={children}
              isOpen={added === `${name}.${index}`}
              onRemove={() => remove(index)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
            />
          </li>
        ))}
      </ol>
      {rows.length < most ? (
        <Button variant="secondary" className="self-start" onClick={add}>
          {t("Add {one}", { one: translate(one) })}
        </Button>
      ) : null}
    </fieldset>
  )
}

function useRows(form: SettingRowsProps["form"], name: string, fields: RowsField["fields"]) {
  const list = useRef<HTMLFieldSetElement>(null)
  const [added, setAdded] = useState<string>()
  const rows = useFieldArray({ control: form.control, name })
  const focusRow = (index: number) => {
    const found = list.current?.querySelectorAll<HTMLElement>(
      ":scope > ol > li > details > summary",
    )
    ;(found?.[index] ?? list.current)?.focus()
  }
  const add = () => {
    const path = `${name}.${rows.fields.length}`
    // Synchronously, because a field can be focused only after its row is open.
    flushSync(() => {
      rows.append(formValues(fields, {}), { shouldFocus: false })
      setAdded(path)
    })
    form.setFocus(`${path}.${fields[0]?.name}`)
  }
  const remove = (index: number) => {
    flushSync(() => rows.remove(index))
    focusRow(Math.min(index, rows.fields.length - 2))
  }
  const move = (from: number, to: number) => {
    flushSync(() => rows.move(from, to))
    focusRow(to)
  }
  return { list, rows: rows.fields, added, add, remove, move }
}

interface RowProps {
  form: UseFormReturn<FieldValues>
  field: RowsField
  path: string
  number: number
  show: SettingRowsProps["children"]
  isOpen: boolean
  onRemove: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function Row({ form, field, path, number, show, isOpen, onRemove, onUp, onDown }: RowProps) {
  const { one, fields, summary = [fields[0]?.name ?? ""] } = field
  const values: unknown[] = form.watch(summary.map((name) => `${path}.${name}`))
  const texts = values.map((value, index) => {
    const isChoice = fields.some(({ name, kind }) => name === summary[index] && kind === "choice")
    return isChoice ? translate(`${value}|option`) : value
  })
  const isWrong = form.getFieldState(path, form.formState).invalid
  const which = `${translate(one)} ${number}`
  return (
    <details
      open={isWrong || isOpen || undefined}
      className="rounded-lg border border-border bg-surface"
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 text-[0.9375rem]/6 font-medium wrap-anywhere">
        {texts.filter(Boolean).join(" · ").trim() || t("New {one}", { one: translate(one) })}
      </summary>
      <div className="flex flex-col gap-5 border-t border-border p-4">
        {fields.map((inner) => (
          <Fragment key={inner.name}>{show(inner, `${path}.`)}</Fragment>
        ))}
        <div className="flex flex-wrap gap-3">
          {onUp ? (
            <Button
              variant="secondary"
              size={32}
              aria-label={t("Move {which} up", { which })}
              onClick={onUp}
            >
              {t("Up")}
            </Button>
          ) : null}
          {onDown ? (
            <Button
              variant="secondary"
              size={32}
              aria-label={t("Move {which} down", { which })}
              onClick={onDown}
            >
              {t("Down")}
            </Button>
          ) : null}
          <Button
            variant="danger-quiet"
            size={32}
            aria-label={t("Remove {which}", { which })}
            onClick={onRemove}
          >
            {t("Remove {one}", { one: translate(one) })}
          </Button>
        </div>
      </div>
    </details>
  )
}
