import { signInErrorText } from "#contract/accounts/sign-in-errors.ts"

/** Why another service's sign-in came to nothing, in our words; nothing else of the address is repeated. */
export function signInErrorOf(params: URLSearchParams): string | undefined {
  const error = params.get("error")
  if (error === null) return undefined
  const known = Object.entries(signInErrorText).find(([name]) => name === error)
  return known?.[1] ?? signInErrorText.provider_failed
}
