import { useEffect, useEffectEvent, useRef, useState } from "react"
import { Link } from "react-router"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { publicApi, type Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"

type Categories = Reply<"GET /category">

export default function PartsMenu({ onClose }: { onClose: () => void }) {
  const menu = useRef<HTMLElement>(null)
  const { categories, failed } = useCategories()
  useDismiss(menu, onClose)
  return (
    <nav ref={menu} aria-label={t("Parts by category")} className="bar-panel p-2 lg:w-136">
      <ul className="gap-x-2 two:columns-2">
        <MenuLink
          name={t("All parts")}
          to={paths.parts()}
          count={totalOf(categories)}
          onClose={onClose}
        />
        <MenuLink name={t("Quick order")} to={paths.quickOrder} onClose={onClose} />
        {categories?.map(({ name, count }) => (
          <MenuLink
            key={name}
            name={categoryName(name)}
            to={paths.parts({ category: name })}
            count={count}
            onClose={onClose}
          />
        ))}
      </ul>
      {failed ? (
        <p className="px-3 py-2 text-sm text-text-2">{t("Categories could not be loaded.")}</p>
      ) : null}
    </nav>
  )
}

const totalOf = (categories: Categories | undefined): number | undefined =>
  categories?.reduce((sum, { count }) => sum + count, 0)

interface MenuLinkProps {
  name: string
  to: string
  count?: number | undefined
  onClose: () => void
}

const MenuLink = ({ name, to, count, onClose }: MenuLinkProps) => (
  <li className="break-inside-avoid">
    <Link
      to={to}
      prefetch={usePrefetch()}
      onClick={onClose}
      className="flex min-h-11 items-center gap-3 rounded px-3 text-[0.9375rem] hover:bg-sunken lg:min-h-9"
    >
      <span className="min-w-0 flex-1">{name}</span>{" "}
      {count === undefined ? null : (
        <span className="text-sm text-text-3 tabular-nums">{formatCount(count)}</span>
      )}
    </Link>
  </li>
)

function useCategories(): { categories?: Categories; failed?: true } {
  const [loaded, setLoaded] = useState<{ categories?: Categories; failed?: true }>({})
  useEffect(() => {
    publicApi("GET /category").then(
      (categories) => setLoaded({ categories }),
      () => setLoaded({ failed: true }),
    )
  }, [])
  return loaded
}

function useDismiss(menu: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const link = menu.current?.parentElement?.querySelector("a")
    const listening = new AbortController()
    const { signal } = listening
    const elsewhere = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.parentElement?.contains(target))) close()
    }
    document.addEventListener("pointerdown", elsewhere, { signal })
    document.addEventListener("focusin", elsewhere, { signal })
    document.addEventListener(
      "keydown",
      ({ key }) => {
        if (key !== "Escape") return
        link?.focus()
        close()
      },
      { signal },
    )
    return () => listening.abort()
  }, [menu])
}
