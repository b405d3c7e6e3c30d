import type { ReactNode } from "react"
import { useRevalidator, useRouteError } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { retryHint } from "#web/api/api-error.ts"
import { Button } from "../button.tsx"
import { Info } from "../icon/form-icons.ts"
import { CircleCheck, Icon, TriangleAlert } from "../icon/icon.tsx"
import { PageTitle } from "../page-title.tsx"

type NoticeTone = "info" | "success" | "warn" | "danger"

const tones: Record<NoticeTone, { icon: string; boxClass: string; iconClass: string }> = {
  info: { icon: Info, boxClass: "border-l-info bg-info-subtle", iconClass: "text-info" },
  success: {
    icon: CircleCheck,
    boxClass: "border-l-brand bg-brand-subtle",
    iconClass: "text-brand",
  },
  warn: { icon: TriangleAlert, boxClass: "border-l-warn bg-warn-subtle", iconClass: "text-warn" },
  danger: {
    icon: TriangleAlert,
    boxClass: "border-l-danger bg-danger-subtle",
    iconClass: "text-danger",
  },
}

interface NoticeProps {
  tone?: NoticeTone
  title?: string
  /** `alert` for failures, `status` for other messages that appear later. */
  role?: "alert" | "status"
  children?: ReactNode
}

export function Notice({ tone = "info", title, role, children }: NoticeProps) {
  const { icon, boxClass, iconClass } = tones[tone]
  return (
    <div
      role={role}
      className={`flex flex-wrap gap-x-3 rounded border-l-[3px] px-[min(1rem,4vw)] py-3 ${boxClass}`}
    >
      <Icon of={icon} className={`mt-[0.2em] ${iconClass}`} />
      <div className="min-w-0 grow basis-48 text-[0.9375rem]/6">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  )
}

interface RetryNoticeProps {
  children: string
  retry: () => void
}

/** States that a part of a page could not be loaded, and offers to load it again. */
export const RetryNotice = ({ children, retry }: RetryNoticeProps) => (
  <Notice tone="warn">
    <p>{children}</p>
    <Button variant="secondary" size={32} className="mt-2" onClick={retry}>
      {t("Try again")}
    </Button>
  </Notice>
)

interface RetryPanelProps {
  title?: string
  children: string
}

export function RetryPanel({ title, children }: RetryPanelProps) {
  const { revalidate, state } = useRevalidator()
  const tooMany = retryHint(useRouteError())
  return (
    <>
      {title ? <PageTitle className="mb-6">{title}</PageTitle> : null}
      <Notice tone="danger">
        <p>{tooMany ? `${children} ${tooMany}` : children}</p>
        <Button
          variant="secondary"
          className="mt-3"
          busy={state === "loading"}
          onClick={() => void revalidate()}
        >
          {t("Try again")}
        </Button>
      </Notice>
    </>
  )
}

/** Returns the `ErrorBoundary` of a page whose data could not be loaded. */
export const retryPanel = (title: () => string, text: () => string) => () => (
  <RetryPanel title={title()}>{text()}</RetryPanel>
)

/** Public page whose data could not be loaded. */
export const RetryPage = (props: RetryPanelProps) => (
  <div className="py-16">
    <RetryPanel {...props} />
  </div>
)

/** Returns the `ErrorBoundary` of a public page whose data could not be loaded. */
export const retryPage = (title: () => string, text: () => string) => () => (
  <RetryPage title={title()}>{text()}</RetryPage>
)
