import { commonText } from "#contract/kernel/common-text.ts"
import { t } from "#domain/languages/translate.ts"
import { requireSection } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { publicPageMeta } from "#web/shell/page-meta.ts"
import { BlogEntry } from "#web/shop/buyer/pages/blog-entry.tsx"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/blog.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  publicPageMeta({
    name: commonText.nav.blog,
    description:
      loaderData
        ?.map(({ question }) => question)
        .join(" ")
        .slice(0, 150) ?? "",
    path: paths.blog,
    matches,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  await requireSection(api, "blog")
  const { blog } = await api("GET /content", { query: { name: "blog" } })
  return blog ?? []
}

export default function Blog({ loaderData: entries }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 pt-8 sm:pt-12 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <header className="lg:col-start-2">
        <h1 className="text-h1">{commonText.nav.blog}</h1>
        <p className="mt-3 mb-8 max-w-[60ch] text-text-2">
          {t(
            "The questions our storefront team is asked most, and the answers we give each other.",
          )}
        </p>
      </header>
      <nav
        aria-label={t("Questions")}
        className="mb-10 lg:row-span-2 lg:row-start-1 lg:mt-1.5 print:hidden"
      >
        <ol className="flex flex-col border-l border-border text-sm lg:sticky lg:top-24">
          {entries.map(({ slug, question }) => (
            <li key={slug}>
              <a
                href={`#${slug}`}
                className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-text-2 transition-colors hover:border-brand hover:text-text"
              >
                {question}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="min-w-0 lg:col-start-2">
        {entries.map((entry) => (
          <BlogEntry key={entry.slug} entry={entry} />
        ))}
      </div>
    </div>
  )
}
