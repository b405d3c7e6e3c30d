import { t } from "#domain/languages/translate.ts"
import { chargeLimits, payable } from "#domain/pricing/card-limits.ts"
import { cents, toCents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { failureText } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Site, useSite } from "#web/navigation/site.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { type Cart, totalCents } from "./cart-line.ts"
import type { CartSession } from "./cart-session.ts"

/** Returns a note such as `Tax and delivery at checkout`. */
export function chargesNote({ tax, deliveryCharged }: Site): string | undefined {
  if (tax === "excluded")
    return deliveryCharged ? t("Tax and delivery at checkout") : t("Tax at checkout")
  return deliveryCharged ? t("Delivery at checkout") : undefined
}

/** Returns the total of the lines that can be ordered as they are, plus all charges. */
export const orderCents = ({ lines, charges = [] }: Pick<Cart, "lines" | "charges">): number =>
  charges.reduce((sum, { amount }) => sum + toCents(amount), totalCents(lines))

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
