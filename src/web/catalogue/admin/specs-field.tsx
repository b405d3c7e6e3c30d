import { useId, useState } from "react"
import { type UseFormReturn, useWatch } from "react-hook-form"
import { isRecord, type Specs } from "#domain/catalogue/spec-values.ts"
import { t } from "#domain/languages/translate.ts"
import { isUnclear, writeTyped } from "#domain/pricing/typed-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useDebouncedQuery } from "#web/forms/use-debounced-query.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { ChevronDown, Icon } from "#web/ui/icon/icon.tsx"
import type { PartValues } from "./part-values.ts"

const isPlain = (value: unknown): boolean => typeof value === "string" || typeof value === "number"

function specText(value: unknown): string {
  if (value === null || value === undefined) return ""
  if (typeof value === "boolean") return value ? t("yes") : t("no")
  if (typeof value === "number") return writeTyped(String(value))
  if (isPlain(value)) return String(value)
  if (Array.isArray(value) && value.every(isPlain)) return value.join(", ")
  return JSON.stringify(value)
}

/** Encodes a key, because the form library treats dots and brackets in names as paths. */
const encoded = (key: string): string =>
  key.replaceAll(/[%.[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

const specField = (key: string): `specs.${string}` => `specs.${encoded(key)}`

const keyOf = (name: string): string =>
  name.replaceAll(/%([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

export const specTexts = (specs: Specs): Record<string, string> =>
  Object.fromEntries(Object.entries(specs).map(([key, value]) => [encoded(key), specText(value)]))

const keysOf = (texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts).flatMap(([name, text]) => (text.trim() === "" ? [] : [keyOf(name)]))

function read(text: string): unknown {
  if (/^-?\d{1,15}(?:\.\d{1,6})?$/.test(text) && !isUnclear(text)) return Number(text)
  if (!/^[[{]/.test(text)) return text
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) || isRecord(value) ? value : text
  } catch {
    return text
  }
}

/** Reads the fields into specs. Untouched specs keep their value; empty ones are removed. */
export function specsOf(texts: Readonly<Record<string, string>>, before: Specs): Specs {
  const entries = Object.entries(texts).flatMap(([name, typed]): [string, unknown][] => {
    const key = keyOf(name)
    const text = typed.trim()
    if (text === "") return []
    return [[key, text === specText(before[key]) ? before[key] : read(text)]]
  })
  return Object.fromEntries(entries)
}

export function changedSpecs(
  texts: Readonly<Record<string, string>>,
  before: Specs,
): Specs | undefined {
  const specs = specsOf(texts, before)
  const sorted = (all: Specs) =>
    JSON.stringify(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return sorted(specs) === sorted(before) ? undefined : specs
}

type Attribute = Reply<"GET /vocabulary">["attributes"][number]

const readAttributes = async (category: string, signal: AbortSignal) =>
  (await browserApi("GET /vocabulary", { query: { category } }, { signal })).attributes

export function SpecsField({ form }: { form: UseFormReturn<PartValues> }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const specs = useWatch({ control: form.control, name: "specs" })
  const isWrong = form.formState.errors.specs !== undefined
  const count = keysOf(specs ?? {}).length
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
  const others = new Set([...keysOf(specs ?? {}), ...added].filter((key) => !known.has(key)))
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
          setAdded((before) => [...before, key])
          setTimeout(() => form.setFocus(specField(key)))
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
