import { type ReactNode, useRef } from "react"
import { Link } from "react-router"
import type { NotOffered } from "#domain/catalogue/lifecycle.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import { CartNote } from "../../cart/shared/cart-note.tsx"
import { useAddToCart } from "#web/cart/shared/cart-note.tsx"
import { paths } from "../../navigation/paths.ts"
import { usePrefetch } from "../../navigation/use-online.ts"
import { cardClass } from "../../ui/card.tsx"
import { AddButton } from "./add-button.tsx"
import { BuyLink } from "./buy-link.tsx"
import { PartPicture } from "./part-picture.tsx"
import { lastOrdersNote, Stock } from "./stock.tsx"

export interface PartCardData {
  id: string
  slug: string
  number: string
  name: string
  category: string
  description: string
  image: string
  chips: string[]
  price: number
  minimum: number
  available: number
  notOffered?: NotOffered | null | undefined
  /** The last day on which it can be ordered, where that is not over. */
  lastOrders: string | null
  backorder?: string | undefined
  /** The smallest order there can be now; null for none. */
  least: number | null
}

interface PartCardProps {
  part: PartCardData
  /** Beside the price. */
  children?: ReactNode
  /** In the first row, which is on the screen at once. */
  early: boolean
  /** How wide the picture is shown; as in four columns by default. */
  sizes?: string
}

const FOUR_COLUMNS =
  "(min-width: 1200px) 281px, (min-width: 900px) 31vw, (min-width: 560px) 46vw, 120px"

/**
 * One part in the grid; on a phone the picture shrinks beside the name, so that more parts fit. Name and
 * button lead on, the picture is only looked at.
 */
export const PartCard = ({ part, early, sizes = FOUR_COLUMNS, children }: PartCardProps) => (
  <article
    className={`grid h-full grid-cols-[min(7.5rem,35%)_minmax(0,1fr)] content-start gap-x-4 gap-y-3 overflow-hidden transition-colors hover:border-control max-two:p-3 two:flex two:flex-col ${cardClass}`}
  >
    <PartPicture part={part} sizes={sizes} load={early ? "eager" : "lazy"} />
    <div className="two:px-4 two:pt-1">
      <h3 className="line-clamp-2 text-h3 tracking-[-0.005em]">
        <Link
          to={paths.part(part.slug)}
          prefetch={usePrefetch()}
          discover="none"
          className="rounded underline-offset-4 hover:underline"
        >
          {part.name}
        </Link>
      </h3>
      {/* Not in mono, whose font no first page would need otherwise. */}
      <p className="truncate text-sm text-text-3 tabular-nums">{part.number}</p>
      <p className="mt-1 line-clamp-2 text-sm text-text-2">{part.description}</p>
    </div>
    <Chips chips={part.chips} />
    <Offer part={part}>{children}</Offer>
  </article>
)

/** What it costs and how many there are, or what became of adding it, in one place; and the ways to buy it. */
function Offer({ part, children }: Pick<PartCardProps, "part" | "children">) {
  const cart = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const add = () => cart.add([{ partId: part.id, quantity: part.least ?? 0 }])
  return (
    <div className="col-span-2 tabular-nums two:mt-auto two:p-4 two:pt-1">
      <p className="flex items-baseline gap-1.5">
        <span className="text-price">{formatPrice(part.price)}</span>{" "}
        <span className="mr-auto text-sm text-text-3">each</span>
        {children}
      </p>
      <p className="mt-0.5 text-sm text-text-2">
        <CartNote cart={cart} back={button}>
          <Stock {...part} />
          {lastOrdersNote(part)}
        </CartNote>
      </p>
      <div className="buttons">
        {part.least ? <AddButton ref={button} part={part} busy={cart.busy} onAdd={add} /> : null}
        <BuyLink part={part} />
      </div>
    </div>
  )
}

const Chips = ({ chips }: { chips: string[] }) =>
  chips.length === 0 ? null : (
    <ul className="col-span-2 flex flex-wrap gap-1.5 two:px-4">
      {chips.map((chip) => (
        <li key={chip} className="chip">
          {chip}
        </li>
      ))}
    </ul>
  )
