import { t } from "#domain/languages/translate.ts"

interface FieldChangesProps {
  changes: readonly { field: string; from?: string | undefined; to: string }[]
  labelOf?: (field: string) => string
  inTable?: true
}

export const FieldChanges = ({
  changes,
  labelOf = (field) => field,
  inTable,
}: FieldChangesProps) => (
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
