import { Fragment, useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import type { Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { FieldError } from "#web/ui/form/field.tsx"

type Terms = NonNullable<Reply<"GET /site">["terms"]>

const FIELD = "agreed"

/** Checkbox for the terms, if the shop requires consent. New versions of the terms reset it. */
export function AgreeToTerms({ failure }: { failure: { error: unknown } | undefined }) {
  const { terms } = useSite()
  const { revalidate } = useRevalidator()
  const error = failure?.error
  useEffect(() => {
    if (isApiError(error) && error.body.code === "terms_not_agreed") void revalidate()
  }, [error, revalidate])
  return terms ? <ConsentField key={formatVersions(terms)} terms={terms} /> : null
}

function ConsentField({ terms }: { terms: Terms }) {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <div className="max-w-2xl">
      {isMissing ? (
        <FieldError id="agreed-error">
          {t("Agree to")} {terms.map(({ title }) => title).join(", ")}
        </FieldError>
      ) : null}
      <label className="flex min-h-11 items-center gap-3 text-[0.9375rem]/6">
        <input
          type="checkbox"
          name={FIELD}
          value={formatVersions(terms)}
          required
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? "agreed-error" : undefined}
          className="size-5 shrink-0 accent-brand"
          onInvalid={(event) => {
            event.preventDefault()
            event.currentTarget.focus()
            setIsMissing(true)
          }}
          onChange={() => setIsMissing(false)}
        />
        <TermsLinks terms={terms} />
      </label>
    </div>
  )
}

export const TermsLinks = ({ terms }: { terms: Terms }) => (
  <span>
    {t("I agree to")}{" "}
    {terms.map(({ page, title }, index) => (
      <Fragment key={page}>
        {index > 0 ? ", " : null}
        <a
          href={paths.legal(page)}
          target="_blank"
          rel="noreferrer"
          className="underline underline-offset-4"
        >
          {title}
        </a>
      </Fragment>
    ))}
  </span>
)

/** Formats versions for a form field: `terms=3&returns=1`. */
export const formatVersions = (terms: Terms): string =>
  new URLSearchParams(terms.map(({ page, version }) => [page, String(version)])).toString()

/** Reads the consent. If it is missing, returns undefined and shows the field's message. */
export function readConsent(form: HTMLFormElement | null): { agreed?: AgreedVersions } | undefined {
  const box = form?.elements.namedItem(FIELD)
  if (!(box instanceof HTMLInputElement)) return {}
  if (!box.checkValidity()) return undefined
  return { agreed: parseVersions(box.value) }
}

/** Parses `terms=3&returns=1`. */
export const parseVersions = (written: string): AgreedVersions =>
  Object.fromEntries(
    Array.from(new URLSearchParams(written), ([page, version]) => [page, Number(version)]),
  )

export type AgreedVersions = Record<string, number>
