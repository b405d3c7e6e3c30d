import { type UseFormReturn, useForm } from "react-hook-form"
import { useNavigate } from "react-router"
import { categoryName } from "#domain/catalogue/vocabulary/spec-words.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { FieldRefused, fieldErrorsOf, messagesOf } from "#web/forms/field-errors.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { EditFailure } from "#web/forms/write-failure.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { ErrorSummary } from "#web/ui/form/error-summary.tsx"
import { CheckField, NumberField, SelectField, TextArea, TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"

export type OwnAttribute = Reply<"GET /vocabulary/own">["attributes"][number]

interface AttributeValues {
  code: string
  label: string
  type: OwnAttribute["type"]
  unit: string
  zeroUnknown: boolean
  categories: string[]
  aliases: string
  facet: boolean
  bounds: string
  highlighted: boolean
  place: string
}

/** Returns form values for an existing attribute, or for a new one with the suggested category and key. */
const attributeValues = (
  attribute: OwnAttribute | undefined,
  suggested: { category: string; key: string },
): AttributeValues => ({
  code: attribute?.code ?? "",
  label: attribute?.label ?? "",
  type: attribute?.type ?? "text",
  unit: attribute?.unit ?? "",
  zeroUnknown: attribute?.zeroUnknown ?? false,
  categories: attribute?.categories ?? (suggested.category ? [suggested.category] : []),
  aliases: attribute?.aliases.join("\n") ?? suggested.key,
  facet: attribute?.facet ?? false,
  bounds: attribute?.bounds.join(", ") ?? "",
  highlighted: attribute?.highlighted ?? false,
  place: String(attribute?.place ?? 0),
})

const splitList = (text: string, by: RegExp): string[] =>
  text
    .split(by)
    .map((one) => one.trim())
    .filter((one) => one !== "")

/** Builds the request body. Fields that only numbers have are empty for other types. */
function attributeBody(values: AttributeValues, version: number) {
  const { code: _, unit, aliases, bounds, ...rest } = values
  const isNumber = values.type === "number"
  return {
    ...rest,
    unit: isNumber ? unit.trim() || null : null,
    zeroUnknown: isNumber && values.zeroUnknown,
    bounds: isNumber && values.facet ? splitList(bounds, /[\s,;]+/) : [],
    aliases: splitList(aliases, /\n/),
    version,
  }
}

/** Converts `Height in units` to `heightInUnits`. */
function codeFromLabel(label: string): string {
  const words = label.normalize("NFKD").match(/[a-z0-9]+/gi) ?? []
  const joined = words
    .map((word, at) => (at === 0 ? word.toLowerCase() : capitalized(word)))
    .join("")
  return joined.replace(/^\d+/, "").slice(0, 40)
}

const codeOf = ({ code, label }: AttributeValues): string => code.trim() || codeFromLabel(label)

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const types = () =>
  [
    { value: "text", label: t("Text") },
    { value: "number", label: t("Number|type") },
    { value: "boolean", label: t("Yes or no") },
    { value: "list", label: t("List of texts") },
  ] as const

interface AttributeFieldsProps {
  form: UseFormReturn<AttributeValues>
  isNew: boolean
  categories: readonly string[]
}

function AttributeFields({ form, isNew, categories }: AttributeFieldsProps) {
  const field = fieldsOf(form, {})
  return (
    <>
      <TextField
        label={t("Label")}
        hint={t("What buyers see, such as Height in units")}
        autoComplete="off"
        maxLength={60}
        {...field("label")}
        aria-required
      />
      <TextField
        label={t("Code")}
        hint={
          isNew
            ? t("Optional. Made from the label if left empty. It cannot be changed later.")
            : t("It cannot be changed.")
        }
        autoComplete="off"
        maxLength={40}
        readOnly={!isNew}
        {...field("code")}
      />
      <SelectField label={t("Type")} options={types()} {...form.register("type")} />
      <NumberFields form={form} />
      <TextArea
        label={t("Other names")}
        hint={t("Names of it in files, one per line. It is read from these keys as well.")}
        rows={3}
        {...field("aliases")}
      />
      <CategoryFields form={form} categories={categories} />
      <ShownFields form={form} />
    </>
  )
}

type FormProps = Pick<AttributeFieldsProps, "form">

function NumberFields({ form }: FormProps) {
  if (form.watch("type") !== "number") return null
  return (
    <>
      <TextField
        label={t("Unit")}
        hint={t("Optional. 2.4 m is read as 2,400 if the unit is mm.")}
        autoComplete="off"
        maxLength={20}
        {...fieldsOf(form, {})("unit")}
      />
      <CheckField
        label={t("Zero means unknown")}
        hint={t("Imported data often uses 0 for unknown values.")}
        {...form.register("zeroUnknown")}
      />
    </>
  )
}

const CategoryFields = ({
  form: { register },
  categories,
}: Omit<AttributeFieldsProps, "isNew">) => (
  <fieldset className="flex flex-col gap-1">
    <legend className="mb-1.5 text-[0.9375rem]/5 font-medium">{t("Categories")}</legend>
    <p className="mb-1 text-sm text-text-3">
      {t("If you select none, it applies to all products.")}
    </p>
    <div className="grid gap-x-6 sm:grid-cols-2">
      {categories.map((category) => (
        <CheckField
          key={category}
          label={categoryName(category)}
          value={category}
          {...register("categories")}
        />
      ))}
    </div>
  </fieldset>
)

function ShownFields({ form }: FormProps) {
  const field = fieldsOf(form, {})
  const [type, facet] = form.watch(["type", "facet"])
  return (
    <>
      <CheckField
        label={t("Buyers can filter by it")}
        hint={t("Numbers by value or, if there are many, by range.")}
        {...form.register("facet")}
      />
      {type === "number" && facet ? (
        <TextField
          label={t("Ranges begin at")}
          hint={t("Such as 10, 20, 50. Empty: 5, 10, 20, 50 and so on.")}
          autoComplete="off"
          {...field("bounds")}
        />
      ) : null}
      <CheckField
        label={t("On cards and in tables")}
        hint={t("It is shown first when products are compared.")}
        {...form.register("highlighted")}
      />
      <NumberField
        label={t("Position in the list")}
        hint={t("Order among your own attributes, lowest first.")}
        min={0}
        {...field("place")}
      />
    </>
  )
}

const FIELDS = ["label", "code", "type", "unit", "aliases", "categories", "bounds", "place"]

interface AttributeFormProps {
  attribute: OwnAttribute | undefined
  suggested: { category: string; key: string }
  categories: readonly string[]
}

/** Edits an attribute; concurrent changes are not overwritten. */
export function AttributeForm({ attribute, suggested, categories }: AttributeFormProps) {
  const form = useForm<AttributeValues>({
    shouldFocusError: false,
    defaultValues: attributeValues(attribute, suggested),
  })
  const { errors, submitCount } = form.formState
  const write = useWrite()
  const navigate = useNavigate()
  const submit = form.handleSubmit((values) =>
    write.run(
      async () => {
        await save(values, attribute?.version ?? 0)
        toast(attribute ? t("Attribute saved") : t("Attribute added"))
        await navigate(paths.vocabulary(suggested.category))
      },
      { form, failed: t("The attribute was not saved") },
    ),
  )
  return (
    <form noValidate method="post" onSubmit={submit} className="flex max-w-[560px] flex-col gap-5">
      <ErrorSummary errors={messagesOf(errors, FIELDS)} attempt={submitCount} />
      <AttributeFields form={form} isNew={!attribute} categories={categories} />
      <EditFailure
        failure={write.failure}
        conflict={{
          code: "attribute_changed",
          title: t("Someone else has added or changed this attribute."),
        }}
      >
        <ButtonLink
          to={paths.attribute({ code: codeOf(form.getValues()), category: suggested.category })}
          reloadDocument
          variant="secondary"
        >
          {t("Show the new version")}
        </ButtonLink>
      </EditFailure>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={write.busy}>
          {attribute ? t("Save attribute") : t("Add attribute")}
        </SubmitButton>
        <ButtonLink to={paths.vocabulary(suggested.category)} variant="secondary" size={44}>
          {t("Cancel")}
        </ButtonLink>
      </div>
    </form>
  )
}

async function save(values: AttributeValues, version: number): Promise<void> {
  const code = codeOf(values)
  if (code === "") throw new FieldRefused("label", t("Label is required"))
  try {
    const body = attributeBody(values, version)
    await browserApi("PUT /vocabulary/attribute/{code}", { params: { code }, body })
  } catch (error) {
    // A list is one field here, so an item's error is shown at the list.
    const [path = "", message] =
      Object.entries(fieldErrorsOf(error)).find(([name]) => name.includes(".")) ?? []
    throw message === undefined ? error : new FieldRefused(path.split(".")[0] ?? "", message)
  }
}
