import { lazy, Suspense } from "react"
import { Link, NavLink, useLocation } from "react-router"
import { text } from "#contract/kernel/text.ts"
import type { KnownCart } from "../../cart/known-cart.ts"
import { onceOnline } from "../../navigation/once-online.ts"
import { paths } from "../../navigation/paths.ts"
import { usePrefetch } from "../../navigation/use-online.ts"
import type { Viewer } from "../../shop-context.ts"
import { CartLink } from "./cart-link.tsx"
import { Mark } from "./mark.tsx"
import { navLink, PublicLinks } from "./nav-links.tsx"
import { NavSearch } from "./nav-search.tsx"
import { PartsLink } from "./parts-link.tsx"

// Only who is signed in needs it, so it is no part of every first page.
const SignedInMenu = lazy(() => onceOnline(() => import("./signed-in-menu.tsx")))

/** The bar at the top; the server knows who is signed in, so it never changes its mind. */
export const Navbar = ({
  viewer,
  cart,
}: {
  viewer: Viewer | null
  cart: KnownCart | undefined
}) => (
  <header className="sticky top-0 z-40 max-lg:[@media(height<30rem)]:relative border-b border-border bg-bg print:hidden">
    <div className="frame flex flex-wrap items-center gap-x-2 lg:min-h-15 lg:flex-nowrap lg:gap-x-4">
      <Link
        to={paths.home}
        prefetch={usePrefetch()}
        // As narrow as its longest word before the links would go to a line of their own.
        className="flex min-h-11 max-w-max shrink-0 grow basis-[min-content] items-center gap-2.5 rounded font-semibold tracking-[-0.01em] md:grow-0 md:basis-auto"
      >
        <Mark />
        <span className="leading-[1.15] max-[23.5rem]:sr-only">{text.title}</span>
      </Link>
      <div className="flex flex-1 items-center gap-x-1 max-lg:order-last max-lg:-ml-3 max-lg:basis-[calc(100%-4rem)] max-lg:pb-2 max-xs:-ml-1.5 lg:max-w-136">
        <PartsLink />
        <NavSearch />
      </div>
      <nav aria-label="Main" className="ml-auto flex min-h-15 items-center">
        <Suspense>{viewer ? <SignedInMenu viewer={viewer} /> : <SignedOut />}</Suspense>
      </nav>
      <CartLink owner={viewer?.email ?? ""} rendered={cart} />
    </div>
  </header>
)

function SignedOut() {
  const { pathname } = useLocation()
  const signingIn = pathname === paths.login() || pathname === paths.register()
  return (
    <ul className="-mr-3 flex flex-wrap max-xs:-mr-1.5">
      <PublicLinks />
      <li>
        <NavLink to={paths.login(signingIn ? undefined : pathname)} className={navLink}>
          {text.nav.login}
        </NavLink>
      </li>
    </ul>
  )
}
