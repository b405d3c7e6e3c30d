import { t } from "#domain/languages/translate.ts"
import { isApiError } from "#web/api/api-error.ts"
import type { WriteFailure } from "#web/forms/use-write.ts"
import { paths } from "#web/navigation/paths.ts"
import { ButtonLink } from "#web/ui/button.tsx"
import { Notice } from "#web/ui/feedback/notice.tsx"

interface OrderFailedProps extends Pick<WriteFailure, "error" | "text"> {
  /** Verb for the button's action. */
  act?: "submit" | "place it"
}

/** Message after a failed order; unlike a toast, it stays on the page. */
export function OrderFailed({ error, text, act = "submit" }: OrderFailedProps) {
  const code = isApiError(error) ? error.body.code : undefined
  return (
    <Notice
      tone="danger"
      role="alert"
      title={titles.get(code)?.() ?? t("The order was not placed. Your details are still here.")}
    >
      <p>{details.get(code)?.(act) ?? text}</p>
      {code === "address_not_proved" || code === "email_not_confirmed" ? (
        <ButtonLink to={paths.account} variant="secondary" className="mt-3">
          {t("Confirm your address")}
        </ButtonLink>
      ) : null}
    </Notice>
  )
}

const titles = new Map<string | undefined, () => string>([
  ["unreachable", () => t("The shop did not respond.")],
  ["idempotency_key_reused", () => t("Your first attempt went through: the order was placed.")],
])
const details = new Map<string | undefined, (act: NonNullable<OrderFailedProps["act"]>) => string>([
  [
    "unreachable",
    (act) =>
      act === "submit"
        ? t("Submit again. The order will be placed only once.")
        : t("Place the order again. It will be placed only once."),
  ],
  ["idempotency_key_reused", () => t("Check My Order before you order again.")],
  [
    "terms_not_agreed",
    (act) =>
      act === "submit"
        ? t("The terms have changed. Read and accept them, then submit again.")
        : t("The terms have changed. Read and accept them, then place the order again."),
  ],
  [
    "price_changed",
    (act) =>
      act === "submit"
        ? t("The price has changed. Accept the new price, then submit again.")
        : t("The price has changed. Accept the new price, then place the order again."),
  ],
  [
    "not_available",
    () => t("Someone else ordered first. The number above is what is available now."),
  ],
])
