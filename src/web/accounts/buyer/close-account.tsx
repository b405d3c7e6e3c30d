import { useState } from "react"
import { useForm } from "react-hook-form"
import { proofRules } from "#contract/kernel/form-rules.ts"
import { browserApi } from "#web/api/api.ts"
import { forgetToken } from "#web/api/token.ts"
import { ConfirmDialog } from "#web/forms/confirm-dialog.tsx"
import { fieldsOf } from "#web/forms/fields-of.ts"
import { paths } from "#web/navigation/paths.ts"
import { Button } from "#web/ui/button.tsx"
import { PasswordField } from "#web/ui/form/password-field.tsx"

/** Closes one's account, after asking once more. */
export function CloseAccount({ hasPassword }: { hasPassword: boolean }) {
  const form = useForm<{ password: string }>()
  const field = fieldsOf(form, proofRules)
  const [asked, setAsked] = useState<{ password: string | undefined }>()

  const close = async (body: { password: string | undefined }) => {
    await browserApi("POST /account/close", { body })
    forgetToken()
    // A fresh page: nothing of the account is left in this one.
    location.assign(paths.home)
  }
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(({ password }) => setAsked({ password: password || undefined }))}
      className="flex max-w-[440px] flex-col gap-5"
    >
      <p className="text-text-2">
        Your name, address and profile are erased and your unpaid orders deleted. What is paid stays
        in the shop's books, without your name.
      </p>
      {hasPassword ? (
        <PasswordField label="Password, to close the account" {...field("password")} />
      ) : null}
      <Button type="submit" variant="danger-quiet" size={44} className="needs-script self-start">
        Close my account
      </Button>
      {asked ? (
        <ConfirmDialog
          title="Close your account?"
          confirmLabel="Close my account"
          onConfirm={() => close(asked)}
          onClose={() => setAsked(undefined)}
        >
          This cannot be undone.
        </ConfirmDialog>
      ) : null}
    </form>
  )
}
