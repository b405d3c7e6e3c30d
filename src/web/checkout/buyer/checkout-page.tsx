import { useEffect, useState } from "react"
import { useRevalidator } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { requiresPaymentWording } from "#domain/orders/order-button.ts"
import { toCents } from "#domain/pricing/money.ts"
import { ContactAboutCartLink, UnsavedChangeNotice } from "#web/cart/buyer/cart-bar.tsx"
import type { Cart } from "#web/cart/buyer/cart-line.ts"
import { useCart, useFreshCart } from "#web/cart/buyer/use-cart.ts"
import { fieldErrorsOf } from "#web/forms/field-errors.ts"
import { paths } from "#web/navigation/paths.ts"
import { useSite } from "#web/navigation/site.ts"
import { isFreightDue } from "#web/orders/shared/delivery-choice.tsx"
import { OrderFailed } from "#web/orders/shared/order-failed.tsx"
import { ButtonLink } from "#web/ui/button.tsx"
import { EmptyState } from "#web/ui/feedback/empty-state.tsx"
import { PageHeading } from "#web/ui/page-heading.tsx"
import { shipToOf } from "./address-sections.tsx"
import { type DraftState, useDraft } from "./checkout-draft.ts"
import { CheckoutSections, defaultBillingAddress } from "./checkout-sections.tsx"
import {
  type CheckoutProps,
  type CheckoutStep,
  checkoutSteps,
  nextStep,
  sectionAfter,
  whyNotPlaced,
} from "./checkout-steps.ts"
import { focusPanel, OrderPanel, PanelFoot, TotalChanged } from "./order-panel.tsx"
import { focusSection, type SectionId } from "./section.tsx"
import { orderFields, useOrderCart } from "./use-order-cart.ts"

export function CheckoutPage(props: CheckoutProps) {
  const account = props.viewer?.email
  const state = useDraft(account)
  const [first] = useState(account)
  return <Checkout key={account ?? ""} {...props} {...state} hasSignedIn={account !== first} />
}

/** State of the open section; moves the focus into it. */
function useOpenSection(steps: readonly CheckoutStep[], hasSignedIn: boolean) {
  const [open, setOpen] = useState<SectionId | undefined>(() => nextStep(steps))
  const [moves, setMoves] = useState(0)
  const [first] = useState(open)
  useEffect(() => {
    // Runs after the router moved the focus to the page heading.
    queueMicrotask(() => {
      if (first) focusSection(first)
      // The sign-in form has been removed, and the focus was in it.
      else if (hasSignedIn) focusPanel()
    })
  }, [first, hasSignedIn])
  useEffect(() => {
    if (moves === 0) return
    if (open) focusSection(open)
    else focusPanel()
  }, [open, moves])
  const go = (to: SectionId | undefined) => {
    setOpen(to)
    setMoves((before) => before + 1)
  }
  return { open, go }
}

function Checkout(props: CheckoutProps & DraftState & { hasSignedIn: boolean }) {
  const { hasSignedIn, loaded, viewer, knownPhone, addresses, draft, change, forget } = props
  const site = useSite()
  const [{ cart, saving, failure, announcement }, session] = useCart(
    loaded,
    viewer?.email,
    paths.checkout,
  )
  useEffect(() => session.resume(draft.to), [session, draft.to])
  const { revalidate } = useRevalidator()
  const checkout = { cart, draft, addresses, terms: site.terms, isSignedIn: viewer !== undefined }
  const steps = checkoutSteps(checkout)
  const { open, go } = useOpenSection(steps, hasSignedIn)
  const order = useOrderCart({
    session,
    account: viewer?.email,
    forget,
    onRefused: (error) => {
      const [wrong] = Object.keys(fieldErrorsOf(error))
      const section = wrong === undefined ? undefined : sectionOfField.get(wrong)
      const missing =
        section ?? nextStep(checkoutSteps({ ...checkout, cart: session.state().cart }))
      if (missing) go(missing)
      else focusPanel()
    },
  })
  useFreshCart(session, cart.lines.length, saving || order.busy || order.isOutcomeUnknown)
  const total = toCents(cart.total)
  const { refusedTotal } = order
  const billing = draft.billing || defaultBillingAddress(cart, addresses)?._id || ""
  const shipTo = shipToOf(draft, addresses)
  const hasTotalChanged = refusedTotal !== undefined && refusedTotal !== cart.total
  const reason = whyNotPlaced({
    steps,
    cart,
    total,
    site,
    isUnsaved: failure !== undefined,
    hasTotalChanged,
    go,
  })
  const required = {
    shipTo: cart.needsAddress !== true,
    shipment: steps.some(({ asksShipment }) => asksShipment),
  }
  if (cart.lines.length === 0) return <NothingToOrder />
  return (
    <>
      <PageHeading title={t("Checkout")} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <UnsavedChangeNotice failure={failure} session={session} />
      <div className="checkout">
        <CheckoutSections
          {...props}
          cart={cart}
          session={session}
          steps={steps}
          open={open}
          errors={fieldErrorsOf(order.failure?.error)}
          onOpen={go}
          onDone={() => go(sectionAfter(steps, open))}
          book={{ addresses, name: viewer?.name ?? "", onAdded: revalidate }}
          onDraft={change}
        />
        <div className="checkout-side">
          <OrderPanel
            cart={cart}
            session={session}
            note={cart.charges ? undefined : unknownCharges(cart, viewer !== undefined)}
          >
            {hasTotalChanged ? (
              <TotalChanged before={refusedTotal} now={cart.total} onAccept={order.acceptTotal} />
            ) : null}
            {order.failure ? <OrderFailed {...order.failure} act="place it" /> : null}
          </OrderPanel>
          <PanelFoot
            total={total}
            freightDue={isFreightDue(cart)}
            obliges={requiresPaymentWording(site.orderButton, {
              goesTo: addresses.find(({ _id }) => _id === cart.addressId),
              billedTo: addresses.find(({ _id }) => _id === billing),
            })}
            busy={saving || order.busy}
            reason={reason}
            onPlace={() =>
              void order.place(orderFields({ ...draft, billing, shipTo }, { knownPhone, required }))
            }
          >
            <ContactAboutCartLink total={total} />
          </PanelFoot>
        </div>
      </div>
    </>
  )
}

const sectionOfField = new Map<string, SectionId>([
  ["phone", "contact"],
  ["shipTo", "deliver-to"],
  ["addressId", "deliver-to"],
  ["delivery", "delivery"],
  ["billingAddressId", "billing"],
  ["purchaseOrder", "details"],
  ["note", "details"],
])

function unknownCharges({ needsAddress }: Cart, isSignedIn: boolean): string | undefined {
  if (!needsAddress) return undefined
  return isSignedIn
    ? t("Tax and delivery are calculated from the address.")
    : t("Tax and delivery are calculated from the address after you sign in.")
}

const NothingToOrder = () => (
  <>
    <PageHeading title={t("Checkout")} />
    <EmptyState text={t("Your cart is empty.")}>
      <ButtonLink to={paths.parts()} variant="secondary" size={44}>
        {t("Browse parts")}
      </ButtonLink>
      <ButtonLink to={paths.quickOrder} variant="secondary" size={44}>
        {t("Quick order from a spreadsheet")}
      </ButtonLink>
    </EmptyState>
  </>
)
