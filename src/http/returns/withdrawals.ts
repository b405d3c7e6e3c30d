import * as contract from "#contract/returns/withdrawals.ts"
import { handleWithdrawal, listWithdrawals, withdraw } from "#operations/returns/withdrawals.ts"
import type { Server } from "../kernel/app-env.ts"
import { requireOwnPage, type SiteConfig } from "../kernel/browser.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveWithdrawals(
  server: Server,
  { callingOrigins, trustedProxies }: Pick<SiteConfig, "callingOrigins" | "trustedProxies">,
): void {
  const { shop } = server

  serve(server, contract.withdraw, async ({ body, c }) => {
    requireOwnPage(c, callingOrigins)
    const receivedAt = await withdraw(shop, body, clientAddress(c, trustedProxies))
    return { ...written, receivedAt: receivedAt.toISOString() }
  })

  serve(server, contract.listWithdrawals, async ({ query: { limit, after, open } }) => {
    const filter = { limit, afterId: after, isOpen: open === "true" }
    return (await listWithdrawals(shop, filter)).map(
      ({ id, receivedAt, handledAt, returnId, ...row }) => ({
        _id: id,
        ...row,
        ...(returnId !== null && { returnId }),
        receivedAt: receivedAt.toISOString(),
        handledAt: handledAt?.toISOString() ?? null,
      }),
    )
  })

  serve(server, contract.handleWithdrawal, async ({ actor, params }) => ({
    ...written,
    modifiedCount: await handleWithdrawal(shop, actor, params.id),
  }))
}
