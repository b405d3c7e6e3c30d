import { t } from "#domain/languages/translate.ts"
import { chargeLimits, payable } from "#domain/pricing/card-limits.ts"
import { cents, toCents } from "#domain/pricing/money.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { failureText } from "#web/api/api-error.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Site, useSite } from "#web/navigation/site.ts"
import { Button, ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { type Cart, totalCents } from "./cart-line.ts"
import type { CartSession } from "./cart-session.ts"

/** `Tax and delivery at checkout` */
export function chargesNote({ tax, deliveryCharged }: Site): string | undefined {
  if (tax === "excluded")
    return deliveryCharged ? t("Tax and delivery at checkout") : t("Tax at checkout")
  return deliveryCharged ? t("Delivery at checkout") : undefined
}

/** The lines that can be ordered as they are, with what is charged beside them. */
export const orderCents = ({ lines, charges = [] }: Pick<Cart, "lines" | "charges">): number =>
  charges.reduce((sum, { amount }) => sum + toCents(amount), totalCents(lines))

/** Why nobody can pay so much or so little; undefined where a card can, or a bank transfer. */
export function notPayable(total: number, { bankTransfer }: Site): string | undefined {
  if (payable(total, { byTransfer: bankTransfer === true })) return undefined
  const { min, max } = chargeLimits()
  return t("One order may cost between {min} and {max}.", {
    min: formatCents(cents(min)),
    max: formatCents(cents(max)),
  })
}

/** Leads from an order that no card can pay to the shop, with the cart; nothing where the shop reads no messages. */
export function AskUs({ total }: { total: number }) {
  const { links, bankTransfer } = useSite()
  const isRead = links.some(({ href }) => href === paths.contact)
  return total > chargeLimits().max && !bankTransfer && isRead ? (
    <ButtonLink to={paths.contactAboutCart} variant="secondary" size={44}>
      {t("Ask us")}
    </ButtonLink>
  ) : null
}

interface UnsavedProps {
  failure: unknown
  session: Pick<CartSession, "retry" | "discard">
}

/** Keeps a change that did not reach the shop, on every page that changes a cart. */
export const Unsaved = ({ failure, session }: UnsavedProps) => (
  <div role="alert" className="mb-4 empty:hidden">
    {failure ? (
      <Notice tone="danger" title={t("Your last change is not saved.")}>
        <p>{failureText(failure)}</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" size={32} onClick={() => session.retry()}>
            {t("Save it")}
          </Button>
          <Button variant="link" size={32} onClick={() => session.discard()}>
            {t("Drop it")}
          </Button>
        </p>
      </Notice>
    ) : null}
  </div>
)
