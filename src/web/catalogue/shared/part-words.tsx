import type { ReactNode } from "react"
import { Link } from "react-router"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { paths } from "#web/navigation/paths.ts"
import { PartThumbnail } from "./part-thumbnail.tsx"

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
