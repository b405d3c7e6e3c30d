import { useState } from "react"
import { t } from "#domain/languages/translate.ts"
import { paths } from "#web/navigation/paths.ts"
import { DetailsDialog } from "#web/orders/shared/details-dialog.tsx"
import type { Order } from "#web/orders/shared/shown-order.ts"
import { Button } from "#web/ui/button.tsx"
import { linkTo, rich } from "#web/ui/rich-text.tsx"

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
