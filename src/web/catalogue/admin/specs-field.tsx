import { useId, useState } from "react"
import { type UseFormReturn, useWatch } from "react-hook-form"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { Icon } from "#web/ui/icon/icon.tsx"
import { ChevronDown } from "#web/ui/icon/icons.ts"
import type { PartValues } from "./part-values.ts"
import { keysOf, specField } from "./spec-texts.ts"
import { type Attribute, useAttributes } from "./use-attributes.ts"

/** What is said of a part: a field for each attribute of its category, and what the shop knows no attribute for. */
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
        Specifications ({formatCount(count)})
        <Icon of={ChevronDown} size={16} className={isShown ? "rotate-180" : ""} />
      </Button>
      <div id={id} className="flex flex-col gap-5 empty:hidden">
        {isShown ? <SpecFields form={form} /> : null}
      </div>
    </section>
  )
}

const hintOf = ({ type, unit }: Attribute): string | undefined => {
  if (type === "boolean") return "yes or no"
  if (type === "list") return "Commas between several"
  return unit
}

function SpecFields({ form }: { form: UseFormReturn<PartValues> }) {
  const [category, specs] = useWatch({ control: form.control, name: ["category", "specs"] })
  const attributes = useAttributes(category ?? "")
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

/** Something that the shop knows no attribute for. */
function AnotherSpec({ onAdd }: { onAdd: (key: string) => void }) {
  const [key, setKey] = useState("")
  const add = () => {
    if (key.trim() === "") return
    onAdd(key.trim())
    setKey("")
  }
  return (
    <TextField
      label="Another specification"
      hint="What it is of, such as Warranty months"
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
          Add
        </Button>
      }
    />
  )
}
