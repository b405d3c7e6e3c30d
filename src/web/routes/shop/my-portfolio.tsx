import { data } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { requireSection } from "#web/navigation/guards.ts"
import { paths } from "#web/navigation/paths.ts"
import { publicPageMeta } from "#web/shell/page-meta.ts"
import { Resume } from "#web/shop/buyer/pages/resume.tsx"
import { pageContext } from "#web/shop-context.ts"
import type { Route } from "./+types/my-portfolio.ts"

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  publicPageMeta({
    name: commonText.nav.portfolio,
    description: loaderData ? `${loaderData.person.name}, ${loaderData.person.title}` : "",
    path: paths.portfolio,
    matches,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  await requireSection(api, "portfolio")
  const { portfolio } = await api("GET /content", { query: { name: "portfolio" } })
  if (!portfolio) throw data(null, { status: 404 })
  return portfolio
}

export default function MyPortfolio({ loaderData }: Route.ComponentProps) {
  return <Resume resume={loaderData} />
}
