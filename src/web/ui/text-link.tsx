import type { ReactNode } from "react"
import { Link } from "react-router"

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
