import { Link } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"

/** Maximum number of parts in the `fits` query parameter. */
const MAX_FIT_PARTS = 40

interface FitLinkProps {
  lines: readonly { partId: string; quantity: number }[]
  className?: string
}

export const FitLink = ({ lines, className = "" }: FitLinkProps) => {
  const fits = lines
    .slice(0, MAX_FIT_PARTS)
    .map(({ partId, quantity }) => (quantity > 1 ? `${partId}:${Math.min(quantity, 100)}` : partId))
  return (
    <Link
      to={paths.parts({ fits: fits.join(",") })}
      className={`inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 ${className}`}
    >
      {t("Parts that fit my list")}
    </Link>
  )
}
