import { useForm } from "react-hook-form"
import { t } from "#domain/languages/translate.ts"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import { formatDay } from "#domain/shop/days.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { fieldsOf, WriteFailureNotice, WriteForm } from "#web/forms/write-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { DataTable } from "#web/ui/table/data-table.tsx"

interface DailyRatesProps extends Omit<Reply<"GET /daily-rate">, "taxCurrency" | "asked"> {
  taxCurrency: string
  today: string
}

const wanted = (sentence: string) => (value: string) => (value.trim() === "" ? sentence : undefined)

export function DailyRates({ currency, taxCurrency, missing, rates, today }: DailyRatesProps) {
  const write = useWrite()
  const form = useForm({ defaultValues: { day: today, rate: "" } })
  const field = fieldsOf(form, {
    day: wanted(t("Day is Required")),
    rate: wanted(t("Rate is Required")),
  })
  const set = form.handleSubmit(({ day, rate }) =>
    write.run(
      async () => {
        await browserApi("PUT /daily-rate/{day}", { params: { day }, body: { rate } })
        form.resetField("rate")
      },
      { form, done: t("Rate for {day} set", { day: formatDay(day) }) },
    ),
  )
  return (
    <div className="flex flex-col gap-8">
      {missing ? (
        <Notice tone="warn" title={t("Invoices with tax are waiting for a rate.")}>
          {t("There is no rate from the last seven days. Enter today's rate.")}
        </Notice>
      ) : null}
      <WriteForm
        onSubmit={(event) => void set(event)}
        write={write}
        button={t("Set rate")}
        className="flex max-w-md flex-col gap-5"
      >
        <TextField label={t("Day")} type="date" max={today} {...field("day")} />
        <TextField
          label={t("1 {currency} in {taxCurrency}", { currency, taxCurrency })}
          inputMode="decimal"
          autoComplete="off"
          {...field("rate")}
        />
      </WriteForm>
      {rates.length > 0 ? <RateTable rates={rates} taxCurrency={taxCurrency} /> : null}
    </div>
  )
}

function RateTable({ rates, taxCurrency }: Pick<DailyRatesProps, "rates" | "taxCurrency">) {
  const { run, busyKeys, failure } = useWrite()
  const remove = (day: string) =>
    void run(() => browserApi("DELETE /daily-rate/{day}", { params: { day } }), {
      key: day,
      done: t("Rate for {day} removed", { day: formatDay(day) }),
    })
  return (
    <>
      <WriteFailureNotice failure={failure} />
      <DataTable
        caption={t("Daily rates")}
        columns={[
          {
            header: t("Day"),
            namesRow: true,
            cell: ({ day }) => <time dateTime={day}>{formatDay(day)}</time>,
          },
          { header: taxCurrency, numeric: true, cell: ({ rate }) => writeTyped(String(rate)) },
          {
            header: t("Remove"),
            narrow: true,
            cell: ({ day }) => (
              <Button
                variant="danger-quiet"
                size={32}
                busy={busyKeys.has(day)}
                onClick={() => remove(day)}
              >
                {t("Remove")}
                <span className="sr-only"> {formatDay(day)}</span>
              </Button>
            ),
          },
        ]}
        rows={rates}
        rowKey={({ day }) => day}
      />
    </>
  )
}
