import { Link } from "react-router"
import { ArrowLeft } from "./icon/form-icons.ts"
import { Icon } from "./icon/icon.tsx"

export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-8 items-center gap-1.5 text-sm text-text-2 underline-offset-4 hover:underline"
  >
    <Icon of={ArrowLeft} size={16} />
    {label}
  </Link>
)
