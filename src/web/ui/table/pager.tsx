import type { ReactNode } from "react"
import { Form } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { Button, ButtonLink } from "../button.tsx"

interface NumberedPagerProps {
  page: number
  pageSize: number
  /** Number of rows on this page; `total` counts all pages. */
  rows: number
  total: number
  /** Returns the address of a page; `page` is empty for the first one. */
  addressOf: (page: string) => string
  /** Other parameters of the address. */
  keep: Readonly<Record<string, string>>
}

/** Pager with page numbers and a field to enter one. */
export function NumberedPager(props: NumberedPagerProps) {
  const { page, pageSize, rows, total, addressOf, keep } = props
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const first = (page - 1) * pageSize + 1
  const pageAddress = (target: number) => addressOf(target > 1 ? String(target) : "")
  return (
    <Pager
      shown={t("{first}–{last} of {total}", {
        first,
        last: first + rows - 1,
        total: formatCount(total),
      })}
      back={page > 1 ? { to: pageAddress(page - 1), label: t("Previous") } : undefined}
      next={page < lastPage ? pageAddress(page + 1) : undefined}
      jump={<PageJump key={page} page={page} lastPage={lastPage} keep={keep} />}
    />
  )
}

interface PagerProps {
  shown: string
  /** Undefined on the first page. */
  back: { to: string; label: string } | undefined
  next: string | undefined
  jump?: ReactNode
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
        {jump}
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

interface PageJumpProps extends Pick<NumberedPagerProps, "page" | "keep"> {
  lastPage: number
}

const PageJump = ({ page, lastPage, keep }: PageJumpProps) => (
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
