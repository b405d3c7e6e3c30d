import { useState } from "react"
import { useForm } from "react-hook-form"
import { Link } from "react-router"
import { pageText } from "#contract/kernel/page-text.ts"
import { readBackorder } from "#domain/catalogue/backorder.ts"
import { mapTypedFields } from "#domain/catalogue/part-fields.ts"
import { t } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { readTypedAmount } from "#domain/pricing/typed-number.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { browserApi } from "#web/api/api.ts"
import { isSoldOut } from "#web/catalogue/shared/stock.tsx"
import { showSaved } from "#web/forms/show-saved.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { UploadStep } from "#web/pictures/shared/picture-field.tsx"
import { useUpload } from "#web/pictures/shared/upload-file.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { useObjectUrl } from "#web/ui/form/file-picker.tsx"
import { PartFields } from "./part-fields.tsx"
import { amountsToSend, type PartValues, partMessages } from "./part-values.ts"
import { specsOf } from "./spec-texts.ts"

function PartPreview({ part }: { part: PartValues }) {
  const chosen = useObjectUrl(part.image instanceof File ? part.image : undefined)
  const picture = typeof part.image === "string" ? part.image : chosen
  return (
    <aside aria-label={t("Preview")} className="max-w-[300px] max-xl:hidden">
      <p className="mb-3 text-sm text-text-3">{t("Preview")}</p>
      <div className="overflow-hidden rounded-lg border border-border bg-surface">
        <div className="tile aspect-4/3">
          {picture ? <img src={picture} alt="" className="size-full object-contain" /> : null}
        </div>
        <div className="flex flex-col gap-2 p-4">
          <p className="line-clamp-2 text-h3">{part.name || t("Name")}</p>
          <p className="line-clamp-2 text-sm text-text-2">{part.description || t("Description")}</p>
          <p className="mt-1 text-price tabular-nums">
            {formatCents(readTypedAmount(part.price) ?? cents(0))}{" "}
            <span className="text-sm font-normal text-text-2">{t("each")}</span>
          </p>
          <p className="text-sm text-text-2 tabular-nums">
            {t("Min. {minimumQuantity} · {availableQuantity} available", {
              minimumQuantity: part.minimumQuantity || "0",
              availableQuantity: formatCount(Number(part.availableQuantity) || 0),
            })}
          </p>
        </div>
      </div>
    </aside>
  )
}

const empty = () => ""
const EMPTY: PartValues = {
  sku: "",
  category: "",
  specs: {},
  ...mapTypedFields({
    text: empty,
    optionalText: empty,
    picture: () => undefined,
    attachments: () => [],
    whole: empty,
    withDefault: empty,
    optional: empty,
    price: empty,
    optionalPrice: empty,
    priceBreaks: () => [],
  }),
}

export function NewPartForm() {
  const { form, upload, added, submit, write } = useNewPart()
  const { errors, submitCount } = form.formState
  const values = form.watch()
  const nobodyCanOrder =
    values.minimumQuantity !== "" &&
    values.availableQuantity !== "" &&
    isSoldOut({
      minimumQuantity: Number(values.minimumQuantity),
      availableQuantity: Number(values.availableQuantity),
      backorder: readBackorder(values.backorder ?? ""),
    })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,440px)_minmax(0,320px)]">
      <WriteForm
        onSubmit={submit}
        write={write}
        button={t("Add product")}
        beside={<UploadStep busy={write.busy} upload={upload.state} />}
        notice
        className="flex max-w-[440px] flex-col gap-5"
      >
        <ErrorSummary errors={partMessages(errors)} attempt={submitCount} />
        {added ? (
          <Notice tone="success" role="status">
            <Link to={paths.purchase(added.id)} className="underline underline-offset-4">
              {t("View {name}", { name: added.name })}
            </Link>
          </Notice>
        ) : null}
        <PartFields form={form} upload={upload} />
        <div role="status" className="empty:hidden">
          {nobodyCanOrder ? <Notice tone="warn">{t("Nobody can order this yet.")}</Notice> : null}
        </div>
      </WriteForm>
      <PartPreview part={values} />
    </div>
  )
}

function useNewPart() {
  const form = useForm<PartValues>({
    shouldFocusError: false,
    defaultValues: { breaks: [], pictures: [], datasheets: [], category: "", price: "", specs: {} },
  })
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const [added, setAdded] = useState<{ id: string; name: string }>()
  const upload = useUpload("image")
  const add = async (values: PartValues) => {
    const { image: chosen, ...part } = values
    const focused = document.activeElement
    setAdded(undefined)
    const image = chosen instanceof File ? await upload.send(chosen) : chosen
    if (!image) return
    const body = {
      ...part,
      ...amountsToSend(part),
      category: part.category.trim() || undefined,
      specs: specsOf(part.specs, {}),
      image,
    }
    const headers = attempt.headersFor(body)
    const { insertedId } = await browserApi("POST /part", { body }, { headers })
    attempt.done()
    toast(pageText.addProduct.added)
    setAdded({ id: insertedId, name: part.name })
    showSaved(form, values, EMPTY)
    if (document.activeElement === focused) form.setFocus("name")
  }
  const submit = form.handleSubmit((values) =>
    write.run(() => add(values), { form, failed: pageText.addProduct.failed }),
  )
  return { form, upload, added, submit, write }
}
