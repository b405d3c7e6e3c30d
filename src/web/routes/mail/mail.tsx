import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { emptyText, MailServerNotice, MailTable } from "#web/mail/admin/mail-table.tsx"
import { addressWith, listQueryOf, pageOf, ROWS_PER_PAGE } from "#web/navigation/list-address.ts"
import { ListPager } from "#web/navigation/list-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { TabLinks } from "#web/ui/links.tsx"
import { PageIntro } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/mail.ts"

const title = () => t("Mail")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const views = () =>
  [
    { state: "dead", label: t("Failed") },
    { state: "queued", label: t("Waiting") },
    { state: "sent", label: t("Sent|mail") },
  ] as const

async function load(api: ApiClient, { search }: PageRequest) {
  const [first] = views()
  const { state } = views().find((view) => view.state === search.get("state")) ?? first
  const { after } = listQueryOf(search)
  const query = { state, limit: ROWS_PER_PAGE + 1, after: after || undefined }
  const [mails, counted] = await Promise.all([api("GET /mail", { query }), api("GET /mail-count")])
  return { state, after, counted, ...pageOf(mails, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function MailPage({ loaderData }: Route.ComponentProps) {
  const { state, after, counted, rows, next } = loaderData
  return (
    <>
      <PageIntro title={title()}>
        {t("E-mails that could not be delivered wait here until you send them again.")}
      </PageIntro>
      <MailServerNotice carrier={counted.carrier} className="mb-6" />
      <TabLinks
        label={t("Mail by state")}
        className="mb-3"
        tabs={views().map((view) => ({
          to: addressWith({}, { state: view.state }),
          label: view.label,
          isShown: view.state === state,
        }))}
      />
      {rows.length > 0 ? (
        <MailTable key={state} mails={rows} />
      ) : (
        <EmptyState text={emptyText(state, counted)} />
      )}
      <ListPager list={{ state }} after={after} next={next} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Mail could not be loaded."))
