import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { MAX_TAG_LENGTH } from "#domain/shop/tags.ts"
import { TagField } from "../ui/form/tag-field.tsx"
import { useWrite } from "./use-write.ts"
import { WriteFailureNotice } from "./write-form.tsx"

interface TagsSectionProps {
  tags: readonly string[]
  /** Tags that others have. */
  known: readonly string[]
  onChange: (change: { add?: string[]; remove?: string[] }) => Promise<unknown>
}

/** Tags of an order or a customer, which administrators add and remove. */
export function TagsSection({ tags, known, onChange }: TagsSectionProps) {
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const change = (body: Parameters<typeof onChange>[0]) =>
    void run(async () => {
      await onChange(body)
      await revalidate()
    })
  return (
    <section aria-label={t("Tags")} className="mb-6 print:hidden">
      <TagField
        tags={tags}
        known={known}
        maxLength={MAX_TAG_LENGTH}
        busy={busy}
        onAdd={(tag) => change({ add: [tag] })}
        onRemove={(tag) => change({ remove: [tag] })}
      />
      <WriteFailureNotice failure={failure} className="mt-3" />
    </section>
  )
}
