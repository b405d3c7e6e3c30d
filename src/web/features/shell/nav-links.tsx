import { NavLink } from "react-router"
import { text } from "#contract/kernel/text.ts"
import { paths } from "../../navigation/paths.ts"
import { usePrefetch } from "../../navigation/use-online.ts"

export const navItem =
  "flex min-h-11 items-center rounded px-3 text-[0.9375rem] font-medium text-text-2 transition-colors hover:text-text max-xs:px-1.5 max-xs:text-sm"
export const navLink = `${navItem} aria-[current=page]:text-text aria-[current=page]:underline aria-[current=page]:decoration-brand aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-[0.5em]`

/** What everybody may go to. */
export const PublicLinks = () => (
  <>
    <li>
      <NavLink to={paths.blog} prefetch={usePrefetch()} className={navLink}>
        {text.nav.blog}
      </NavLink>
    </li>
    <li>
      <NavLink to={paths.portfolio} prefetch={usePrefetch()} className={navLink}>
        {text.nav.portfolio}
      </NavLink>
    </li>
  </>
)
