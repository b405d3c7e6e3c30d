import { useState } from "react"
import { useNavigate } from "react-router"
import { t } from "#domain/languages/translate.ts"
import { useWrite } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { Notice } from "#web/ui/feedback/notice.tsx"
import { PageTitle } from "#web/ui/page-title.tsx"
import { CodeFields, LoginFields, RegisterFields } from "./sign-in-fields.tsx"
import { ServiceButtons, SignInFrame, type SignInServices } from "./sign-in-frame.tsx"

export interface SignInProps {
  from: string
  services: SignInServices
  partName: string | undefined
  signInError: string | undefined
  /** Why the visitor is here, if they did not come on their own. */
  notice: string | undefined
  /** Whether sign-in at the provider succeeded and the second factor is still missing. */
  isCodeDue: boolean
}

export function LoginForm(props: SignInProps) {
  const { from, services, partName, signInError, notice, isCodeDue } = props
  const navigate = useNavigate()
  const write = useWrite(signInError)
  const [codeAsked, setCodeAsked] = useState(isCodeDue)
  const leave = async () => navigate(from, { replace: true })
  if (codeAsked)
    return (
      <div className="mx-auto w-full max-w-[440px] py-10 sm:py-16">
        <PageTitle>{t("Login")}</PageTitle>
        <p className="mt-2 mb-8 text-text-2">{t("This account has a second factor.")}</p>
        <CodeFields onDone={leave} onStartAgain={() => setCodeAsked(false)} />
      </div>
    )
  return (
    <SignInFrame
      title={t("Login")}
      reason={partName && t("Log in to continue to {partName}.", { partName })}
      other={{ question: t("New here?"), label: t("Register"), to: paths.register(from) }}
    >
      {notice ? <Notice tone="warn">{notice}</Notice> : null}
      <LoginFields write={write} onDone={leave} onCodeAsked={() => setCodeAsked(true)} />
      <ServiceButtons {...services} returnPath={from} errorPath={paths.login(from)} write={write} />
    </SignInFrame>
  )
}

export function RegisterForm({ from, services, partName, signInError }: SignInProps) {
  const navigate = useNavigate()
  const write = useWrite(signInError)
  return (
    <SignInFrame
      title={t("Register")}
      reason={partName && t("Register to continue to {partName}.", { partName })}
      other={{ question: t("Already have an account?"), label: t("Login"), to: paths.login(from) }}
    >
      <RegisterFields write={write} onDone={async () => navigate(from, { replace: true })} />
      <ServiceButtons
        {...services}
        returnPath={from}
        errorPath={paths.register(from)}
        write={write}
      />
    </SignInFrame>
  )
}
