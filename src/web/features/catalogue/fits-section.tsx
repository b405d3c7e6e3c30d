import { Link } from "react-router"
import { paths } from "#web/navigation/paths.ts"
import { usePrefetch } from "#web/navigation/use-online.ts"
import { CircleHelp, CircleX } from "#web/ui/form-icons.ts"
import { Icon } from "#web/ui/icon.tsx"
import { CircleCheck } from "#web/ui/icons.ts"
import type { FitGroup, FitLine } from "./load-part.ts"

const looks: Record<FitGroup["verdict"], { title: string; icon: string; ink: string }> = {
  fits: { title: "Fits", icon: CircleCheck, ink: "text-brand" },
  check: { title: "Check first", icon: CircleHelp, ink: "text-warn" },
  no: { title: "Does not fit", icon: CircleX, ink: "text-danger" },
}

/** What the numbers say about using the part with others of ours. */
export const FitsSection = ({ groups }: { groups: readonly FitGroup[] }) =>
  groups.length === 0 ? null : (
    <section aria-labelledby="fits">
      <h2 id="fits" className="text-h2">
        Fits
      </h2>
      <p className="mt-1 text-sm text-text-3">
        Worked out from the specifications of the parts we make.
      </p>
      <div className="mt-2 flex flex-col gap-2">
        {groups.map((group) => (
          <FitVerdict
            key={group.verdict}
            group={group}
            open={group.verdict !== "no" || groups.length === 1}
          />
        ))}
      </div>
    </section>
  )

/** What does not fit is there to be looked up, and folded away until then. */
function FitVerdict({ group, open }: { group: FitGroup; open: boolean }) {
  const { verdict, count, lines } = group
  const { title, icon, ink } = looks[verdict]
  return (
    <details open={open} className="group border-t border-border first:border-t-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded font-semibold [&::-webkit-details-marker]:hidden">
        <Icon of={icon} className={ink} />
        <h3>{title}</h3>
        <span className="font-normal text-text-3 tabular-nums">{count}</span>
        <span
          aria-hidden
          className="ml-auto mr-1 size-2 -translate-y-0.5 rotate-45 border-r-2 border-b-2 border-text-3 transition-transform group-open:translate-y-0.5 group-open:rotate-225"
        />
      </summary>
      <div className="flex flex-col gap-5 pt-1 pb-5 pl-7.5">
        {byCategory(lines).map(({ category, lines: ofCategory }) => (
          <div key={category}>
            <h4 className="text-sm font-medium text-text-3">{category}</h4>
            <ul className="mt-1 flex flex-col gap-2.5">
              {ofCategory.map((line) => (
                <FitItem key={line.sentence} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </details>
  )
}

const FitItem = ({ line: { parts, sentence } }: { line: FitLine }) => {
  const prefetch = usePrefetch()
  return (
    <li className="text-[0.9375rem]/6">
      <ul className="flex flex-wrap gap-x-3">
        {parts.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={paths.part(slug)}
              prefetch={prefetch}
              className="rounded font-medium underline decoration-border decoration-1 underline-offset-4 hover:decoration-current"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-sm text-text-2">{sentence}</p>
    </li>
  )
}

function byCategory(lines: readonly FitLine[]) {
  const categories = [...new Set(lines.map(({ category }) => category))]
  return categories.map((category) => ({
    category,
    lines: lines.filter((line) => line.category === category),
  }))
}
