import type { ReactNode } from "react"
import { Link } from "react-router"
import { ArrowLeft } from "./icon/form-icons.ts"
import { Icon } from "./icon/icon.tsx"

interface TextLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** Link in a table, list or sentence, as tall as a pointer target must be. */
export const TextLink = ({ to, className = "", children }: TextLinkProps) => (
  <Link
    to={to}
    className={`inline-flex min-h-6 items-center underline underline-offset-2 ${className}`}
  >
    {children}
  </Link>
)

interface TabLinksProps {
  label: string
  tabs: readonly { to: string; label: string; isShown: boolean }[]
  className?: string
  /** Keeps the scroll position. */
  keepsPlace?: boolean
}

export const TabLinks = ({ label, tabs, className = "", keepsPlace = false }: TabLinksProps) => (
  <nav aria-label={label} className={`flex flex-wrap gap-1 ${className}`}>
    {tabs.map((tab) => (
      <Link
        key={tab.to}
        to={tab.to}
        preventScrollReset={keepsPlace}
        aria-current={tab.isShown ? "page" : undefined}
        className="flex min-h-9 items-center rounded-md px-3 text-sm font-medium text-text-2 hover:bg-sunken aria-[current]:bg-brand-subtle aria-[current]:text-brand"
      >
        {tab.label}
      </Link>
    ))}
  </nav>
)

/** Link above a page's title to the page that leads to it. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-8 items-center gap-1.5 text-sm text-text-2 underline-offset-4 hover:underline"
  >
    <Icon of={ArrowLeft} size={16} />
    {label}
  </Link>
)
