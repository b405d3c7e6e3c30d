import { type FormEvent, useId } from "react"
import { t } from "#domain/languages/translate.ts"
import { Button } from "../button.tsx"
import { Icon, X } from "../icon/icon.tsx"

interface TagFieldProps {
  tags: readonly string[]
  /** Tags to suggest. */
  known: readonly string[]
  maxLength: number
  busy: boolean
  onAdd: (tag: string) => void
  onRemove: (tag: string) => void
}

export function TagField({ tags, known, maxLength, busy, onAdd, onRemove }: TagFieldProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {tags.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li
              key={tag}
              className="inline-flex min-h-8 items-center gap-1 rounded bg-sunken pl-2.5 text-sm wrap-anywhere"
            >
              {tag}
              <button
                type="button"
                aria-label={t("Remove tag {tag}", { tag })}
                disabled={busy}
                onClick={() => onRemove(tag)}
                className="needs-script grid min-h-8 w-8 shrink-0 place-items-center rounded text-text-2 hover:text-text"
              >
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <TagForm known={known} maxLength={maxLength} busy={busy} onAdd={onAdd} />
    </div>
  )
}

type TagFormProps = Omit<TagFieldProps, "tags" | "onRemove">

function TagForm({ known, maxLength, busy, onAdd }: TagFormProps) {
  const listId = useId()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const tag = String(new FormData(form).get("tag")).trim()
    if (!tag) return
    form.reset()
    onAdd(tag)
  }
  return (
    <form
      method="post"
      onSubmit={add}
      className="needs-script flex max-w-full flex-wrap items-center gap-2"
    >
      <input
        name="tag"
        aria-label={t("New tag")}
        placeholder={t("New tag")}
        list={listId}
        maxLength={maxLength}
        autoComplete="off"
        className="min-h-10 w-44 max-w-full rounded border border-control bg-surface px-3 text-base placeholder:text-text-3"
      />
      <datalist id={listId}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" busy={busy}>
        {t("Add tag")}
      </Button>
    </form>
  )
}
