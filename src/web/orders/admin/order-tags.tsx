import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { MAX_TAG_LENGTH } from "#domain/shop/tags.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import { TagField } from "#web/ui/form/tag-field.tsx"

interface OrderTagsProps {
  orderId: string
  tags: readonly string[]
  known: readonly string[]
}

export function OrderTags({ orderId, tags, known }: OrderTagsProps) {
  const { run, busy, failure } = useWrite()
  const { revalidate } = useRevalidator()
  const change = (body: { add?: string[]; remove?: string[] }) =>
    void run(async () => {
      await browserApi("POST /order/tag", { body: { orders: [orderId], ...body } })
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
