import type { UseFormReturn } from "react-hook-form"
import { CheckField } from "#web/ui/form/check-field.tsx"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { SelectField } from "#web/ui/form/select-field.tsx"
import type { AttributeValues } from "./attribute-values.ts"

const types = [
  { value: "text", label: "Text" },
  { value: "number", label: "Number" },
  { value: "boolean", label: "Yes or no" },
  { value: "list", label: "List of texts" },
] as const

interface AttributeFieldsProps {
  form: UseFormReturn<AttributeValues>
  isNew: boolean
  categories: readonly string[]
}

export function AttributeFields({ form, isNew, categories }: AttributeFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label="Label"
        hint="What buyers read, such as Height in units"
        autoComplete="off"
        aria-required
        maxLength={60}
        error={errors.label?.message}
        {...register("label")}
      />
      <TextField
        label="Code"
        hint={isNew ? "Leave it out, and it is made from the label. It stays." : "It stays."}
        autoComplete="off"
        maxLength={40}
        readOnly={!isNew}
        error={errors.code?.message}
        {...register("code")}
      />
      <SelectField label="Type" options={types} {...register("type")} />
      <NumberFields form={form} />
      <TextArea
        label="Also called"
        hint="What files call it, one a line. It is read from these keys, too."
        rows={3}
        error={errors.aliases?.message}
        {...register("aliases")}
      />
      <CategoryFields form={form} categories={categories} />
      <ShownFields form={form} />
    </>
  )
}

type FormProps = Pick<AttributeFieldsProps, "form">

function NumberFields({ form: { register, watch, formState } }: FormProps) {
  if (watch("type") !== "number") return null
  return (
    <>
      <TextField
        label="Unit"
        hint="You may leave it out. 2.4 m is read as 2,400 where the unit is mm."
        autoComplete="off"
        maxLength={20}
        error={formState.errors.unit?.message}
        {...register("unit")}
      />
      <CheckField
        label="Zero says nothing"
        hint="In data of others it often stands for unknown."
        {...register("zeroUnknown")}
      />
    </>
  )
}

const CategoryFields = ({
  form: { register },
  categories,
}: Omit<AttributeFieldsProps, "isNew">) => (
  <fieldset className="flex flex-col gap-1">
    <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">Categories</legend>
    <p className="mb-1 text-sm text-text-3">Tick none, and it can be said of all products.</p>
    <div className="grid gap-x-6 sm:grid-cols-2">
      {categories.map((category) => (
        <CheckField key={category} label={category} value={category} {...register("categories")} />
      ))}
    </div>
  </fieldset>
)

function ShownFields({ form: { register, watch, formState } }: FormProps) {
  const [type, facet] = watch(["type", "facet"])
  return (
    <>
      <CheckField
        label="Buyers filter by it"
        hint="Numbers by their values or, where these are many, by ranges."
        {...register("facet")}
      />
      {type === "number" && facet ? (
        <TextField
          label="Ranges begin at"
          hint="Such as 10, 20, 50. Leave it out for 5, 10, 20, 50 and so on."
          autoComplete="off"
          error={formState.errors.bounds?.message}
          {...register("bounds")}
        />
      ) : null}
      <CheckField
        label="On cards and in tables"
        hint="It comes first among what tells products apart."
        {...register("highlighted")}
      />
      <TextField
        label="Place"
        hint="Among your own attributes, the lowest first."
        type="number"
        inputMode="numeric"
        min={0}
        error={formState.errors.place?.message}
        {...register("place")}
      />
    </>
  )
}
