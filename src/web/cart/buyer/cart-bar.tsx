import type { FormEvent, MouseEvent } from "react"
import { Form } from "react-router"
import { plural, t } from "#domain/languages/translate.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { DeliveryWeight } from "#web/orders/shared/delivery-choice.tsx"
import { OrderSums } from "#web/orders/shared/order-sums.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { focusField, refusedField } from "#web/ui/sheet/sheet-keys.ts"
import { type Cart, type CartLine, needsAttention, totalCents } from "./cart-line.ts"
import { ContactAboutCartLink, chargesNote, orderCents, whyNotPayable } from "./cart-notes.tsx"

interface CartBarProps {
  cart: Cart
  isUnsaved: boolean
  saving: boolean
  onShow: (line: CartLine) => void
}

/** Shows the total and the link to the checkout; if checkout is impossible, shows the reason. */
export function CartBar({ cart, isUnsaved, saving, onShow }: CartBarProps) {
  const { charges, lines, weight } = cart
  const total = orderCents(cart)
  const site = useSite()
  const note = chargesNote(site)
  const submit = (event: FormEvent) => {
    // A field with unreadable text blocks the checkout, because the cart does not contain that text.
    const unread = refusedField()
    if (!unread) return
    event.preventDefault()
    focusField(unread)
  }
  return (
    <>
      <DeliveryWeight weight={weight} />
      {charges ? (
        <div className="w-full max-w-md self-end px-4 max-sm:px-0">
          <OrderSums goods={toAmount(totalCents(lines))} charges={charges} />
        </div>
      ) : null}
      <Form action={paths.checkout} noValidate onSubmit={submit} className="sheet-bar">
        <p className="sheet-sum">
          <span>{t("Total")}</span>{" "}
          <output className="sheet-sum-total">{formatCents(cents(total))}</output>
          {charges || note === undefined ? null : (
            <span className="text-sm text-text-3">{note}</span>
          )}
        </p>
        <BarEnd
          lines={lines}
          reason={isUnsaved ? t("Not everything is saved.") : whyNotPayable(total, site)}
          saving={saving}
          onShow={onShow}
          total={total}
        />
      </Form>
    </>
  )
}

interface BarEndProps extends Pick<CartBarProps, "saving" | "onShow"> {
  lines: readonly CartLine[]
  reason: string | undefined
  total: number
}

function BarEnd({ lines, reason, saving, onShow, total }: BarEndProps) {
  const needy = lines.filter(needsAttention)
  const [first] = needy
  const show = (event: MouseEvent) => {
    event.preventDefault()
    if (first) onShow(first)
  }
  return (
    <>
      <div role="status" className="sheet-reason">
        {first ? (
          <>
            <span>
              {plural(needy.length, "1 line needs attention.", "{count} lines need attention.")}
            </span>{" "}
            <a href={`#${first.partId}`} onClick={show} data-submit-waits>
              {t("Show the first")}
            </a>
          </>
        ) : (
          (reason ?? "")
        )}
      </div>
      <div className="sheet-act flex gap-3">
        <ContactAboutCartLink total={total} />
        <SubmitButton busy={saving} disabled={first !== undefined || reason !== undefined}>
          {t("Checkout")}
        </SubmitButton>
      </div>
    </>
  )
}
