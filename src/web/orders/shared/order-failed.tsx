import { isApiError } from "../../api/api-error.ts"
import type { WriteFailure } from "../../forms/use-write.ts"
import { paths } from "../../navigation/paths.ts"
import { ButtonLink } from "../../ui/button.tsx"
import { Notice } from "../../ui/feedback/notice.tsx"

interface OrderFailedProps extends Pick<WriteFailure, "error" | "text"> {
  /** Verb for the action of the button. */
  act?: "submit" | "place it"
}

/** Failure to order; stays longer than a toast. */
export function OrderFailed({ error, text, act = "submit" }: OrderFailedProps) {
  const code = isApiError(error) ? error.body.code : undefined
  return (
    <Notice tone="danger" role="alert" title={titles.get(code) ?? NOT_PLACED}>
      <p>{details.get(code)?.(act) ?? text}</p>
      {code === "address_not_proved" || code === "email_not_confirmed" ? (
        <ButtonLink to={paths.account} variant="secondary" className="mt-3">
          Confirm your address
        </ButtonLink>
      ) : null}
    </Notice>
  )
}

const NOT_PLACED = "The order was not placed. Your details are still here."

const titles = new Map<string | undefined, string>([
  ["unreachable", "The shop did not respond."],
  ["idempotency_key_reused", "Your first attempt went through: the order was placed."],
])
type Act = NonNullable<OrderFailedProps["act"]>
const capital = (act: Act) => act.charAt(0).toUpperCase() + act.slice(1)
const details = new Map<string | undefined, (act: Act) => string>([
  ["unreachable", (act) => `${capital(act)} again: the same order is placed only once.`],
  ["idempotency_key_reused", () => "Look at My Order before you order again."],
  [
    "terms_not_agreed",
    (act) => `What you agree to has changed. Read it, agree to it, and ${act} again.`,
  ],
  ["price_changed", (act) => `The price has changed. Accept the new one, and ${act} again.`],
  ["not_available", () => "Someone else ordered first. The number above is what is available now."],
])
