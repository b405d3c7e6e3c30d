import { t } from "#domain/languages/translate.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { Pager } from "#web/ui/table/pager.tsx"
import { addressWith } from "./list-address.ts"

interface ListPagerProps {
  /** The order of the rows: `Newest first`. */
  shown: string
  /** Label of the link to the first page. */
  first?: string
  /** Parameters of the address, without the place in the list. */
  list: Readonly<Record<string, string>>
  /** The row before this page; empty on the first. */
  after: string
  /** The last row of this page, if more follow. */
  next: string | undefined
}

/** Pages of a list without page numbers: each begins after the last row of the one before. */
export const ListPager = ({ shown, first, list, after, next }: ListPagerProps) => (
  <Pager
    shown={shown}
    back={after ? { to: addressWith(list, {}), label: first ?? t("Newest") } : undefined}
    next={next ? addressWith(list, { after: next }) : undefined}
  />
)

/** Stands for the rows of a list of which none matches its search or filters. */
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
