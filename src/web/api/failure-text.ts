import { isRouteErrorResponse } from "react-router"
import { undoneText } from "#contract/kernel/undone-text.ts"
import { isApiError } from "./api-error.ts"

/** The sentence of a failure, for the place where it happened. */
export const failureText = (failure: unknown): string => {
  if (isApiError(failure) && failure.body.code === "rate_limited")
    return waitText(failure.body.retryAfterSeconds)
  return failure instanceof Error ? failure.message : "Something went wrong. Try again."
}

/**
 * When what was asked for too often may be asked for again; undefined where that is not why it failed. A proxy before the
 * shop refuses in words of its own.
 */
export function whenAgain(failure: unknown): string | undefined {
  if (isApiError(failure) && failure.body.code === "rate_limited") return failureText(failure)
  const isAnswer = isApiError(failure) || isRouteErrorResponse(failure)
  return isAnswer && failure.status === 429 ? "Wait a minute, then try again." : undefined
}

const inWords = new Intl.RelativeTimeFormat("en")

function waitText(seconds: number): string {
  const when =
    seconds < 5400
      ? inWords.format(Math.ceil(seconds / 60), "minute")
      : inWords.format(Math.ceil(seconds / 3600), "hour")
  return undoneText.tooMany(when)
}
