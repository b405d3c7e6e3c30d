import type { RefusalBody } from "#contract/kernel/client.ts"
import { text } from "#contract/kernel/text.ts"
import { isApiError } from "./api-error.ts"

/** The sentence of a failure, for the place where it happened. */
export const failureText = (failure: unknown): string => {
  if (isApiError(failure) && failure.body.code === "rate_limited") return waitText(failure.body)
  return failure instanceof Error ? failure.message : "Something went wrong. Try again."
}

const inWords = new Intl.RelativeTimeFormat("en")

/** When to try again, where the shop says it. */
function waitText({ message, retryAfterSeconds: seconds }: RefusalBody): string {
  if (typeof seconds !== "number") return message
  const when =
    seconds < 5400
      ? inWords.format(Math.ceil(seconds / 60), "minute")
      : inWords.format(Math.ceil(seconds / 3600), "hour")
  return text.tooMany(when)
}

/** The server's sentences by field, for the same places as the form's own. */
export const fieldErrorsOf = (failure: unknown): Record<string, string> =>
  (isApiError(failure) && failure.body.fields) || {}
