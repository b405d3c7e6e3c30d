const STARS = [0, 1, 2, 3, 4]
const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z"

/** A rating of five, in words for those who hear it. */
export function Stars({ rating }: { rating: number }) {
  const filled = Math.max(0, Math.min(5, Math.round(rating)))
  return (
    <div className="forced-color-adjust-auto text-text">
      <span className="sr-only">{filled} out of 5 stars</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 108 20"
        className="h-4 w-auto stroke-current stroke-[1.4]"
      >
        {STARS.map((star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${star * 22})`}
            strokeLinejoin="round"
            fill={star < filled ? "currentColor" : "none"}
            className={star < filled ? "" : "opacity-45"}
          />
        ))}
      </svg>
    </div>
  )
}
