import { useId, useState } from "react"
import { flushSync } from "react-dom"
import { type UseFormReturn, useWatch } from "react-hook-form"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useDebouncedQuery } from "#web/forms/use-debounced-query.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { ChevronDown, Icon } from "#web/ui/icon/icon.tsx"
import type { PartValues } from "./part-values.ts"
import { filledKeys, specField } from "./spec-texts.ts"

type Attribute = Reply<"GET /vocabulary">["attributes"][number]

const readAttributes = async (category: string, signal: AbortSignal) =>
  (await browserApi("GET /vocabulary", { query: { category } }, { signal })).attributes

export function SpecsField({ form }: { form: UseFormReturn<PartValues> }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const specs = useWatch({ control: form.control, name: "specs" })
  const isWrong = form.formState.errors.specs !== undefined
  const count = filledKeys(specs ?? {}).length
  const isShown = isOpen || isWrong
  return (
    <section className="flex flex-col gap-5">
      <Button
        variant="secondary"
        aria-expanded={isShown}
        aria-controls={id}
        className="self-start"
        onClick={() => setOpen(!isShown)}
      >
        {t("Specifications ({count})", { count: formatCount(count) })}
        <Icon of={ChevronDown} size={16} className={isShown ? "rotate-180" : ""} />
      </Button>
      <div id={id} className="flex flex-col gap-5 empty:hidden">
        {isShown ? <SpecFields form={form} /> : null}
      </div>
    </section>
  )
}

const hintOf = ({ type, unit }: Attribute): string | undefined => {
  if (type === "boolean") return t("yes or no")
  if (type === "list") return t("Separate several values with commas")
  return unit
}

function SpecFields({ form }: { form: UseFormReturn<PartValues> }) {
  const [category, specs] = useWatch({ control: form.control, name: ["category", "specs"] })
  const { latest: attributes = [] } = useDebouncedQuery(
    (category ?? "").trim().slice(0, 100),
    readAttributes,
  )
  const [added, setAdded] = useState<readonly string[]>([])
  const known = new Set(attributes.map(({ code }) => code))
  const others = new Set([...filledKeys(specs ?? {}), ...added].filter((key) => !known.has(key)))
  const fields = [
    ...attributes.map((one) => ({ key: one.code, label: one.label, hint: hintOf(one) })),
    ...[...others].map((key) => ({ key, label: key, hint: undefined })),
  ]
  return (
    <>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        {fields.map(({ key, label, hint }) => (
          <TextField
            key={key}
            label={label}
            hint={hint}
            autoComplete="off"
            error={form.getFieldState(specField(key), form.formState).error?.message}
            {...form.register(specField(key))}
          />
        ))}
      </div>
      <AnotherSpec
        onAdd={(key) => {
          flushSync(() => setAdded([...added, key]))
          form.setFocus(specField(key))
        }}
      />
    </>
  )
}

function AnotherSpec({ onAdd }: { onAdd: (key: string) => void }) {
  const [key, setKey] = useState("")
  const add = () => {
    if (key.trim() === "") return
    onAdd(key.trim())
    setKey("")
  }
  return (
    <TextField
      label={t("Another specification")}
      hint={t("Name of the specification, such as Warranty months")}
      name="another"
      autoComplete="off"
      maxLength={100}
      value={key}
      onChange={({ target }) => setKey(target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return
        event.preventDefault()
        add()
      }}
      beside={
        <Button variant="secondary" onClick={add}>
          {t("Add")}
        </Button>
      }
    />
  )
}
