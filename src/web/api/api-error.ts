import type { ApiError } from "#contract/client.ts"

/**
 * Whether the shop refused. While a page is rendered, the calls are the server's own and throw its copy of
 * the class, which is not the one that was bundled with the pages: so it is known by its name.
 */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === "ApiError"

/** Whether the shop itself refused: then what it has now is worth reading again. */
export const isRefused = (failure: unknown): boolean => isApiError(failure) && failure.status !== 0
