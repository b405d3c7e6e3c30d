import { useState } from "react"
import { type Control, type UseFormReturn, useController } from "react-hook-form"
import { fieldText } from "#contract/kernel/field-text.ts"
import { newPartRules as rules } from "#contract/kernel/form-rules.ts"
import { WHILE_STOCK_LASTS } from "#domain/catalogue/lifecycle.ts"
import { mapTypedFields, noFields, partFields } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { PictureField } from "#web/pictures/shared/picture-field.tsx"
import type { useUpload } from "#web/pictures/shared/upload-file.ts"
import { MoneyField, NumberField, SelectField, TextArea, TextField } from "#web/ui/form/field.tsx"
import { AttachmentsField } from "./attachments-field.tsx"
import { BreaksField } from "./breaks-field.tsx"
import { type PartValues, requiredFieldNames } from "./part-values.ts"
import { SpecsField } from "./specs-field.tsx"

/** Swaps an additional picture with the main one, including their texts. */
function useMakeMainPicture(
  form: UseFormReturn<PartValues>,
  upload: ReturnType<typeof useUpload>,
  currentPicture: string | undefined,
): (index: number) => void {
  const { run } = useWrite()
  const change = async (index: number) => {
    const { image = currentPicture } = form.getValues()
    const first = image instanceof File ? await upload.send(image) : image
    if (image && !first) return
    const { pictures, imageAlt } = form.getValues()
    const chosen = pictures[index]
    if (!chosen) return
    form.setValue("image", chosen.url, { shouldDirty: true, shouldValidate: true })
    form.setValue("imageAlt", chosen.text, { shouldDirty: true })
    const others = pictures.toSpliced(index, 1, ...(first ? [{ url: first, text: imageAlt }] : []))
    form.setValue("pictures", others, { shouldDirty: true })
    // The row with the pressed button now shows another picture.
    form.setFocus("imageAlt")
  }
  return (index) => void run(() => change(index), { form })
}

const optionalNumberFields = Object.values(
  mapTypedFields({ ...noFields, withDefault: (field) => [field], optional: (field) => [field] }),
).flat()
const optionalPriceFields = Object.values(
  mapTypedFields({ ...noFields, optionalPrice: (field) => [field] }),
).flat()
const optionalTextFields = Object.values(
  mapTypedFields({ ...noFields, optionalText: (field) => [field] }),
)
  .flat()
  .filter(({ name }) => name !== "mpn" && name !== "imageAlt" && name !== "lifecycle")

interface FieldsProps {
  form: UseFormReturn<PartValues>
  isNew: boolean
}

interface PartFieldsProps {
  form: UseFormReturn<PartValues>
  upload: ReturnType<typeof useUpload>
  currentPicture?: string
}

export function PartFields({ form, upload, currentPicture }: PartFieldsProps) {
  const field = fieldsOf(form, rules)
  const isNew = currentPicture === undefined
  const makeMain = useMakeMainPicture(form, upload, currentPicture)
  return (
    <>
      <p className="text-sm text-text-3">{t("These fields are required.")}</p>
      <TextField label={t("Name")} autoComplete="off" {...field("name")} />
      <PictureField
        control={form.control}
        name="image"
        upload={upload.state}
        rule={isNew ? rules.image : undefined}
        current={currentPicture}
      />
      <TextArea label={t("Description")} rows={5} {...field("description")} />
      <RequiredNumberFields form={form} isNew={isNew} />
      <MoreFields form={form} isNew={isNew} onMakeMain={makeMain} />
    </>
  )
}

/** Returns a listener that validates an amount when its field is left, unless it is empty. */
const validateFilled = (form: UseFormReturn<PartValues>, name: "price" | "cost") => () => {
  if (form.getValues(name)) void form.trigger(name)
}

function RequiredNumberFields({ form, isNew }: FieldsProps) {
  const field = fieldsOf(form, rules)
  const quantities = [partFields.minimumQuantity, partFields.availableQuantity]
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {quantities
        .filter(({ name }) => isNew || name !== "availableQuantity")
        .map(({ name, label, min }) => (
          <NumberField key={name} label={translate(label)} min={min} {...field(name)} />
        ))}
      <MoneyField
        label={t("Price")}
        {...field("price", { deps: ["breaks"], onBlur: validateFilled(form, "price") })}
      />
    </div>
  )
}

interface MoreFieldsProps extends FieldsProps {
  onMakeMain: (index: number) => void
}

function MoreFields({ form, isNew, onMakeMain }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(!isNew)
  const { errors } = form.formState
  const isWrong = Object.keys(errors).some((name) => !requiredFieldNames.has(name))
  return (
    <details
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-y border-border"
    >
      <summary className="min-h-11 cursor-pointer py-2.5 text-[0.9375rem]/6 font-medium">
        {t("More fields")} <span className="font-normal text-text-3">{t("(optional)")}</span>
      </summary>
      <div className="flex flex-col gap-5 pt-3 pb-6">
        <NumberAndCategoryFields form={form} isNew={isNew} />
        <TextField
          label={translate(partFields.imageAlt.label)}
          autoComplete="off"
          hint={translate(partFields.imageAlt.help)}
          {...fieldsOf(form, rules)("imageAlt")}
        />
        <AttachmentsField form={form} field={partFields.pictures} onMakeMain={onMakeMain} />
        <AttachmentsField form={form} field={partFields.datasheets} />
        <OptionalNumberFields form={form} />
        <BreaksField form={form} />
        <LifecycleField control={form.control} />
        <OptionalTextFields form={form} />
        <SpecsField form={form} />
      </div>
    </details>
  )
}

function NumberAndCategoryFields({ form, isNew }: FieldsProps) {
  const field = fieldsOf(form, {})
  return (
    <>
      {isNew ? (
        <TextField
          label={t("Part number")}
          autoComplete="off"
          hint={t("Optional. Assigned automatically if left empty. It cannot be changed later.")}
          {...field("sku")}
        />
      ) : null}
      <TextField
        label={translate(partFields.mpn.label)}
        autoComplete="off"
        hint={translate(partFields.mpn.help)}
        {...field("mpn")}
      />
      <TextField
        label={translate(partFields.category.label)}
        autoComplete="off"
        hint={t("The kind of product.")}
        {...field("category")}
      />
    </>
  )
}

function OptionalNumberFields({ form }: Pick<FieldsProps, "form">) {
  const field = fieldsOf(form, rules)
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {optionalNumberFields.map(({ name, label, min, help }) => (
        <NumberField
          key={name}
          label={translate(label)}
          min={min}
          hint={help && translate(help)}
          {...field(name)}
        />
      ))}
      {optionalPriceFields.map(({ name, label, help }) => (
        <MoneyField
          key={name}
          label={translate(label)}
          hint={translate(help)}
          {...field(name, { onBlur: validateFilled(form, name) })}
        />
      ))}
    </div>
  )
}

function OptionalTextFields({ form }: Pick<FieldsProps, "form">) {
  const field = fieldsOf(form, rules)
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      {optionalTextFields.map(({ name, label, help }) => (
        <TextField
          key={name}
          label={translate(label)}
          autoComplete="off"
          hint={help && translate(help)}
          {...field(name)}
        />
      ))}
    </div>
  )
}

const UNTIL = "last orders until "
const dayText = () => t("Last day for orders")
const lifecycleStates = () => [
  { value: "", label: t("Active") },
  { value: "upcoming", label: t("Upcoming") },
  { value: UNTIL, label: t("Orders until a last day") },
  { value: WHILE_STOCK_LASTS, label: t("Discontinued, sold while stock lasts") },
  { value: "discontinued", label: t("Discontinued") },
]

function LifecycleField({ control }: { control: Control<PartValues> }) {
  const { name, label } = partFields.lifecycle
  const validate = (text: string) => (text === UNTIL ? fieldText.required(dayText()) : undefined)
  const { field, fieldState } = useController({ control, name, rules: { validate } })
  const { value = "", onChange, onBlur, ref } = field
  const error = fieldState.error?.message
  const hasDay = value.startsWith(UNTIL)
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <SelectField
        // The form's error summary finds fields by name. If a day is needed, the date field has that name.
        name={hasDay ? "lifecycleState" : name}
        label={translate(label)}
        options={lifecycleStates()}
        value={hasDay ? UNTIL : value}
        error={hasDay ? undefined : error}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      {hasDay ? (
        <TextField
          ref={ref}
          name={name}
          label={dayText()}
          type="date"
          aria-required
          value={value.slice(UNTIL.length)}
          error={error}
          onChange={(event) => onChange(UNTIL + event.target.value)}
          onBlur={onBlur}
        />
      ) : null}
    </div>
  )
}
