import { pictureSources } from "#domain/pictures/picture.ts"
import { Picture } from "../../ui/picture/picture.tsx"
import { CategoryDrawing } from "./part-picture.tsx"

interface PartThumbnailProps {
  part: { image: string; category?: string }
  sizes: string
}

/** A part's picture beside its name, which says what it shows. */
export const PartThumbnail = ({ part: { image, category }, sizes }: PartThumbnailProps) => (
  <Picture
    src={image}
    sources={pictureSources(image)}
    alt=""
    width={960}
    height={720}
    sizes={sizes}
    className="size-full object-contain"
    fallback={<CategoryDrawing category={category ?? ""} />}
  />
)
