import type { BrowsePart } from "./load-browse.ts"
import { PartRow } from "./part-row.tsx"
import { specColumns } from "./spec-columns.ts"

interface PartTableProps {
  parts: readonly BrowsePart[]
  category: string
  /** The specs that parts of the category are compared by. */
  columns: readonly string[]
}

/**
 * One line for each part: what is bought by numbers reads better so, and is ordered row by row. Where there is less
 * room, a few specs stand under the name, and on a phone the numbers do.
 */
export function PartTable({ parts, category, columns }: PartTableProps) {
  const specs = specColumns(parts, category, columns)
  return (
    <div className="part-table-frame">
      <table className="part-table">
        <caption className="sr-only">Parts</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {specs.map(({ header }) => (
              <th key={header} scope="col" className="part-spec">
                {header}
              </th>
            ))}
            <th scope="col" className="part-number">
              Price
            </th>
            <th scope="col" className="part-number">
              Available
            </th>
            <th scope="col" className="part-quantity">
              Quantity
            </th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.id} part={part} specs={specs} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
