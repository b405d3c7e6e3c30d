import { Link } from "react-router"

export const MoreLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link
    to={to}
    className="inline-flex min-h-6 items-center text-brand underline underline-offset-2"
  >
    {children}
  </Link>
)
