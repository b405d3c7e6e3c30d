import { Link } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { browseAddress, cleared } from "./browse-state.ts"
import { CategoryList } from "./category-list.tsx"
import type { BrowseData } from "./load-browse.ts"

interface NoPartsProps {
  data: BrowseData
  isFiltered: boolean
}

/** Nothing was found: what may have been meant, and the categories where they do not stand beside. */
export function NoParts({ data: { state, instead, categories }, isFiltered }: NoPartsProps) {
  if (!isFiltered) return <EmptyState text={pageText.browse.none} />
  return (
    <>
      <EmptyState text={state.q ? pageText.browse.noneFor(state.q) : pageText.browse.noMatch}>
        {instead?.words ? (
          <p>
            {pageText.browse.didYouMean}{" "}
            <Link
              to={browseAddress(cleared({ ...state, category: "" }), { q: instead.words })}
              className="font-semibold text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {instead.words}
            </Link>
            ?
          </p>
        ) : null}
        <ButtonLink to={paths.parts()} variant="secondary" preventScrollReset>
          Clear all
        </ButtonLink>
      </EmptyState>
      {instead ? (
        <div className="needs-script mt-6 lg:hidden">
          <CategoryList state={cleared(state)} categories={categories} />
        </div>
      ) : null}
    </>
  )
}
