interface IconProps {
  of: string
  /** Size in pixels at the default text size. */
  size?: number
  strokeWidth?: number
  className?: string
}

/** Decorative icon, hidden from screen readers. */
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

/**
 * Icons as one path on a 24 × 24 grid. Shapes are Lucide's (lucide.dev), Copyright (c) Lucide Icons and Contributors,
 * ISC licence; some are Feather's, Copyright (c) 2013-present Cole Bemis, MIT licence.
 */

export const ChevronDown = "M6 9l6 6 6-6"

export const ChevronLeft = "M15 18l-6-6 6-6"

export const ChevronRight = "M9 18l6-6-6-6"

export const CircleCheck = "M2 12a10 10 0 1 0 20 0 10 10 0 1 0 -20 0M16 9l-5.5 5.5L8 12"

export const ClipboardList =
  "M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM16 4h2a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h2M12 11h4M12 16h4M8 11h.01M8 16h.01"

export const Package =
  "M11 21.73a2 2 0 0 0 2 0l7-4A2 2 0 0 0 21 16V8a2 2 0 0 0-1-1.73l-7-4a2 2 0 0 0-2 0l-7 4A2 2 0 0 0 3 8v8a2 2 0 0 0 1 1.73zM12 22V12M3.29 7 12 12 20.71 7M7.5 4.27l9 5.15"

export const Pause =
  "M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1zM6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z"

export const Play =
  "M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"

export const Search = "M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0 8 8 0 1 0 -16 0"

export const ShoppingCart =
  "M8 22a1 1 0 1 0 0-2 1 1 0 1 0 0 2M19 22a1 1 0 1 0 0-2 1 1 0 1 0 0 2M2.05 2.05h2l2.66 12.42a2 2 0 0 0 2 1.58h9.78a2 2 0 0 0 1.95-1.57l1.65-7.43H5.12"

export const TriangleAlert =
  "M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"

export const X = "M18 6 6 18M6 6l12 12"
