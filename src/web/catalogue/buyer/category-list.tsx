import { Link } from "react-router"
import { formatCount } from "#domain/shop/number-format.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import type { BrowseState } from "./browse-state.ts"
import { browseAddress } from "./browse-state.ts"

interface CategoryListProps {
  state: BrowseState
  categories: readonly { name: string; count: number }[]
}

/** The categories as links: one click, with and without script, and an address of its own for each. */
export const CategoryList = ({ state, categories }: CategoryListProps) => (
  <nav aria-label="Categories" className="pb-4">
    <p className="mb-1.5 text-sm font-semibold">Category</p>
    <ul>
      <CategoryLink
        state={state}
        name=""
        parts={categories.reduce((sum, category) => sum + category.count, 0)}
      />
      {categories.map(({ name, count: parts }) => (
        <CategoryLink key={name} state={state} name={name} parts={parts} />
      ))}
      {categories.every(({ name }) => name !== state.category) && state.category ? (
        <CategoryLink state={state} name={state.category} parts={0} />
      ) : null}
    </ul>
  </nav>
)

interface CategoryLinkProps {
  state: BrowseState
  name: string
  parts: number
}

const CategoryLink = ({ state, name, parts }: CategoryLinkProps) => (
  <li>
    <Link
      to={browseAddress(state, { category: name })}
      aria-current={state.category === name ? "true" : undefined}
      prefetch={usePrefetch()}
      preventScrollReset
      className="-mx-2 flex min-h-8 items-center gap-2.5 rounded px-2 text-[0.9375rem]/5 text-text-2 transition-colors hover:bg-sunken hover:text-text aria-[current=true]:bg-brand-subtle aria-[current=true]:font-medium aria-[current=true]:text-brand"
    >
      <span className="min-w-0 flex-1 py-1">{name || "All parts"}</span>
      <span className="text-sm font-normal text-text-3 tabular-nums">{formatCount(parts)}</span>
    </Link>
  </li>
)
