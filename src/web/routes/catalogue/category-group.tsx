import { data, Link } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { groupCategories } from "#domain/catalogue/category-groups.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { PartTile, tileOf } from "#web/catalogue/shared/part-card.tsx"
import { TaxNote } from "#web/catalogue/shared/stock.tsx"
import { paths } from "#web/navigation/paths.ts"
import { publicPageMeta, titleMeta } from "#web/shell/page-meta.ts"
import { pageContext } from "#web/shop-context.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { RetryPage } from "#web/ui/feedback/notice.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { TraceRule } from "#web/ui/trace-rule.tsx"
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

function GroupPage({ group: { name, categories } }: { group: GroupData }) {
  const parts = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="pt-6 lg:pt-8">
      <nav aria-label={t("Breadcrumb")} className="mb-2 text-sm text-text-2">
        <Link to={paths.parts()} className="underline-offset-4 hover:underline">
          {t("All parts")}
        </Link>
      </nav>
      <PageTitle>{name}</PageTitle>
      <p className="mt-1 text-text-2 tabular-nums">
        {plural(parts, "{count} part", "{count} parts")} <TaxNote before={t("Prices")} />
      </p>
      <TraceRule className="mt-3" />
      {categories.map((category, at) => (
        <CategorySection key={category.name} category={category} isFirst={at === 0} />
      ))}
    </div>
  )
}

interface CategorySectionProps {
  category: GroupData["categories"][number]
  isFirst: boolean
}

function CategorySection({ category: { name, count, parts }, isFirst }: CategorySectionProps) {
  const id = `category-${name.replaceAll(/\s+/g, "-")}`
  const all = paths.parts({ category: name })
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={id} className="text-h2">
          <Link to={all} className="rounded underline-offset-4 hover:underline">
            {categoryName(name)}
          </Link>
        </h2>
        <Link
          to={all}
          className="text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t("All {count} in {category}", {
            count: formatCount(count),
            category: categoryName(name),
          })}
        </Link>
      </div>
      <ul className="grid grid-cols-1 gap-3 two:grid-cols-2 xl:grid-cols-4">
        {parts.map((part) => (
          <li key={part.id}>
            <PartTile part={part} early={isFirst} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const PARTS_PER_CATEGORY = 4

/** Loads a group of categories, each with its first parts; undefined if there is no such group. */
async function loadGroup(api: ApiClient, slug: string) {
  const groups = groupCategories(await api("GET /category"))
  const group = groups?.find((one) => one.slug === slug)
  if (!group) return undefined
  const categories = await Promise.all(
    group.categories.map(async ({ name, count }) => {
      const query = { category: name, pageSize: String(PARTS_PER_CATEGORY) }
      const { parts } = await api("GET /catalogue", { query })
      return { name, count, parts: parts.map(tileOf) }
    }),
  )
  return { slug, name: group.name, categories }
}

type GroupData = NonNullable<Awaited<ReturnType<typeof loadGroup>>>

export const ErrorBoundary = () => (
  <RetryPage title={t("Parts")}>{pageText.browse.failed}</RetryPage>
)
