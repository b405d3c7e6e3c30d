import { useMemo, useRef } from "react"
import { Link } from "react-router"
import { text } from "#contract/kernel/text.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { PartCard, type PartCardData } from "../../../catalogue/shared/part-card.tsx"
import { TaxNote } from "../../../catalogue/shared/tax-note.tsx"
import { paths } from "../../../navigation/paths.ts"
import { usePrefetch } from "../../../navigation/use-online.ts"
import { ButtonLink } from "../../../ui/button.tsx"
import { EmptyState } from "../../../ui/feedback/empty-state.tsx"
import { MissingList } from "../../../ui/feedback/missing-list.tsx"
import { fromColumns } from "./card-columns.ts"
import { CategoryTiles } from "./category-tiles.tsx"
import type { HomeData } from "./load-home.ts"
import { Section } from "./section.tsx"
import { LATE_CARD, useLateCards } from "./use-late-cards.ts"

const FIRST_ROW = 4

/** The whole range at once, or of a large shop its categories, a few parts and the way to the rest. */
export function PartSection({ home: { parts, partCount, categories } }: { home: HomeData }) {
  const cards = useMemo(() => parts && fromColumns(parts), [parts])
  const all = `All ${formatCount(partCount)} parts`
  return (
    <Section
      id="parts"
      title={text.parts.heading}
      aside={
        partCount > 0 ? (
          <>
            <TaxNote before="Prices" /> <AllParts>{all}</AllParts>
          </>
        ) : undefined
      }
    >
      <CategoryTiles categories={categories} />
      {cards ? <PartGrid parts={cards} /> : <MissingList>Parts could not be loaded.</MissingList>}
      {cards && cards.length < partCount ? (
        <p className="mt-8 text-center">
          <ButtonLink to={paths.parts()} variant="secondary">
            {all}
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  )
}

/** The grid is for looking; search, filters and the table are on a page of their own. */
const AllParts = ({ children }: { children: string }) => (
  <Link
    to={paths.parts()}
    prefetch={usePrefetch()}
    className="inline-flex min-h-8 items-center rounded font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
  >
    {children}
  </Link>
)

function PartGrid({ parts }: { parts: readonly PartCardData[] }) {
  const list = useRef<HTMLUListElement>(null)
  useLateCards(list)
  if (parts.length === 0) return <EmptyState text="No parts yet." />
  return (
    <ul
      ref={list}
      className="grid grid-cols-1 gap-4 two:grid-cols-2 two:gap-6 wide:grid-cols-3 xl:grid-cols-4"
    >
      {parts.map((part, index) => (
        <li key={part.id} className={index < FIRST_ROW ? undefined : LATE_CARD}>
          <PartCard part={part} early={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  )
}
