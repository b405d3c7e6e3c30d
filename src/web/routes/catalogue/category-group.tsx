import { data } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { GroupPage, loadGroup } from "#web/catalogue/buyer/group-page.tsx"
import { paths } from "#web/navigation/paths.ts"
import { publicPageMeta, titleMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { RetryPage } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/category-group.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const group = loaderData?.group
  if (!group) return titleMeta(matches, t("Parts"))
  const names = group.categories.map(({ name }) => categoryName(name)).join(", ")
  return publicPageMeta({
    name: group.name,
    description: `${group.name}: ${names}.`,
    path: paths.categoryGroup(group.slug),
    matches,
  })
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const group = await loadGroup(api, params.group)
  return data({ group }, { status: group ? 200 : 404 })
}

export default function CategoryGroup({ loaderData: { group } }: Route.ComponentProps) {
  return group ? <GroupPage group={group} /> : <UnknownGroup />
}

const UnknownGroup = () => (
  <div className="pt-8 lg:pt-10">
    <PageHeading title={t("Parts")} />
    <EmptyState text={t("This group of categories does not exist.")}>
      <ButtonLink to={paths.parts()} variant="secondary">
        {t("All parts")}
      </ButtonLink>
    </EmptyState>
  </div>
)

export const ErrorBoundary = () => (
  <RetryPage title={t("Parts")}>{pageText.browse.failed}</RetryPage>
)
