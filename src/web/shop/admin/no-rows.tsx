import { t } from "#domain/languages/translate.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"

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
