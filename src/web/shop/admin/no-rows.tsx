import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"

export const NoMatch = ({ what, search }: { what: string; search: string }) => (
  <EmptyState text={search ? `No ${what} match '${search}'.` : `No ${what} match these filters.`}>
    <ButtonLink to="?" variant="secondary">
      Clear filters
    </ButtonLink>
  </EmptyState>
)
