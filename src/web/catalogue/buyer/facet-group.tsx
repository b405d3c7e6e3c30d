import type { ReactNode } from "react"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"

type Facet = Reply<"GET /catalogue">["facets"][number]
type Option = Facet["options"][number]

const MAX_AT_ONCE = 8

interface FacetGroupProps {
  facet: Facet
  chosen: readonly string[]
}

/** The values of one facet with how many parts each would leave; many of them fold away. */
export function FacetGroup({ facet, chosen }: FacetGroupProps) {
  const options = facet.options.filter(
    (option) => option.count > 0 || chosen.includes(option.value),
  )
  const first = firstToShow(options, chosen)
  const rest = options.filter((option) => !first.includes(option))
  const list = (shown: readonly Option[]) => (
    <ul>
      {shown.map((option) => (
        <li key={option.value}>
          <CheckLine
            name={facet.name}
            value={option.value}
            count={option.count}
            defaultChecked={chosen.includes(option.value)}
          >
            {option.label}
          </CheckLine>
        </li>
      ))}
    </ul>
  )
  return (
    <FilterSet legend={facet.label}>
      {options.length > 0 ? (
        list(first)
      ) : (
        <p className="text-sm text-text-3">None left with these filters</p>
      )}
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-8 cursor-pointer items-center rounded text-sm font-medium text-brand underline-offset-4 hover:underline">
            {`Show all ${options.length}`}
          </summary>
          {list(rest)}
        </details>
      ) : null}
    </FilterSet>
  )
}

/** Those in use and those with most parts, in their own order. */
function firstToShow(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  if (options.length <= MAX_AT_ONCE + 1) return options
  const weight = ({ value, count: parts }: Option) =>
    chosen.includes(value) ? Number.POSITIVE_INFINITY : parts
  const best = options.toSorted((a, b) => weight(b) - weight(a)).slice(0, MAX_AT_ONCE)
  return options.filter((option) => best.includes(option))
}

/** Some controls under one heading. */
export const FilterSet = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="border-t border-border pt-3 pb-4">
    <legend className="contents">
      <span className="mb-1.5 block text-sm font-semibold">{legend}</span>
    </legend>
    {children}
  </fieldset>
)

interface CheckLineProps {
  type?: "checkbox" | "radio"
  name: string
  value: string
  defaultChecked: boolean
  /** How many parts there are with it. */
  count?: number
  children: ReactNode
}

export const CheckLine = ({
  type = "checkbox",
  count: parts,
  children,
  ...input
}: CheckLineProps) => (
  <label className="-mx-2 flex min-h-8 cursor-pointer items-center gap-2.5 rounded px-2 text-[0.9375rem]/5 transition-colors hover:bg-sunken">
    <input {...input} type={type} form={SEARCH_FORM} className="size-4 shrink-0" />
    <span className="min-w-0 flex-1 py-1">{children}</span>
    {parts === undefined ? null : (
      <span className="text-sm text-text-3 tabular-nums">
        {formatCount(parts)}
        <span className="sr-only">{parts === 1 ? " part" : " parts"}</span>
      </span>
    )}
  </label>
)
