import type { LucideIcon } from "lucide-react"

interface IconProps {
  of: LucideIcon
  /** Pixels at a text size of 16. */
  size?: number
  strokeWidth?: number
  className?: string
}

/** A decorative icon, hidden from screen readers: words beside it say the same. */
export const Icon = ({ of: Glyph, size = 20, strokeWidth = 1.75, className = "" }: IconProps) => (
  <Glyph
    aria-hidden
    size={`${size / 16}em`}
    strokeWidth={strokeWidth}
    className={`shrink-0 ${className}`}
  />
)
