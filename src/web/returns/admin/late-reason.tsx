import { t } from "#domain/languages/translate.ts"
import type { LateField } from "#web/returns/shared/late-field.ts"
import { TextField } from "#web/ui/form/field.tsx"

interface LateReasonProps {
  days: number | null
  /** Undefined while all chosen goods are within the return period. */
  field: LateField | undefined
}

/** Field for staff who accept goods after the return period. */
export const LateReason = ({ days, field }: LateReasonProps) =>
  days === null || !field ? (
    <p className="text-sm text-text-2">{t("The buyer receives an e-mail.")}</p>
  ) : (
    <TextField
      label={t("Reason for accepting it late")}
      hint={t(
        "Some of these goods were shipped more than {days} days ago. The buyer receives an e-mail.",
        {
          days,
        },
      )}
      autoComplete="off"
      maxLength={500}
      aria-required
      {...field(t("Enter the reason for accepting it late"))}
    />
  )
