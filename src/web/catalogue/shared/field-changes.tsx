import { partFields } from "#domain/catalogue/part-fields.ts"
import { t, translate } from "#domain/languages/translate.ts"

interface FieldChangesProps {
  changes: readonly { field: string; from?: string | undefined; to: string }[]
  inTable?: true
}

const labels = new Map<string, string>(
  Object.values(partFields).map(({ name, label }) => [name, label]),
)

/** Returns the field's label in the part form; the code for a specification. */
const labelOf = (field: string): string =>
  translate(labels.get(field) ?? field.replace(/^specs\./, ""))

export const FieldChanges = ({ changes, inTable }: FieldChangesProps) => (
  <ul className={`flex flex-col gap-1 ${inTable ? "min-w-64" : ""}`}>
    {changes.map(({ field, from, to }) => (
      <li key={field} className="break-words">
        <span className="text-text-2">{labelOf(field)}: </span>
        {from === undefined ? null : (
          <>
            <del className="text-text-2">{from || t("empty")}</del>
            <span aria-hidden> → </span>
          </>
        )}
        <ins className="no-underline">{to || t("empty")}</ins>
      </li>
    ))}
  </ul>
)
