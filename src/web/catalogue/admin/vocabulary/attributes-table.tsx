import { Link } from "react-router"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { paths } from "#web/navigation/paths.ts"
import { Badge } from "#web/ui/badge.tsx"
import { type Column, DataTable } from "#web/ui/table/data-table.tsx"
import type { OwnAttribute } from "./attribute-form.tsx"

type VocabularyUse = Reply<"GET /vocabulary/use">
type Attribute = VocabularyUse["attributes"][number]

interface AttributesTableProps {
  category: string
  use: VocabularyUse
  own: readonly OwnAttribute[]
}

const MAX_ALIASES = 3
const typeNames: Partial<Record<Attribute["type"], string>> = translated({
  text: "Text",
  number: "Number|type",
  boolean: "Yes or no",
  list: "List",
})

export function AttributesTable({ category, use, own }: AttributesTableProps) {
  const ownByCode = new Map(own.map((one) => [one.code, one]))
  const columns: Column<Attribute>[] = [
    {
      header: t("Attribute"),
      namesRow: true,
      cell: ({ code, label }) => (
        <>
          {label}
          <span className="block font-mono text-xs font-normal text-text-3">{code}</span>
        </>
      ),
    },
    { header: t("Type"), cell: (one) => <span className="whitespace-nowrap">{typeOf(one)}</span> },
    {
      header: t("Products"),
      numeric: true,
      narrow: true,
      cell: ({ parts }) => <PartCount parts={parts} all={use.parts} />,
    },
    {
      header: t("Other names"),
      cell: ({ aliases }) => (aliases.length > 0 ? <Aliases aliases={aliases} /> : null),
    },
    { header: t("Shown"), cell: ({ code }) => <ShownBadges own={ownByCode.get(code)} /> },
    {
      header: t("Edit"),
      narrow: true,
      cell: ({ code, label }) =>
        ownByCode.has(code) ? (
          <Link
            to={paths.attribute({ code, category })}
            className="inline-flex min-h-8 items-center font-medium text-brand underline underline-offset-2"
          >
            {t("Edit")}
            <span className="sr-only"> {label}</span>
          </Link>
        ) : null,
    },
  ]
  return (
    <DataTable
      caption={t("Attributes of {category}", { category: categoryName(category) })}
      columns={columns}
      rows={use.attributes}
      rowKey={({ code }) => code}
      compact
    />
  )
}

const typeOf = ({ type, unit }: Attribute): string => {
  const name = typeNames[type] ?? t("Structure")
  return unit === undefined ? name : `${name}, ${unit}`
}

function PartCount({ parts, all }: { parts: number; all: number }) {
  if (parts === 0) return <span className="text-text-3">–</span>
  return (
    <>
      {formatCount(parts)}{" "}
      <span className="text-text-3">{`${Math.round((100 * parts) / Math.max(1, all))} %`}</span>
    </>
  )
}

const Aliases = ({ aliases }: { aliases: readonly string[] }) => (
  <span className="block min-w-44 font-mono text-xs break-all text-text-2">
    {aliases.slice(0, MAX_ALIASES).join(", ")}
    {aliases.length > MAX_ALIASES ? (
      <span
        title={aliases.join(", ")}
      >{` ${t("and {aliases} more", { aliases: aliases.length - MAX_ALIASES })}`}</span>
    ) : null}
  </span>
)

const ShownBadges = ({ own }: { own: OwnAttribute | undefined }) =>
  own?.facet || own?.highlighted ? (
    <span className="flex flex-wrap gap-1">
      {own.facet ? <Badge tone="brand">{t("filter")}</Badge> : null}
      {own.highlighted ? <Badge tone="info">{t("cards")}</Badge> : null}
    </span>
  ) : null
