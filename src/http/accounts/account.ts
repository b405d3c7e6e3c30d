import type { z } from "zod"
import * as contract from "#contract/accounts/account.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import {
  endManySessions,
  endSession,
  exportAccount,
  getAccount,
  listSessions,
} from "#operations/accounts/account.ts"
import { closeAccount } from "#operations/accounts/close-account.ts"
import { disconnectIdentity } from "#operations/accounts/disconnect-identity.ts"
import type { Identity } from "#operations/accounts/identity.ts"
import type { CartLine } from "#operations/cart/read-cart.ts"
import type { Order } from "#operations/orders/read-orders.ts"
import type { Server } from "../kernel/app-env.ts"
import { browserOf, type SiteConfig } from "../kernel/browser.ts"
import { serve, written } from "../kernel/serve.ts"
import { streamTexts } from "../kernel/stream-texts.ts"
import { presentChoice } from "../matching/match-choices.ts"
import { presentDetails } from "../orders/order-details.ts"
import { presentLine } from "../orders/present-line.ts"
import { presentCharges } from "../orders/present-terms.ts"
import { presentReturn } from "../returns/returns.ts"
import { presentPartReview } from "../reviews/present-part-review.ts"
import { presentTaxId } from "../tax/present-tax-id.ts"
import { presentAddress } from "./addresses.ts"

export function serveAccount(server: Server, identity: Identity, site: SiteConfig): void {
  const { shop } = server

  serve(server, contract.getAccount, async ({ actor }) =>
    presentAccount(await getAccount(shop, actor)),
  )

  serve(server, contract.listSessions, async ({ actor }) =>
    (await listSessions(shop, actor)).map(presentSession),
  )

  serve(server, contract.endSession, async ({ actor, params }) => ({
    ...written,
    deletedCount: await endSession(shop, actor, params.id),
  }))

  serve(server, contract.endSessions, async ({ actor, body }) => ({
    ...written,
    deletedCount: await endManySessions(shop, actor, body.which),
  }))

  serve(server, contract.disconnectIdentity, async ({ actor, body, c }) => {
    const { address } = browserOf(c, site)
    const deletedCount = await disconnectIdentity(shop, identity, actor, {
      provider: body.provider,
      password: body.password,
      address,
    })
    return { ...written, deletedCount }
  })

  serve(server, contract.exportAccount, async ({ actor, c }) => {
    const kept = await exportAccount(shop, actor)
    const { id, ...profile } = kept.profile
    c.header("content-type", "application/json; charset=UTF-8")
    c.header("content-disposition", 'attachment; filename="computer-assembler-account.json"')
    const rest = {
      exportedAt: new Date().toISOString(),
      account: presentAccount(kept.account),
      profile: { _id: id, ...profile },
      addresses: kept.addresses.map(presentAddress),
      ...(kept.taxIds.length > 0 && { taxIds: kept.taxIds.map(presentTaxId) }),
      cart: kept.cart.map(presentExportedCartLine),
      matchChoices: kept.choices.map(presentChoice),
      reviews: kept.reviews.map(presentReview),
      ...(kept.partReviews.length > 0 && {
        partReviews: kept.partReviews.map((review) => ({
          partId: review.partId,
          ...presentPartReview(review),
        })),
      }),
      ...(kept.returns.length > 0 && {
        returns: kept.returns.map((one) => ({ orderId: one.orderId, ...presentReturn(one) })),
      }),
      sessions: kept.sessions.map(presentSession),
    }
    return streamTexts(c, exportTexts(rest, kept))
  })

  serve(server, contract.closeAccount, async ({ actor, body, c }) => {
    const { address } = browserOf(c, site)
    await closeAccount(shop, identity, actor, { password: body.password, address })
    return written
  })
}

type Exported = Awaited<ReturnType<typeof exportAccount>>
type ExportedList = Exported["lists"] extends AsyncGenerator<(infer List)[]> ? List : never

type AccountFile = z.input<typeof contract.exportAccount.reply>

/** One JSON document, whose orders and lists are written as they are read. */
async function* exportTexts(
  rest: Omit<AccountFile, "orders" | "lists">,
  { orders, lists }: Exported,
): AsyncGenerator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"orders":[`
  yield* jsonItems(orders, presentExportedOrder)
  yield '],"lists":['
  yield* jsonItems(lists, presentExportedList)
  yield "]}"
}

async function* jsonItems<Row>(
  batches: AsyncIterable<readonly Row[]>,
  present: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = ""
  for await (const batch of batches)
    for (const row of batch) {
      yield separator + JSON.stringify(present(row))
      separator = ","
    }
}

const presentAccount = (account: Exported["account"]) => ({
  email: account.email,
  name: account.name,
  emailVerified: account.emailVerified,
  hasPassword: account.hasPassword,
  twoFactorEnabled: account.twoFactorEnabled,
  twoFactorMissing: account.twoFactorMissing,
  identities: account.identities.map(({ providerId, connectedAt }) => ({
    provider: providerId,
    connectedAt: connectedAt.toISOString(),
  })),
  createdAt: account.createdAt.toISOString(),
})

const presentSession = ({ id, ...session }: Exported["sessions"][number]) => ({
  _id: id,
  ...session,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
})

const presentExportedOrder = (order: Order): AccountFile["orders"][number] => ({
  _id: order.id,
  orderNumber: order.orderNumber,
  productName: orderName(order),
  quantity: order.quantity,
  price: toDollars(cents(order.totalCents)),
  ...presentCharges(order.totalCents, order.charges),
  status: order.status,
  paid: order.paidAt !== null,
  transactionId: order.transactionId,
  email: order.email,
  userName: order.userName,
  phone: order.phone,
  ...presentDetails(order),
  createdAt: order.createdAt.toISOString(),
  lines: order.lines.map(presentLine),
})

const presentExportedList = ({
  current,
  lines,
  ...list
}: ExportedList): AccountFile["lists"][number] => ({
  _id: list.id,
  name: current.name,
  builds: current.builds,
  spares: current.spareBasisPoints / 100,
  revision: list.revision,
  createdAt: list.createdAt.toISOString(),
  updatedAt: list.updatedAt.toISOString(),
  lines: lines.map(({ designators, ...line }) => ({
    ...presentExportedCartLine(line),
    designators,
  })),
})

const presentExportedCartLine = ({
  part,
  quantity,
  note,
}: Pick<CartLine, "part" | "quantity" | "note">) => ({
  partId: part.id,
  sku: part.sku,
  name: part.name,
  quantity,
  note,
})

const presentReview = (review: Exported["reviews"][number]) => ({
  _id: review.id,
  name: review.name,
  description: review.description,
  photo: review.photo,
  rating: review.rating,
  createdAt: review.createdAt.toISOString(),
})
