import { t } from "#domain/languages/translate.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Pager } from "#web/ui/table/pager.tsx"
import { addressWith } from "./list-address.ts"

interface ListPagerProps {
  /** Order of the rows, such as `Newest first`. */
  shown: string
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
export const ListPager = ({ shown, first, list, after, next }: ListPagerProps) => (
  <Pager
    shown={shown}
    back={after ? { to: addressWith(list, {}), label: first ?? t("Newest") } : undefined}
    next={next ? addressWith(list, { after: next }) : undefined}
  />
)

/** Message for a list without matching rows. */
export const NoMatch = ({ what, search }: { what: string; search: string }) => (
  <EmptyState
    text={
      search
        ? t("No {what} match '{search}'.", { what, search })
        : t("No {what} match these filters.", { what })
    }
  >
    <ButtonLink to="?" variant="secondary">
      {t("Clear filters")}
    </ButtonLink>
  </EmptyState>
)
