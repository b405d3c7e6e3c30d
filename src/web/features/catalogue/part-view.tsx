import { useLayoutEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { BuyLink } from "#web/parts/buy-link.tsx"
import {
  priceAnnouncement,
  stockAnnouncement,
  useAnnouncement,
} from "#web/parts/part-announcements.ts"
import { PartPicture } from "#web/parts/part-picture.tsx"
import { SoldOut } from "#web/parts/sold-out.tsx"
import { SpecTable } from "#web/parts/spec-table.tsx"
import { Availability, isSoldOut } from "#web/parts/stock.tsx"
import { useLivePart } from "#web/parts/use-live-part.ts"
import { Notice } from "#web/ui/notice.tsx"
import { WholeWords } from "#web/ui/whole-words.tsx"
import { FitsSection } from "./fits-section.tsx"
import type { PartData } from "./load-part.ts"
import { PriceCalculator } from "./price-calculator.tsx"

const SIZES = "(min-width: 1264px) 752px, (min-width: 900px) 58vw, 100vw"

/** One part: a calm picture, the numbers, one action, and everything else below. */
export const PartView = ({ part }: { part: PartData }) => (
  <article className="pt-6 lg:pt-8">
    <Trail category={part.category} name={part.name} />
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-16">
      <div className="self-start overflow-hidden rounded-lg">
        <PartPicture part={part} sizes={SIZES} load="first" />
      </div>
      <div className="flex flex-col">
        <h1 tabIndex={-1} className="text-h1">
          <WholeWords>{part.name}</WholeWords>
        </h1>
        <p className="mt-2 font-mono text-mono text-text-3">
          <span className="sr-only">Part number </span>
          {part.number}
        </p>
        <p className="mt-4 text-text-2">{part.description}</p>
        <Chips chips={part.chips} />
        <BuyBox key={part.id} part={part} />
      </div>
    </div>
    <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
      <SpecTable
        name={part.name}
        number={part.number}
        mpn={part.mpn}
        rows={part.specs}
        source={part.source}
      />
      <FitsSection groups={part.fits} />
    </div>
  </article>
)

const Trail = ({ category, name }: { category: string; name: string }) => (
  <nav aria-label="Breadcrumb">
    <ol className="flex flex-wrap items-center gap-x-2 text-sm text-text-3 *:flex *:items-center *:gap-x-2 [&>li+li]:before:content-['/']">
      <li>
        <TrailLink to={paths.parts()}>Parts</TrailLink>
      </li>
      <li>
        <TrailLink to={paths.parts({ category })}>{category}</TrailLink>
      </li>
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
)

const TrailLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-8 items-center rounded text-text-2 underline-offset-4 hover:text-text hover:underline"
  >
    {children}
  </Link>
)

const Chips = ({ chips }: { chips: readonly string[] }) =>
  chips.length === 0 ? null : (
    <ul className="mt-4 flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip} className="chip">
          {chip}
        </li>
      ))}
    </ul>
  )

/** Price, minimum and stock as they are now, and what any quantity comes to. */
function BuyBox({ part: loaded }: { part: PartData }) {
  const { part, isGone } = usePartNow(loaded)
  const { price, minimum, available } = part
  const announcement = useAnnouncement(
    { price, minimum, available },
    (before, now) =>
      [
        priceAnnouncement(before.price, now.price) ?? "",
        stockAnnouncement(before, now, now.minimum) ?? "",
      ]
        .join(" ")
        .trim() || undefined,
  )
  const [quantity, setQuantity] = useState(String(loaded.minimum))
  const status = useRef<HTMLDivElement>(null)
  const linkHadFocus = useRef(false)
  // The link goes when the part does, and with it the focus, if it was there.
  useLayoutEffect(() => {
    if (isGone && linkHadFocus.current) status.current?.focus({ preventScroll: true })
  }, [isGone])
  return (
    <section aria-label="Price and stock" className="mt-6 border-t border-border pt-5 tabular-nums">
      <Figures part={part} />
      <div ref={status} role="status" tabIndex={-1} className="mt-6">
        {isGone ? (
          <Notice tone="warn" title={pageText.part.gone} />
        ) : (
          <p className="sr-only">{announcement}</p>
        )}
      </div>
      {isSoldOut(part) && !isGone ? (
        <div className="mb-6">
          <SoldOut available={part.available}>
            <Link
              to={paths.parts({ category: part.category, available: "true" })}
              className="text-brand underline underline-offset-2"
            >
              {`Others in ${part.category} that are available`}
            </Link>
          </SoldOut>
        </div>
      ) : null}
      {isGone || isSoldOut(part) ? null : (
        <div className="mb-6">
          <PriceCalculator part={part} value={quantity} onChange={setQuantity} />
        </div>
      )}
      {isGone ? null : (
        <BuyLink
          part={part}
          quantity={quantity}
          size={44}
          className="w-full"
          onFocus={() => {
            linkHadFocus.current = true
          }}
          onBlur={() => {
            linkHadFocus.current = false
          }}
        />
      )}
    </section>
  )
}

const Figures = ({ part }: { part: PartData }) => (
  <>
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="text-[1.75rem]/8 font-semibold">{formatPrice(part.price)}</span>
      <span className="text-text-3">each</span>
    </p>
    <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-[0.9375rem]/6">
      <dt className="text-text-2">Minimum order</dt>
      <dd>{formatCount(part.minimum)}</dd>
      <dt className="text-text-2">Stock</dt>
      <dd>
        {isSoldOut(part) ? (
          `${formatCount(part.available)} available`
        ) : (
          <Availability minimum={part.minimum} available={part.available} />
        )}
      </dd>
    </dl>
  </>
)

/** The part as it was loaded, with the price and stock of now, and whether it is still made. */
function usePartNow(loaded: PartData): { part: PartData; isGone: boolean } {
  const [now] = useLivePart(loaded.id, loaded)
  if (!now) return { part: loaded, isGone: false }
  const { price, breaks, minimumQuantity: minimum, availables: available } = now
  const limits = { minimum, maximum: now.maximumQuantity, multiple: now.orderMultiple, available }
  return { part: { ...loaded, price, breaks, ...limits }, isGone: now.archived }
}
