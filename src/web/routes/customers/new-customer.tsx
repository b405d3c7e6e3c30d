import { useForm } from "react-hook-form"
import { useNavigate, useSearchParams } from "react-router"
import { registerRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useIdempotencyKeys, useWrite } from "#web/forms/use-write.ts"
import { WriteForm } from "#web/forms/write-form.tsx"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { toast } from "#web/ui/feedback/toast.tsx"
import { TextField } from "#web/ui/form/field.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import type { Route } from "./+types/new-customer.ts"

const title = () => t("New customer")
export const meta: Route.MetaFunction = ({ matches }) => titleMeta(matches, title())

const { name, email } = registerRules

/** Form that opens an account. `q` is a name or an e-mail address; a phone order may follow. */
export default function NewCustomer() {
  const [params] = useSearchParams()
  const searchText = cleanSearchText(params.get("q") ?? "")
  const isForOrder = params.get("then") === "order"
  const isEmail = searchText.includes("@")
  const form = useForm({
    defaultValues: { name: isEmail ? "" : searchText, email: isEmail ? searchText : "", phone: "" },
  })
  const write = useWrite()
  const attempt = useIdempotencyKeys()
  const navigate = useNavigate()
  const field = fieldsOf(form, { name, email })
  const go = (id: string, address: string) =>
    void navigate(isForOrder ? paths.phoneOrder(address) : paths.customer(id))
  const submit = form.handleSubmit((body) =>
    write.run(
      async () => {
        try {
          const headers = attempt.headersFor(body)
          const { insertedId } = await browserApi("POST /customer", { body }, { headers })
          toast(t("Account opened. We have e-mailed the customer a link to choose a password."))
          go(insertedId, body.email)
        } catch (error) {
          if (!isApiError(error) || error.body.code !== "customer_exists") throw error
          toast(error.message)
          go(error.body.customerId, body.email)
        }
      },
      { form },
    ),
  )
  return (
    <>
      <PageHeading title={title()} />
      <WriteForm
        onSubmit={submit}
        write={write}
        button={isForOrder ? t("Create and order") : t("Create customer")}
        className="flex max-w-lg flex-col gap-5"
      >
        <TextField label={t("Name")} autoComplete="off" maxLength={80} {...field("name")} />
        <TextField
          label={t("Email")}
          type="email"
          autoComplete="off"
          hint={t("The customer gets a link to choose a password.")}
          {...field("email")}
        />
        <TextField label={t("Phone")} type="tel" autoComplete="off" {...field("phone")} />
      </WriteForm>
    </>
  )
}
