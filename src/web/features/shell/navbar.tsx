import { type FormEvent, useEffect } from "react"
import { Link, NavLink, useLocation, useNavigate } from "react-router"
import { text } from "#contract/kernel/text.ts"
import { failureText } from "../../api/failure-text.ts"
import { forgetToken } from "../../api/token.ts"
import type { KnownCart } from "../../cart/known-cart.ts"
import { paths } from "../../navigation/paths.ts"
import { usePrefetch } from "../../navigation/use-online.ts"
import type { Viewer } from "../../shop-context.ts"
import { Icon } from "../../ui/icon.tsx"
import { LogOut, Menu } from "../../ui/icons.ts"
import { toast } from "../../ui/toast.ts"
import { CartLink } from "./cart-link.tsx"
import { Mark } from "./mark.tsx"
import { NavSearch } from "./nav-search.tsx"

/** Only who is signed in needs it, so it is no part of every first page. */
const loadSession = () => import("../../api/session.ts")

const item =
  "flex min-h-11 items-center rounded px-3 text-[0.9375rem] font-medium text-text-2 transition-colors hover:text-text max-xs:px-1.5 max-xs:text-sm"
const link = `${item} aria-[current=page]:text-text aria-[current=page]:underline aria-[current=page]:decoration-brand aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-[0.5em]`

/** The bar at the top; the server knows who is signed in, so it never changes its mind. */
export const Navbar = ({
  viewer,
  cart,
}: {
  viewer: Viewer | null
  cart: KnownCart | undefined
}) => (
  <header className="sticky top-0 z-40 max-lg:[@media(height<30rem)]:static border-b border-border bg-bg print:hidden">
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
        <NavLink to={paths.parts()} prefetch={usePrefetch()} className={link}>
          {text.nav.parts}
        </NavLink>
        <NavSearch />
      </div>
      <nav aria-label="Main" className="ml-auto flex min-h-15 items-center">
        {viewer ? <SignedIn viewer={viewer} /> : <SignedOut />}
      </nav>
      <CartLink owner={viewer?.email ?? ""} rendered={cart} />
    </div>
  </header>
)

const PublicLinks = () => (
  <>
    <li>
      <NavLink to={paths.blog} prefetch={usePrefetch()} className={link}>
        {text.nav.blog}
      </NavLink>
    </li>
    <li>
      <NavLink to={paths.portfolio} prefetch={usePrefetch()} className={link}>
        {text.nav.portfolio}
      </NavLink>
    </li>
  </>
)

function SignedOut() {
  const { pathname } = useLocation()
  const signingIn = pathname === paths.login() || pathname === paths.register()
  return (
    <ul className="-mr-3 flex flex-wrap max-xs:-mr-1.5">
      <PublicLinks />
      <li>
        <NavLink to={paths.login(signingIn ? undefined : pathname)} className={link}>
          {text.nav.login}
        </NavLink>
      </li>
    </ul>
  )
}

const MENU = "account-menu"

/** One list: in the bar where there is room, else behind a button that opens it as a popover. */
function SignedIn({ viewer }: { viewer: Viewer }) {
  const { pathname } = useLocation()
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        className={`${item} -mr-2 cursor-pointer gap-2 md:hidden`}
      >
        <Icon of={Menu} />
        Menu
      </button>
      <ul
        // A new page has a menu of its own, closed.
        key={pathname}
        id={MENU}
        popover="auto"
        className="text-text max-md:fixed max-md:inset-auto max-md:top-15 max-md:right-3 max-md:min-w-56 max-md:rounded-lg max-md:border max-md:border-border max-md:bg-surface max-md:p-2 max-md:shadow-raised max-md:open:flex max-md:open:flex-col md:static md:-mr-3 md:flex md:flex-wrap md:items-center md:justify-end md:bg-transparent"
      >
        <PublicLinks />
        <li className="flex min-h-11 items-center px-3 text-[0.9375rem] max-xs:px-2 max-md:order-first max-md:mb-1 max-md:border-b max-md:border-border md:ml-2 md:border-l md:border-border md:pl-5">
          <span className="max-w-[20ch] truncate lg:max-xl:max-w-[12ch]" title={viewer.name}>
            {viewer.name}
          </span>
        </li>
        <li>
          <NavLink to={paths.dashboard} className={link}>
            {text.nav.dashboard}
          </NavLink>
        </li>
        <li>
          <Logout />
        </li>
      </ul>
    </>
  )
}

/** The call is sent at once, before anything is loaded, so that leaving the page does not overtake it. */
function Logout() {
  const navigate = useNavigate()
  useEffect(() => {
    // So that it is at hand, however quickly the page is left after the click.
    loadSession().catch(() => undefined)
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    forgetToken()
    try {
      const { signOut } = await loadSession()
      await signOut()
      await navigate(paths.home)
    } catch (failure) {
      toast(failureText(failure), "failure")
    }
  }
  return (
    <form method="post" action={paths.logout} onSubmit={submit}>
      <button type="submit" className={`${item} w-full cursor-pointer gap-2`}>
        <Icon of={LogOut} size={18} />
        {text.nav.logout}
      </button>
    </form>
  )
}
