import * as contract from "#contract/shop/contact.ts"
import { sendMessage } from "#operations/shop/send-message.ts"
import type { Server } from "../kernel/app-env.ts"
import { requireOwnPage, type SiteConfig } from "../kernel/browser.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveContact(server: Server, site: SiteConfig): void {
  serve(server, contract.sendMessage, async ({ actor, body, headers, c }) => {
    if (!actor) requireOwnPage(c, site.callingOrigins)
    const sender = { actor, address: clientAddress(c, site.trustedProxies) }
    const { copied } = await sendMessage(server.shop, sender, body, headers["idempotency-key"])
    return { ...written, copied }
  })
}
