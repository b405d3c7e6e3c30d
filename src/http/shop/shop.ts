import type { CallReply } from "#contract/contract.ts"
import { getOverview } from "#contract/shop/overview.ts"
import * as contract from "#contract/shop/shop.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { ownerByToken } from "#operations/cart/change-cart.ts"
import {
  listProfessionals,
  listServices,
  readPageContents,
} from "#operations/catalogue/read-catalogue.ts"
import { readOverview } from "#operations/shop/read-overview.ts"
import { sendMessage } from "#operations/shop/send-message.ts"
import type { Server } from "../kernel/app-env.ts"
import { requirePermittedPage } from "../kernel/authenticate.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { cartTokenOf } from "../kernel/cookies.ts"
import { readContextOf } from "../kernel/read-context.ts"
import { serve, written } from "../kernel/serve.ts"

export type PublicConfig = CallReply<typeof contract.getConfig>

export function serveShop(server: Server, config: PublicConfig): void {
  const { readCatalogue } = server

  serve(server, contract.listServices, async ({ c }) =>
    (await readCatalogue(readContextOf(c), listServices)).map(({ id, ...service }) => ({
      _id: String(id),
      ...service,
    })),
  )

  serve(server, contract.listProfessionals, async ({ c }) =>
    (await readCatalogue(readContextOf(c), listProfessionals)).map(({ id, ...person }) => ({
      _id: String(id),
      ...person,
    })),
  )

  serve(server, contract.getContent, async ({ query, c }) => {
    const pages = await readCatalogue(readContextOf(c), readPageContents)
    return contract.contentSchema.parse(query.name ? { [query.name]: pages[query.name] } : pages)
  })

  serve(server, contract.getConfig, async () => config)
}

export function serveContact(server: Server): void {
  const { shop, site } = server
  serve(server, contract.sendMessage, async ({ actor, body, c, key }) => {
    if (!actor) requirePermittedPage(c, site.callingOrigins)
    const owner = actor ? { userId: actor.id } : ownerByToken(cartTokenOf(c, site.publicUrl))
    const sender = { actor, address: clientAddress(c, site), owner }
    const { copied } = await sendMessage(shop, sender, body, key)
    return { ...written, copied }
  })
}

export function serveOverview(server: Server): void {
  serve(server, getOverview, async () => {
    const overview = await readOverview(server.shop)
    const { queued, reported } = overview.reviews
    const { asked, approved, received } = overview.returns
    return {
      orders: overview.orders,
      removed: overview.removed || undefined,
      revenue: toAmount(overview.revenueCents),
      unpaidCount: overview.unpaidCount,
      unpaidTotal: toAmount(overview.unpaidCents),
      lowStock: overview.lowStock.map(({ id, ...part }) => ({ _id: id, ...part })),
      ...(queued + reported > 0 && { reviews: overview.reviews }),
      ...(asked + approved + received > 0 && { returns: overview.returns }),
      withdrawals: overview.withdrawals || undefined,
      dailyRate: overview.dailyRate || undefined,
      taxRate: overview.taxRate || undefined,
      taxIds: overview.taxIds || undefined,
      work: overview.work,
      days: overview.days.map(({ day, orders, revenueCents }) => ({
        day,
        orders,
        revenue: toAmount(revenueCents),
      })),
    }
  })
}
