import { type ReactNode, useEffect, useRef } from "react"
import { useLocation, useNavigation } from "react-router"
import { commonText } from "#contract/kernel/common-text.ts"
import { t } from "#domain/languages/translate.ts"
import type { KnownCart } from "#web/cart/shared/known-cart.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { useSite } from "#web/navigation/site.ts"
import { useOnline } from "#web/navigation/use-online.ts"
import type { Theme } from "#web/preferences/preferences.ts"
import type { Viewer } from "#web/shop-context.ts"
import { SpinnerRing } from "#web/ui/feedback/spinner.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { rich } from "#web/ui/rich-text.tsx"
import { useDelayedFlag } from "#web/ui/timers.ts"
import { Footer } from "./footer.tsx"
import { Navbar } from "./navbar.tsx"
import { useFocusRecovery } from "./use-focus-recovery.ts"

/** Keeps the visitor on this page while offline, because no other page would load. */
function useBlockedNavigation(isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return
    const blockNavigation = (event: Event) => {
      const selector = event.type === "click" ? "a:not([href^='#'])" : "form[action]"
      if (!(event.target instanceof Element && event.target.closest(selector))) return
      event.preventDefault()
      event.stopPropagation()
      toast(commonText.offline, "failure")
    }
    for (const type of ["click", "submit"]) document.addEventListener(type, blockNavigation, true)
    return () => {
      for (const type of ["click", "submit"])
        document.removeEventListener(type, blockNavigation, true)
    }
  }, [isOffline])
}

/** Banner that says that payments and sign-in are sandboxes. */
const TestModeBanner = () => (
  <aside
    aria-label={t("Test mode")}
    className="border-b border-border bg-gold-subtle text-gold print:hidden"
  >
    <p className="frame py-1.5 text-sm">
      {rich("<strong>Test mode</strong>: nothing is charged or delivered.", {
        strong: (text) => <strong className="font-semibold">{text}</strong>,
      })}
    </p>
  </aside>
)

/** Offline notice. The live region exists before its text, so that it is announced. */
function OfflineBanner() {
  const online = useOnline()
  useBlockedNavigation(!online)
  return (
    <div role="status" className="sticky top-(--bar) z-30 bg-warn-subtle text-warn empty:hidden">
      {online ? null : (
        <p className="frame py-2 text-sm">{t("You are offline. This page may be out of date.")}</p>
      )}
    </div>
  )
}

function PageSpinner() {
  const { state } = useNavigation()
  const shown = useDelayedFlag(state === "loading")
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-[calc(var(--bar)+1.5rem)] z-30 grid"
    >
      {shown ? (
        <div className="spinner m-auto rounded-full border border-border bg-surface p-2 shadow-raised">
          <SpinnerRing />
        </div>
      ) : null}
    </div>
  )
}

/** After a navigation, focuses the target of the hash, or else the page heading. */
function usePageFocus(): void {
  const { pathname, hash } = useLocation()
  const isLoading = useNavigation().state !== "idle"
  const shown = useRef(pathname + hash)
  /** Element that had the focus when the navigation under way began. */
  const before = useRef<Element>(null)
  useEffect(() => {
    const address = pathname + hash
    if (shown.current === address) return
    shown.current = address
    document.documentElement.dataset.moved = ""
    // A visitor who turned to the search while the page loaded, or typed there, goes on typing.
    const { activeElement: focused } = document
    if (focused instanceof HTMLInputElement && focused.form?.id === SEARCH_FORM)
      if ((before.current ?? focused) !== focused || focused.value !== focused.defaultValue) return
    const target = hash
      ? document.getElementById(decodeURIComponent(hash.slice(1)))
      : document.querySelector<HTMLElement>("main h1")
    if (!target) return
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname, hash])
  useEffect(() => {
    before.current = isLoading ? document.activeElement : null
  }, [isLoading])
}

interface FrameProps {
  viewer: Viewer | null
  cart: KnownCart | undefined
  theme: Theme
  testMode: boolean
  children: ReactNode
}

export function Frame({ viewer, cart, theme, testMode, children }: FrameProps) {
  usePageFocus()
  useFocusRecovery()
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-md bg-brand px-4 py-2 font-medium text-on-brand focus:translate-y-0"
      >
        {t("Skip to content")}
      </a>
      <Navbar viewer={viewer} cart={cart} />
      {testMode ? <TestModeBanner /> : null}
      <OfflineBanner />
      <PageSpinner />
      <main id="main" tabIndex={-1} className="frame flex-1 focus:outline-none">
        {children}
      </main>
      <Footer site={useSite()} theme={theme} isSignedIn={viewer !== null} />
    </>
  )
}
