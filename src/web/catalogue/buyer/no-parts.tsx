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

/** Says that nothing was found, and lists the categories where they do not stand beside. */
export function NoParts({ data: { state, instead, categories }, isFiltered }: NoPartsProps) {
  if (!isFiltered) return <EmptyState text={pageText.browse.none} />
  return (
    <>
      <EmptyState text={state.q ? pageText.browse.noneFor(state.q) : pageText.browse.noMatch}>
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

/** Says what was searched for in place of words that find nothing. */
export function CorrectionNote({ data: { state, instead, total } }: Pick<NoPartsProps, "data">) {
  if (instead?.words === undefined) return null
  const { browse } = pageText
  return (
    <p role="status" className="mb-4 text-text-2">
      {instead.dropped.length > 0 ? (
        browse.without(instead.dropped, total)
      ) : (
        <>
          {browse.showingResultsFor} <strong className="text-text">{instead.words}</strong>.
        </>
      )}{" "}
      <Link
        to={browseAddress(state, { verbatim: true })}
        className="text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {browse.searchInstead(state.q)}
      </Link>
    </p>
  )
}
