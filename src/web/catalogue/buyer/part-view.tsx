import type { ReactNode } from "react"
import { Link } from "react-router"
import { CompareBox } from "#web/catalogue/shared/compare-box.tsx"
import { CompareTray } from "#web/catalogue/shared/compare-tray.tsx"
import { SpecTable } from "#web/catalogue/shared/spec-table.tsx"
import { paths } from "#web/navigation/paths.ts"
import { WholeWords } from "#web/ui/whole-words.tsx"
import { BuyBox } from "./buy-box.tsx"
import { DatasheetList } from "./datasheet-list.tsx"
import { FitsSection } from "./fits-section.tsx"
import type { PartData } from "./load-part.ts"
import { PartGallery } from "./part-gallery.tsx"

interface PartViewProps {
  part: PartData
  /** What stands below all that the shop says of it. */
  children: ReactNode
}

/** One part: a calm picture, the numbers, one action, and everything else below. */
export const PartView = ({ part, children }: PartViewProps) => (
  <article className="pt-6 lg:pt-8">
    <Trail category={part.category} name={part.name} />
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:gap-x-16">
      <PartGallery key={part.id} part={part} />
      <div className="flex flex-col">
        <h1 tabIndex={-1} className="text-h1">
          <WholeWords>{part.name}</WholeWords>
        </h1>
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
          <span className="font-mono text-mono text-text-3">
            <span className="sr-only">Part number </span>
            {part.number}
          </span>
          <CompareBox part={part} />
        </p>
        <p className="mt-4 text-text-2">{part.description}</p>
        <Chips chips={part.chips} />
        <BuyBox key={part.id} part={part} />
      </div>
    </div>
    <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 lg:grid-cols-2">
      <div className="flex flex-col gap-14">
        <SpecTable
          name={part.name}
          number={part.number}
          mpn={part.mpn}
          rows={part.specs}
          source={part.source}
        />
        <DatasheetList part={part} />
      </div>
      <FitsSection groups={part.fits} />
    </div>
    {children}
    <CompareTray />
  </article>
)

const Trail = ({ category, name }: { category: string; name: string }) => (
  <nav aria-label="Breadcrumb">
    <ol className="flex flex-wrap items-center gap-x-2 text-sm text-text-3 *:flex *:items-center *:gap-x-2 [&>li+li]:before:content-['/']">
      <li>
        <TrailLink to={paths.parts()}>Parts</TrailLink>
      </li>
      <li>
        <TrailLink to={paths.parts({ category })}>{category}</TrailLink>
      </li>
      <li aria-current="page">{name}</li>
    </ol>
  </nav>
)

const TrailLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-8 items-center rounded text-text-2 underline-offset-4 hover:text-text hover:underline"
  >
    {children}
  </Link>
)

const Chips = ({ chips }: { chips: readonly string[] }) =>
  chips.length === 0 ? null : (
    <ul className="mt-4 flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li key={chip} className="chip">
          {chip}
        </li>
      ))}
    </ul>
  )
