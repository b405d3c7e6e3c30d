import { Link } from "react-router"
import { PartThumbnail } from "#web/catalogue/shared/part-thumbnail.tsx"
import { lastOrdersNote } from "#web/catalogue/shared/stock.tsx"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import type { BrowsePart } from "./load-browse.ts"

/** Picture, name and number; where there are no columns for them, what tells it from its neighbours. */
export const PartName = ({ part }: { part: BrowsePart }) => (
  <>
    <span className="part-thumbnail tile">
      <PartThumbnail part={part} sizes="40px" />
    </span>
    <span className="part-words min-w-0 flex-1">
      <Link
        to={paths.part(part.slug)}
        title={part.name}
        prefetch={usePrefetch()}
        className="rounded underline-offset-4 hover:underline"
      >
        {part.name}
      </Link>{" "}
      <span className="part-facts">
        <span className={`font-mono ${kept(part.number)}`}>{part.number}</span>
        {lastOrdersNote(part)}
        <span className="part-chips">
          {part.chips.length > 0 ? " · " : ""}
          <Values values={part.chips} />
        </span>
      </span>
    </span>
  </>
)

/** Kept in one line, unless it is long. */
const kept = (value: string) => (value.length < 24 ? "whitespace-nowrap" : "")

/** Broken between two, not within one. */
export const Values = ({ values }: { values: readonly string[] }) =>
  values.map((value, index) => (
    <span key={value}>
      {index > 0 ? " · " : ""}
      <span className={kept(value)}>{value}</span>
    </span>
  ))
