import { useLayoutEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { substitutesText } from "#contract/catalogue/part-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { lastOrdersUntil, WHILE_STOCK_LASTS, whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
import { CELL_BOUNDS, readQuantity } from "#domain/orders/read-quantity.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatDay } from "#domain/shop/days.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { useLivePart } from "#web/catalogue/shared/follow-part.ts"
import { LadderTable } from "#web/catalogue/shared/ladder-table.tsx"
import { BuyLink } from "#web/catalogue/shared/part-card.tsx"
import { priceOf } from "#web/catalogue/shared/price-of.ts"
import { AddQuantity, QuantityField } from "#web/catalogue/shared/quantity-field.tsx"
import { ExpectedStock, SoldOut } from "#web/catalogue/shared/short-stock.tsx"
import { Availability, isSoldOut, TaxNote } from "#web/catalogue/shared/stock.tsx"
import {
  priceAnnouncement,
  stockAnnouncement,
  useAnnouncement,
} from "#web/catalogue/shared/stock-announcements.ts"
import { SubstituteList } from "#web/catalogue/shared/substitute-list.tsx"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import type { PartData } from "./load-part.ts"

export function BuyBox({ part: loaded }: { part: PartData }) {
  const { part, isGone } = usePartNow(loaded)
  const announcement = usePartAnnouncement(part)
  const status = useRef<HTMLDivElement>(null)
  const hadFocus = useRef(false)
  // When the part is discontinued, field and buttons are removed. If they had the focus, it moves to the status.
  useLayoutEffect(() => {
    if (isGone && hadFocus.current) status.current?.focus({ preventScroll: true })
  }, [isGone])
  return (
    <>
      {part.price === loaded.price ? <Reduction part={part} /> : null}
      <section
        aria-label={t("Price and stock")}
        className="mt-6 border-t border-border pt-5 tabular-nums"
        onFocus={() => {
          hadFocus.current = true
        }}
        onBlur={() => {
          hadFocus.current = false
        }}
      >
        <Figures part={part} />
        <div ref={status} role="status" tabIndex={-1} className="mt-6">
          {isGone ? (
            <Notice tone="warn" title={pageText.part.gone} />
          ) : (
            <p className="sr-only">{announcement}</p>
          )}
        </div>
        {isGone ? null : <Offer part={part} />}
      </section>
    </>
  )
}

function Offer({ part }: { part: PartData }) {
  const [value, setValue] = useState(String(part.minimumQuantity))
  const field = useRef<HTMLInputElement>(null)
  if (isSoldOut(part)) return <SoldOutOffer part={part} />
  const quantity = readQuantity(value, CELL_BOUNDS) ?? Number(value || Number.NaN)
  const price = priceOf(part, quantity)
  return (
    <>
      <div className="flex flex-col gap-4">
        <LadderTable part={part} quantity={quantity} />
        <QuantityField
          part={part}
          value={value}
          quantity={quantity}
          onChange={setValue}
          input={field}
        />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="text-text-2">{t("Total")}</span>
          <output className="font-semibold">
            {price
              ? `${formatCount(quantity)} × ${formatCents(price.unitPriceCents)} = ${formatCents(price.totalCents)}`
              : "—"}
          </output>
        </p>
      </div>
      <div role="status" className="mt-3 text-sm text-text-2 empty:hidden">
        <ExpectedStock quantity={quantity} {...part} />
      </div>
      {quantity > part.availableQuantity && quantity <= MAX_UNITS ? (
        <ShortOffer key={quantity} part={part} quantity={quantity} />
      ) : null}
      <div className="mt-6">
        <AddQuantity part={part} quantity={quantity} field={field}>
          <BuyLink part={part} quantity={quantity} size={44} />
        </AddQuantity>
      </div>
    </>
  )
}

function ShortOffer({ part, quantity }: { part: PartData; quantity: number }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-3">
      {open ? (
        <SubstituteList partId={part.id} quantity={quantity} />
      ) : (
        <Button variant="secondary" size={32} onClick={() => setOpen(true)}>
          {substitutesText.title}
        </Button>
      )}
    </div>
  )
}

const SoldOutOffer = ({ part }: { part: PartData }) => (
  <>
    <SoldOut availableQuantity={part.availableQuantity} notOffered={part.notOffered}>
      {part.notOffered ? null : <ExpectedStock quantity={Number.POSITIVE_INFINITY} {...part} />}
      <Link
        to={paths.parts({ category: part.category, available: "true" })}
        className="text-brand underline underline-offset-2"
      >
        {t("Available alternatives in {category}", {
          category: categoryName(part.category),
        })}
      </Link>
    </SoldOut>
    <h2 className="mt-6 mb-2 font-semibold">{substitutesText.title}</h2>
    <SubstituteList partId={part.id} quantity={part.minimumQuantity} loaded={part.substitutes} />
    <BuyLink part={part} size={44} className="mt-6 w-full" />
  </>
)

const usePartAnnouncement = (part: PartData): string =>
  useAnnouncement(
    {
      price: part.price,
      minimumQuantity: part.minimumQuantity,
      availableQuantity: part.availableQuantity,
      backorder: part.backorder,
    },
    (before, now) =>
      [
        priceAnnouncement(before.price, now.price) ?? "",
        stockAnnouncement(before, now, now.minimumQuantity) ?? "",
      ]
        .join(" ")
        .trim() || undefined,
  )

/** Price before a reduction, with the lowest price of the 30 days before it. */
const Reduction = ({ part: { reduction } }: { part: PartData }) =>
  reduction ? (
    <p className="mt-4 text-sm text-text-2">
      {rich("Reduced from {before}. Lowest price of the 30 days before: {lowest}.", {
        before: <s className="tabular-nums">{formatAmount(reduction.from)}</s>,
        lowest: <span className="tabular-nums">{formatAmount(reduction.lowest)}</span>,
      })}
    </p>
  ) : null

const Figures = ({ part }: { part: PartData }) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-[1.75rem]/8 font-semibold">{formatAmount(part.price)}</span>
      <span className="text-text-3">{t("each")}</span>
      <TaxNote />
    </p>
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-[0.9375rem]/6">
      <dt className="text-text-2">{t("Minimum order")}</dt>
      <dd>{formatCount(part.minimumQuantity)}</dd>
      {isSoldOut(part) ? null : (
        <>
          <dt className="text-text-2">{t("Stock")}</dt>
          <dd>
            <Availability {...part} />
          </dd>
        </>
      )}
      <LastOrders lifecycle={part.lifecycle} />
    </dl>
  </>
)

function LastOrders({ lifecycle = "" }: { lifecycle: string | undefined }) {
  const until = lastOrdersUntil(lifecycle)
  if (lifecycle === WHILE_STOCK_LASTS)
    return (
      <>
        <dt className="text-text-2">{t("Discontinued")}</dt>
        <dd>{t("While stock lasts")}</dd>
      </>
    )
  return until === undefined ? null : (
    <>
      <dt className="text-text-2">{t("Last orders")}</dt>
      <dd>
        {t("until")} <time dateTime={until}>{formatDay(until)}</time>
      </dd>
    </>
  )
}

/** Returns the part with its live price and stock, and whether it is discontinued. */
function usePartNow(loaded: PartData): { part: PartData; isGone: boolean } {
  const [now] = useLivePart(loaded.id, loaded)
  if (!now) return { part: loaded, isGone: false }
  const part = {
    ...loaded,
    price: now.price,
    breaks: now.breaks,
    minimumQuantity: now.minimumQuantity,
    maximumQuantity: now.maximumQuantity,
    orderMultiple: now.orderMultiple,
    availableQuantity: now.availables,
    lifecycle: now.lifecycle,
    backorder: now.backorder,
    notOffered: whyNotOffered(now.lifecycle),
    expected: now.expected,
  }
  return { part, isGone: now.archived }
}
