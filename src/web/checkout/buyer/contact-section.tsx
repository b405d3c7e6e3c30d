import { useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import {
  CodeFields,
  LoginFields,
  RegisterFields,
  type TypedAccount,
} from "#web/accounts/buyer/sign-in-fields.tsx"
import { ServiceButtons, type SignInServices } from "#web/accounts/buyer/sign-in-frame.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { PhoneField } from "#web/orders/shared/order-details.tsx"
import type { Viewer } from "#web/shop-context.ts"
import { Button } from "#web/ui/button.tsx"
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
