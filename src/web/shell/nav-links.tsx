import { NavLink } from "react-router"
import { ownPages, useSite } from "../navigation/site.ts"
import { usePrefetch } from "../navigation/use-online.ts"

/** What everybody may go to. */
export function PublicLinks() {
  const prefetch = usePrefetch()
  return ownPages(useSite()).map(([section, label, to]) => (
    <li key={section}>
      <NavLink to={to} prefetch={prefetch} className="bar-link">
        {label}
      </NavLink>
    </li>
  ))
}
