import { Link } from "react-router"

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
