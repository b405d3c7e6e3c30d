import * as contract from "#contract/tax/certificates.ts"
import { getCertificate, storeCertificate } from "#operations/tax/certificates.ts"
import type { Server } from "../kernel/app-env.ts"
import type { SiteConfig } from "../kernel/browser.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve, written } from "../kernel/serve.ts"

/** What somebody typed, as far as it may stand in the name of a file. */
const nameOf = (words: string): string => words.replace(/[^A-Za-z0-9]+/g, "-")

export function serveCertificates(
  server: Server,
  { trustedProxies }: Pick<SiteConfig, "trustedProxies">,
): void {
  const { shop } = server

  serve(server, contract.storeCertificate, async ({ actor, params, upload, c }) => {
    const address = clientAddress(c, trustedProxies)
    await storeCertificate(shop, actor, params.id, { file: upload, address })
    return { ...written, url: `${shop.publicUrl}/tax-id/${params.id}/certificate` }
  })

  // Saved and not shown, as a datasheet is, and kept by nobody on its way.
  serve(server, contract.getCertificate, async ({ actor, params, c }) => {
    const { taxId, bytes } = await getCertificate(shop, actor, params.id)
    const name = nameOf(`certificate ${taxId.region} ${taxId.number}`)
    c.header("content-type", "application/pdf")
    c.header("content-disposition", `attachment; filename="${name}.pdf"`)
    c.header("content-security-policy", "sandbox; default-src 'none'")
    c.header("cross-origin-resource-policy", "same-origin")
    return c.body(new Uint8Array(bytes))
  })
}
