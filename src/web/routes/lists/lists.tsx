import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { ListsTable, NewList } from "#web/lists/buyer/my-lists.tsx"
import { browserLoader, serverLoader } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import type { Route } from "./+types/lists.ts"
import listsCss from "./lists.css?url"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: listsCss }]

const title = () => t("Parts lists")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const load = async (api: ApiClient) => ({ lists: await api("GET /list") })

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Lists({ loaderData: { lists } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={title()} />
      <NewList />
      <p className="mb-6 text-text-2">
        {rich(
          "<link>Quick order</link> finds the parts of any spreadsheet and saves them as a list.",
          {
            link: linkTo(paths.quickOrder, "text-text underline underline-offset-4"),
          },
        )}
      </p>
      {lists.length > 0 ? (
        <ListsTable lists={lists} />
      ) : (
        <EmptyState
          text={t(
            "You have no parts lists yet. A list keeps the parts of a machine: name a new one, or save your cart or an order as one.",
          )}
        />
      )}
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("Your parts lists could not be loaded."))
