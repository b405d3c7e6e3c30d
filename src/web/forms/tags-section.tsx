import { type FormEvent, useId } from "react"
import { t } from "#domain/languages/translate.ts"
import { MAX_TAG_LENGTH } from "#domain/shop/tags.ts"
import { Button } from "#web/ui/button.tsx"
import { Icon, X } from "#web/ui/icon/icon.tsx"
import { clearSentText } from "./clear-sent-text.ts"
import { useWrite } from "./use-write.ts"
import { WriteFailureNotice } from "./write-failure.tsx"

interface TagsSectionProps {
  tags: readonly string[]
  /** Tags to suggest. */
  known: readonly string[]
  onChange: (change: { add?: string[]; remove?: string[] }) => Promise<unknown>
}

export function TagsSection({ tags, known, onChange }: TagsSectionProps) {
  const { run, busy, failure, revalidate } = useWrite()
  const change = (body: Parameters<typeof onChange>[0], done?: () => void) =>
    void run(async () => {
      await onChange(body)
      done?.()
      await revalidate()
    })
  return (
    <section aria-label={t("Tags")} className="mb-6 print:hidden">
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
                  aria-disabled={busy || undefined}
                  onClick={() => change({ remove: [tag] })}
                  className="needs-script grid min-h-8 w-8 shrink-0 place-items-center rounded text-text-2 hover:text-text"
                >
                  <Icon of={X} size={14} />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <TagForm known={known} busy={busy} onAdd={(tag, done) => change({ add: [tag] }, done)} />
      </div>
      <WriteFailureNotice failure={failure} className="mt-3" />
    </section>
  )
}

interface TagFormProps extends Pick<TagsSectionProps, "known"> {
  busy: boolean
  onAdd: (tag: string, done: () => void) => void
}

function TagForm({ known, busy, onAdd }: TagFormProps) {
  const listId = useId()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const tag = String(new FormData(form).get("tag")).trim()
    if (!tag) return
    onAdd(tag, () => clearSentText(form, "tag", tag))
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
        maxLength={MAX_TAG_LENGTH}
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
