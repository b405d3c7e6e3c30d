import type { FormEvent, MouseEvent } from "react"
import { Form } from "react-router"
import { plural, t } from "#domain/languages/translate.ts"
import { chargeLimits, payable } from "#domain/pricing/card-limits.ts"
import { cents, toCents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { failureText } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Site, useSite } from "#web/navigation/site.ts"
import { DeliveryWeight } from "#web/orders/shared/delivery-choice.tsx"
import { OrderSums } from "#web/orders/shared/order-sums.tsx"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { SubmitButton } from "#web/ui/form/submit-button.tsx"
import { focusField, refusedField } from "#web/ui/sheet/sheet-keys.ts"
import { type Cart, type CartLine, needsAttention } from "./cart-line.ts"
import type { CartSession } from "./cart-session.ts"

interface CartBarProps {
  cart: Cart
  isUnsaved: boolean
  saving: boolean
  onShow: (line: CartLine) => void
}

/** Shows the total and the link to the checkout; if checkout is impossible, shows the reason. */
export function CartBar({ cart, isUnsaved, saving, onShow }: CartBarProps) {
  const { charges, lines, weight } = cart
  const total = toCents(cart.total)
  const site = useSite()
  const note = chargesNote(site)
  const submit = (event: FormEvent) => {
    // A field with unreadable text blocks the checkout, because the cart does not contain that text.
    const refused = refusedField()
    if (!refused) return
    event.preventDefault()
    focusField(refused)
  }
  return (
    <>
      <DeliveryWeight weight={weight} />
      {charges ? (
        <div className="w-full max-w-md self-end px-4 max-sm:px-0">
          <OrderSums goods={cart.subtotal ?? cart.total} charges={charges} />
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
  const flagged = lines.filter(needsAttention)
  const [first] = flagged
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
              {plural(flagged.length, "1 line needs attention.", "{count} lines need attention.")}
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

/** Returns a note such as `Tax and delivery at checkout`. */
function chargesNote({ tax, deliveryCharged }: Site): string | undefined {
  if (tax === "excluded")
    return deliveryCharged ? t("Tax and delivery at checkout") : t("Tax at checkout")
  return deliveryCharged ? t("Delivery at checkout") : undefined
}

/** Returns why the total is outside the payable limits; undefined if a card or a bank transfer can pay it. */
export function whyNotPayable(total: number, { bankTransfer }: Site): string | undefined {
  if (payable(total, { byTransfer: bankTransfer === true })) return undefined
  const { min, max } = chargeLimits()
  return t("The total of an order must be between {min} and {max}.", {
    min: formatCents(cents(min)),
    max: formatCents(cents(max)),
  })
}

/**
 * Links to the contact form, with the cart, if the total exceeds what cards can pay. Hidden if the shop reads no
 * messages.
 */
export function ContactAboutCartLink({ total }: { total: number }) {
  const { links, bankTransfer } = useSite()
  const isRead = links.some(({ href }) => href === paths.contact)
  return total > chargeLimits().max && !bankTransfer && isRead ? (
    <ButtonLink to={paths.contactAboutCart} variant="secondary" size={44}>
      {t("Ask us")}
    </ButtonLink>
  ) : null
}

interface UnsavedChangeProps {
  failure: unknown
  session: Pick<CartSession, "retry" | "discard" | "unsavedQuantities">
}

/** Reports a change that the server did not save; the user can retry or discard it. */
export const UnsavedChangeNotice = ({ failure, session }: UnsavedChangeProps) => (
  <div role="alert" className="mb-4 empty:hidden">
    {failure ? (
      <Notice tone="danger" title={t("Your last change is not saved.")}>
        <p>{failureText(failure)}</p>
        <ul className="tabular-nums">
          {session.unsavedQuantities().map(({ name, typed, current }) => (
            <li key={name}>
              {t("{name}: you entered {typed}, the cart has {current}.", {
                name,
                typed: formatCount(typed),
                current: formatCount(current),
              })}
            </li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size={32} onClick={() => session.retry()}>
            {t("Save it")}
          </Button>
          <Button variant="link" size={32} onClick={() => session.discard()}>
            {t("Discard")}
          </Button>
        </p>
      </Notice>
    ) : null}
  </div>
)
