import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react"
import { Form, Link, NavLink, useLocation, useNavigation } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import {
  cartLabel,
  type KnownCart,
  useCartAnnouncement,
  useKnownCart,
} from "#web/cart/shared/known-cart.ts"
import { loadChunk } from "#web/navigation/load-chunk.ts"
import { paths } from "#web/navigation/paths.ts"
import { isSlashEnabled, openExact, SEARCH_FORM } from "#web/navigation/search-form.ts"
import { useSite } from "#web/navigation/site.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import type { Viewer } from "#web/shop-context.ts"
import { ChevronDown, ClipboardList, Icon, Search, ShoppingCart } from "#web/ui/icon/icon.tsx"
import { ContentPageLinks, Logo } from "./nav-links.tsx"

interface CartLinkProps {
  owner: string
  rendered: KnownCart | undefined
}

function CartLink({ owner, rendered }: CartLinkProps) {
  const cart = useKnownCart(owner, rendered)
  const announcement = useCartAnnouncement()
  return (
    <div className="bar-cart">
      <NavLink
        to={paths.cart}
        aria-label={cartLabel(cart)}
        className="grid size-11 place-items-center rounded text-text-2 transition-colors hover:text-text aria-[current=page]:text-brand"
      >
        <Icon of={ShoppingCart} size={22} />
        {cart?.lines ? (
          <span className="absolute top-0.5 right-0 min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.6875rem]/4.5 font-semibold text-on-brand tabular-nums">
            {formatCount(cart.lines)}
          </span>
        ) : null}
      </NavLink>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const PartsMenu = lazy(() => loadChunk(() => import("./parts-menu.tsx")))

function PartsLink() {
  const [open, setOpen] = useState(false)
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(!open)
  }
  return (
    <div className="lg:relative">
      <NavLink to={paths.parts()} aria-expanded={open} className="bar-link gap-1" onClick={click}>
        {commonText.nav.parts}
        <Icon of={ChevronDown} size={16} />
      </NavLink>
      <Suspense>{open ? <PartsMenu onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  )
}

const Suggestions = lazy(() => loadChunk(() => import("./suggestions.tsx")))

function NavSearch() {
  const { pathname, search } = useLocation()
  const isLoading = useNavigation().state !== "idle"
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setUsed] = useState(false)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event))
        return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener("keydown", focus)
    return () => removeEventListener("keydown", focus)
  }, [])
  const shown = (pathname === paths.parts() && new URLSearchParams(search).get("q")) || ""
  const page = useRef(pathname)
  const isTypedWhileLoading = useRef(false)
  useEffect(() => {
    const isKept = isTypedWhileLoading.current
    isTypedWhileLoading.current &&= isLoading
    if (page.current === pathname) return
    page.current = pathname
    if (isKept || !field.current) return
    field.current.value = shown
    setUsed(false)
  }, [pathname, shown, isLoading])
  return (
    <Form
      id={SEARCH_FORM}
      action={paths.parts()}
      role="search"
      aria-label={t("Shop")}
      autoComplete="off"
      // Discards suggestions that arrive after the submit, as they would cover the results.
      onSubmit={() => setUsed(false)}
      className="bar-form min-w-0 lg:relative"
    >
      <div className="relative">
        <label>
          <span className="sr-only">{t("Search parts")}</span>
          <input
            ref={field}
            onFocus={() => setUsed(true)}
            onInput={() => {
              isTypedWhileLoading.current = isLoading
              setUsed(true)
            }}
            type="search"
            name="q"
            defaultValue={shown}
            maxLength={100}
            placeholder={t("Search")}
            aria-keyshortcuts="/"
            className="peer bar-search"
          />
          <kbd
            aria-hidden
            className="chip needs-script pointer-events-none absolute inset-y-2 right-2 max-xl:hidden peer-focus:hidden peer-not-placeholder-shown:hidden"
          >
            /
          </kbd>
        </label>
        <button type="submit" {...openExact} className="bar-submit">
          <Icon of={Search} size={18} />
          <span className="sr-only">{t("Search")}</span>
        </button>
      </div>
      <Suspense>{isUsed ? <Suggestions field={field} /> : null}</Suspense>
    </Form>
  )
}

/** Reports whether the shortcut is off, or the key belongs to a field or a dialog. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  !isSlashEnabled() ||
  (target instanceof Element && target.matches(":read-write, select")) ||
  document.querySelector("dialog:modal") !== null

// Loaded on demand, because only signed-in users need it.
const SignedInMenu = lazy(() => loadChunk(() => import("./signed-in-menu.tsx")))

/** Navigation bar. The server renders the sign-in state, so that the bar does not flicker. */
export const Navbar = ({
  viewer,
  cart,
}: {
  viewer: Viewer | null
  cart: KnownCart | undefined
}) => (
  <header className="bar">
    <div className="frame bar-row">
      <Link to={paths.home} prefetch={usePrefetch()} className="bar-home">
        <Logo />
        <span className="leading-[1.15] max-[23.5rem]:sr-only">{useSite().name}</span>
      </Link>
      <div className="bar-find">
        <PartsLink />
        <NavSearch />
        <NavLink
          to={paths.quickOrder}
          aria-label={t("Quick order")}
          className="bar-link gap-1.5 max-[22rem]:hidden"
        >
          <Icon of={ClipboardList} size={18} />
          <span aria-hidden className="max-xl:hidden">
            {t("Quick order")}
          </span>
        </NavLink>
      </div>
      <nav aria-label={t("Main")} className="ml-auto flex min-h-15 items-center">
        <Suspense>{viewer ? <SignedInMenu viewer={viewer} /> : <SignedOut />}</Suspense>
      </nav>
      <CartLink owner={viewer?.email ?? ""} rendered={cart} />
    </div>
  </header>
)

function SignedOut() {
  const { pathname, search } = useLocation()
  const isSigningIn = pathname === paths.login() || pathname === paths.register()
  return (
    <ul className="-mr-3 flex flex-wrap max-xs:-mr-1.5">
      <ContentPageLinks />
      <li>
        <NavLink to={paths.login(isSigningIn ? undefined : pathname + search)} className="bar-link">
          {commonText.nav.login}
        </NavLink>
      </li>
    </ul>
  )
}
