import { type ComponentProps, type ReactNode, useRef } from "react"
import { Link } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { lastOrdersOf, type NotOffered, whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { t } from "#domain/languages/translate.ts"
import { nextAllowed } from "#domain/orders/quantity.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import type { Reply } from "#web/api/api.ts"
import { CartNote } from "#web/cart/shared/cart-note.tsx"
import { useAddToCart } from "#web/cart/shared/use-add-to-cart.ts"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { Button, ButtonLink, type ButtonSize } from "#web/ui/button.tsx"
import { cardClass } from "#web/ui/card.tsx"
import { PartPicture } from "./part-picture.tsx"
import { isSoldOut, lastOrdersNote, type PartStock, Stock } from "./stock.tsx"

/** Fields of a part that a small tile shows. */
export interface PartTileData {
  id: string
  slug: string
  name: string
  category: string
  image: string
  price: number
  minimumQuantity: number
  availableQuantity: number
  notOffered?: NotOffered | null | undefined
  lastOrders: string | null
  backorder?: string | undefined
  /** Smallest quantity that can be ordered now. */
  smallestOrder: number | null
}

export type FoundPart = Reply<"GET /catalogue">["parts"][number]

export const tileOf = (part: FoundPart): PartTileData => ({
  id: part._id,
  slug: part.slug,
  name: part.name,
  category: part.category,
  image: part.image,
  price: part.price,
  minimumQuantity: part.minimumQuantity,
  availableQuantity: part.availableQuantity,
  notOffered: whyNotOffered(part.lifecycle) ?? null,
  backorder: part.backorder,
  lastOrders: lastOrdersOf(part.lifecycle),
  smallestOrder: nextAllowed(part, 1) ?? null,
})

interface AddButtonProps extends Omit<ComponentProps<typeof Button>, "part"> {
  part: { name: string }
  short?: boolean
}

export const AddButton = ({ part, short, ...rest }: AddButtonProps) => (
  <Button variant="secondary" className="needs-script" {...rest}>
    {short ? commonText.cart.addShort : commonText.cart.add}
    <span className="sr-only">
      {short ? ` ${t("to cart {name}", { name: part.name })}` : ` ${part.name}`}
    </span>
  </Button>
)

interface BuyLinkProps extends Omit<ComponentProps<typeof ButtonLink>, "to" | "variant" | "part"> {
  part: PartStock & { id: string; name: string }
  /** Initial quantity; by default the minimum quantity. */
  quantity?: number
}

export const BuyLink = ({ part, quantity = 0, ...rest }: BuyLinkProps) => (
  <ButtonLink
    {...rest}
    to={
      quantity > part.minimumQuantity
        ? paths.orderAgain(part.id, quantity)
        : paths.purchase(part.id)
    }
    variant={isSoldOut(part) ? "secondary" : "primary"}
  >
    {commonText.parts.buyNow}
    <span className="sr-only">{` ${part.name}`}</span>
  </ButtonLink>
)

export interface PartCardData extends PartTileData {
  number: string
  description: string
  chips: string[]
}

interface PartCardProps {
  part: PartCardData
  children?: ReactNode
  early: boolean
  sizes: string
}

/** Card of a part. On phones the picture is small and stands beside name, price and stock, to keep long pages short. */
export const PartCard = ({ part, early, sizes, children }: PartCardProps) => (
  <article className={`part-card ${cardClass}`}>
    <PartPicture part={part} sizes={sizes} load={early ? "eager" : "lazy"} />
    <div className="two:px-4 two:pt-1">
      <h3>
        <PartLink part={part} />
      </h3>
      {/* Not in the monospace font, because no other text of the first page needs that font. */}
      <p className="truncate text-sm text-text-3 tabular-nums">{part.number}</p>
      <p className="part-description">{part.description}</p>
    </div>
    <Chips chips={part.chips} className="part-chips" />
    <Offer part={part} className="part-offer tabular-nums">
      {children}
    </Offer>
  </article>
)

export const PartTile = ({ part, early }: { part: PartTileData; early: boolean }) => (
  <article className={`part-tile ${cardClass}`}>
    <PartPicture part={part} sizes="64px" load={early ? "eager" : "lazy"} />
    <h3>
      <PartLink part={part} />
    </h3>
    <Offer part={part} className="part-tile-offer" size={32} />
  </article>
)

const PartLink = ({ part }: { part: PartTileData }) => (
  <Link
    to={paths.part(part.slug)}
    prefetch={usePrefetch()}
    discover="none"
    className="rounded underline-offset-4 hover:underline"
  >
    {part.name}
  </Link>
)

interface OfferProps {
  part: PartTileData
  className: string
  size?: ButtonSize
  children?: ReactNode
}

function Offer({ part, className, size, children }: OfferProps) {
  const cart = useAddToCart()
  const button = useRef<HTMLButtonElement>(null)
  const add = () => cart.add([{ partId: part.id, quantity: part.smallestOrder ?? 0 }])
  return (
    <div className={className}>
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className="text-price">{formatAmount(part.price)}</span>{" "}
        <span className="mr-auto text-sm text-text-3">{t("each")}</span>
        {children}
      </p>
      <p className="mt-0.5 text-sm text-text-2">
        <CartNote cart={cart} back={button}>
          <Stock {...part} />
          {lastOrdersNote(part)}
        </CartNote>
      </p>
      <div className="buttons">
        {part.smallestOrder ? (
          <AddButton ref={button} part={part} size={size} busy={cart.busy} onClick={add} />
        ) : null}
        <BuyLink part={part} size={size} />
      </div>
    </div>
  )
}

interface ChipsProps {
  chips: readonly string[]
  className: string
}

export const Chips = ({ chips, className }: ChipsProps) =>
  chips.length === 0 ? null : (
    <ul className={className}>
      {chips.map((chip) => (
        <li key={chip} className="chip">
          {chip}
        </li>
      ))}
    </ul>
  )
