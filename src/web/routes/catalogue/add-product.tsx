import { pageText } from "#contract/kernel/page-text.ts"
import { NewPartForm } from "#web/catalogue/admin/new-part-form.tsx"
import { titleMeta } from "#web/shell/page-meta.ts"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/add-product.ts"

const title = () => pageText.sidebar.addProduct
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

export default function AddProduct() {
  return (
    <>
      <PageHeading title={title()} />
      <NewPartForm />
    </>
  )
}
