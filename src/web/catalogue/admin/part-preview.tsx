import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { useObjectUrl } from "#web/ui/picture/use-object-url.ts"
import type { PartValues } from "./part-values.ts"

/** How the part will look among the others, while it is being described. */
export function PartPreview({ part }: { part: PartValues }) {
  const chosen = useObjectUrl(part.image instanceof File ? part.image : undefined)
  const picture = typeof part.image === "string" ? part.image : chosen
  return (
    <aside aria-label="Preview" className="max-w-[300px] max-xl:hidden">
      <p className="mb-3 text-sm text-text-3">Preview</p>
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        <div className="tile aspect-4/3">
          {picture ? <img src={picture} alt="" className="size-full object-contain" /> : null}
        </div>
        <div className="flex flex-col gap-2 p-4">
          <p className="line-clamp-2 text-h3">{part.name || "Name"}</p>
          <p className="line-clamp-2 text-sm text-text-2">{part.description || "Description"}</p>
          <p className="mt-1 text-price tabular-nums">
            {formatPrice(Number(part.price) || 0)}{" "}
            <span className="text-sm font-normal text-text-2">each</span>
          </p>
          <p className="text-sm text-text-2 tabular-nums">
            Min. {part.minimumQuantity || "0"} · {formatCount(Number(part.availableQuantity) || 0)}{" "}
            available
          </p>
        </div>
      </div>
    </aside>
  )
}
