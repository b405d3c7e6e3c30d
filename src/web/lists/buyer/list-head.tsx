import { useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { saveFile } from "#web/forms/download.tsx"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { useSaveAsList } from "#web/lists/shared/use-save-as-list.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { SheetMenu } from "#web/ui/sheet/sheet-menu.tsx"
import {
  bodyOf,
  csvName,
  type Draft,
  listCsv,
  listTitle,
  MAX_NAME_LENGTH,
  type PartsList,
} from "./list-draft.ts"

interface ListHeadProps {
  list: PartsList
  draft: Draft
  onRename: (name: string) => void
  onDeleted: () => void
}

export function ListHead({ list, draft, onRename, onDeleted }: ListHeadProps) {
  const [deleting, setDeleting] = useState(false)
  const { createList, failure } = useSaveAsList()
  const copy = () => {
    const name = t("Copy of {name}", { name: draft.name }).slice(0, MAX_NAME_LENGTH)
    return createList({ ...bodyOf(draft), name }, t("Copied as {name}", { name }))
  }
  const deleteIt = async () => {
    await browserApi("DELETE /list/{id}", { params: { id: list._id } })
    toast(t("Deleted {name}", { name: list.name }))
    onDeleted()
  }
  return (
    <div>
      <h1 tabIndex={-1} className="sr-only">
        {listTitle(list)}
      </h1>
      <div className="list-head flex flex-wrap items-center gap-x-6 gap-y-1">
        <NameField name={draft.name} onRename={onRename} />
        <p className="text-text-2 tabular-nums">
          {plural(
            draft.lines.length,
            "{count} line · revision {revision}",
            "{count} lines · revision {revision}",
            { revision: formatCount(list.revision) },
          )}
        </p>
        <SheetMenu
          items={[
            { label: t("Copy"), act: () => void copy() },
            { label: t("Download as CSV"), act: () => saveFile(listCsv(draft), csvName(draft)) },
            { label: t("Print"), act: () => print() },
            { label: t("Delete"), act: () => setDeleting(true) },
          ]}
        />
      </div>
      <WriteFailureNotice failure={failure} className="mt-3" />
      {deleting ? (
        <ConfirmDialog
          title={t("Delete {name}?", { name: list.name })}
          confirmLabel={t("Delete")}
          onConfirm={deleteIt}
          onClose={() => setDeleting(false)}
        >
          {list.shared
            ? t("Its revisions are deleted too, and its link stops working.")
            : t("Its revisions are deleted too.")}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

/** Field for the list's name, which may need several lines; ignores an empty name. */
function NameField({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const [typed, setTyped] = useState<string>()
  const change = (written: string) => {
    setTyped(written)
    if (written.trim() !== "") onRename(written.trim())
  }
  return (
    <textarea
      rows={1}
      aria-label={t("Name")}
      aria-invalid={typed?.trim() === "" || undefined}
      maxLength={MAX_NAME_LENGTH}
      value={typed ?? name}
      onChange={({ target }) => change(target.value.replaceAll("\n", " "))}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault()
      }}
      onBlur={() => setTyped(undefined)}
      className="list-name"
    />
  )
}
