import { signInTroubleText } from "#contract/accounts/sign-in-trouble.ts"

/** Why another service's sign-in came to nothing, in our words; nothing else of the address is repeated. */
export function signInTroubleOf(params: URLSearchParams): string | undefined {
  const error = params.get("error")
  if (error === null) return undefined
  const known = Object.entries(signInTroubleText).find(([name]) => name === error)
  return known?.[1] ?? signInTroubleText.provider_failed
}
