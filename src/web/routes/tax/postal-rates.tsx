import { useState } from "react"
import { useRevalidator } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { formatPercent } from "#domain/shop/percent-format.ts"
import { apiWithFile, browserApi, type Reply } from "#web/api/api.ts"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { browserLoader, serverLoader } from "#web/navigation/page-loaders.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice, retryPanel } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { FileButton } from "#web/ui/form/file-picker.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { DataTable } from "#web/ui/table/data-table.tsx"
import type { Route } from "./+types/postal-rates.ts"

const title = () => t("Tax rates by postal code")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = (api: ApiClient) => api("GET /tax-rate/postal")

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function PostalRatesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageIntro title={title()}>
        {t(
          "Combined sales tax rates in the United States, from the CSV file of a vendor. Upload the states where the shop is registered. Postal codes without a rate use the rate of their state. A file replaces all earlier rates.",
        )}
      </PageIntro>
      <div className="flex flex-col items-start gap-6">
        <CurrentRatesSection present={loaderData} />
        <NewRates />
      </div>
    </>
  )
}

type CurrentRates = Reply<"GET /tax-rate/postal">
type Preview = Reply<"POST /tax-rate/postal/preview">

const statesText = (states: CurrentRates["states"]): string =>
  states
    .map(({ state, count }) => `${state || t("state not named")} ${formatCount(count)}`)
    .join(", ")

/** Reads a file of rates, shows what it would change, and replaces the rates with it. */
function NewRates() {
  const { run, busy, failure, revalidate } = useWrite()
  const [chosen, setChosen] = useState<{ file: File; preview: Preview }>()
  const read = (file: File) => {
    setChosen(undefined)
    void run(async () => {
      const preview = await apiWithFile(file)("POST /tax-rate/postal/preview")
      setChosen({ file, preview })
    })
  }
  const replace = (file: File) =>
    void run(async () => {
      const { count } = await apiWithFile(file)("PUT /tax-rate/postal")
      setChosen(undefined)
      toast(
        plural(count, "{count} postal code has a rate now", "{count} postal codes have a rate now"),
      )
      await revalidate()
    })
  return (
    <>
      <WriteFailureNotice failure={failure} />
      <FileButton label={t("CSV file of rates")} accept=".csv,text/csv" busy={busy} onChoose={read}>
        {t("Choose a CSV file")}
      </FileButton>
      {chosen ? (
        <FilePreview {...chosen} busy={busy} onReplace={() => replace(chosen.file)} />
      ) : null}
    </>
  )
}

function CurrentRatesSection({ present }: { present: CurrentRates }) {
  const { revalidate } = useRevalidator()
  const { count, states, replacedAt, replacedBy } = present
  if (count === 0)
    return (
      <div className="w-full">
        <EmptyState text={t("No postal code has a rate of its own.")} />
      </div>
    )
  const remove = async (close: () => void) => {
    await browserApi("DELETE /tax-rate/postal")
    close()
    toast(t("Rates by postal code removed"))
    await revalidate()
  }
  return (
    <section aria-label={t("Current rates")} className="flex flex-col items-start gap-3">
      <p>
        {plural(
          count,
          "{count} postal code has a rate: {states}.",
          "{count} postal codes have a rate: {states}.",
          { states: statesText(states) },
        )}
      </p>
      {replacedAt ? (
        <p className="text-sm text-text-2">
          {rich("Uploaded {moment}{author}", {
            moment: <Moment at={replacedAt} />,
            author: replacedBy ? ` ${t("by {changedBy}", { changedBy: replacedBy })}` : "",
          })}
        </p>
      ) : null}
      <ConfirmButton
        label={t("Remove all")}
        title={t("Remove all rates by postal code?")}
        confirmLabel={t("Remove all")}
        onConfirm={remove}
      >
        {t("Orders are then charged the rate of their state.")}
      </ConfirmButton>
    </section>
  )
}

interface FilePreviewProps {
  file: File
  preview: Preview
  busy: boolean
  onReplace: () => void
}

function FilePreview({ file, preview, busy, onReplace }: FilePreviewProps) {
  const { count, states, added, changed, removed, faultCount, faults, fractions, examples } =
    preview
  return (
    <section
      aria-label={t("Preview of {name}", { name: file.name })}
      className="flex w-full flex-col gap-4"
    >
      <h2 className="text-h3 wrap-anywhere">{file.name}</h2>
      <p className="text-text-2">
        {plural(
          count,
          "{count} postal code: {states}. {added} new, {changed} changed, {removed} removed.",
          "{count} postal codes: {states}. {added} new, {changed} changed, {removed} removed.",
          {
            states: statesText(states),
            added: formatCount(added),
            changed: formatCount(changed),
            removed: formatCount(removed),
          },
        )}{" "}
        {fractions
          ? t("Rates are read as fractions: 0.0825 is 8.25%.")
          : t("Rates are read as percent.")}
      </p>
      {examples.length > 0 ? (
        <DataTable
          caption={t("First rates")}
          columns={[
            { header: t("Postal code"), namesRow: true, cell: ({ postalCode }) => postalCode },
            { header: t("State|of a country"), cell: ({ state }) => state },
            { header: t("Region"), cell: ({ name }) => name },
            {
              header: t("Rate"),
              numeric: true,
              cell: ({ percent }) => formatPercent(percent * 1000),
            },
          ]}
          rows={examples}
          rowKey={({ postalCode }) => postalCode}
        />
      ) : null}
      {faultCount > 0 ? (
        <Faults count={faultCount} faults={faults} />
      ) : (
        <Button className="self-start" busy={busy} onClick={onReplace}>
          {t("Replace all rates")}
        </Button>
      )}
    </section>
  )
}

const Faults = ({ count, faults }: { count: number; faults: Preview["faults"] }) => (
  <>
    <Notice
      tone="danger"
      title={plural(count, "The file has an error.", "The file has {count} errors.")}
    >
      {t("Correct all of them and choose the file again. Nothing was changed.")}
    </Notice>
    <DataTable
      caption={t("Errors")}
      columns={[
        { header: t("Row"), numeric: true, narrow: true, cell: ({ line }) => formatCount(line) },
        { header: t("Error"), namesRow: true, cell: ({ message }) => message },
      ]}
      rows={faults}
      rowKey={({ line, message }) => `${line} ${message}`}
    />
  </>
)

export const ErrorBoundary = retryPanel(title, () => t("The rates could not be loaded."))
