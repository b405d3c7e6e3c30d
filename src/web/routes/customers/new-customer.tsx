import { useSearchParams } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { NewCustomer } from "#web/customers/admin/new-customer.tsx"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/new-customer.ts"

const title = () => t("New customer")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

export default function NewCustomerPage() {
  const [params] = useSearchParams()
  return (
    <>
      <PageHeading title={title()} />
      <NewCustomer
        sought={cleanSearchText(params.get("q") ?? "")}
        isForOrder={params.get("then") === "order"}
      />
    </>
  )
}
