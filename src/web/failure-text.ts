import { isApiError } from "./api-error.ts"

/** The sentence of a failure, for the place where it happened. */
export const failureText = (failure: unknown): string =>
  failure instanceof Error ? failure.message : "Something went wrong. Try again."

/** The server's sentences by field, for the same places as the form's own. */
export const fieldErrorsOf = (failure: unknown): Record<string, string> =>
  (isApiError(failure) && failure.body.fields) || {}
