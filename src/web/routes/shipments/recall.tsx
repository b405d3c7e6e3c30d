import { t } from "#domain/languages/translate.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Recall } from "#web/shipments/admin/recall.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import type { Route } from "./+types/recall.ts"

const title = () => t("Recall")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

export default function RecallPage() {
  return (
    <>
      <PageTitle>{title()}</PageTitle>
      <Recall />
    </>
  )
}
