interface IconProps {
  /** One of icons.ts. */
  of: string
  /** Pixels at a text size of 16. */
  size?: number
  strokeWidth?: number
  className?: string
}

/** A decorative icon, hidden from screen readers: words beside it say the same. */
export const Icon = ({ of: path, size = 20, strokeWidth = 1.75, className = "" }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={`${size / 16}em`}
    height={`${size / 16}em`}
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    <path d={path} />
  </svg>
)
