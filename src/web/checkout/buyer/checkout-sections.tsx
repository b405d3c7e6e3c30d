import type { ReactNode } from "react"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import type { Cart } from "#web/cart/buyer/cart-line.ts"
import type { CartSession } from "#web/cart/buyer/cart-session.ts"
import { useSite } from "#web/navigation/site.ts"
import { formatVersions } from "#web/orders/shared/agree-to-terms.tsx"
import {
  type AddressBook,
  addressSummary,
  Billing,
  DeliverTo,
  isCollected,
  ShipTo,
  shipToOf,
} from "./address-sections.tsx"
import type { Draft } from "./checkout-draft.ts"
import { CheckoutSignIn } from "./checkout-sign-in.tsx"
import type { CheckoutProps, CheckoutStep } from "./checkout-steps.ts"
import { Section, type SectionId } from "./section.tsx"
import { Agreement, Contact, Delivery, Details } from "./section-forms.tsx"

interface CheckoutSectionsProps extends Omit<CheckoutProps, "loaded"> {
  cart: Cart
  session: CartSession
  book: AddressBook
  draft: Draft
  steps: readonly CheckoutStep[]
  open: SectionId | undefined
  errors: Partial<Record<string, string>>
  onOpen: (id: SectionId) => void
  onDone: () => void
  onDraft: (part: Partial<Draft>) => void
}

interface SectionContent {
  title: string
  summary: ReactNode
  /** Undefined if there is nothing to choose. */
  content: ReactNode
}

const contents: Record<SectionId, (props: CheckoutSectionsProps) => SectionContent> = {
  contact: contactContent,
  "deliver-to": deliverContent,
  billing: billingContent,
  delivery: deliveryContent,
  payment: () => ({ title: t("Payment"), summary: <PaymentSummary />, content: undefined }),
  details: detailsContent,
  agreement: () => ({ title: t("Agreement"), summary: "", content: undefined }),
}

const PaymentSummary = () =>
  useSite().bankTransfer
    ? t("By card or bank transfer, once the order is placed.")
    : t("By card, once the order is placed. Nothing is charged before.")

const sectionsOfSignedIn: readonly SectionId[] = ["deliver-to", "billing", "delivery"]

export function CheckoutSections(props: CheckoutSectionsProps) {
  const { steps, open, viewer, onOpen } = props
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {steps.map(({ id }) => {
        if (id === "agreement") return <AgreementSection key={id} {...props} />
        const { title, summary, content } = contents[id](props)
        const isLocked = !viewer && sectionsOfSignedIn.includes(id)
        const isOpen = open === id && !isLocked
        return (
          <Section
            key={id}
            id={id}
            title={title}
            summary={isLocked ? t("Available after you sign in.") : summary}
            isOpen={isOpen}
            onChange={isLocked || !content ? undefined : () => onOpen(id)}
          >
            {content}
          </Section>
        )
      })}
    </div>
  )
}

function contactContent(props: CheckoutSectionsProps): SectionContent {
  const { viewer, draft, knownPhone, providers, errors, onDraft, onDone } = props
  const title = t("Contact")
  if (!viewer)
    return {
      title,
      summary: t("Sign in or register"),
      content: <CheckoutSignIn providers={providers} />,
    }
  const { phone = knownPhone } = draft
  return {
    title,
    summary: [viewer.name, viewer.email, phone].filter(Boolean).join(", "),
    content: (
      <Contact
        viewer={viewer}
        phone={phone}
        error={errors.phone}
        onPhone={(typed) => onDraft({ phone: typed })}
        onDone={onDone}
      />
    ),
  }
}

function deliverContent(props: CheckoutSectionsProps): SectionContent {
  const { cart, book, draft, steps, errors, onDraft, onDone } = props
  const { needsAddress, addressId, delivery, deliveryMethods = [], termsProblem } = cart
  const title = t("Deliver to")
  const shipTo = shipToOf(draft, book.addresses)
  if (!needsAddress)
    return {
      title,
      summary: shipTo.split("\n").filter(Boolean).join(", ") || t("No address given"),
      content: (
        <ShipTo
          addresses={book.addresses}
          shipTo={shipTo}
          error={errors.shipTo}
          onChange={(entered) => onDraft({ shipTo: entered })}
          onDone={onDone}
        />
      ),
    }
  const collects = isCollected(delivery)
  const collection = deliveryMethods.find(({ id }) => isCollected(id))
  return {
    title,
    summary: collects
      ? t("You collect the order")
      : addressSummary(book.addresses, addressId) || t("Choose an address"),
    content: (
      <DeliverTo
        book={book}
        addressId={collects ? undefined : addressId}
        problem={collects ? undefined : termsProblem?.message}
        collection={
          collection && {
            isChosen: collects,
            choose: () => chooseDelivery(props, collection.id),
          }
        }
        isComplete={steps.some(({ id, isComplete }) => id === "deliver-to" && isComplete)}
        onChoose={(id) => chooseAddress(props, id)}
        onDone={onDone}
      />
    ),
  }
}

function chooseAddress(
  { session, onDraft }: CheckoutSectionsProps,
  addressId: string,
): Promise<void> {
  const sent = session.chooseAddress(addressId)
  onDraft({ to: session.destination() })
  return sent
}

function chooseDelivery({ session, onDraft }: CheckoutSectionsProps, delivery: string): void {
  void session.chooseDelivery(delivery)
  onDraft({ to: session.destination() })
}

function billingContent(props: CheckoutSectionsProps): SectionContent {
  const { cart, book, draft, onDraft, onDone } = props
  const defaultAddress = defaultBillingText(cart, book)
  const other = draft.billing !== "" && addressSummary(book.addresses, draft.billing)
  return {
    title: t("Billing address"),
    summary: draft.billing === "" ? defaultAddress : other || t("Choose an address"),
    content: (
      <Billing
        book={book}
        billing={draft.billing}
        defaultAddress={defaultAddress}
        onChange={onDraft}
        onDone={onDone}
      />
    ),
  }
}

/** Describes the address of the invoice if the buyer chooses none. */
function defaultBillingText(cart: Cart, { addresses }: AddressBook): string {
  if (isDelivered(cart)) return t("Same as the delivery address")
  return defaultBillingAddress(cart, addresses)?.lines.join(", ") ?? t("No address on the invoice")
}

/** Returns the billing address of an order that is not delivered, if the buyer chooses none. */
export const defaultBillingAddress = (
  cart: Cart,
  [first]: readonly Address[],
): Address | undefined => (isDelivered(cart) ? undefined : first)

const isDelivered = ({ needsAddress, delivery }: Cart): boolean =>
  needsAddress === true && !isCollected(delivery)

function deliveryContent(props: CheckoutSectionsProps): SectionContent {
  const { cart, draft, steps, onDraft, onDone } = props
  const { deliveryMethods = [], delivery, weight } = cart
  const method = deliveryMethods.find(({ id }) => id === delivery)
  const asksShipment = steps.some((step) => step.asksShipment)
  const how = draft.shipment === "parts" ? t("in several shipments") : t("in one shipment")
  return {
    title: t("Delivery"),
    summary: [
      ...(method ? [`${method.name}, ${methodPrice(method)}`] : []),
      ...(asksShipment ? [how] : []),
    ].join(", "),
    content: (
      <Delivery
        choice={{
          methods: deliveryMethods,
          chosen: delivery,
          onChoose: (id) => chooseDelivery(props, id),
        }}
        weight={weight}
        shipment={asksShipment ? draft.shipment : undefined}
        onShipment={(shipment) => onDraft({ shipment })}
        onDone={onDone}
      />
    ),
  }
}

function methodPrice({ amount, agreed }: NonNullable<Cart["deliveryMethods"]>[number]): string {
  if (agreed) return t("by agreement")
  return amount === 0 ? t("free") : formatAmount(amount)
}

function detailsContent({ draft, errors, onDraft, onDone }: CheckoutSectionsProps): SectionContent {
  const { purchaseOrder, note } = draft
  return {
    title: t("Purchase order and note"),
    summary: [purchaseOrder, note].filter(Boolean).join(" · ") || t("None"),
    content: <Details draft={draft} errors={errors} onChange={onDraft} onDone={onDone} />,
  }
}

function AgreementSection({ draft, open, onOpen, onDraft, onDone }: CheckoutSectionsProps) {
  const { terms } = useSite()
  if (!terms) return null
  const versions = formatVersions(terms)
  const isAgreed = draft.agreed === versions
  const titles = terms.map(({ title }) => title).join(", ")
  return (
    <Section
      id="agreement"
      title={t("Agreement")}
      summary={
        isAgreed
          ? t("You agree to {titles}", { titles })
          : t("Not yet accepted: {titles}", { titles })
      }
      isOpen={open === "agreement"}
      onChange={() => onOpen("agreement")}
    >
      <Agreement
        terms={terms}
        isAgreed={isAgreed}
        onChange={(agrees) => onDraft({ agreed: agrees ? versions : "" })}
        onDone={onDone}
      />
    </Section>
  )
}
