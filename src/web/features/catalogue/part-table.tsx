import { Link } from "react-router"
import { pictureSources } from "#domain/pictures/picture.ts"
import { formatCount, formatPrice } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { BuyLink } from "#web/parts/buy-link.tsx"
import { CategoryDrawing } from "#web/parts/part-picture.tsx"
import { Availability, isSoldOut } from "#web/parts/stock.tsx"
import { Picture } from "#web/ui/picture.tsx"
import type { BrowsePart } from "./load-browse.ts"
import { type SpecColumn, specColumns } from "./spec-columns.ts"

interface PartTableProps {
  parts: readonly BrowsePart[]
  category: string
  /** The specs that parts of the category are compared by. */
  columns: readonly string[]
}

/**
 * One line for each part: what is bought by numbers reads better so. What decides comes first; where there is
 * less room, a few specs stand under the name, and on a phone the numbers do.
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
            {["Price", "Min.", "Available"].map((header) => (
              <th key={header} scope="col" className="part-number">
                {header}
              </th>
            ))}
            <th scope="col">Order</th>
            {specs.map(({ header }) => (
              <th key={header} scope="col" className="part-spec">
                {header}
              </th>
            ))}
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

const PartRow = ({ part, specs }: { part: BrowsePart; specs: readonly SpecColumn[] }) => (
  <tr>
    <th scope="row">
      <NameCell part={part} />
    </th>
    <td className="part-number">{formatPrice(part.price)}</td>
    <td className="part-number part-minimum">{formatCount(part.minimum)}</td>
    <td className={`part-number ${isSoldOut(part) ? "" : "part-available"}`}>
      <Availability minimum={part.minimum} available={part.available} short />
    </td>
    <td>
      <BuyLink part={part} size={32} />
    </td>
    {specs.map(({ header, valuesOf }) => (
      <td key={header} className="part-spec">
        <SpecCell values={valuesOf(part)} />
      </td>
    ))}
  </tr>
)

const NameCell = ({ part }: { part: BrowsePart }) => (
  <span className="flex items-center gap-3">
    <span className="part-thumbnail tile">
      <Picture
        src={part.image}
        sources={pictureSources(part.image)}
        alt=""
        width={960}
        height={720}
        sizes="40px"
        className="size-full object-contain"
        fallback={<CategoryDrawing category={part.category} />}
      />
    </span>
    <span className="min-w-0">
      <Link
        to={paths.part(part.slug)}
        prefetch={usePrefetch()}
        className="rounded underline-offset-4 hover:underline"
      >
        {part.name}
      </Link>{" "}
      <span className="part-facts">
        <span className={`font-mono ${kept(part.number)}`}>{part.number}</span>
        <span className="part-chips">
          {part.chips.length > 0 ? " · " : ""}
          <Values values={part.chips} />
        </span>
      </span>
    </span>
  </span>
)

/** Kept in one line, unless it is long. */
const kept = (value: string) => (value.length < 24 ? "whitespace-nowrap" : "")

/** Broken between two, not within one. */
const Values = ({ values }: { values: readonly string[] }) =>
  values.map((value, index) => (
    <span key={value}>
      {index > 0 ? " · " : ""}
      <span className={kept(value)}>{value}</span>
    </span>
  ))

const SpecCell = ({ values }: { values: readonly string[] }) =>
  values.length > 0 ? (
    <Values values={values} />
  ) : (
    <>
      <span aria-hidden className="text-text-3">
        –
      </span>
      <span className="sr-only">not given</span>
    </>
  )
