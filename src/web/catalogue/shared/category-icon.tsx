import { Icon } from "../../ui/icon/icon.tsx"
import { drawingOf } from "./category-drawings.ts"

/** A line drawing of the part's kind, in place of a picture that is missing. */
export default function CategoryIcon({ category }: { category: string }) {
  return (
    <span className="grid size-full place-items-center text-text-3">
      <Icon
        of={drawingOf(category)}
        strokeWidth={1.5}
        className="h-3/5 max-h-44 w-auto *:[vector-effect:non-scaling-stroke]"
      />
    </span>
  )
}
