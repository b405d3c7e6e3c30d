import { type ReactNode, useState } from "react"
import { readSpan } from "#domain/catalogue/facets.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { SEARCH_FORM } from "#web/navigation/search-form.ts"
import { controlClass } from "#web/ui/form/field.tsx"
import { spanFields, spanOf } from "./browse-state.ts"

type Facet = Reply<"GET /catalogue">["facets"][number]
type Option = Facet["options"][number]

const MAX_AT_ONCE = 8
/** Longer lists have a search field. */
const MAX_UNSEARCHED = 20

interface FacetGroupProps {
  facet: Facet
  chosen: readonly string[]
}

export function FacetGroup({ facet, chosen }: FacetGroupProps) {
  const options = facet.options.filter(
    (option) => option.count > 0 || chosen.includes(option.value),
  )
  // A value chosen further down keeps its place, and with it the focus.
  const [chosenAtFirst] = useState(chosen)
  const [typed, setTyped] = useState("")
  const first = firstToShow(options, chosenAtFirst)
  const rest = options.filter((option) => !first.includes(option))
  const isFound = ({ label }: Option) => label.toLowerCase().includes(typed.trim().toLowerCase())
  const list = (shown: readonly Option[], isHidden = (_: Option) => false) => (
    <ul>
      {shown.map((option) => (
        <li key={option.value} hidden={isHidden(option)}>
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
        <p className="text-sm text-text-3">{t("No values match these filters")}</p>
      )}
      {facet.numbers && (facet.numbers.least < facet.numbers.most || chosen.some(readSpan)) ? (
        <SpanFields facet={facet} numbers={facet.numbers} chosen={chosen} />
      ) : null}
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-8 cursor-pointer items-center rounded text-sm font-medium text-brand underline-offset-4 hover:underline">
            {t("Show all {options}", { options: options.length })}
          </summary>
          {rest.length > MAX_UNSEARCHED ? (
            <label className="needs-script block py-2">
              <span className="sr-only">{t("Find in {label}", { label: facet.label })}</span>
              <input
                type="search"
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
                autoComplete="off"
                placeholder={t("Find in {label}", { label: facet.label })}
                className={`min-h-9 ${controlClass}`}
              />
            </label>
          ) : null}
          {list(rest, (option) => !isFound(option))}
          <p role="status" className="text-sm text-text-3">
            {rest.some(isFound) ? null : t("None found")}
          </p>
        </details>
      ) : null}
    </FilterSet>
  )
}

interface SpanFieldsProps extends FacetGroupProps {
  numbers: NonNullable<Facet["numbers"]>
}

function SpanFields({ facet: { name, label }, numbers, chosen }: SpanFieldsProps) {
  const { unit, least, most } = numbers
  const { from, to } = spanOf(chosen)
  const field = (end: keyof typeof spanFields, value: number | undefined, hint: number) => (
    <label className="min-w-0 flex-1">
      <span className="sr-only">{spanLabel(end, label, unit)}</span>
      <input
        form={SEARCH_FORM}
        name={name + spanFields[end]}
        defaultValue={value === undefined ? undefined : writeTyped(String(value))}
        inputMode="decimal"
        autoComplete="off"
        placeholder={formatCount(hint)}
        className={`min-h-9 ${controlClass}`}
      />
    </label>
  )
  return (
    <div className="py-2 flex items-center gap-2">
      {field("from", from, least)}
      <span aria-hidden className="text-text-3">
        –
      </span>
      {field("to", to, most)}
      {unit === undefined ? null : (
        <span aria-hidden className="text-sm text-text-3">
          {unit}
        </span>
      )}
    </div>
  )
}

function spanLabel(end: keyof typeof spanFields, label: string, unit: string | undefined): string {
  if (unit === undefined)
    return end === "from" ? t("{label} from", { label }) : t("{label} to", { label })
  return end === "from"
    ? t("{label} from in {unit}", { label, unit })
    : t("{label} to in {unit}", { label, unit })
}

function firstToShow(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  if (options.length <= MAX_AT_ONCE + 1) return options
  const weight = ({ value, count: parts }: Option) =>
    chosen.includes(value) ? Number.POSITIVE_INFINITY : parts
  const best = options.toSorted((a, b) => weight(b) - weight(a)).slice(0, MAX_AT_ONCE)
  return options.filter((option) => best.includes(option))
}

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
        <span className="sr-only">{` ${plural(parts, "part", "parts")}`}</span>
      </span>
    )}
  </label>
)
