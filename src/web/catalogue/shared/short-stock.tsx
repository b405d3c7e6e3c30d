import { type ReactNode, useEffect, useState } from "react"
import { Link } from "react-router"
import { substitutesText } from "#contract/catalogue/part-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { text } from "#contract/kernel/text.ts"
import { promiseText } from "#contract/stock/promise-text.ts"
import type { NotOffered } from "#domain/catalogue/lifecycle.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { batchesFor, promiseUnits } from "#domain/stock/promise.ts"
import { publicApi, type Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { PartThumbnail } from "./part-summary.tsx"

interface ExpectedStockProps {
  quantity: number
  available: number
  backorder?: string | undefined
  expected?: Reply<"GET /part/{id}/stock">["expected"]
}

export function ExpectedStock({
  quantity,
  available,
  backorder,
  expected = [],
}: ExpectedStockProps) {
  if (!(quantity > available)) return null
  if (backorder) {
    const supply = { availableQuantity: available, expected, waiting: 0 }
    return <p>{promiseText(promiseUnits(quantity, supply))}</p>
  }
  return batchesFor(quantity - available, expected).map(({ sentence }, place) => (
    // Two batches may be alike.
    // biome-ignore lint/suspicious/noArrayIndexKey: they are in order, and nothing in them is kept.
    <p key={place}>{sentence}</p>
  ))
}

interface SoldOutProps {
  available: number
  notOffered?: NotOffered | undefined
  children?: ReactNode
}

export const SoldOut = ({ available, notOffered, children }: SoldOutProps) => (
  <Notice tone="warn" title={text.parts[notOffered ?? "soldOut"]}>
    {available > 0 && !notOffered ? <p>{pageText.part.tooFewLeft(available)}</p> : null}
    {children}
  </Notice>
)

export type Substitute = Reply<"GET /part/{id}/substitutes">["substitutes"][number]

interface SubstituteListProps {
  partId: string
  /** Quantity; by default the minimum quantity. */
  quantity?: number
  loaded?: readonly Substitute[] | undefined
  action?: (substitute: Substitute) => ReactNode
}

export function SubstituteList({ partId, quantity, loaded, action }: SubstituteListProps) {
  const { list, words } = useSubstitutes(partId, quantity, loaded)
  if (list === undefined || list.length === 0)
    return <p className="substitutes-none">{list ? substitutesText.none : words}</p>
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
  const [words, setWords] = useState<string>(substitutesText.loading)
  useEffect(() => {
    if (loaded) return
    let isWanted = true
    publicApi("GET /part/{id}/substitutes", { params: { id: partId }, query: { quantity } }).then(
      ({ substitutes }) => isWanted && setList(substitutes),
      () => isWanted && setWords(substitutesText.failed),
    )
    return () => {
      isWanted = false
    }
  }, [partId, quantity, loaded])
  return { list: loaded ?? list, words }
}
