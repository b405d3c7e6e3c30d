import type { UseFormReturn } from "react-hook-form"
import { formatCount } from "#domain/shop/number-format.ts"
import { TextField } from "#web/ui/form/field.tsx"
import type { Return, StepFields } from "./return-step.ts"

interface ReceivedLinesProps {
  one: Return
  form: UseFormReturn<StepFields>
}

const wholeUpTo = (most: number) => (typed: string) =>
  /^\d+$/.test(typed.trim()) && Number(typed) <= most ? undefined : `0 to ${formatCount(most)}`

/** How many of each line came, and how many of these are on sale again. */
export const ReceivedLines = ({ one, form }: ReceivedLinesProps) => (
  <>
    {one.lines.map((line, index) => {
      const errors = form.formState.errors.lines?.[index]
      const field = `lines.${index}` as const
      return (
        <fieldset key={line.number} className="flex min-w-0 flex-col gap-3">
          <legend className="mb-2 text-[0.9375rem]/5 font-medium wrap-anywhere">
            {`Line ${line.number}: ${line.name}`}
          </legend>
          <div className="grid grid-cols-2 gap-4">
            <TextField
              label="Came"
              inputMode="numeric"
              autoComplete="off"
              hint={`of ${formatCount(line.quantity)}`}
              error={errors?.received?.message}
              {...form.register(`${field}.received`, { validate: wholeUpTo(line.quantity) })}
            />
            <TextField
              label="Back on sale"
              inputMode="numeric"
              autoComplete="off"
              hint="the others are written off"
              error={errors?.restocked?.message}
              {...form.register(`${field}.restocked`, {
                validate: (typed) =>
                  wholeUpTo(Number(form.getValues(`${field}.received`)) || 0)(typed),
              })}
            />
          </div>
        </fieldset>
      )
    })}
  </>
)
