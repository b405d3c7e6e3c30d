import { type ReactNode, use, useRef } from "react"
import { Form, Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { auditActions, auditGroups } from "#contract/shop/audit-actions.ts"
import { plural, t, translate } from "#domain/languages/translate.ts"
import { formatMomentDay } from "#domain/shop/days.ts"
import type { Reply } from "#web/api/api.ts"
import { FieldChanges } from "#web/catalogue/shared/field-changes.tsx"
import { ExportButtons } from "#web/forms/download.tsx"
import {
  addressWith,
  cleanSearchText,
  dayParameter,
  listQueryOf,
  ROWS_PER_PAGE,
} from "#web/navigation/list-address.ts"
import { ListPager, NoMatch } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Button } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { describedBy, FieldFrame, TextField, useFieldId } from "#web/ui/form/field.tsx"
import { Moment, TimeZone } from "#web/ui/moment.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import { useSyncedControls } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/audit.ts"

const title = () => t("Audit")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const filter = auditFilterOf(search)
  const { after } = listQueryOf(search)
  const page = await api("GET /audit", { query: { ...filter, after, limit: ROWS_PER_PAGE } })
  return { filter, after, ...page }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { filter, after, entries, next, seenTo } = loaderData
  const count = `${entries.length} ${plural(entries.length, "entry", "entries")}`
  const timeZone = use(TimeZone)
  const seen = seenTo
    ? t(", back to {day}", { day: formatMomentDay(new Date(seenTo), timeZone) })
    : ""
  return (
    <>
      <PageIntro title={title()}>
        {t("Actions of administrators and of the shop itself. The log cannot be changed.")}
      </PageIntro>
      <AuditFilters filter={filter} found={`${count}${seen}`}>
        <ExportButtons path="/export/audit" query={filter} />
      </AuditFilters>
      {entries.length > 0 ? <AuditEntries entries={entries} /> : null}
      {entries.length === 0 && !next ? (
        <NoMatch what={t("entries|noun")} search={filter.q} />
      ) : null}
      <ListPager list={filter} after={after} next={next} />
    </>
  )
}

type Entry = Reply<"GET /audit">["entries"][number]

const AuditEntries = ({ entries }: { entries: readonly Entry[] }) => (
  <ol className="rounded-lg border border-border bg-surface">
    {entries.map((entry) => (
      <li
        key={entry._id}
        className="grid gap-x-6 gap-y-1 border-border px-4 py-3 not-first:border-t md:grid-cols-[13rem_minmax(0,1fr)]"
      >
        <div className="flex flex-wrap gap-x-3 text-sm text-text-2 md:flex-col">
          <Moment at={entry.at} />
          <Actor entry={entry} />
        </div>
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-base font-medium">
            {entry.words}
            <About entry={entry} />
          </h2>
          <ChangeList entry={entry} />
        </div>
      </li>
    ))}
  </ol>
)

const Actor = ({ entry: { by, byId, byEmail } }: { entry: Entry }) => (
  <Link
    to={addressWith({}, { who: byId ?? "shop" })}
    className="min-h-6 wrap-anywhere hover:underline"
  >
    {byId ? (byEmail ?? by) : t("The shop itself")}
  </Link>
)

function About({ entry: { about, target } }: { entry: Entry }) {
  const to = pageOf(about)
  const name = about?.name ?? target
  return (
    <span className="font-normal">
      {": "}
      {to ? (
        <Link to={to} className="text-brand underline underline-offset-2">
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}

function pageOf(about: Entry["about"]): string | undefined {
  if (about?.id === undefined) return undefined
  const { kind, id } = about
  const pages: Readonly<Record<string, string>> = {
    part: paths.editProduct(id),
    order: paths.order(id),
    account: paths.customer(id),
    draft: paths.draftOrder(id),
    import: paths.importProducts + addressWith({}, { id }),
    settings: paths.settings(id),
    vocabulary: paths.vocabulary(),
  }
  return pages[kind]
}

const ChangeList = ({ entry: { changes, facts, more } }: { entry: Entry }): ReactNode => (
  <div className="mt-1 flex flex-col gap-1 text-sm empty:hidden">
    {changes.length > 0 ? <FieldChanges changes={changes} /> : null}
    {facts.length > 0 ? (
      <p className="text-text-2">
        {facts.map(({ field, value }) => `${field}: ${value}`).join(" · ")}
      </p>
    ) : null}
    {more ? <p className="text-text-2">{t("The export contains {more} more.", { more })}</p> : null}
  </div>
)

function auditFilterOf(params: URLSearchParams) {
  const of = (name: string) => cleanSearchText(params.get(name) ?? "")
  return {
    who: of("who"),
    action: of("action").slice(0, 40),
    target: of("target"),
    from: dayParameter(params, "from"),
    to: dayParameter(params, "to"),
    q: of("q"),
  }
}

interface AuditFiltersProps {
  filter: ReturnType<typeof auditFilterOf>
  found: string
  children: ReactNode
}

/** Filters of the audit log. A plain form, so that the address holds their state. */
function AuditFilters({ filter, found, children }: AuditFiltersProps) {
  const form = useRef<HTMLFormElement>(null)
  useSyncedControls(form, filter)
  return (
    <Form ref={form} method="get" role="search" className="mb-6">
      <div className="grid grid-cols-1 items-end gap-x-3 gap-y-4 sm:grid-cols-2 md:grid-cols-3">
        <TextField
          label={t("Who")}
          name="who"
          defaultValue={filter.who}
          placeholder={t("E-mail, name or shop")}
        />
        <ActionSelect value={filter.action} />
        <TextField
          label={t("About")}
          name="target"
          defaultValue={filter.target}
          placeholder={t("Number, e-mail or id")}
        />
        <TextField label={t("Keywords")} name="q" type="search" defaultValue={filter.q} />
        <TextField label={t("From")} name="from" type="date" defaultValue={filter.from} />
        <TextField label={t("Until")} name="to" type="date" defaultValue={filter.to} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">{t("Search")}</Button>
        {children}
        <p role="status" className="text-sm text-text-2 tabular-nums sm:ml-auto">
          {found}
        </p>
      </div>
    </Form>
  )
}

const groups = Object.entries(auditGroups).map(([group, label]) => ({
  group,
  label,
  actions: Object.entries(auditActions).filter(([, action]) => action.group === group),
}))

function ActionSelect({ value }: { value: string }) {
  const id = useFieldId("action")
  return (
    <FieldFrame id={id} label={t("Action")}>
      <select
        id={id}
        name="action"
        defaultValue={value}
        className="min-h-11 w-full rounded border border-control bg-surface px-3 text-base text-text"
        {...describedBy(id, {})}
      >
        <option value="">{t("Any action")}</option>
        {groups.map(({ group, label, actions }) => (
          <optgroup key={group} label={translate(label)}>
            <option value={group}>{t("{label}: all", { label: translate(label) })}</option>
            {actions.map(([name, { words }]) => (
              <option key={name} value={name}>
                {translate(words)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The audit log could not be loaded."))
