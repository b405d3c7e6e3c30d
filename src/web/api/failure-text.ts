import { undoneText } from "#contract/kernel/undone-text.ts"
import { isApiError } from "./api-error.ts"

/** The sentence of a failure, for the place where it happened. */
export const failureText = (failure: unknown): string => {
  if (isApiError(failure) && failure.body.code === "rate_limited")
    return waitText(failure.body.retryAfterSeconds)
  return failure instanceof Error ? failure.message : "Something went wrong. Try again."
}

const inWords = new Intl.RelativeTimeFormat("en")

function waitText(seconds: number): string {
  const when =
    seconds < 5400
      ? inWords.format(Math.ceil(seconds / 60), "minute")
      : inWords.format(Math.ceil(seconds / 3600), "hour")
  return undoneText.tooMany(when)
}
