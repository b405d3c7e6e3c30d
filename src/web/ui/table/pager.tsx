import { Form } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button, ButtonLink } from "../button.tsx"

interface PagerProps {
  shown: string
  /** Undefined on the first page. */
  back: { to: string; label: string } | undefined
  next: string | undefined
  /** Where pages have numbers; `keep` is the rest of the address. */
  jump?: { page: number; lastPage: number; keep: Readonly<Record<string, string>> }
}

export function Pager({ shown, back, next, jump }: PagerProps) {
  if (!back && !next) return null
  return (
    <nav
      aria-label={t("Pages")}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <p className="text-sm text-text-2 tabular-nums">{shown}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {jump ? <PageJump key={jump.page} {...jump} /> : null}
        <div className="flex gap-2">
          {back ? (
            <ButtonLink to={back.to} variant="secondary" size={32}>
              {back.label}
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink to={next} variant="secondary" size={32}>
              {t("Next")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </nav>
  )
}

const PageJump = ({ page, lastPage, keep }: NonNullable<PagerProps["jump"]>) => (
  <Form method="get" className="flex flex-wrap items-center gap-2 text-sm text-text-2 tabular-nums">
    {Object.entries(keep).map(([name, value]) =>
      value ? <input key={name} type="hidden" name={name} value={value} /> : null,
    )}
    <label className="flex items-center gap-2">
      {t("Page")}
      <input
        name="page"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={page}
        className="min-h-8 w-14 rounded border border-control bg-surface px-2 text-right text-base text-text"
      />
    </label>
    {t("of {lastPage}", { lastPage: formatCount(lastPage) })}
    <Button type="submit" variant="secondary" size={32} className="min-w-0">
      {t("Go")}
    </Button>
  </Form>
)
