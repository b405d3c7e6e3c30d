import { useMemo, useRef } from "react"
import { Link } from "react-router"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { text } from "#contract/kernel/text.ts"
import { paths } from "../../navigation/paths.ts"
import { usePrefetch } from "../../navigation/use-online.ts"
import { PartCard, type PartCardData } from "../../parts/part-card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { MissingList } from "../../ui/missing-list.tsx"
import { Section } from "./section.tsx"
import { LATE_CARD, useLateCards } from "./use-late-cards.ts"

const FIRST_ROW = 4
/** More than that are only in the catalogue. */
export const MOST_PARTS = 120

/** The whole range at once, its cards as JSON; `undefined` when it could not be read. */
export function PartSection({ parts: json }: { parts: string | undefined }) {
  const parts = useMemo<PartCardData[] | undefined>(
    () => (json === undefined ? undefined : asDeclared(JSON.parse(json))),
    [json],
  )
  return (
    <Section
      id="parts"
      title={text.parts.heading}
      aside={parts?.length ? <AllParts count={parts.length} /> : undefined}
    >
      {parts ? <PartGrid parts={parts} /> : <MissingList>Parts could not be loaded.</MissingList>}
    </Section>
  )
}

/** The grid is for looking; search, filters and the table are on a page of their own. */
const AllParts = ({ count }: { count: number }) => (
  <Link
    to={paths.parts()}
    prefetch={usePrefetch()}
    className="inline-flex min-h-8 items-center rounded font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
  >
    {count < MOST_PARTS ? `Search and filter all ${count} parts` : "Search and filter all parts"}
  </Link>
)

function PartGrid({ parts }: { parts: PartCardData[] }) {
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
