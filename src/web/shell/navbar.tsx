import { lazy, Suspense } from "react"
import { Link, NavLink, useLocation } from "react-router"
import { text } from "#contract/kernel/text.ts"
import type { KnownCart } from "../cart/shared/known-cart.ts"
import { onceOnline } from "../navigation/once-online.ts"
import { paths } from "../navigation/paths.ts"
import { useSite } from "../navigation/site.ts"
import { usePrefetch } from "../navigation/use-online.ts"
import type { Viewer } from "../shop-context.ts"
import { CartLink } from "./cart-link.tsx"
import { Mark } from "./mark.tsx"
import { PublicLinks } from "./nav-links.tsx"
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
  <header className="bar">
    <div className="frame bar-row">
      <Link to={paths.home} prefetch={usePrefetch()} className="bar-home">
        <Mark />
        <span className="leading-[1.15] max-[23.5rem]:sr-only">{useSite().name}</span>
      </Link>
      <div className="bar-find">
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
        <NavLink to={paths.login(signingIn ? undefined : pathname)} className="bar-link">
          {text.nav.login}
        </NavLink>
      </li>
    </ul>
  )
}
