import { t } from "#domain/languages/translate.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { WaitingTaxIds } from "#web/tax/admin/waiting-tax-ids.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import type { Route } from "./+types/tax-ids.ts"

const title = () => t("Tax ids to review")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

export default function TaxIds() {
  return (
    <>
      <PageTitle>{title()}</PageTitle>
      <WaitingTaxIds caption={title()} />
    </>
  )
}
