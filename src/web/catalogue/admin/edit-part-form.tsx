import { useState } from "react"
import { useForm } from "react-hook-form"
import { mapTypedFields } from "#domain/catalogue/part-fields.ts"
import { t } from "#domain/languages/translate.ts"
import type { Attachment } from "#domain/pictures/uploads.ts"
import { typedAmountOf } from "#domain/pricing/typed-number.ts"
import { browserApi } from "#web/api/api.ts"
import { failureText } from "#web/api/api-error.ts"
import { showSaved } from "#web/forms/show-saved.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { EditFailure } from "#web/forms/write-failure.tsx"
import { useUpload } from "#web/pictures/shared/upload-file.ts"
import { Button } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { PartFields } from "./part-fields.tsx"
import { amountsToSend, type PartValues, partMessages } from "./part-values.ts"
import type { Part } from "./parts-table.tsx"
import { changedSpecs, specTexts } from "./spec-texts.ts"

interface NewVersionButtonProps {
  partId: string
  onRead: (part: Part) => void
}

function NewVersionButton({ partId, onRead }: NewVersionButtonProps) {
  const { run, busy } = useWrite()
  const reload = async () => {
    onRead(await browserApi("GET /part/{id}", { params: { id: partId } }))
    document.getElementsByName("name")[0]?.focus()
  }
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() => void run(reload, { failed: failureText })}
    >
      {t("Show the new version")}
    </Button>
  )
}

const partValues = (part: Part): PartValues => ({
  sku: part.sku,
  category: part.category,
  specs: specTexts(part.specs),
  ...mapTypedFields({
    text: ({ name }) => part[name],
    optionalText: ({ name }) => part[name] ?? "",
    picture: () => undefined,
    attachments: ({ name }) => part[name] ?? [],
    whole: ({ name }) => String(part[name]),
    withDefault: ({ name }) => String(part[name] ?? ""),
    optional: ({ name }) => String(part[name] ?? ""),
    price: ({ name }) => typedAmountOf(part[name]),
    optionalPrice: ({ name }) => typedAmountOf(part[name]),
    priceBreaks: ({ name }) =>
      (part[name] ?? []).map(({ quantity, price }) => ({
        quantity: String(quantity),
        price: typedAmountOf(price),
      })),
  }),
})

/** Edits a part at its loaded version, so that concurrent changes are not overwritten. */
export function EditPartForm({ part, onSaved }: { part: Part; onSaved: () => Promise<void> }) {
  const [seen, setSeen] = useState(part)
  const form = useForm<PartValues>({ shouldFocusError: false, defaultValues: partValues(part) })
  const { errors, submitCount } = form.formState
  const { run, busy, failure, clear } = useWrite()
  const upload = useUpload("image")

  const show = (fresh: Part) => {
    setSeen(fresh)
    form.reset(partValues(fresh))
    clear()
  }
  const save = async (values: PartValues) => {
    const { image, availableQuantity: _, sku: __, ...fields } = values
    const address = image instanceof File ? await upload.send(image) : image
    if (image && !address) return
    const params = { id: part._id }
    const specs = changedSpecs(fields.specs, seen.specs)
    const category = fields.category === seen.category ? undefined : fields.category
    const pictures = changedAttachments(fields.pictures, seen.pictures)
    const datasheets = changedAttachments(fields.datasheets, seen.datasheets)
    const uploads = { image: address, pictures, datasheets }
    const changed = { ...amountsToSend(fields), category, specs }
    const body = { ...fields, ...changed, ...uploads, version: seen.version }
    const { version } = await browserApi("PATCH /part/{id}", { params, body })
    toast(t("Product saved"))
    setSeen({ ...seen, version })
    const fresh = await browserApi("GET /part/{id}", { params }).catch(() => undefined)
    if (fresh) {
      setSeen(fresh)
      showSaved(form, values, partValues(fresh))
    }
    await onSaved()
  }
  const submit = form.handleSubmit((values) =>
    run(() => save(values), { form, failed: t("The product was not saved") }),
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-[440px] flex-col gap-5">
      <ErrorSummary errors={partMessages(errors)} attempt={submitCount} />
      <PartFields form={form} upload={upload} currentPicture={seen.image} />
      <EditFailure
        failure={failure}
        conflict={{ code: "part_changed", title: t("Someone else has changed this product.") }}
      >
        <NewVersionButton partId={part._id} onRead={show} />
      </EditFailure>
      <SubmitButton busy={busy} className="self-start">
        {t("Save product")}
      </SubmitButton>
    </form>
  )
}

/** Omits unchanged pictures, which may be on hosts that are no longer allowed. */
const changedAttachments = (
  list: readonly Attachment[],
  seen: readonly Attachment[] = [],
): Attachment[] | undefined =>
  JSON.stringify(list) === JSON.stringify(seen) ? undefined : [...list]
