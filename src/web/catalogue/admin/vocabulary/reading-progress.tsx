import { useId } from "react"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx"

type Reading = Reply<"GET /vocabulary/use">["reading"]

/** How far the products are that follow what was said of them. */
export function ReadingProgress({ reading }: { reading: Reading }) {
  const id = useId()
  return (
    <div role="status" className="text-sm text-text-2">
      {reading ? (
        <div className="flex max-w-[560px] flex-col gap-2">
          <label htmlFor={id}>
            {reading.read === 0
              ? "Products are read anew, within a minute."
              : `${formatCount(reading.read)} of ${formatCount(reading.of)} products are read anew.`}
          </label>
          <ProgressBar
            id={id}
            percent={Math.floor((100 * reading.read) / Math.max(1, reading.of))}
          />
        </div>
      ) : (
        "All products are read by this vocabulary."
      )}
    </div>
  )
}
