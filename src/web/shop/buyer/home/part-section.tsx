import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react"
import { Link, useNavigate } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { smallestPicture } from "#domain/pictures/uploads.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { PartTile, type PartTileData } from "#web/catalogue/shared/part-card.tsx"
import { CategoryDrawing } from "#web/catalogue/shared/part-picture.tsx"
import { TaxNote } from "#web/catalogue/shared/stock.tsx"
import { handOverRows, LIST_FILE_TYPES } from "#web/navigation/handed-over-rows.ts"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { cardClass } from "#web/ui/card.tsx"
import { EmptyState, LazyRetryPanel } from "#web/ui/feedback/empty-state.tsx"
import { Picture } from "#web/ui/picture/picture.tsx"
import { Section } from "./home-sections.tsx"
import { type HomeData, partsFromColumns } from "./load-home.ts"

const CategoryTiles = ({ categories }: { categories: HomeData["categories"] }) =>
  categories.length > 1 ? (
    <nav aria-label={t("Categories")}>
      <ul className="mb-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3 xl:grid-cols-5">
        {categories.map(({ name, count, image }) => (
          <li key={name}>
            <Link
              to={paths.parts({ category: name })}
              discover="none"
              className={`flex h-full min-h-12 items-center gap-3 overflow-hidden pr-2 transition-colors hover:border-control ${cardClass}`}
            >
              <span className="tile w-14 shrink-0 self-stretch xl:w-16">
                <Picture
                  src={smallestPicture(image)}
                  alt=""
                  width={240}
                  height={180}
                  className="size-full object-contain"
                  fallback={<CategoryDrawing category={name} />}
                />
              </span>
              <span className="min-w-0 text-sm font-medium">
                {categoryName(name)}{" "}
                <span className="block font-normal text-text-3 tabular-nums">
                  {formatCount(count)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ) : null

const BATCH_SIZE = 8
const BATCH_INTERVAL_MS = 50

/** Class of cards far down the page, whose layout is deferred. */
const LATE_CARD = "late-card"

/** Lays out late cards in batches, so that the page stays responsive. */
function useLateCards(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const waiting = [...(list.current?.getElementsByClassName(LATE_CARD) ?? [])]
    const timer = setInterval(() => {
      for (const card of waiting.splice(0, BATCH_SIZE)) card.classList.remove(LATE_CARD)
      if (waiting.length === 0) clearInterval(timer)
    }, BATCH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [list])
}

const FIRST_ROW_CARDS = 4

export function PartSection({ home: { parts, partCount, categories } }: { home: HomeData }) {
  const cards = useMemo(() => parts && partsFromColumns(parts), [parts])
  const all = t("All {partCount} parts", { partCount: formatCount(partCount) })
  return (
    <Section
      id="parts"
      title={commonText.parts.heading}
      aside={
        partCount > 0 ? (
          <>
            <TaxNote before={t("Prices")} /> <AllParts>{all}</AllParts>
          </>
        ) : undefined
      }
    >
      <QuickOrderBox />
      <CategoryTiles categories={categories} />
      {cards ? (
        <PartGrid parts={cards} />
      ) : (
        <LazyRetryPanel>{t("Parts could not be loaded.")}</LazyRetryPanel>
      )}
      {cards && cards.length < partCount ? (
        <p className="mt-8 text-center">
          <ButtonLink to={paths.parts()} variant="secondary">
            {all}
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  )
}

const AllParts = ({ children }: { children: string }) => (
  <Link
    to={paths.parts()}
    prefetch={usePrefetch()}
    className="inline-flex min-h-8 items-center rounded font-medium text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
  >
    {children}
  </Link>
)

function PartGrid({ parts }: { parts: readonly PartTileData[] }) {
  const list = useRef<HTMLUListElement>(null)
  useLateCards(list)
  if (parts.length === 0) return <EmptyState text={t("No parts yet.")} />
  return (
    <ul
      ref={list}
      className="shelf gap-3 max-two:grid-rows-[repeat(4,auto)] two:grid-cols-2 wide:grid-cols-3 xl:grid-cols-4"
    >
      {parts.map((part, index) => (
        <li key={part.id} className={index < FIRST_ROW_CARDS ? undefined : LATE_CARD}>
          <PartTile part={part} early={index < FIRST_ROW_CARDS} />
        </li>
      ))}
    </ul>
  )
}

/** Hands pasted rows, or a file dropped anywhere on the page, to quick order. */
function QuickOrderBox() {
  const navigate = useNavigate()
  const file = useRef<HTMLInputElement>(null)
  const openQuickOrder = useEffectEvent((rows: string | File | undefined) => {
    if (!rows) return
    handOverRows(rows)
    void navigate(paths.quickOrder)
  })
  const isOver = usePastedOrDroppedRows(openQuickOrder)
  return (
    <section
      aria-labelledby="quick-order-title"
      className="quick-order-box"
      data-over={isOver || undefined}
    >
      <h3 id="quick-order-title" className="text-h3">
        <Link to={paths.quickOrder} className="rounded underline underline-offset-4">
          {t("Quick order")}
        </Link>
      </h3>
      <p className="grow text-sm text-text-2">
        {isOver
          ? t("Drop the file to read its rows.")
          : t("Have a list? Paste its rows anywhere on this page, or drop the spreadsheet here.")}
      </p>
      <button
        type="button"
        className="button button-32 button-secondary needs-script"
        onClick={() => file.current?.click()}
      >
        {t("Choose a file")}
      </button>
      <input
        ref={file}
        type="file"
        hidden
        aria-label={t("File with rows")}
        accept={LIST_FILE_TYPES}
        onChange={({ target }) => openQuickOrder(target.files?.[0])}
      />
    </section>
  )
}

/** Listens to pastes outside of fields and to dropped files. Returns whether a file is being dragged over the page. */
function usePastedOrDroppedRows(onRows: (rows: string | File | undefined) => void): boolean {
  const [isOver, setOver] = useState(false)
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches(":read-write")
    const text = event.clipboardData?.getData("text/plain").trim()
    if (isField || !event.clipboardData) return
    onRows(text || event.clipboardData.files[0])
  })
  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return
    // Otherwise the browser would navigate to the file.
    event.preventDefault()
    setOver(event.type === "dragover")
    if (event.type === "drop") onRows(event.dataTransfer.files[0])
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener("paste", (event) => onPaste(event), { signal })
    for (const type of ["dragover", "dragleave", "drop"] as const)
      document.addEventListener(type, (event) => onDrag(event), { signal })
    return () => listening.abort()
  }, [])
  return isOver
}
