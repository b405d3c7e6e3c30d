import { type UseFormReturn, useForm } from "react-hook-form"
import { useNavigate } from "react-router"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { FieldRefused, fieldErrorsOf, messagesOf } from "#web/forms/form-errors.ts"
import { useWrite, type Write } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.ts"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { AttributeFields } from "./attribute-fields.tsx"
import {
  type AttributeValues,
  attributeBody,
  attributeValues,
  codeOf,
  type OwnAttribute,
} from "./attribute-values.ts"

const FIELDS = ["label", "code", "type", "unit", "aliases", "categories", "bounds", "place"]

interface AttributeFormProps {
  known: OwnAttribute | undefined
  given: { category: string; key: string }
  /** What the shop's categories are called. */
  categories: readonly string[]
}

/** Says what can be said of products; of one that somebody else changed meanwhile nothing is overwritten. */
export function AttributeForm({ known, given, categories }: AttributeFormProps) {
  const form = useForm<AttributeValues>({
    shouldFocusError: false,
    defaultValues: attributeValues(known, given),
  })
  const { errors, submitCount } = form.formState
  const write = useWrite()
  const navigate = useNavigate()
  const submit = form.handleSubmit((values) =>
    write.run(
      async () => {
        await save(values, known?.version ?? 0)
        toast(known ? "Attribute saved" : "Attribute added")
        await navigate(paths.vocabulary(given.category))
      },
      { form, failed: "The attribute was not saved" },
    ),
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-[560px] flex-col gap-5">
      <ErrorSummary errors={messagesOf(errors, FIELDS)} attempt={submitCount} />
      <AttributeFields form={form} isNew={!known} categories={categories} />
      <Failure write={write} form={form} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={write.busy}>{known ? "Save attribute" : "Add attribute"}</SubmitButton>
        <ButtonLink to={paths.vocabulary(given.category)} variant="secondary" size={44}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}

async function save(values: AttributeValues, version: number): Promise<void> {
  const code = values.code.trim() || codeOf(values.label)
  if (code === "") throw new FieldRefused("label", "Label is required")
  try {
    const body = attributeBody(values, version)
    await browserApi("PUT /vocabulary/attribute/{code}", { params: { code }, body })
  } catch (error) {
    // A list is one field here: what is wrong with an item is said of it.
    const [path = "", message] =
      Object.entries(fieldErrorsOf(error)).find(([name]) => name.includes(".")) ?? []
    throw message === undefined ? error : new FieldRefused(path.split(".")[0] ?? "", message)
  }
}

interface FailureProps {
  write: Write
  form: UseFormReturn<AttributeValues>
}

function Failure({ write: { failure }, form }: FailureProps) {
  const body = isApiError(failure?.error) ? failure.error.body : undefined
  if (body?.code !== "attribute_changed") return <WriteFailureNotice failure={failure} />
  const code = form.getValues("code").trim() || codeOf(form.getValues("label"))
  return (
    <div role="alert">
      <Notice tone="warn" title="Someone added or changed this attribute meanwhile.">
        <p>Nothing was saved. Show what it says now; what you typed here is then gone.</p>
        <ButtonLink
          to={paths.attribute({ code })}
          reloadDocument
          variant="secondary"
          className="mt-3"
        >
          Show the new version
        </ButtonLink>
      </Notice>
    </div>
  )
}
