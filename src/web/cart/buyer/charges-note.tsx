import { chargeable, chargeLimits } from "#domain/pricing/card-limits.ts"
import { cents, fromDollars } from "#domain/pricing/money.ts"
import { formatDollars } from "#domain/shop/number-format.ts"
import { paths } from "#web/navigation/paths.ts"
import { type Site, useSite } from "#web/navigation/site.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { type Cart, totalCents } from "./cart-line.ts"

/** `Tax and delivery at checkout` */
export function chargesNote({ tax, deliveryCharged }: Site): string | undefined {
  if (tax === "excluded")
    return deliveryCharged ? "Tax and delivery at checkout" : "Tax at checkout"
  return deliveryCharged ? "Delivery at checkout" : undefined
}

/** The lines that can be ordered as they are, with what is charged beside them. */
export const orderCents = ({ lines, charges = [] }: Pick<Cart, "lines" | "charges">): number =>
  charges.reduce((sum, { amount }) => sum + fromDollars(amount), totalCents(lines))

/** Why no card pays so much or so little; undefined where one does. */
export function notChargeable(total: number): string | undefined {
  if (chargeable(total)) return undefined
  const { min, max } = chargeLimits()
  return `One order may cost between ${formatDollars(cents(min))} and ${formatDollars(cents(max))}.`
}

/** Leads from an order that no card can pay to the shop, with the cart; nothing where the shop reads no messages. */
export function AskUs({ total }: { total: number }) {
  const { links } = useSite()
  const isRead = links.some(({ href }) => href === paths.contact)
  return total > chargeLimits().max && isRead ? (
    <ButtonLink to={paths.contactAboutCart} variant="secondary" size={44}>
      Ask us
    </ButtonLink>
  ) : null
}
