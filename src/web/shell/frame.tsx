import type { ReactNode } from "react"
import type { KnownCart } from "../cart/shared/known-cart.ts"
import { useSite } from "../navigation/site.ts"
import type { Theme } from "../preferences/theme.ts"
import type { Viewer } from "../shop-context.ts"
import { Footer } from "./footer.tsx"
import { Navbar } from "./navbar.tsx"
import { OfflineLine, PageSpinner, TestModeLine } from "./status-lines.tsx"
import { usePageFocus } from "./use-page-focus.ts"

interface FrameProps {
  viewer: Viewer | null
  /** Of the viewer, as the page was rendered. */
  cart: KnownCart | undefined
  theme: Theme
  testMode: boolean
  children: ReactNode
}

/** What every page stands in. */
export function Frame({ viewer, cart, theme, testMode, children }: FrameProps) {
  usePageFocus()
  return (
    <>
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-16 rounded-md bg-brand px-4 py-2 font-medium text-on-brand focus:translate-y-0"
      >
        Skip to content
      </a>
      <Navbar viewer={viewer} cart={cart} />
      {testMode ? <TestModeLine /> : null}
      <OfflineLine />
      <PageSpinner />
      <main id="main" tabIndex={-1} className="frame flex-1 focus:outline-none">
        {children}
      </main>
      <Footer site={useSite()} theme={theme} signedIn={viewer !== null} />
    </>
  )
}
