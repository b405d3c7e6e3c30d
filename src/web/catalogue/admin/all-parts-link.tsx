import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"
import { ArrowLeft } from "#web/ui/icon/form-icons.ts"
import { Icon } from "#web/ui/icon/icon.tsx"

export const AllPartsLink = () => <BackLink to={paths.manageProduct} label={t("All products")} />

export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-8 items-center gap-1.5 text-sm text-text-2 underline-offset-4 hover:underline"
  >
    <Icon of={ArrowLeft} size={16} />
    {label}
  </Link>
)
