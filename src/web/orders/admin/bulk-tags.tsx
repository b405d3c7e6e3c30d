import { useId, useState } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { MAX_STEPPED } from "#domain/orders/order.ts"
import { MAX_TAG_LENGTH } from "#domain/shop/tags.ts"
import { browserApi } from "#web/api/api.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-form.tsx"
import type { StaffOrder as Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"

interface BulkTagsProps {
  orders: readonly Order[]
  known: readonly string[]
}

/** Adds a tag to the selected orders, or removes it from them. */
export function BulkTags({ orders, known }: BulkTagsProps) {
  const listId = useId()
  const [tag, setTag] = useState("")
  const { run, busy, failure, revalidate } = useWrite()
  const change = (body: { add?: string[]; remove?: string[] }) =>
    void run(async () => {
      const ids = orders.slice(0, MAX_STEPPED).map(({ _id }) => _id)
      const { modifiedCount } = await browserApi("POST /order/tag", {
        body: { orders: ids, ...body },
      })
      toast(plural(modifiedCount, "1 order changed", "{count} orders changed"))
      setTag("")
      await revalidate()
    })
  const typed = tag.trim()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        aria-label={t("Tag of the selected orders")}
        placeholder={t("Tag")}
        list={listId}
        maxLength={MAX_TAG_LENGTH}
        autoComplete="off"
        value={tag}
        onChange={({ target }) => setTag(target.value)}
        className="min-h-10 w-44 max-w-full rounded border border-control bg-surface px-3 text-base placeholder:text-text-3"
      />
      <datalist id={listId}>
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button
        variant="secondary"
        busy={busy}
        disabled={typed === ""}
        onClick={() => change({ add: [typed] })}
      >
        {t("Add tag")}
      </Button>
      <Button
        variant="link"
        busy={busy}
        disabled={typed === ""}
        onClick={() => change({ remove: [typed] })}
      >
        {t("Remove tag")}
      </Button>
      <WriteFailureNotice failure={failure} />
    </div>
  )
}
