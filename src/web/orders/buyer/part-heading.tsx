import { pictureSources } from "#domain/pictures/picture.ts"
import { CategoryDrawing } from "#web/catalogue/shared/part-picture.tsx"
import type { Part } from "#web/orders/shared/shown-order.ts"
import { Picture } from "#web/ui/picture/picture.tsx"
import { WholeWords } from "#web/ui/whole-words.tsx"

/** What is being bought: its picture, name and description. */
export function PartHeading({ part }: { part: Part }) {
  return (
    <div>
      <div className="tile overflow-hidden rounded-lg">
        <Picture
          src={part.image}
          alt={part.name}
          width={960}
          height={720}
          sources={pictureSources(part.image)}
          sizes="(width >= 56.25rem) 45rem, 100vw"
          load="first"
          className="aspect-4/3 max-h-52 w-full object-contain wide:max-h-[52dvh]"
          fallback={
            <div className="aspect-4/3 max-h-52 w-full wide:max-h-[52dvh]">
              <CategoryDrawing category={part.category} />
            </div>
          }
        />
      </div>
      <h1 tabIndex={-1} className="mt-6 text-h1">
        <WholeWords>{part.name}</WholeWords>
      </h1>
      <p className="mt-3 max-w-[68ch] text-text-2">{part.description}</p>
    </div>
  )
}
