import { Link } from "react-router"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"

interface WeightlessPartsProps {
  total: number
  /** The first of them. */
  rows: readonly { _id: string; name: string }[]
}

const linkClass = "inline-flex min-h-6 items-center underline underline-offset-2"

/** Counts and names products without a weight, beside the prices that depend on it. */
export function WeightlessParts({ total, rows }: WeightlessPartsProps) {
  if (total === 0)
    return <p className="mb-6 text-sm text-text-2">{t("Every product has a packed weight.")}</p>
  return (
    <div className="mb-6">
      <Notice
        tone="warn"
        title={plural(
          total,
          "{count} product has no packed weight",
          "{count} products have no packed weight",
        )}
      >
        <ul className="flex flex-wrap gap-x-5">
          {rows.map(({ _id, name }) => (
            <li key={_id}>
              <Link to={paths.editProduct(_id)} className={linkClass}>
                {name}
              </Link>
            </li>
          ))}
          <li>
            <Link to={paths.partsWithoutWeight} className={linkClass}>
              {t("All {count} in the product grid", { count: formatCount(total) })}
            </Link>
          </li>
        </ul>
      </Notice>
    </div>
  )
}
