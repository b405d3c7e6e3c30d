import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { t } from "#domain/languages/translate.ts"
import { UsersTable } from "#web/accounts/admin/users-table.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import {
  countLine,
  listQueryOf,
  pageOf,
  ROWS_PER_PAGE,
  withoutEmpty,
} from "#web/navigation/list-address.ts"
import { ListPager, NoMatch } from "#web/navigation/list-page.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { TableToolbar } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/make-admin.ts"

const title = () => pageText.sidebar.makeAdmin
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const { q, after } = listQueryOf(search)
  const users = await api("GET /user", {
    query: { ...withoutEmpty({ q, after }), limit: ROWS_PER_PAGE + 1, with: "emailVerified" },
  })
  return { q, after, ...pageOf(users, ({ _id }) => _id) }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function MakeAdmin({ loaderData, matches }: Route.ComponentProps) {
  const { q, after, rows, next } = loaderData
  return (
    <>
      <PageHeading title={title()} />
      <TableToolbar
        searchLabel={t("Name or email")}
        values={{ q }}
        count={countLine(rows.length, "account", next !== undefined || after !== "")}
      />
      {rows.length > 0 ? (
        <UsersTable users={rows} viewerId={matches[0].loaderData.viewer?.id} />
      ) : (
        <NoMatch what={t("accounts")} search={q} />
      )}
      <ListPager
        shown={t("Oldest first")}
        first={t("Oldest")}
        list={{ q }}
        after={after}
        next={next}
      />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Accounts could not be loaded."))
