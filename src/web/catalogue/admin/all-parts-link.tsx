import { t } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"
import { BackLink } from "#web/ui/back-link.tsx"

export const AllPartsLink = () => <BackLink to={paths.manageProduct} label={t("All products")} />
