import { lazy, Suspense } from "react"
import { pictureSources } from "#domain/pictures/uploads.ts"
import { loadChunk } from "#web/navigation/load-chunk.ts"
import { Picture, type PictureProps } from "#web/ui/picture/picture.tsx"

// Rarely needed, so it is fetched only when a picture has failed.
const CategoryIcon = lazy(() => loadChunk(() => import("./category-icon.tsx")))

interface PartPictureProps {
  part: { name: string; image: string; category: string }
  sizes: string
  load?: PictureProps["load"]
}

export const PartPicture = ({ part, sizes, load }: PartPictureProps) => (
  <div className="tile aspect-[4/3] self-start overflow-hidden max-two:rounded two:w-full">
    <Picture
      src={part.image}
      sources={pictureSources(part.image)}
      alt={part.name}
      width={960}
      height={720}
      sizes={sizes}
      load={load}
      className="size-full object-contain"
      fallback={<CategoryDrawing category={part.category} />}
    />
  </div>
)

export const CategoryDrawing = ({ category }: { category: string }) => (
  <Suspense>
    <CategoryIcon category={category} />
  </Suspense>
)
