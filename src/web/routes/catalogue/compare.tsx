import { useState } from "react"
import { Form, Link } from "react-router"
import { comparisonText } from "#contract/catalogue/part-text.ts"
import { MAX_COMPARED } from "#domain/catalogue/compare-parts.ts"
import { t } from "#domain/languages/translate.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { CompareTable } from "#web/catalogue/buyer/compare-table.tsx"
import {
  type Column,
  type Comparison,
  loadComparison,
} from "#web/catalogue/buyer/load-comparison.ts"
import { setCompared } from "#web/catalogue/shared/compared-parts.ts"
import { paths } from "#web/navigation/paths.ts"
import { pageTitle, unlistedMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Notice, RetryPage } from "#web/ui/feedback/notice.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { TraceRule } from "#web/ui/trace-rule.tsx"
import type { Route } from "./+types/compare.ts"
import compareCss from "./compare.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: compareCss }]

/** Not indexed, because any combination of parts is a comparison page. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const names = loaderData?.parts.map(({ name }) => name).join(", ")
  const title = [comparisonText.compare, names].filter(Boolean).join(": ")
  return unlistedMeta(pageTitle(matches, title))
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadComparison(context.get(pageContext).api, new URL(request.url).searchParams)

export default function Compare({ loaderData: comparison }: Route.ComponentProps) {
  const { parts, rows, missing } = comparison
  const [typed, setTyped] = useState(String(comparison.quantity))
  const quantity = readQuantity(typed, CELL_BOUNDS)
  const differing = rows.filter(({ differs }) => differs)
  // A single part has no differences.
  const all = comparison.all || parts.length < 2
  return (
    <div className="pt-8 lg:pt-10">
      <PageTitle>{comparisonText.compare}</PageTitle>
      <TraceRule className="mt-3" />
      {missing.length > 0 ? <MissingParts messages={missing} /> : null}
      {parts.length === 0 ? (
        <EmptyComparison />
      ) : (
        <>
          <div className="compare-bar">
            <QuantityForm comparison={comparison} typed={typed} onType={setTyped} />
            {parts.length > 1 ? (
              <RowsSwitch
                comparison={comparison}
                quantity={quantity}
                counts={{ differing: differing.length, all: rows.length }}
              />
            ) : null}
            {parts.length < MAX_COMPARED ? <AddPart parts={parts} /> : null}
          </div>
          {parts.length === 1 ? <p className="mt-4 text-text-2">{comparisonText.alone}</p> : null}
          <CompareTable
            parts={parts}
            rows={all ? rows : differing}
            quantity={quantity}
            isOnlyDifferences={!all}
            addressWithout={(id) =>
              addressOf({ ...comparison, parts: withoutPart(parts, id) }, quantity)
            }
          />
          {!all && differing.length === 0 ? (
            <p className="mt-4 text-text-2">{comparisonText.alike}</p>
          ) : null}
        </>
      )}
    </div>
  )
}

const withoutPart = (parts: readonly Column[], id: string) => parts.filter((part) => part.id !== id)

interface ComparisonView extends Pick<Comparison, "hasQuantity" | "quantity" | "all"> {
  parts: readonly Column[]
}

const addressOf = (
  { parts, hasQuantity, quantity, all }: ComparisonView,
  typed: number | undefined,
) =>
  paths.compare(
    parts.map(({ id }) => id),
    {
      quantity: hasQuantity || typed !== quantity ? String(typed ?? "") : "",
      show: all ? "all" : "",
    },
  )

const MissingParts = ({ messages }: { messages: readonly string[] }) => (
  <div className="mt-6">
    <Notice tone="warn" title={comparisonText.missing}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  </div>
)

const EmptyComparison = () => (
  <div className="mt-6">
    <EmptyState text={comparisonText.nothing}>
      <p className="text-text-2">{comparisonText.nothingHelp}</p>
      <ButtonLink to={paths.parts({ view: "table" })} className="mt-4">
        {comparisonText.choose}
      </ButtonLink>
    </EmptyState>
  </div>
)

interface QuantityFormProps {
  comparison: Comparison
  typed: string
  onType: (value: string) => void
}

/** Field for the quantity of all parts; Enter stores it in the address, even without script. */
const QuantityForm = ({ comparison, typed, onType }: QuantityFormProps) => (
  <Form action={paths.compare([])} replace preventScrollReset className="flex items-center gap-2">
    <input type="hidden" name="parts" value={comparison.parts.map(({ id }) => id).join(",")} />
    {comparison.all ? <input type="hidden" name="show" value="all" /> : null}
    <label className="flex flex-wrap items-center gap-2 text-sm text-text-2">
      {t("Quantity")}
      <input
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        className="h-10 w-24 rounded border border-control bg-surface px-2.5 text-right text-base text-text tabular-nums max-sm:h-11"
      />
    </label>
    <Button type="submit" variant="secondary" className="scripted:hidden">
      {t("Show")}
    </Button>
  </Form>
)

interface RowsSwitchProps {
  comparison: Comparison
  quantity: number | undefined
  counts: { differing: number; all: number }
}

const RowsSwitch = ({ comparison, quantity, counts }: RowsSwitchProps) => (
  <nav aria-label={t("Rows")} className="flex flex-wrap rounded-md border border-control">
    {[false, true].map((all) => (
      <Link
        key={String(all)}
        to={addressOf({ ...comparison, all }, quantity)}
        replace
        preventScrollReset
        aria-current={comparison.all === all ? "true" : undefined}
        className="compare-switch"
      >
        {all
          ? comparisonText.allRows(counts.all)
          : comparisonText.onlyDifferences(counts.differing)}
      </Link>
    ))}
  </nav>
)

const AddPart = ({ parts }: { parts: readonly Column[] }) => (
  <ButtonLink
    variant="link"
    to={paths.parts({ category: parts[0]?.category ?? "", view: "table" })}
    onClick={() => setCompared(parts.map(({ id, name }) => ({ id, name })))}
  >
    {comparisonText.add}
  </ButtonLink>
)

export const ErrorBoundary = () => (
  <RetryPage title={comparisonText.compare}>{comparisonText.failed}</RetryPage>
)
