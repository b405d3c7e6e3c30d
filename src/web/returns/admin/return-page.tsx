import { reasonText } from "#contract/returns/return-text.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { ReturnBadge, ReturnPictures, ReturnSlip } from "#web/returns/shared/return-badge.tsx"
import { BackLink } from "#web/ui/links.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import { type Return, ReturnSteps } from "./return-steps.tsx"

export const ReturnPage = ({ one }: { one: Return }) => (
  <>
    <BackLink to={paths.returns()} label={t("All returns")} />
    <PageTitle className="mt-2">
      {t("Return")} <span className="text-h2">{one.number}</span>
    </PageTitle>
    <p role="status" className="mt-2 flex flex-wrap items-center gap-2 text-sm text-text-2">
      <ReturnBadge state={one.state} refundStatus={one.refund?.status} />
      <span>
        {rich("{moment} by {email} · <link>Order {orderNumber}</link>", {
          moment: <Moment at={one.createdAt} />,
          email: one.email || one.userName,
          orderNumber: one.orderNumber,
          link: linkTo(paths.order(one.orderId)),
        })}
      </span>
    </p>
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
      <section
        aria-label={t("Lines")}
        className="rounded-lg border border-border bg-surface p-5 sm:p-6"
      >
        <ul className="flex flex-col gap-5">
          {one.lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </ul>
      </section>
      <div className="flex flex-col gap-4">
        {one.answer ? (
          <p className="text-[0.9375rem]/6 whitespace-pre-line wrap-anywhere">
            <span className="block text-sm text-text-2">{t("The buyer has been informed")}</span>
            {one.answer}
          </p>
        ) : null}
        {one.refund ? (
          <p className="text-[0.9375rem]/6">
            {one.refund.status === "succeeded"
              ? t("{amount} refunded", { amount: formatAmount(one.refund.amount) })
              : t("Refund of {amount} on its way", { amount: formatAmount(one.refund.amount) })}
          </p>
        ) : null}
        {one.state === "approved" ? <ReturnSlip one={one} /> : null}
        <ReturnSteps key={one.version} one={one} />
      </div>
    </div>
  </>
)

const Line = ({ line }: { line: Return["lines"][number] }) => (
  <li className="text-[0.9375rem]/6 not-first:border-t not-first:border-border not-first:pt-5">
    <p className="font-medium wrap-anywhere">{`${formatCount(line.quantity)} × ${line.name}`}</p>
    <p className="font-mono text-mono text-text-2">
      {t("Line {number} · {line} · {unitPrice}", {
        number: line.number,
        line: partNumber(line),
        unitPrice: formatAmount(line.unitPrice),
      })}
    </p>
    <p className="mt-1">{reasonText[line.reason]}</p>
    {line.words ? (
      <p className="whitespace-pre-line wrap-anywhere text-text-2">“{line.words}”</p>
    ) : null}
    {line.received === undefined ? null : (
      <p className="text-sm text-text-2">
        {t("{received} received, {restocked} back on sale", {
          received: formatCount(line.received),
          restocked: formatCount(line.restocked ?? 0),
        })}
      </p>
    )}
    <ReturnPictures pictures={line.pictures} of={line.name} />
  </li>
)
