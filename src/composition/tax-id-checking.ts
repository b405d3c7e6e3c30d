import { HMRC_BASE, hmrcChecker } from "#adapters/tax/hmrc.ts"
import { VIES_BASE, viesChecker } from "#adapters/tax/vies.ts"
import type { TaxIdChecker } from "#operations/kernel/ports.ts"
import type { Config } from "#runtime/config.ts"

type Named = Pick<Config, "viesApiBase" | "hmrc" | "sandbox">

/** VIES, and HMRC where the shop is registered with it; numbers of a kind that nobody is asked about wait for administrators. */
export async function taxIdChecking(config: Named): Promise<TaxIdChecker> {
  const european = await viesOf(config)
  const { hmrc } = config
  if (!hmrc) return european
  const british = hmrcChecker({ ...hmrc, base: hmrc.base ?? HMRC_BASE, fetch })
  return {
    kinds: [...european.kinds, ...british.kinds],
    check: (number, requester) =>
      (number.prefix === "GB" ? british : european).check(number, requester),
  }
}

/** It needs no key; the stand-in where one may run and no other server is named. */
async function viesOf({ viesApiBase, sandbox }: Named): Promise<TaxIdChecker> {
  if (viesApiBase || !sandbox) return viesChecker({ base: viesApiBase ?? VIES_BASE, fetch })
  const { viesSandbox } = await import("#sandbox/tax/vies-sandbox.ts")
  const standIn = viesSandbox()
  return viesChecker({
    base: "http://vies.invalid",
    fetch: (url, init) => standIn.fetch(new Request(url, init)),
  })
}
