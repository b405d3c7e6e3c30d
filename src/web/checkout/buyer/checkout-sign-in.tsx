import { useRef, useState } from "react"
import { t } from "#domain/languages/translate.ts"
import {
  CodeFields,
  LoginFields,
  RegisterFields,
  type TypedAccount,
} from "#web/accounts/buyer/sign-in-fields.tsx"
import { ProviderButtons, type SignInProviders } from "#web/accounts/buyer/sign-in-frame.tsx"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"

/** Signs a visitor in, or registers them, without leaving the checkout. */
export function CheckoutSignIn({ providers }: { providers: SignInProviders }) {
  const [form, setForm] = useState<"login" | "register" | "code">("login")
  const [typed, setTyped] = useState<TypedAccount>()
  const forms = useRef<HTMLDivElement>(null)
  const write = useWrite()
  if (form === "code")
    return (
      <div className="max-w-lg">
        <p className="mb-5 text-text-2">{t("This account has a second factor.")}</p>
        <CodeFields onDone={write.revalidate} onStartAgain={() => setForm("login")} />
      </div>
    )
  const isLogin = form === "login"
  const switchForm = () => {
    setTyped({ ...typed, ...readTyped(forms.current) })
    write.clear()
    setForm(isLogin ? "register" : "login")
  }
  return (
    <div ref={forms} className="flex max-w-lg flex-col gap-5">
      <p className="text-[0.9375rem]/6 text-text-2">
        {isLogin ? t("New here?") : t("Already have an account?")}{" "}
        <Button variant="link" className="needs-script" onClick={switchForm}>
          {isLogin ? t("Register") : t("Sign in")}
        </Button>
      </p>
      {isLogin ? (
        <LoginFields
          typed={typed}
          write={write}
          onDone={write.revalidate}
          onCodeDue={() => setForm("code")}
        />
      ) : (
        <RegisterFields typed={typed} write={write} onDone={write.revalidate} />
      )}
      <ProviderButtons
        {...providers}
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
