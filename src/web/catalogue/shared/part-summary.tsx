import type { ReactNode } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { pictureSources } from "#domain/pictures/uploads.ts"
import { paths } from "#web/navigation/paths.ts"
import { Picture } from "#web/ui/picture/picture.tsx"
import { CategoryDrawing } from "./part-picture.tsx"

interface PartThumbnailProps {
  part: { image: string; category?: string }
  sizes: string
}

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

interface PartSummaryProps {
  part: { sku: string; mpn?: string | null | undefined; name: string; image: string }
  /** False if the part is discontinued and so has no page. */
  isSold: boolean
  children?: ReactNode
}

export const PartSummary = ({
  part: { sku, mpn, name, image },
  isSold,
  children,
}: PartSummaryProps) => (
  <>
    <span className="sheet-picture tile">
      <PartThumbnail part={{ image }} sizes="40px" />
    </span>
    <span className="sheet-words">
      {isSold ? (
        <Link
          to={paths.partByNumber(sku)}
          discover="none"
          tabIndex={-1}
          data-cell="part"
          className="sheet-name"
        >
          {name}
        </Link>
      ) : (
        <span className="sheet-name">{name}</span>
      )}
      <span className="sheet-facts">
        <span className="font-mono">{partNumber({ sku, mpn })}</span> {children}
      </span>
    </span>
  </>
)

/** Mark of an attribute that a part does not state. */
export const UnknownValue = () => (
  <>
    <span aria-hidden className="text-text-3">
      –
    </span>
    <span className="sr-only">{t("not given")}</span>
  </>
)
