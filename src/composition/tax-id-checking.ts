import { VIES_BASE, viesChecker } from "#adapters/tax/vies.ts"
import { viesSandbox } from "#adapters/tax/vies-sandbox.ts"
import type { TaxIdChecker } from "#operations/tax/tax-id-checker.ts"
import type { Config } from "#runtime/config.ts"

/** VIES, which needs no key; the stand-in where one may run and no other server is named. */
export function taxIdChecking({
  viesApiBase,
  sandbox,
}: Pick<Config, "viesApiBase" | "sandbox">): TaxIdChecker {
  if (viesApiBase || !sandbox) return viesChecker({ base: viesApiBase ?? VIES_BASE, fetch })
  const standIn = viesSandbox()
  return viesChecker({
    base: "http://vies.invalid",
    fetch: (url, init) => standIn.fetch(new Request(url, init)),
  })
}
