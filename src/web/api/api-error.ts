import { createContext, use, useState } from "react"
import { isRouteErrorResponse } from "react-router"
import type { ApiError } from "#contract/client.ts"
import { noAnswerText } from "#contract/kernel/common-text.ts"
import { formatPerLanguage } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"

/**
 * Reports whether the shop refused a call. Checks the name because server-side rendering throws another copy of the
 * class.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === "ApiError"

/** Returns undefined if the call fails with 404 or with one of the other given statuses. */
export async function ifFound<Found>(
  call: Promise<Found>,
  ...others: number[]
): Promise<Found | undefined> {
  try {
    return await call
  } catch (error) {
    if (isApiError(error) && [404, ...others].includes(error.status)) return undefined
    throw error
  }
}

/** Reports whether the server answered with a refusal, so that its current state is worth reading. */
export const isRefused = (failure: unknown): boolean => isApiError(failure) && failure.status !== 0

export const failureText = (failure: unknown): string => {
  if (isApiError(failure) && failure.body.code === "rate_limited")
    return waitText(failure.body.retryAfterSeconds)
  return failure instanceof Error ? failure.message : t("Something went wrong. Try again.")
}

/**
 * Returns a sentence on when to repeat a rate-limited call; undefined for other failures. A 429 from a proxy has no
 * code of ours.
 */
export function retryHint(failure: unknown): string | undefined {
  if (isApiError(failure) && failure.body.code === "rate_limited") return failureText(failure)
  const isAnswer = isApiError(failure) || isRouteErrorResponse(failure)
  return isAnswer && failure.status === 429 ? t("Wait a minute, then try again.") : undefined
}

const relativeTime = formatPerLanguage(({ locale }) => new Intl.RelativeTimeFormat(locale))

function waitText(seconds: number): string {
  const when =
    seconds < 5400
      ? relativeTime().format(Math.ceil(seconds / 60), "minute")
      : relativeTime().format(Math.ceil(seconds / 3600), "hour")
  return noAnswerText.tooMany(when)
}

export const DocumentRequestId = createContext<string | undefined>(undefined)

const ELEMENT_ID = "request-id"

/**
 * Returns the request id of a failed page, and the id of the element that shows it. During hydration the browser reads
 * the request id from that element.
 */
export function useRequestId(error: unknown): { id: string | undefined; elementId: string } {
  const rendered = use(DocumentRequestId)
  const [first] = useState(() => ({
    error,
    id:
      typeof document === "undefined"
        ? rendered
        : (document.getElementById(ELEMENT_ID)?.textContent ?? undefined),
  }))
  const refused = isApiError(error) ? error.body.requestId : undefined
  return { id: refused ?? (first.error === error ? first.id : undefined), elementId: ELEMENT_ID }
}
