import { Form } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { useFollowing } from "#web/navigation/use-following.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { TableFilter } from "#web/ui/table/table-toolbar.tsx"
import { AttributesTable } from "./attributes-table.tsx"
import { CategoryNames } from "./category-names.tsx"
import { NamesTable } from "./names-table.tsx"
import { ReadingProgress } from "./reading-progress.tsx"

interface VocabularyPageProps {
  categories: Reply<"GET /category">
  category: string
  own: Reply<"GET /vocabulary/own">
  use: Reply<"GET /vocabulary/use"> | undefined
}

const FOLLOW_MS = 2_000

/** What can be said of the products of a category, what they say, and what nobody knows yet. */
export function VocabularyPage({ categories, category, own, use }: VocabularyPageProps) {
  useFollowing(use?.reading !== undefined, FOLLOW_MS)
  return (
    <>
      <p className="mb-5 max-w-[66ch] text-[0.9375rem] text-text-2">
        What can be said of products: files and forms are read by it, and pages, filters, search and
        comparison show it.
      </p>
      {use ? (
        <>
          <CategoryFilter category={category} categories={categories} />
          <ReadingProgress reading={use.reading} />
          <h2 className="mt-8 mb-4 text-h2">Attributes</h2>
          <p className="mb-3 text-sm text-text-2">
            {aboutKind(category, use)}{" "}
            <a href="#other-keys" className="text-brand underline underline-offset-2">
              {use.keys.length === 1 ? "1 other key" : `${use.keys.length} other keys`}
            </a>
          </p>
          <AttributesTable category={category} use={use} own={own.attributes} />
          <h2 id="other-keys" className="mt-12 mb-1 scroll-mt-24 text-h2">
            Other keys
          </h2>
          <p className="mb-4 max-w-[66ch] text-sm text-text-2">
            What products say under keys that are no attribute, or that hold values which cannot be
            read. What you say of a key holds for products that are there and for files to come.
          </p>
          <NamesTable key={category} category={category} use={use} own={own} />
        </>
      ) : (
        <EmptyState text="No products yet." />
      )}
      <CategoryNames names={own.categories} />
    </>
  )
}

function aboutKind(category: string, { kind, parts }: Reply<"GET /vocabulary/use">): string {
  const products = `${formatCount(parts)} ${parts === 1 ? "product" : "products"}`
  if (kind === "") return `${products}. What ${category} are, the shop does not know by itself.`
  return kind === category ? `${products}.` : `${products}, read as ${kind}.`
}

const CategoryFilter = ({
  category,
  categories,
}: Pick<VocabularyPageProps, "category" | "categories">) => (
  <Form
    key={category}
    method="get"
    className="mb-4 flex flex-wrap items-center gap-2"
    onChange={({ currentTarget }) => currentTarget.requestSubmit()}
  >
    <TableFilter
      name="category"
      label="Category"
      value={category}
      options={optionsOf(category, categories)}
    />
    <Button type="submit" variant="secondary" className="scripted:hidden">
      Show
    </Button>
  </Form>
)

/** An address may ask for one that has no products. */
function optionsOf(category: string, categories: Reply<"GET /category">) {
  const known = categories.map(({ name, count }) => ({
    value: name,
    label: `${name} (${formatCount(count)})`,
  }))
  return known.some(({ value }) => value === category)
    ? known
    : [{ value: category, label: category }, ...known]
}
