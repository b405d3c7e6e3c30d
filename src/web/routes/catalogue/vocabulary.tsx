import { useId } from "react"
import { Form } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { AttributesTable } from "#web/catalogue/admin/vocabulary/attributes-table.tsx"
import { CategoryNamesTable } from "#web/catalogue/admin/vocabulary/category-names-table.tsx"
import { NamesTable } from "#web/catalogue/admin/vocabulary/names-table.tsx"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { usePolling } from "#web/navigation/use-polling.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { retryPanel } from "#web/ui/feedback/notice.tsx"
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx"
import { Plus } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { TableFilter } from "#web/ui/table/table-toolbar.tsx"
import type { Route } from "./+types/vocabulary.ts"

const title = () => t("Vocabulary")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

async function load(api: ApiClient, { search }: PageRequest) {
  const chosen = cleanSearchText(search.get("category") ?? "")
  const [categories, own] = await Promise.all([api("GET /category"), api("GET /vocabulary/own")])
  const category = chosen || (categories[0]?.name ?? "")
  const use = category ? await api("GET /vocabulary/use", { query: { category } }) : undefined
  return { categories, category, own, use }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

const POLL_MS = 2_000

export default function Vocabulary({ loaderData }: Route.ComponentProps) {
  const { categories, category, own, use } = loaderData
  usePolling(use?.reading !== undefined, POLL_MS)
  return (
    <>
      <BackLink to={paths.manageProduct} label={t("All products")} />
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-4">
        <PageTitle>{title()}</PageTitle>
        <ButtonLink to={paths.attribute({ category })}>
          <Icon of={Plus} size={16} />
          {t("Add attribute")}
        </ButtonLink>
      </div>
      <p className="mb-5 max-w-[66ch] text-[0.9375rem] text-text-2">
        {t(
          "The attributes and values of products. Files and forms are read by them; pages, filters, search and comparison show them.",
        )}
      </p>
      {use ? (
        <>
          <CategoryFilter category={category} categories={categories} />
          <ReadingProgress reading={use.reading} />
          <h2 className="mt-8 mb-4 text-h2">{t("Attributes")}</h2>
          <p className="mb-3 text-sm text-text-2">
            {aboutKind(category, use)}{" "}
            <a href="#other-keys" className="text-brand underline underline-offset-2">
              {plural(use.keys.length, "1 other key", "{keys} other keys", {
                keys: use.keys.length,
              })}
            </a>
          </p>
          <AttributesTable category={category} use={use} own={own.attributes} />
          <h2 id="other-keys" className="mt-12 mb-1 scroll-mt-24 text-h2">
            {t("Other keys")}
          </h2>
          <p className="mb-4 max-w-[66ch] text-sm text-text-2">
            {t(
              "Keys of products that are not attributes, or whose values cannot be read. The meaning of a key applies to existing products and to future files.",
            )}
          </p>
          <NamesTable key={category} category={category} use={use} own={own} />
        </>
      ) : (
        <EmptyState text={t("No products yet.")} />
      )}
      <CategoryNamesTable names={own.categories} />
    </>
  )
}

function ReadingProgress({ reading }: { reading: Reply<"GET /vocabulary/use">["reading"] }) {
  const id = useId()
  return (
    <div role="status" className="text-sm text-text-2">
      {reading ? (
        <div className="flex max-w-[560px] flex-col gap-2">
          <label htmlFor={id}>
            {reading.read === 0
              ? t("Products will be reindexed within a minute.")
              : t("{read} of {of} products have been reindexed.", {
                  read: formatCount(reading.read),
                  of: formatCount(reading.of),
                })}
          </label>
          <ProgressBar
            id={id}
            percent={Math.floor((100 * reading.read) / Math.max(1, reading.of))}
          />
        </div>
      ) : (
        t("All products use the current vocabulary.")
      )}
    </div>
  )
}

function aboutKind(category: string, { kind, parts }: Reply<"GET /vocabulary/use">): string {
  const products = `${formatCount(parts)} ${plural(parts, "product", "products")}`
  if (kind === "")
    return t("{products}. The shop has no built-in attributes for {category}.", {
      products,
      category: categoryName(category),
    })
  return kind === category
    ? `${products}.`
    : t("{products}, read as {kind}.", { products, kind: categoryName(kind) })
}

interface CategoryFilterProps {
  category: string
  categories: Reply<"GET /category">
}

const CategoryFilter = ({ category, categories }: CategoryFilterProps) => (
  <Form
    key={category}
    method="get"
    className="mb-4 flex flex-wrap items-center gap-2"
    onChange={({ currentTarget }) => currentTarget.requestSubmit()}
  >
    <TableFilter
      name="category"
      label={t("Category")}
      value={category}
      options={optionsOf(category, categories)}
    />
    <Button type="submit" variant="secondary" className="scripted:hidden">
      {t("Show")}
    </Button>
  </Form>
)

/** Includes the requested category even if it has no products. */
function optionsOf(category: string, categories: Reply<"GET /category">) {
  const known = categories.map(({ name, count }) => ({
    value: name,
    label: `${categoryName(name)} (${formatCount(count)})`,
  }))
  return known.some(({ value }) => value === category)
    ? known
    : [{ value: category, label: categoryName(category) }, ...known]
}

export const ErrorBoundary = retryPanel(title, () => t("The vocabulary could not be loaded."))
