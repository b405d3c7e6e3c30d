import type { ReactNode } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { pictureSources } from "#domain/pictures/picture.ts"
import { paths } from "#web/navigation/paths.ts"
import { Picture } from "#web/ui/picture.tsx"

interface PartWordsProps {
  part: { sku: string; mpn?: string | null | undefined; name: string; image: string }
  /** What is no longer sold has no page. */
  isSold: boolean
  /** What else is said of its line. */
  children?: ReactNode
}

/** A part in a sheet: picture, name and number. */
export const PartWords = ({
  part: { sku, mpn, name, image },
  isSold,
  children,
}: PartWordsProps) => (
  <>
    <span className="sheet-picture tile">
      <Picture
        src={image}
        sources={pictureSources(image)}
        alt=""
        width={960}
        height={720}
        sizes="40px"
        className="size-full object-contain"
      />
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
