import { t } from "#domain/languages/translate.ts"
import { TextField } from "#web/ui/form/field.tsx"

/** Field for staff who accept goods after the return period. */
export const LateReason = ({ days }: { days: number | null }) =>
  days === null ? (
    <p className="text-sm text-text-2">{t("The buyer receives an e-mail.")}</p>
  ) : (
    <TextField
      name="lateReason"
      label={t("Reason for accepting it late")}
      hint={t(
        "Required for goods shipped more than {days} days ago. The buyer receives an e-mail.",
        {
          days,
        },
      )}
      autoComplete="off"
      maxLength={500}
    />
  )
