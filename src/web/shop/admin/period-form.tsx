import { Form } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { dayIn } from "#domain/shop/days.ts"
import { dayParameter } from "#web/navigation/list-address.ts"
import { Button } from "#web/ui/button.tsx"
import { TextField } from "#web/ui/form/field.tsx"

/** Reads the period of the address; by default from the first day until today. */
export async function readPeriod(
  api: ApiClient,
  search: URLSearchParams,
  firstDay: (today: string) => string,
) {
  const today = dayIn((await api("GET /site")).timeZone, new Date())
  const from = dayParameter(search, "from", firstDay(today))
  return { today, period: { from, to: dayParameter(search, "to", today) } }
}

export const reportFailedText = () =>
  t(
    "The report could not be loaded. A period can have at most 366 days and must end after it begins.",
  )

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
