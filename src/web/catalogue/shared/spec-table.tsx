import { partFields } from "#domain/catalogue/part-fields.ts"
import type { SpecRow } from "#domain/catalogue/part-specs.ts"
import type { PartSource } from "#domain/catalogue/spec-values.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { rich } from "#web/ui/rich-text.tsx"

interface SpecTableProps {
  name: string
  number: string
  mpn: string | undefined
  rows: readonly SpecRow[]
  source: PartSource | undefined
}

export const SpecTable = ({ name, number, mpn, rows, source }: SpecTableProps) => (
  <section aria-labelledby="specs">
    <h2 id="specs" className="text-h2">
      {t("Specifications")}
    </h2>
    <table className="mt-4 w-full border-collapse text-[0.9375rem]/6">
      <caption className="sr-only">{t("Specifications of {name}", { name })}</caption>
      {groupRows(rows).map((group) => (
        <tbody key={group.name ?? ""}>
          {group.name ? (
            <tr>
              <th
                scope="rowgroup"
                colSpan={2}
                className="pt-6 pb-2 text-left text-sm font-semibold text-text-2"
              >
                {group.name}
              </th>
            </tr>
          ) : null}
          {group.rows.map((row) => (
            <SpecLine key={row.label} label={row.label} value={row.value} />
          ))}
        </tbody>
      ))}
      <tbody>
        <SpecLine label={t("Part number")} value={number} mono />
        {mpn && mpn !== number ? (
          <SpecLine label={translate(partFields.mpn.label)} value={mpn} mono />
        ) : null}
      </tbody>
    </table>
    {source ? <SourceLine source={source} /> : null}
  </section>
)

const SpecLine = ({ label, value, mono }: { label: string; value: string; mono?: boolean }) => (
  <tr className="border-t border-border align-top">
    <th scope="row" className="w-2/5 py-2 pr-4 text-left font-normal text-text-2">
      {label}
    </th>
    <td className={mono ? "py-2 font-mono text-mono" : "py-2 tabular-nums"}>{value}</td>
  </tr>
)

/** Credits third-party data, as its licence requires. */
const SourceLine = ({ source: { name, licence } }: { source: PartSource }) => (
  <p className="mt-4 border-t border-border pt-3 text-sm text-text-3">
    {licence
      ? rich("Contains information from {name}, made available under the {link}.", {
          name,
          link: (
            <a href={licence.url} className="underline underline-offset-2 hover:text-text">
              {licence.name}
            </a>
          ),
        })
      : t("Source: {name}", { name })}
  </p>
)

function groupRows(rows: readonly SpecRow[]) {
  const groups: { name: string | undefined; rows: SpecRow[] }[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last.name === row.group) last.rows.push(row)
    else groups.push({ name: row.group, rows: [row] })
  }
  return groups
}
