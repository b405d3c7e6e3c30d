import { type ComponentProps, useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import type { Shipment } from "#domain/orders/shipment.ts"
import {
  CodeFields,
  LoginFields,
  RegisterFields,
  type TypedAccount,
} from "#web/accounts/buyer/sign-in-fields.tsx"
import { ServiceButtons, type SignInServices } from "#web/accounts/buyer/sign-in-frame.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import type { Site } from "#web/navigation/site.ts"
import { TermsLinks } from "#web/orders/shared/agree-to-terms.tsx"
import { DeliveryChoice, DeliveryWeight } from "#web/orders/shared/delivery-choice.tsx"
import {
  NoteField,
  PhoneField,
  PurchaseOrderField,
  ShipmentChoice,
} from "#web/orders/shared/order-details.tsx"
import type { Viewer } from "#web/shop-context.ts"
import { Button } from "#web/ui/button.tsx"
import type { Draft } from "./checkout-draft.ts"
import { SectionForm } from "./section.tsx"

interface ContactProps {
  viewer: Viewer
  phone: string
  error: string | undefined
  onPhone: (phone: string) => void
  onDone: () => void
}

/** Name and e-mail address of the buyer, with a field for the phone number. */
export const Contact = ({ viewer, phone, error, onPhone, onDone }: ContactProps) => (
  <SectionForm onDone={onDone}>
    <p className="text-[0.9375rem]/6 wrap-anywhere text-text-2">
      {viewer.name}, {viewer.email}
    </p>
    <PhoneField value={phone} error={error} onChange={({ target }) => onPhone(target.value)} />
  </SectionForm>
)

/** Signs a visitor in, or registers them, without leaving the checkout. */
export function SignInHere({ services }: { services: SignInServices }) {
  const [way, setWay] = useState<"login" | "register" | "code">("login")
  const [typed, setTyped] = useState<TypedAccount>()
  const forms = useRef<HTMLDivElement>(null)
  const write = useWrite()
  if (way === "code")
    return (
      <div className="max-w-lg">
        <p className="mb-5 text-text-2">{t("This account has a second factor.")}</p>
        <CodeFields onDone={write.revalidate} onStartAgain={() => setWay("login")} />
      </div>
    )
  const isLogin = way === "login"
  const turn = () => {
    setTyped({ ...typed, ...readTyped(forms.current) })
    write.clear()
    setWay(isLogin ? "register" : "login")
  }
  return (
    <div ref={forms} className="flex max-w-lg flex-col gap-5">
      <p className="text-[0.9375rem]/6 text-text-2">
        {isLogin ? t("New here?") : t("Already have an account?")}{" "}
        <Button variant="link" className="needs-script" onClick={turn}>
          {isLogin ? t("Register") : t("Sign in")}
        </Button>
      </p>
      {isLogin ? (
        <LoginFields
          typed={typed}
          write={write}
          onDone={write.revalidate}
          onCodeAsked={() => setWay("code")}
        />
      ) : (
        <RegisterFields typed={typed} write={write} onDone={write.revalidate} />
      )}
      <ServiceButtons
        {...services}
        returnPath={paths.checkout}
        errorPath={paths.login(paths.checkout)}
        write={write}
      />
    </div>
  )
}

function readTyped(element: HTMLElement | null): TypedAccount {
  const data = new FormData(element?.querySelector("form") ?? undefined)
  return Object.fromEntries(data)
}

interface DeliveryProps {
  choice: ComponentProps<typeof DeliveryChoice>
  weight: ComponentProps<typeof DeliveryWeight>["weight"]
  /** Undefined if everything is in stock. */
  shipment: Shipment | undefined
  onShipment: (shipment: Shipment) => void
  onDone: () => void
}

export const Delivery = ({ choice, weight, shipment, onShipment, onDone }: DeliveryProps) => (
  <SectionForm onDone={onDone}>
    <DeliveryChoice {...choice} />
    <DeliveryWeight weight={weight} />
    {shipment ? <ShipmentChoice chosen={shipment} onChoose={onShipment} /> : null}
  </SectionForm>
)

interface DetailsProps {
  draft: Pick<Draft, "purchaseOrder" | "note">
  errors: Partial<Record<string, string>>
  onChange: (part: Partial<DetailsProps["draft"]>) => void
  onDone: () => void
}

export const Details = ({ draft, errors, onChange, onDone }: DetailsProps) => (
  <SectionForm onDone={onDone}>
    <PurchaseOrderField
      hint={t(
        "Your own number for this order. It is shown on its papers and, once your e-mail address is confirmed, in e-mails.",
      )}
      value={draft.purchaseOrder}
      error={errors.purchaseOrder}
      onChange={({ target }) => onChange({ purchaseOrder: target.value })}
    />
    <NoteField
      autoComplete="off"
      value={draft.note}
      error={errors.note}
      onChange={({ target }) => onChange({ note: target.value })}
    />
  </SectionForm>
)

interface AgreementProps {
  terms: NonNullable<Site["terms"]>
  isAgreed: boolean
  onChange: (isAgreed: boolean) => void
  onDone: () => void
}

export const Agreement = ({ terms, isAgreed, onChange, onDone }: AgreementProps) => (
  <SectionForm onDone={onDone} isComplete={isAgreed}>
    <label className="flex min-h-11 items-center gap-3 text-[0.9375rem]/6">
      <input
        type="checkbox"
        required
        checked={isAgreed}
        className="size-5 shrink-0 accent-brand"
        onChange={({ target }) => onChange(target.checked)}
      />
      <TermsLinks terms={terms} />
    </label>
  </SectionForm>
)
