import type { ReactNode } from "react"
import { Link } from "react-router"
import { lineDetailsText } from "#contract/orders/line-text.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { addressInLanguage } from "#domain/shop/places.ts"
import { TaxIdProof } from "#web/accounts/shared/tax-id-proof.tsx"
import type { Reply } from "#web/api/api.ts"
import { addressWith } from "#web/navigation/list-address.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { completedRefund } from "#web/orders/shared/order-refunds.tsx"
import { shownCharge } from "#web/orders/shared/order-sums.tsx"
import { ReviewLink } from "#web/orders/shared/review-link.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { isByTransfer } from "#web/orders/shared/transfer-details.tsx"
import { Moment } from "#web/ui/moment.tsx"
import { rich } from "#web/ui/rich-text.tsx"

interface OrderFactsProps {
  order: Order
  /** Amount of the refunds that are on their way. */
  pendingRefund: number
  paidAt: string | undefined
  seller: readonly string[]
  reviewable: Reply<"GET /order/{id}/review">
}

export const OrderFacts = ({
  order,
  pendingRefund,
  paidAt,
  seller,
  reviewable,
}: OrderFactsProps) => (
  <section
    aria-label={t("Order facts")}
    className="rounded-lg border border-border bg-surface p-5 sm:p-6 print:border-0 print:p-0"
  >
    <p className="mb-6 hidden text-h2 print:block">
      {useSite().name}: {order.paid ? t("receipt") : t("order, not paid")}
    </p>
    {seller.length > 0 ? (
      <p className="mb-6 hidden whitespace-pre-line print:block">{seller.join("\n")}</p>
    ) : null}
    <dl className="flex flex-col gap-2.5 text-[0.9375rem]/6">
      <GoodsFacts order={order} pendingRefund={pendingRefund} reviewable={reviewable} />
      <Fact label={t("Ordered")}>
        <Moment at={order.createdAt} />
      </Fact>
      <Fact label={t("Paid")}>{paidAt ? <Moment at={paidAt} /> : notPaidText(order)}</Fact>
      {order.transactionId ? (
        <Fact label={t("Transaction id")}>
          <span className="font-mono text-mono break-all select-all">{order.transactionId}</span>
        </Fact>
      ) : null}
      {order.paid && isByTransfer(order) ? (
        <Fact label={t("Paid by")}>{t("Bank transfer")}</Fact>
      ) : null}
      <Fact label={t("Order number")}>
        <span className="font-mono text-mono select-all">{order.orderNumber}</span>
      </Fact>
      <Fact label={t("Order ID")}>
        <span className="font-mono text-mono break-all select-all">{order._id}</span>
      </Fact>
      <BuyerFacts order={order} />
      <TaxNumberFact taxNumber={order.taxNumber} />
    </dl>
    <Guarantee />
  </section>
)

const notPaidText = ({ cancelled }: Order): string => (cancelled ? t("No") : t("Not yet"))

const GoodsFacts = ({
  order,
  pendingRefund,
  reviewable,
}: Pick<OrderFactsProps, "order" | "pendingRefund" | "reviewable">) => (
  <>
    {order.lineCount > 1 ? (
      <>
        <Fact label={t("Lines")}>
          <a
            href="#lines"
            aria-label={t("{lineCount} lines, see below", {
              lineCount: formatCount(order.lineCount),
            })}
            className="underline underline-offset-2 print:no-underline"
          >
            {formatCount(order.lineCount)}
          </a>
        </Fact>
        <Fact label={t("Units")}>{formatCount(order.quantity)}</Fact>
      </>
    ) : null}
    {order.lineCount === 1 && order.lines[0] ? (
      <PartFacts line={order.lines[0]} partNumber={order.partNumber} review={reviewable[0]} />
    ) : null}
    {order.charges && order.subtotal !== undefined ? (
      <Fact label={t("Goods")}>{formatAmount(order.subtotal)}</Fact>
    ) : null}
    {order.charges?.map((charge) => (
      <Fact key={charge.name} label={charge.name} help={charge.sentence}>
        {shownCharge(charge)}
      </Fact>
    ))}
    <Fact label={t("Total")} help={order.freightDue ? t("Without the freight") : undefined}>
      <strong className="text-price">{formatAmount(order.price)}</strong>
    </Fact>
    <RefundFacts order={order} pendingRefund={pendingRefund} />
  </>
)

function RefundFacts({ order, pendingRefund }: Pick<OrderFactsProps, "order" | "pendingRefund">) {
  const made = completedRefund(order, pendingRefund)
  return (
    <>
      {made > 0 ? <Fact label={t("Refunded")}>{formatAmount(made)}</Fact> : null}
      {pendingRefund > 0 ? (
        <Fact label={t("Refund on its way")}>{formatAmount(pendingRefund)}</Fact>
      ) : null}
    </>
  )
}

interface PartFactsProps {
  line: Order["lines"][number]
  partNumber: string | undefined
  review: OrderFactsProps["reviewable"][number] | undefined
}

const PartFacts = ({ line, partNumber, review }: PartFactsProps) => (
  <>
    <Fact label={t("Product")}>
      {line.name}
      <span className="block empty:hidden">
        <ReviewLink review={review} name={line.name} />
      </span>
    </Fact>
    <Fact label={t("Part number")}>
      <span className="font-mono text-mono break-all">{partNumber}</span>
    </Fact>
    <Fact label={t("Quantity")}>{formatCount(line.quantity)}</Fact>
    <Fact label={t("Unit price")}>{formatAmount(line.unitPrice)}</Fact>
    {line.promised ? <Fact label={t("Promised")}>{line.promised}</Fact> : null}
    {line.waiting ? <Fact label={t("Not in stock yet")}>{formatCount(line.waiting)}</Fact> : null}
    {line.shipped ? <Fact label={t("Shipped")}>{formatCount(line.shipped)}</Fact> : null}
    {line.cancelled ? <Fact label={t("Cancelled")}>{formatCount(line.cancelled)}</Fact> : null}
    {line.customerPartNumber ? (
      <Fact label={lineDetailsText.customerPartNumber}>{line.customerPartNumber}</Fact>
    ) : null}
    {line.designators ? (
      <LongFact label={lineDetailsText.designators}>{line.designators}</LongFact>
    ) : null}
    {line.note ? <LongFact label={t("Note on the line")}>{line.note}</LongFact> : null}
    {line.targetPrice ? (
      <Fact label={lineDetailsText.targetPrice}>{formatAmount(line.targetPrice)}</Fact>
    ) : null}
  </>
)

const BuyerFacts = ({ order }: { order: Order }) => (
  <>
    {order.purchaseOrder ? <Fact label={t("Purchase order")}>{order.purchaseOrder}</Fact> : null}
    <Fact label={t("Name")}>{order.userName}</Fact>
    <Fact label={t("Email")}>
      <BuyerEmail order={order} />
    </Fact>
    {order.phone ? <Fact label={t("Phone")}>{order.phone}</Fact> : null}
    {order.shipTo ? (
      <LongFact label={t("Ship to")}>{addressInLanguage(order.shipTo)}</LongFact>
    ) : null}
    {order.billTo ? (
      <LongFact label={t("Bill to")}>{addressInLanguage(order.billTo)}</LongFact>
    ) : null}
    {order.agreed?.map(({ page, title, version, at }) => (
      <Fact key={page} label={t("Agreed to")}>
        <Link
          to={{ pathname: paths.legal(page), search: `version=${version}` }}
          className="underline underline-offset-4"
        >
          {title}
        </Link>
        , <Moment at={at} />
      </Fact>
    ))}
    {order.shipment ? (
      <Fact label={t("Shipment")}>
        {order.shipment === "complete"
          ? t("Once everything is available")
          : t("In several shipments")}
      </Fact>
    ) : null}
    {order.note ? <LongFact label={t("Note")}>{order.note}</LongFact> : null}
  </>
)

/** E-mail address of the buyer; for staff a link to the account. */
const BuyerEmail = ({ order: { email, revision } }: { order: Order }) =>
  email !== "" && revision !== undefined ? (
    <Link
      to={paths.customers + addressWith({}, { q: email })}
      className="underline underline-offset-4"
    >
      {email}
    </Link>
  ) : (
    email
  )

/** VAT number that decided the tax; for administrators with the proof of its check. */
function TaxNumberFact({ taxNumber }: Pick<Order, "taxNumber">) {
  if (!taxNumber) return null
  const { number, checkedAt, ...check } = taxNumber
  return (
    <Fact label={t("VAT number")}>
      <span className="font-mono text-mono">{number}</span>
      <span className="block text-sm text-text-3">
        {checkedAt
          ? rich("confirmed {moment}", { moment: <Moment at={checkedAt} /> })
          : t("confirmed by an administrator")}
      </span>
      <TaxIdProof {...check} />
    </Fact>
  )
}

function Guarantee() {
  const { guarantee } = useSite()
  return guarantee ? (
    <p className="mt-6 border-t border-border pt-4 text-sm whitespace-pre-line text-text-2">
      {guarantee}
    </p>
  ) : null
}

interface FactProps {
  label: string
  help?: string | undefined
  children: ReactNode
}

const Fact = ({ label, help, children }: FactProps) => (
  <div
    className={
      help
        ? "grid grid-cols-[minmax(0,1fr)_auto] gap-x-6"
        : "flex flex-wrap justify-between gap-x-6"
    }
  >
    <dt className="min-w-0 text-text-2">
      {label}
      {help ? <span className="block text-sm text-text-3">{help}</span> : null}
    </dt>
    <dd className="ml-auto min-w-0 text-right break-words tabular-nums">{children}</dd>
  </div>
)

const LongFact = ({ label, children }: { label: string; children: string }) => (
  <div className="flex flex-wrap gap-x-6">
    <dt className="text-text-2">{label}</dt>
    <dd className="ml-auto min-w-0 whitespace-pre-line wrap-anywhere">{children}</dd>
  </div>
)
