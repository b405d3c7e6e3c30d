import { plural, t } from "#domain/languages/translate.ts"
import type { SignInProviders } from "#web/accounts/buyer/sign-in-frame.tsx"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import { whyNotPayable } from "#web/cart/buyer/cart-bar.tsx"
import { type Cart, needsAttention } from "#web/cart/buyer/cart-line.ts"
import type { Site } from "#web/navigation/site.ts"
import { formatVersions } from "#web/orders/shared/agree-to-terms.tsx"
import type { Viewer } from "#web/shop-context.ts"
import { isBillingKnown, isCollected } from "./address-sections.tsx"
import type { Draft } from "./checkout-draft.ts"
import { focusLine } from "./order-panel.tsx"
import type { SectionId } from "./section.tsx"

export interface CheckoutProps {
  loaded: Cart
  viewer: Viewer | undefined
  knownPhone: string
  addresses: readonly Address[]
  providers: SignInProviders
}

export interface CheckoutStep {
  id: SectionId
  isComplete: boolean
  /** Message while the section is incomplete, with the label of a link to it. */
  missing?: { text: string; link: string }
  /** Whether something is out of stock, so that the buyer must choose how to ship. */
  asksShipment?: boolean
}

interface CheckoutState {
  cart: Cart
  draft: Draft
  addresses: readonly Address[]
  terms: Site["terms"]
  isSignedIn: boolean
}

/** Returns the sections of this order, and which of them are complete. */
export function checkoutSteps({ cart, draft, addresses, terms, isSignedIn }: CheckoutState) {
  const { deliveryMethods = [], delivery } = cart
  const asksShipment = cart.lines.some((line) => "promise" in line)
  const steps: CheckoutStep[] = [
    {
      id: "contact",
      isComplete: isSignedIn,
      missing: { text: t("Sign in or register first."), link: t("Contact") },
    },
    {
      id: "deliver-to",
      isComplete: isSignedIn && isDestinationKnown(cart),
      missing: { text: t("Choose a delivery address."), link: t("Deliver to") },
    },
    {
      id: "billing",
      isComplete: isSignedIn && isBillingKnown(draft.billing, addresses),
      missing: { text: t("Choose a billing address."), link: t("Billing address") },
    },
    ...(deliveryMethods.length > 0 || asksShipment
      ? [
          {
            id: "delivery" as const,
            isComplete: isSignedIn && (deliveryMethods.length === 0 || delivery !== undefined),
            missing: { text: t("Choose a delivery method."), link: t("Delivery") },
            asksShipment,
          },
        ]
      : []),
    { id: "payment", isComplete: true },
    { id: "details", isComplete: true },
    ...(terms
      ? [
          {
            id: "agreement" as const,
            isComplete: draft.agreed === formatVersions(terms),
            missing: { text: t("Agree to the terms."), link: t("Agreement") },
          },
        ]
      : []),
  ]
  return steps
}

function isDestinationKnown(cart: Cart): boolean {
  const { needsAddress, addressId, delivery, deliveryMethods, termsProblem } = cart
  if (!needsAddress || isCollected(delivery)) return true
  if (addressId === undefined) return false
  // If any method delivers to the address, the problem is the chosen method, not the address.
  return !termsProblem || (deliveryMethods ?? []).some(({ id }) => !isCollected(id))
}

export const nextStep = (steps: readonly CheckoutStep[]): SectionId | undefined =>
  steps.find(({ isComplete }) => !isComplete)?.id

/** Returns the next section with a choice; after the last one, the first that is incomplete. */
export function sectionAfter(
  steps: readonly CheckoutStep[],
  open: SectionId | undefined,
): SectionId | undefined {
  const at = steps.findIndex(({ id }) => id === open)
  const next = steps.slice(at + 1).find(({ id }) => id !== "payment")
  return next?.id ?? nextStep(steps.filter(({ id }) => id !== open))
}

interface Obstacles {
  steps: readonly CheckoutStep[]
  cart: Cart
  total: number
  site: Site
  isUnsaved: boolean
  hasTotalChanged: boolean
  go: (to: SectionId) => void
}

/** Returns why the order cannot be placed, with a link to the cause. */
export function whyNotPlaced({
  steps,
  cart,
  total,
  site,
  isUnsaved,
  hasTotalChanged,
  go,
}: Obstacles) {
  const step = steps.find(({ isComplete }) => !isComplete)
  if (step?.missing) {
    const { text, link } = step.missing
    return { text, link: { label: link, go: () => go(step.id) } }
  }
  const flagged = cart.lines.filter(needsAttention).length
  if (flagged > 0) {
    const text = plural(flagged, "1 line needs attention.", "{count} lines need attention.")
    return { text, link: { label: t("Show the first"), go: () => focusLine(cart.lines) } }
  }
  if (isUnsaved) return { text: t("Not everything is saved.") }
  if (hasTotalChanged)
    return {
      text: t("The total has changed."),
      link: {
        label: t("Look at it"),
        go: () => document.getElementById("total-changed")?.focus(),
      },
    }
  const limit = whyNotPayable(total, site)
  if (limit !== undefined) return { text: limit }
  return cart.termsProblem && { text: cart.termsProblem.message }
}
