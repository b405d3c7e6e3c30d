import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { VocabularyPage } from "#web/catalogue/admin/vocabulary/vocabulary-page.tsx"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/guards.ts"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { Plus } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import type { Route } from "./+types/vocabulary.ts"

const title = () => t("Vocabulary")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const named = cleanSearchText(search.get("category") ?? "")
  const [categories, own] = await Promise.all([api("GET /category"), api("GET /vocabulary/own")])
  const category = named || (categories[0]?.name ?? "")
  const use = category ? await api("GET /vocabulary/use", { query: { category } }) : undefined
  return { categories, category, own, use }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Vocabulary({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={paths.manageProduct} label={t("All products")} />
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-4">
        <PageTitle>{title()}</PageTitle>
        <ButtonLink to={paths.attribute({ category: loaderData.category })}>
          <Icon of={Plus} size={16} />
          {t("Add attribute")}
        </ButtonLink>
      </div>
      <VocabularyPage {...loaderData} />
    </>
  )
}

export const ErrorBoundary = retryPanel(title, () => t("The vocabulary could not be loaded."))
