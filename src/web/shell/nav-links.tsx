import { NavLink } from "react-router"
import { listContentPages, useSite } from "#web/navigation/site.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"

export function ContentPageLinks() {
  const prefetch = usePrefetch()
  return listContentPages(useSite()).map(([section, label, to]) => (
    <li key={section}>
      <NavLink to={to} prefetch={prefetch} className="bar-link">
        {label}
      </NavLink>
    </li>
  ))
}

export const Logo = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    className="size-6 shrink-0 forced-color-adjust-auto"
  >
    <path d="M9 2v3m6-3v3M9 19v3m6-3v3M2 9h3m-3 6h3m14-6h3m-3 6h3" />
    <rect x="5" y="5" width="14" height="14" rx="2.5" className="fill-brand stroke-brand" />
    <path d="M14.5 10.2a3.2 3.2 0 1 0 0 3.6" className="stroke-on-brand" />
  </svg>
)
