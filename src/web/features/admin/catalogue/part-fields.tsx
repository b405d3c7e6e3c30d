import type { UseFormReturn } from "react-hook-form"
import { newPartRules as rules } from "#contract/kernel/form-rules.ts"
import { mapTypedFields, partFields } from "#domain/catalogue/part-fields.ts"
import { PictureField } from "#web/pictures/picture-field.tsx"
import type { useUpload } from "#web/pictures/use-upload.ts"
import { TextArea, TextField } from "#web/ui/form/field.tsx"
import { AttachmentsField } from "./attachments-field.tsx"
import { BreaksField } from "./breaks-field.tsx"
import { LifecycleField } from "./lifecycle-field.tsx"
import type { PartValues } from "./part-values.ts"
import { SpecsField } from "./specs-field.tsx"
import { useMakeFirst } from "./use-make-first.ts"

const none = () => []
const noFields = {
  text: none,
  optionalText: none,
  picture: none,
  attachments: none,
  whole: none,
  usual: none,
  optional: none,
  price: none,
  ladder: none,
}
const numberFields = Object.values(
  mapTypedFields({
    ...noFields,
    whole: (field) => [{ ...field, help: undefined }],
    usual: (field) => [field],
    optional: (field) => [field],
  }),
).flat()
const wordFields = Object.values(mapTypedFields({ ...noFields, optionalText: (field) => [field] }))
  .flat()
  .filter(({ name }) => name !== "mpn" && name !== "imageAlt" && name !== "lifecycle")

interface FieldsProps {
  form: UseFormReturn<PartValues>
  isNew: boolean
}

interface PartFieldsProps {
  form: UseFormReturn<PartValues>
  upload: ReturnType<typeof useUpload>
  /** Address of the picture of a part that there is already. */
  currentPicture?: string
}

/** The fields of a part, new or not, in the order that the shop names them. */
export function PartFields({ form, upload, currentPicture }: PartFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const isNew = currentPicture === undefined
  const makeFirst = useMakeFirst(form, upload, currentPicture)
  return (
    <>
      <p className="text-sm text-text-3">All fields are required, but those that say otherwise.</p>
      <NameFields form={form} isNew={isNew} />
      <PictureField
        control={control}
        name="image"
        upload={upload.state}
        {...(isNew ? { rule: rules.image } : { current: currentPicture })}
      />
      <TextField
        label={partFields.imageAlt.label}
        autoComplete="off"
        hint={partFields.imageAlt.help}
        error={errors.imageAlt?.message}
        {...register("imageAlt")}
      />
      <AttachmentsField form={form} field={partFields.pictures} onFirst={makeFirst} />
      <AttachmentsField form={form} field={partFields.datasheets} />
      <TextArea
        label="Description"
        rows={5}
        aria-required
        error={errors.description?.message}
        {...register("description", { validate: rules.description })}
      />
      <NumberFields form={form} isNew={isNew} />
      <BreaksField form={form} />
      <LifecycleField control={control} />
      <WordFields form={form} />
      <SpecsField form={form} />
    </>
  )
}

/** What people call it, and know it by. */
function NameFields({ form, isNew }: FieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label="Name"
        autoComplete="off"
        aria-required
        error={errors.name?.message}
        {...register("name", { validate: rules.name })}
      />
      {isNew ? (
        <TextField
          label="Part number"
          autoComplete="off"
          hint="Leave it out, and the shop gives it one. It stays."
          error={errors.sku?.message}
          {...register("sku")}
        />
      ) : null}
      <TextField
        label={partFields.mpn.label}
        autoComplete="off"
        hint={partFields.mpn.help}
        error={errors.mpn?.message}
        {...register("mpn")}
      />
      <TextField
        label={partFields.category.label}
        autoComplete="off"
        hint="What kind of part it is. You may leave it out."
        error={errors.category?.message}
        {...register("category")}
      />
    </>
  )
}

function NumberFields({ form, isNew }: FieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {numberFields
        .filter(({ name }) => isNew || name !== "availableQuantity")
        .map(({ name, label, least, help }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            inputMode="numeric"
            min={least}
            aria-required={help === undefined}
            hint={help}
            error={errors[name]?.message}
            {...register(name, { validate: rules[name] })}
          />
        ))}
      <TextField
        label="Price"
        type="number"
        inputMode="decimal"
        prefix="$"
        min={0}
        step={0.01}
        aria-required
        error={errors.price?.message}
        {...register("price", { validate: rules.price, deps: ["breaks"] })}
      />
    </div>
  )
}

/** Those that stand nowhere else in the form. */
function WordFields({ form }: Pick<FieldsProps, "form">) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {wordFields.map(({ name, label, help }) => (
        <TextField
          key={name}
          label={label}
          autoComplete="off"
          hint={help}
          error={errors[name]?.message}
          {...register(name, { validate: rules[name] })}
        />
      ))}
    </div>
  )
}
