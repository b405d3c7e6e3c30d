import { NavLink } from "react-router"
import { text } from "#contract/kernel/text.ts"
import { paths } from "../../navigation/paths.ts"
import { usePrefetch } from "../../navigation/use-online.ts"

/** What everybody may go to. */
export const PublicLinks = () => (
  <>
    <li>
      <NavLink to={paths.blog} prefetch={usePrefetch()} className="bar-link">
        {text.nav.blog}
      </NavLink>
    </li>
    <li>
      <NavLink to={paths.portfolio} prefetch={usePrefetch()} className="bar-link">
        {text.nav.portfolio}
      </NavLink>
    </li>
  </>
)
