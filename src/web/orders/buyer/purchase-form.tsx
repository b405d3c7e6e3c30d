import { type RefObject, useRef } from "react"
import { freightText } from "#contract/delivery/freight-text.ts"
import { pageText } from "#contract/kernel/page-text.ts"
import { whyNotOffered } from "#domain/catalogue/lifecycle.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { LadderTable } from "#web/catalogue/shared/ladder-table.tsx"
import { AddQuantity, QuantityField } from "#web/catalogue/shared/quantity-field.tsx"
import { ExpectedStock, SoldOut } from "#web/catalogue/shared/short-stock.tsx"
import { isSoldOut, TaxNote } from "#web/catalogue/shared/stock.tsx"
import { stockAnnouncement, useAnnouncement } from "#web/catalogue/shared/stock-announcements.ts"
import { fieldErrorsOf } from "#web/forms/field-errors.ts"
import { paths } from "#web/navigation/paths.ts"
import { AgreeToTerms } from "#web/orders/shared/agree-to-terms.tsx"
import { type HeldOrder, HoldNote } from "#web/orders/shared/hold-note.tsx"
import { OrderDetails, PhoneField, ShipmentChoice } from "#web/orders/shared/order-details.tsx"
import { OrderFailed } from "#web/orders/shared/order-failed.tsx"
import type { Part } from "#web/orders/shared/shown-order.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { focusOnMount } from "#web/ui/focus-on-mount.ts"
import { TextField } from "#web/ui/form/field.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { PurchaseTerms } from "./purchase-terms.tsx"
import { type PurchaseStart, usePurchase } from "./use-purchase.ts"

interface PriceChangedProps {
  agreed: number
  now: number
  onAccept: () => void
}

const PriceChanged = ({ agreed, now, onAccept }: PriceChangedProps) => (
  <Notice tone="warn" title={t("The price changed.")}>
    <p className="tabular-nums">
      {t("It was {agreed} each; now it is {now} each. Accept it before you order.", {
        agreed: formatAmount(agreed),
        now: formatAmount(now),
      })}
    </p>
    <Button variant="secondary" className="mt-3" onClick={onAccept} data-submit-waits>
      {pageText.purchase.acceptPrice}
    </Button>
  </Notice>
)

interface PurchasePlacedProps {
  part: Part
  orderId: string
  quantity: number
  total: number
  freightDue: boolean
  hold: HeldOrder
}

function PurchasePlaced({ part, orderId, quantity, total, freightDue, hold }: PurchasePlacedProps) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="mt-5 rounded">
      <Notice tone="success" title={t("We have received your order.")}>
        <p className="tabular-nums">
          {formatCount(quantity)} × {part.name}, {formatAmount(total)}.
        </p>
        <HoldNote order={hold} className="mt-1" />
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          {freightDue ? (
            <span>{freightText.due}</span>
          ) : (
            <ButtonLink to={paths.payment(orderId)} size={32}>
              {t("Pay now")}
            </ButtonLink>
          )}
          <ButtonLink to={paths.myOrder} variant="link">
            {t("My Order")}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  )
}

interface PurchaseFormProps extends PurchaseStart {
  knownPhone: string
}

export function PurchaseForm({ knownPhone, ...start }: PurchaseFormProps) {
  const purchase = usePurchase(start)
  const { part, wanted, form, placed, failure } = purchase
  const input = useRef<HTMLInputElement>(null)
  const errors = fieldErrorsOf(failure?.error)
  const notOffered = whyNotOffered(part.lifecycle)
  const soldOut = isSoldOut({ ...part, notOffered })
  return (
    <div className="rounded-lg border border-border bg-surface p-5 sm:p-6">
      <Offer part={part} quantity={wanted.quantity} isOver={soldOut && !placed} />
      {soldOut && !placed ? (
        <div className="mt-5">
          <SoldOut availableQuantity={part.availableQuantity} notOffered={notOffered} />
        </div>
      ) : null}
      <LadderTable part={part} quantity={wanted.quantity} />
      {placed ? <PurchasePlaced key={placed.orderId} part={part} {...placed} /> : null}
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={purchase.submit}
        className="mt-6 flex flex-col gap-5"
      >
        <WantedFields purchase={purchase} input={input} error={errors.quantity} />
        <TextField label={t("Name")} name="name" readOnly value={start.buyer.name} />
        <TextField label={t("Email")} name="email" readOnly value={start.buyer.email} />
        <PhoneField defaultValue={knownPhone} error={errors.phone} />
        {/* Resets after each placed order. */}
        <OrderDetails
          key={placed?.orderId}
          errors={errors}
          hasAddress={purchase.purchaseTerms.isNeeded}
        />
        <PurchaseTerms purchaseTerms={purchase.purchaseTerms} name={start.buyer.name} />
        <AgreeToTerms key={`agree ${placed?.orderId}`} failure={failure} />
        {failure ? <OrderFailed {...failure} /> : null}
        <OrderButtons purchase={purchase} input={input} soldOut={soldOut} />
      </form>
    </div>
  )
}

interface WantedFieldsProps {
  purchase: ReturnType<typeof usePurchase>
  input: RefObject<HTMLInputElement | null>
  error: string | undefined
}

const WantedFields = ({ purchase, input, error }: WantedFieldsProps) => {
  const { part, wanted, quantityText, setQuantityText, priceField } = purchase
  const { quantity, price } = wanted
  const unitPrice = price ? formatCents(price.unitPriceCents) : formatAmount(part.price)
  return (
    <>
      <QuantityField
        part={part}
        value={quantityText}
        quantity={quantity}
        onChange={setQuantityText}
        error={error}
        input={input}
      >
        <div role="status" className="text-sm text-text-2 empty:hidden">
          <ExpectedStock quantity={quantity} {...part} />
        </div>
        {part.backorder && quantity > part.availableQuantity ? <ShipmentChoice /> : null}
      </QuantityField>
      <TextField
        label={t("Price")}
        name="price"
        readOnly
        hint={`${formatCount(quantity || 0)} × ${unitPrice}`}
        value={price ? formatCents(price.totalCents) : "—"}
        ref={priceField}
      />
    </>
  )
}

interface OfferProps {
  part: Part
  quantity: number
  /** Whether the part cannot be ordered any more. */
  isOver: boolean
}

function Offer({ part, quantity, isOver }: OfferProps) {
  const { minimumQuantity, availableQuantity, backorder } = part
  const stock = { minimumQuantity, availableQuantity, backorder }
  const announcement = useAnnouncement(stock, (before, now) =>
    stockAnnouncement(before, now, quantity),
  )
  return (
    <>
      <p className="text-[1.75rem]/8 font-semibold tabular-nums">
        {formatAmount(part.price)}{" "}
        <span className="text-base font-normal text-text-2">{t("each")}</span> <TaxNote />
      </p>
      <p className="mt-1 text-sm text-text-2 tabular-nums">
        {t("Minimum order {minimum}", { minimum: formatCount(minimumQuantity) })}
        {isOver ? null : (
          <>
            {" · "}
            <span>{t("{available} available", { available: formatCount(availableQuantity) })}</span>
          </>
        )}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

interface OrderButtonsProps extends Pick<WantedFieldsProps, "purchase" | "input"> {
  soldOut: boolean
}

const OrderButtons = ({ purchase, input, soldOut }: OrderButtonsProps) => (
  <div>
    <Obstacles purchase={purchase} />
    <SubmitButton
      busy={purchase.busy}
      disabled={!purchase.mayOrder}
      variant={soldOut ? "secondary" : "primary"}
      className="w-full"
    >
      {t("Submit")}
    </SubmitButton>
    {soldOut || purchase.isGone ? null : (
      <div className="mt-3">
        <AddQuantity
          part={{ ...purchase.part, id: purchase.part._id }}
          quantity={purchase.wanted.quantity}
          field={input}
        />
      </div>
    )}
  </div>
)

const Obstacles = ({ purchase }: { purchase: ReturnType<typeof usePurchase> }) => (
  <div role="status" className="not-empty:mb-5">
    {purchase.isGone ? <Notice tone="warn" title={pageText.part.gone} /> : null}
    {purchase.isGone || purchase.isAgreed ? null : (
      <PriceChanged
        agreed={purchase.agreedPrice}
        now={purchase.unitPrice}
        onAccept={purchase.acceptPrice}
      />
    )}
  </div>
)
