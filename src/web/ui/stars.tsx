import { t } from "#domain/languages/translate.ts"

const STAR = "l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8l-4.2-4.1 5.8-.8z"

/** Returns one SVG path with the stars of a range. */
const row = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${10 + 22 * (from + index)} 1.6${STAR}`).join(
    "",
  )

export function Stars({ rating }: { rating: number }) {
  const filled = Math.max(0, Math.min(5, Math.round(rating)))
  return (
    <div className="forced-color-adjust-auto text-text">
      <span className="sr-only">{t("{filled} out of 5 stars", { filled })}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 108 20"
        fill="none"
        strokeLinejoin="round"
        className="h-4 w-auto stroke-current stroke-[1.4]"
      >
        <path d={row(0, filled)} fill="currentColor" />
        <path d={row(filled, 5)} className="opacity-45" />
      </svg>
    </div>
  )
}
