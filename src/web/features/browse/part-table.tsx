import { Link } from "react-router"
import { formatPrice } from "#domain/money.ts"
import { pictureSources } from "#domain/picture.ts"
import { BuyLink } from "#web/parts/buy-link.tsx"
import { CategoryDrawing } from "#web/parts/part-picture.tsx"
import { Availability } from "#web/parts/stock.tsx"
import { paths } from "#web/paths.ts"
import { type Column, DataTable } from "#web/ui/data-table.tsx"
import { Picture } from "#web/ui/picture.tsx"
import { usePrefetch } from "#web/use-online.ts"
import type { BrowsePart } from "./load-browse.ts"

interface PartTableProps {
  parts: readonly BrowsePart[]
  /** The specs that parts of the category are compared by; without a category, what it is. */
  columns: readonly string[]
}

const count = new Intl.NumberFormat("en-US")

/** One line for each part: what is bought by numbers reads better so. */
export const PartTable = ({ parts, columns }: PartTableProps) => (
  <DataTable
    caption="Parts"
    columns={[
      { header: "Name", namesRow: true, cell: (part) => <NameCell part={part} /> },
      ...(columns.length > 0 ? specColumns(columns) : generalColumns),
      { header: "Price", numeric: true, cell: (part) => formatPrice(part.price) },
      { header: "Min.", numeric: true, cell: (part) => count.format(part.minimum) },
      {
        header: "Available",
        numeric: true,
        cell: (part) => <Availability minimum={part.minimum} available={part.available} short />,
      },
      {
        header: "Order",
        cell: (part) => <BuyLink part={part} size={32} className="whitespace-nowrap" />,
      },
    ]}
    rows={parts}
    rowKey={(part) => part.id}
  />
)

const specColumns = (columns: readonly string[]): Column<BrowsePart>[] =>
  columns.map((header, index) => ({
    header,
    cell: (part) => <SpecCell value={part.cells[index]} />,
  }))

const generalColumns: readonly Column<BrowsePart>[] = [
  { header: "Category", cell: (part) => part.category },
  { header: "Specifications", cell: (part) => <Chips chips={part.chips} /> },
]

/** Broken between two, not within one. */
const Chips = ({ chips }: { chips: readonly string[] }) =>
  chips.map((chip, index) => (
    <span key={chip}>
      {index > 0 ? " · " : ""}
      <span className="inline-block">{chip}</span>
    </span>
  ))

/** A number stays with its unit; a list may take two lines. */
const SpecCell = ({ value }: { value: string | undefined }) =>
  value ? (
    <span className={value.length < 20 ? "whitespace-nowrap" : ""}>{value}</span>
  ) : (
    <>
      <span aria-hidden className="text-text-3">
        –
      </span>
      <span className="vh">not given</span>
    </>
  )

const NameCell = ({ part }: { part: BrowsePart }) => (
  <span className="flex items-center gap-3">
    <span className="tile size-14 shrink-0 overflow-hidden rounded max-sm:hidden [&_svg]:size-8">
      <Picture
        src={part.image}
        sources={pictureSources(part.image)}
        alt=""
        width={960}
        height={720}
        sizes="56px"
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
      </Link>
      <span className="block font-mono text-xs font-normal text-text-3">{part.number}</span>
    </span>
  </span>
)
