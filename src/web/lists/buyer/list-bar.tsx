import { type ReactNode, type RefObject, useMemo } from "react"
import { plural, t } from "#domain/languages/translate.ts"
import { type BuildPlan, sparesText } from "#domain/lists/parts-list.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import type { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { counted } from "#web/navigation/counted-nouns.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { type Draft, planLines, problemText } from "./list-draft.ts"

interface ListBarProps {
  draft: Draft
  /** Set on the status, which can take the focus. */
  focusTarget?: RefObject<HTMLParagraphElement | null>
  children?: ReactNode
}

export function ListBar({ draft, focusTarget, children }: ListBarProps) {
  const { lines, builds, spareBasisPoints } = draft
  const planned = useMemo(
    () => planLines(lines, { builds, spareBasisPoints }),
    [lines, builds, spareBasisPoints],
  )
  const refused = planned?.lines.filter(problemText).length ?? 0
  const short = planned?.lines.filter((line) => line.short > 0 && !problemText(line)).length ?? 0
  return (
    <div className="sheet-bar list-bar">
      <p ref={focusTarget} role="status" tabIndex={-1} className="sheet-reason">
        {[
          planned && t("{buildCents} per build", { buildCents: formatCents(planned.buildCents) }),
          short > 0 && t("{short} short", { short: counted(short, "line") }),
          refused > 0 &&
            t("{refused} cannot be ordered like this", { refused: counted(refused, "line") }),
          planned &&
            planned.orderableCents < planned.totalCents &&
            t("{amount} of the total can be ordered now", {
              amount: formatCents(planned.orderableCents),
            }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="sheet-sum">
        <span>{t("Total")}</span>{" "}
        <output className="sheet-sum-total">
          {planned ? formatCents(planned.totalCents) : "–"}
        </output>
      </p>
      {children ? <div className="sheet-act list-acts">{children}</div> : null}
    </div>
  )
}

export const PlanSummary = ({ builds, spareBasisPoints }: BuildPlan) => (
  <p className="text-text-2 tabular-nums">
    {plural(builds, "1 build", "{count} builds")}
    {spareBasisPoints > 0
      ? t(", {spareBasisPoints} % spares", { spareBasisPoints: sparesText(spareBasisPoints) })
      : null}
  </p>
)

export type AddedToCart = Pick<Reply<"POST /list/{id}/cart">, "added" | "left">

interface ListCartNewsProps {
  cart: Pick<ReturnType<typeof useWrite>, "failure"> & { added: AddedToCart | undefined }
}

export const ListCartNews = ({ cart }: ListCartNewsProps) => (
  <div role="status" className="empty:hidden print:hidden">
    <WriteFailureNotice failure={cart.failure} />
    {cart.added ? <Added added={cart.added} /> : null}
  </div>
)

function Added({ added: { added, left } }: { added: AddedToCart }) {
  return (
    <Notice tone={left.length > 0 ? "warn" : "success"} title={addedText(added)}>
      {left.length > 0 ? (
        <details open={left.length <= 8} className="mt-1">
          <summary className="min-h-6 cursor-pointer">
            {t("{left} could not be added", { left: counted(left.length, "line") })}
          </summary>
          <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-y-auto tabular-nums">
            {left.map(({ partId, name, needed, message, suggestions }) => (
              <li key={partId}>
                <strong className="font-medium">{name}</strong>
                {`: ${t("{count} needed.", { count: formatCount(needed) })} ${message}`}
                {suggestions.length > 0
                  ? ` ${t("{quantities} can be ordered.", { quantities: suggestions.map(formatCount).join(` ${t("or")} `) })}`
                  : ""}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {added > 0 ? (
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink to={paths.checkout}>{t("Checkout")}</ButtonLink>
          <ButtonLink to={paths.cart} variant="secondary">
            {t("Open the cart")}
          </ButtonLink>
        </p>
      ) : null}
    </Notice>
  )
}

const addedText = (lines: number): string =>
  lines === 0
    ? t("Nothing was added to your cart.")
    : t("{lines} added to your cart.", { lines: counted(lines, "line") })
