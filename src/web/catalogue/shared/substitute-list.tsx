import { type ReactNode, useEffect, useState } from "react"
import { Link } from "react-router"
import { substitutesText } from "#contract/catalogue/part-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { publicApi, type Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { PartThumbnail } from "./part-summary.tsx"

export type Substitute = Reply<"GET /part/{id}/substitutes">["substitutes"][number]

interface SubstituteListProps {
  partId: string
  /** Quantity; by default the minimum quantity. */
  quantity?: number
  loaded?: readonly Substitute[] | undefined
  action?: (substitute: Substitute) => ReactNode
}

/** Substitutes of a part for a quantity, loaded if they are not given. */
export function SubstituteList({ partId, quantity, loaded, action }: SubstituteListProps) {
  const { list, status } = useSubstitutes(partId, quantity, loaded)
  if (list === undefined || list.length === 0)
    return <p className="substitutes-none">{list ? substitutesText.none : status}</p>
  return (
    <ul aria-label={substitutesText.title} className="substitutes">
      {list.map((substitute) => (
        <li key={substitute._id}>
          <span className="substitute-picture tile">
            <PartThumbnail part={{ image: substitute.image }} sizes="40px" />
          </span>
          <span className="substitute-words">
            <Link to={paths.part(substitute.slug)} discover="none">
              {substitute.name}
            </Link>
            <span>{substitute.sentence}</span>
            <span>
              {t("{unitPrice} each · {availableQuantity} available", {
                unitPrice: formatAmount(substitute.unitPrice),
                availableQuantity: formatCount(substitute.availableQuantity),
              })}
            </span>
          </span>
          {action?.(substitute)}
        </li>
      ))}
    </ul>
  )
}

function useSubstitutes(
  partId: string,
  quantity: number | undefined,
  loaded?: readonly Substitute[],
) {
  const [list, setList] = useState<readonly Substitute[]>()
  const [status, setStatus] = useState<string>(substitutesText.loading)
  useEffect(() => {
    if (loaded) return
    let isWanted = true
    publicApi("GET /part/{id}/substitutes", { params: { id: partId }, query: { quantity } }).then(
      ({ substitutes }) => isWanted && setList(substitutes),
      () => isWanted && setStatus(substitutesText.failed),
    )
    return () => {
      isWanted = false
    }
  }, [partId, quantity, loaded])
  return { list: loaded ?? list, status }
}
