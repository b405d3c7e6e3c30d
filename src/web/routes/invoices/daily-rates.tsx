import { useForm } from "react-hook-form"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import { dayIn, formatDay } from "#domain/shop/days.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { WriteForm } from "#web/forms/write-form.tsx"
import { browserLoader, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/daily-rates.ts"

const title = () => t("Daily rates")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient) {
  const [known, { timeZone }] = await Promise.all([api("GET /daily-rate"), api("GET /site")])
  return { ...known, today: dayIn(timeZone, new Date()) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function DailyRatesPage({ loaderData }: Route.ComponentProps) {
  const { taxCurrency, requiredCurrency, ...known } = loaderData
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Invoices also state tax in the currency of the shop's country, at the rate of their day or the last of the seven days before. Issued invoices keep theirs.",
        )}
      </PageIntro>
      {taxCurrency ? (
        <DailyRates {...known} taxCurrency={taxCurrency} />
      ) : (
        <EmptyState
          text={
            requiredCurrency
              ? t("The law of the shop's country also requires the tax in {currency}.", {
                  currency: requiredCurrency,
                })
              : t("Invoices state tax in the shop's currency only.")
          }
        >
          <ButtonLink to={paths.settings("invoices")} variant="secondary">
            {t("Choose a currency in the settings")}
          </ButtonLink>
        </EmptyState>
      )}
    </>
  )
}

interface DailyRatesProps
  extends Omit<Reply<"GET /daily-rate">, "taxCurrency" | "requiredCurrency"> {
  taxCurrency: string
  today: string
}

const wanted = (sentence: string) => (value: string) => (value.trim() === "" ? sentence : undefined)

function DailyRates({ currency, taxCurrency, missing, rates, today }: DailyRatesProps) {
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
        <Notice tone="warn" title={t("New invoices with tax wait for a rate.")}>
          {t("There is no rate from the last seven days. Enter today's rate.")}
        </Notice>
      ) : null}
      <WriteForm
        onSubmit={set}
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

export const ErrorBoundary = retryPanel(title, () => t("The rates could not be loaded."))
