import { Form } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"

interface PeriodFormProps {
  period: { from: string; to: string }
  className: string
}

export const PeriodForm = ({ period, className }: PeriodFormProps) => (
  <Form
    method="get"
    className={`${className} grid max-w-[44rem] grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-end gap-3`}
    key={period.from + period.to}
  >
    <TextField label={t("From")} name="from" type="date" defaultValue={period.from} />
    <TextField label={t("Until")} name="to" type="date" defaultValue={period.to} />
    <Button type="submit" size={44}>
      {t("Show")}
    </Button>
  </Form>
)
