import { useState } from "react"
import { useForm } from "react-hook-form"
import { freightText } from "#contract/delivery/freight-text.ts"
import { freightRules } from "#contract/kernel/form-rules.ts"
import { t } from "#domain/languages/translate.ts"
import { amountToSend } from "#domain/pricing/typed-number.ts"
import { browserApi } from "#web/api/api.ts"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { WriteFailureNotice } from "#web/forms/write-failure.tsx"
import { PanelForm } from "#web/forms/write-form.tsx"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { DetailsDialog } from "#web/orders/shared/details-dialog.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { RefundForm } from "#web/payments/admin/refund-form.tsx"
import { TransferSection } from "#web/payments/admin/transfer-section.tsx"
import { ShipForm } from "#web/shipments/admin/ship-form.tsx"
import { Button } from "#web/ui/button.tsx"
import { MoneyField } from "#web/ui/form/field.tsx"
import { CardSection } from "#web/ui/page-heading.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"
import { isApprovedUnpaid, OrderStatus, RestoreOrder, unpaidHint } from "./order-status.tsx"
import { useAdvanceOrder } from "./use-advance-order.ts"

function FreightForm({ order: { _id: id, revision = 0 } }: { order: Order }) {
  const write = useWrite()
  const form = useForm({ defaultValues: { amount: "" } })
  const field = fieldsOf(form, freightRules)
  const set = form.handleSubmit(({ amount }) => {
    const body = { amount: amountToSend(amount), revision }
    return write.run(() => browserApi("PUT /order/{id}/freight", { params: { id }, body }), {
      done: t("Freight set"),
      reloadOnRefusal: true,
    })
  })
  return (
    <PanelForm
      onSubmit={set}
      write={write}
      button={t("Set freight")}
      className="mt-6 border-t border-border pt-5"
    >
      <h3 className="text-h3">{freightText.short}</h3>
      <MoneyField
        label={t("Freight")}
        hint={t(
          "With tax if your prices include it; a buyer who pays no tax then pays less. The buyer receives an e-mail and can then pay.",
        )}
        {...field("amount")}
      />
    </PanelForm>
  )
}

interface OrderActionsProps {
  order: Order
  refunded: ReadonlyMap<number, number>
  onSent: (number: number) => void
}

export function OrderActions({ order, refunded, onSent }: OrderActionsProps) {
  const steps = useAdvanceOrder()
  const { bankTransfer } = useSite()
  const takesTransfers = (bankTransfer || order.payment) && !order.freightDue && !order.removed
  return (
    <CardSection title={t("Manage this order")} className="print:hidden">
      {order.removed ? (
        <>
          <p className="mb-2 text-sm text-text-2">
            {t("This order was removed from the list. The buyer can still see it.")}
          </p>
          <RestoreOrder order={order} />
        </>
      ) : (
        <>
          <p className="mb-2 text-sm text-text-2">{t("Status and next step")}</p>
          <OrderStatus order={order} steps={steps} />
          {isApprovedUnpaid(order) ? (
            <p className="mt-2 text-sm text-warn">{unpaidHint()}</p>
          ) : null}
        </>
      )}
      <WriteFailureNotice failure={steps.failure} className="mt-3" />
      {order.freightDue && !order.removed ? <FreightForm order={order} /> : null}
      {takesTransfers ? <TransferSection order={order} /> : null}
      <ShipForm order={order} onSent={onSent} />
      <RefundForm order={order} refunded={refunded} />
    </CardSection>
  )
}

/** Button for staff to change address and details of an order that is not shipped, for its buyer. */
export function ChangeDetails({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false)
  const { customerId } = order
  if (customerId === undefined || (!order.can.change.allowed && !isOpen)) return null
  return (
    <>
      <Button
        variant="secondary"
        className="needs-script self-start print:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("Change details")}
      </Button>
      {isOpen ? (
        <DetailsDialog
          order={order}
          staff={{
            customerId,
            done: t("Order changed. The buyer receives an e-mail."),
            addressHint: (
              <p className="mt-2 text-sm text-text-2">
                {rich("Another address? Add it on the <link>customer’s page</link> first.", {
                  link: linkTo(paths.customer(customerId)),
                })}
              </p>
            ),
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
