import type { ApiClient } from "#contract/client.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatDay } from "#domain/shop/days.ts"
import { ExportButtons } from "#web/forms/download.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { listQueryOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { ListPager, NoMatch } from "#web/navigation/list-page.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { AuditEntries, AuditFilters, auditFilterOf } from "#web/shop/admin/audit-log.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
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
  const seen = seenTo ? t(", back to {day}", { day: formatDay(seenTo.slice(0, 10)) }) : ""
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

export const ErrorBoundary = retryPanel(title, () => t("The audit log could not be loaded."))
