import { Icon } from "../ui/icon.tsx"
import { drawingOf } from "./category-drawings.ts"

/** A line drawing of the part's kind, in place of a picture that is missing. */
export default function CategoryIcon({ category }: { category: string }) {
  return (
    <span className="grid size-full place-items-center text-text-3">
      <Icon of={drawingOf(category)} size={64} strokeWidth={0.6} />
    </span>
  )
}
