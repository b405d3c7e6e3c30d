import type { UseFormReturn } from "react-hook-form"
import { newPartRules as rules } from "#contract/kernel/form-rules.ts"
import { PhotoField } from "#web/pictures/photo-field.tsx"
import { TextArea, TextField } from "#web/ui/field.tsx"
import type { PickerUpload } from "#web/ui/file-picker.tsx"

/** A product as it is typed. */
export interface PartValues {
  name: string
  image: File | undefined
  description: string
  minimumQuantity: string
  /** Asked of a new product alone: later its stock moves, with a reason. */
  availableQuantity: string
  price: string
}

interface PartFieldsProps {
  form: UseFormReturn<PartValues>
  upload: PickerUpload
  /** Address of the photo of a product that there is already. */
  currentImage?: string
}

/** The fields of a product, new or not, in the order that the shop names them. */
export function PartFields({ form, upload, currentImage }: PartFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  const isNew = currentImage === undefined
  return (
    <>
      <p className="text-sm text-text-3">All fields are required.</p>
      <TextField
        label="Name"
        autoComplete="off"
        aria-required
        error={errors.name?.message}
        {...register("name", { validate: rules.name })}
      />
      <PhotoField
        control={control}
        name="image"
        upload={upload}
        {...(isNew ? { rule: rules.image } : { current: currentImage })}
      />
      <TextArea
        label="Description"
        rows={5}
        aria-required
        error={errors.description?.message}
        {...register("description", { validate: rules.description })}
      />
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          label="Minimum Quantity"
          type="number"
          inputMode="numeric"
          min={1}
          aria-required
          error={errors.minimumQuantity?.message}
          {...register("minimumQuantity", { validate: rules.minimumQuantity })}
        />
        {isNew ? (
          <TextField
            label="Available Quantity"
            type="number"
            inputMode="numeric"
            min={0}
            aria-required
            error={errors.availableQuantity?.message}
            {...register("availableQuantity", { validate: rules.availableQuantity })}
          />
        ) : null}
        <TextField
          label="Price"
          type="number"
          inputMode="decimal"
          prefix="$"
          min={0}
          step={0.01}
          aria-required
          error={errors.price?.message}
          {...register("price", { validate: rules.price })}
        />
      </div>
    </>
  )
}
