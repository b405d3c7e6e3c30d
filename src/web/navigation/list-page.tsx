import { t } from "#domain/languages/translate.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Pager } from "#web/ui/table/pager.tsx"
import { addressWith } from "./list-address.ts"

interface ListPagerProps {
  /** Order of the rows. By default it is `Newest first`, unless the list is sorted. */
  shown?: string
  /** Label of the link to the first page. */
  first?: string
  /** Other query parameters of the list. */
  list: Readonly<Record<string, string>>
  /** Id of the row before this page; empty on the first page. */
  after: string
  /** Id of the last row, if more rows follow. */
  next: string | undefined
}

/** Cursor pagination: each page starts after the last row of the previous one. */
export const ListPager = ({
  list,
  after,
  next,
  shown = list.sort ? "" : t("Newest first"),
  first = list.sort ? t("First page") : t("Newest"),
}: ListPagerProps) => (
  <Pager
    shown={shown}
    back={after ? { to: addressWith(list, {}), label: first } : undefined}
    next={next ? addressWith(list, { after: next }) : undefined}
  />
)

/** Message for a list without matching rows. */
export const NoMatch = ({ what, search }: { what: string; search: string }) => (
  <EmptyState
    text={
      search
        ? t("No {what} match “{search}”.", { what, search })
        : t("No {what} match these filters.", { what })
    }
  >
    <ButtonLink to="?" variant="secondary">
      {t("Clear filters")}
    </ButtonLink>
  </EmptyState>
)

interface EmptyListProps {
  /** Noun for the rows, such as `orders`. */
  what: string
  search: string
  /** Whether a search text or filter is set. */
  isFiltered?: boolean
  /** Sentence for a list without rows and filters. */
  none: string
}

/** Message for a list without rows. */
export const EmptyList = ({ what, search, isFiltered = search !== "", none }: EmptyListProps) =>
  isFiltered ? <NoMatch what={what} search={search} /> : <EmptyState text={none} />
