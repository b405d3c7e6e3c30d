import { useEffect, useRef } from "react"
import { Link, useRevalidator, useSearchParams } from "react-router"
import { reasonText } from "#contract/returns/return-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserApi, type Reply } from "#web/api/api.ts"
import { isApiError } from "#web/api/api-error.ts"
import { ConfirmButton } from "#web/forms/confirm-dialog.tsx"
import { paths } from "#web/navigation/paths.ts"
import { ReturnBadge, ReturnPictures, ReturnSlip } from "#web/returns/shared/return-badge.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { toast } from "#web/ui/feedback/toast.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { ReturnForm } from "./return-form.tsx"

type OrderReturn = Reply<"GET /order/{id}/return">["returns"][number]

interface ReturnCardProps {
  orderReturn: OrderReturn
  isOwn: boolean
  isAdmin: boolean
  onWithdrawn: () => void
}

function ReturnCard({ orderReturn, isOwn, isAdmin, onWithdrawn }: ReturnCardProps) {
  return (
    <li className="rounded-lg border border-border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-center gap-2 text-sm text-text-2">
          <ReturnBadge state={orderReturn.state} refundStatus={orderReturn.refund?.status} />
          <span className="font-mono text-mono">{orderReturn.number}</span>
          <span>
            <Moment at={orderReturn.createdAt} />
          </span>
        </p>
        {isAdmin ? (
          <Link
            to={paths.returns(orderReturn._id)}
            className="text-sm underline underline-offset-4"
          >
            {t("Open this return")}
          </Link>
        ) : null}
        {isOwn && orderReturn.state === "asked" ? (
          <Withdraw id={orderReturn._id} onWithdrawn={onWithdrawn} />
        ) : null}
      </div>
      <ul className="mt-3 flex flex-col gap-3">
        {orderReturn.lines.map((line) => (
          <ReturnedLine key={line.number} line={line} />
        ))}
      </ul>
      <ShopAnswer orderReturn={orderReturn} />
      {orderReturn.state === "approved" ? (
        <ReturnSlip id={orderReturn._id} number={orderReturn.number} />
      ) : null}
    </li>
  )
}

const ReturnedLine = ({ line }: { line: OrderReturn["lines"][number] }) => (
  <li className="text-[0.9375rem]/6">
    <p className="font-medium wrap-anywhere">{`${formatCount(line.quantity)} × ${line.name}`}</p>
    <p className="text-sm text-text-2 wrap-anywhere">
      {reasonText[line.reason]}
      {line.words ? `: ${line.words}` : ""}
      {line.received === undefined
        ? ""
        : ` · ${t("{count} received", { count: formatCount(line.received) })}`}
    </p>
    <ReturnPictures pictures={line.pictures} of={line.name} />
  </li>
)

const ShopAnswer = ({
  orderReturn: { state, answer, sendTo, refund },
}: Pick<ReturnCardProps, "orderReturn">) => (
  <>
    {answer ? (
      <p className="mt-3 border-t border-border pt-3 text-[0.9375rem]/6 whitespace-pre-line wrap-anywhere">
        <span className="block text-sm text-text-2">{t("Message from the shop")}</span>
        {answer}
      </p>
    ) : null}
    {state === "approved" && sendTo ? (
      <p className="mt-3 border-t border-border pt-3 text-[0.9375rem]/6 whitespace-pre-line wrap-anywhere">
        <span className="block text-sm text-text-2">{t("Send it to")}</span>
        {sendTo}
      </p>
    ) : null}
    {refund ? (
      <p className="mt-3 border-t border-border pt-3 text-[0.9375rem]/6">
        {refund.status === "succeeded"
          ? t("{amount} refunded.", { amount: formatAmount(refund.amount) })
          : t("A refund of {amount} is on its way to you.", {
              amount: formatAmount(refund.amount),
            })}
      </p>
    ) : null}
  </>
)

/** Withdraws a return. Returns false if the shop took the next step first, after which the dialog has no place. */
async function tryWithdraw(id: string): Promise<boolean> {
  try {
    await browserApi("POST /return/{id}/withdraw", { params: { id } })
    return true
  } catch (failure) {
    if (isApiError(failure) && failure.body.code === "return_step_refused") return false
    throw failure
  }
}

function Withdraw({ id, onWithdrawn }: { id: string; onWithdrawn: () => void }) {
  const { revalidate } = useRevalidator()
  const withdraw = async (close: () => void) => {
    const isWithdrawn = await tryWithdraw(id)
    close()
    if (isWithdrawn) toast(t("Return withdrawn"))
    else toast(t("Not withdrawn: the shop has answered meanwhile."), "failure")
    await revalidate()
    onWithdrawn()
  }
  return (
    <ConfirmButton
      label={t("Withdraw")}
      buttonProps={{ variant: "secondary", size: 32, className: "needs-script" }}
      title={t("Withdraw this return?")}
      confirmLabel={t("Withdraw")}
      reloadOnRefusal
      onConfirm={withdraw}
    >
      {t("You can request it again while the goods can be returned.")}
    </ConfirmButton>
  )
}

const unitsByLine = (
  lines: Reply<"GET /order/{id}/return">["lines"],
): ReadonlyMap<number, number> => new Map(lines.map((line) => [line.number, line.returnable]))

interface OrderReturnsProps {
  order: Reply<"GET /order/{id}">
  orderReturns: Reply<"GET /order/{id}/return">
  isOwn: boolean
  isAdmin: boolean
  /** Whether staff may return goods of this order, also after the period. */
  mayChange: boolean
}

export function OrderReturns({
  order,
  orderReturns,
  isOwn,
  isAdmin,
  mayChange,
}: OrderReturnsProps) {
  const [params, setParams] = useSearchParams()
  const openLine = params.get("return")
  const returnable = (mayChange && orderReturns.late) || orderReturns.lines
  const mayRequest = (isOwn || mayChange) && returnable.length > 0
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = mayRequest && openLine !== null
  useEffect(() => {
    if (isOpen && openLine === "") heading.current?.scrollIntoView()
  }, [isOpen, openLine])
  if (!mayRequest && orderReturns.returns.length === 0) return null
  const close = () =>
    setParams(
      (before) => {
        before.delete("return")
        return before
      },
      { preventScrollReset: true },
    )
  return (
    <section aria-labelledby="returns" className="mt-10 print:hidden">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="returns" ref={heading} tabIndex={-1} className="scroll-mt-24 text-h3">
          {t("Returns")}
        </h2>
        {mayRequest && !isOpen ? (
          <ButtonLink to={paths.orderReturn(order._id)} variant="secondary" preventScrollReset>
            {t("Return goods")}
          </ButtonLink>
        ) : null}
      </div>
      {isOpen ? (
        <ReturnForm
          key={openLine}
          order={order}
          returnable={unitsByLine(returnable)}
          inTime={unitsByLine(orderReturns.lines)}
          firstLine={Number(openLine)}
          staffPeriodDays={mayChange ? orderReturns.days : undefined}
          onDone={() => {
            close()
            heading.current?.focus()
          }}
        />
      ) : null}
      {orderReturns.returns.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-4">
          {orderReturns.returns.map((orderReturn) => (
            <ReturnCard
              key={orderReturn._id}
              orderReturn={orderReturn}
              isOwn={isOwn}
              isAdmin={isAdmin}
              onWithdrawn={() => heading.current?.focus()}
            />
          ))}
        </ul>
      ) : null}
    </section>
  )
}
