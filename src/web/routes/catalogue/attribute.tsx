import { useNavigate } from "react-router"
import type { ApiClient } from "#contract/client.ts"
import { t } from "#domain/languages/translate.ts"
import { browserApi } from "#web/api/api.ts"
import { AttributeForm } from "#web/catalogue/admin/vocabulary/attribute-form.tsx"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { cleanSearchText } from "#web/navigation/list-address.ts"
import { browserLoader, type PageRequest, serverLoader } from "#web/navigation/page-loaders.ts"
import { paths } from "#web/navigation/paths.ts"
import { titleMeta } from "#web/shell/page-meta.ts"
import { Notice, RetryPanel } from "#web/ui/feedback/notice.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import type { Route } from "./+types/attribute.ts"

interface RemoveAttributeProps {
  code: string
  label: string
  category: string
}

function RemoveAttribute({ code, label, category }: RemoveAttributeProps) {
  const navigate = useNavigate()
  const remove = async () => {
    const query = { values: "keep" } as const
    await browserApi("DELETE /vocabulary/attribute/{code}", { params: { code }, query })
    toast(t("Attribute removed"))
    await navigate(paths.vocabulary(category))
  }
  return (
    <ConfirmButton
      label={t("Remove attribute")}
      title={t("Remove this attribute?")}
      confirmLabel={t("Remove")}
      onConfirm={remove}
    >
      {t("{label}. Products keep their values under {code}, as an unknown key.", { label, code })}
    </ConfirmButton>
  )
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  titleMeta(matches, loaderData?.code ? t("Edit attribute") : t("Add attribute"))

const MAX_KEY_LENGTH = 500

async function load(api: ApiClient, { search }: PageRequest) {
  const param = (name: string, maxLength?: number) =>
    cleanSearchText(search.get(name) ?? "", maxLength)
  const [{ attributes }, categories] = await Promise.all([
    api("GET /vocabulary/own"),
    api("GET /category"),
  ])
  const code = param("code")
  const attribute = attributes.find((one) => one.code === code)
  const suggested = { category: param("category"), key: param("key", MAX_KEY_LENGTH) }
  const names = [
    ...categories.map(({ name }) => name),
    ...(attribute?.categories ?? [suggested.category]),
  ]
  return {
    code,
    attribute,
    suggested,
    categories: [...new Set(names)].filter((name) => name !== ""),
  }
}

export const loader = serverLoader(load)
export const clientLoader = browserLoader(load)

export default function Attribute({ loaderData }: Route.ComponentProps) {
  const { code, attribute, suggested, categories } = loaderData
  return (
    <>
      <BackLink to={paths.vocabulary(suggested.category)} label={t("Vocabulary")} />
      <PageTitle className="mt-2 mb-6">
        {attribute ? t("Edit {label}", { label: attribute.label }) : t("Add attribute")}
      </PageTitle>
      {code && !attribute ? (
        <div className="mb-6">
          <Notice tone="warn">{t("The attribute {code} no longer exists.", { code })}</Notice>
        </div>
      ) : null}
      <AttributeForm
        key={JSON.stringify([code, suggested])}
        attribute={attribute}
        suggested={suggested}
        categories={categories}
      />
      {attribute ? (
        <div className="mt-10 border-t border-border pt-6">
          <RemoveAttribute
            code={attribute.code}
            label={attribute.label}
            category={suggested.category}
          />
        </div>
      ) : null}
    </>
  )
}

export const ErrorBoundary = () => (
  <RetryPanel title={t("Attribute")}>{t("The attribute could not be loaded.")}</RetryPanel>
)
