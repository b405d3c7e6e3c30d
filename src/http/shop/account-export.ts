import type { Context } from "hono"
import type { z } from "zod"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import * as contract from "#contract/shop/account-export.ts"
import { fileSlugOf } from "#domain/catalogue/slug.ts"
import { draftNumber } from "#domain/orders/draft-order.ts"
import type { LineDetails } from "#domain/orders/line-details.ts"
import { orderName } from "#domain/orders/order.ts"
import { toAmount } from "#domain/pricing/money.ts"
import type { CartLine } from "#operations/cart/cart.ts"
import type { Actor } from "#operations/kernel/shop.ts"
import type { Order } from "#operations/orders/read-orders.ts"
import { readSettings } from "#operations/settings/read-settings.ts"
import { exportAccount } from "#operations/shop/account-data.ts"
import { presentAccount, presentAddress, presentSession } from "../accounts/account.ts"
import { streamFile } from "../kernel/answer-file.ts"
import type { AppEnv, Server } from "../kernel/app-env.ts"
import { serveActor } from "../kernel/queue-calls.ts"
import { serve } from "../kernel/serve.ts"
import { presentChoice } from "../matching/match.ts"
import { presentDetails, presentLineDetails } from "../orders/order-details.ts"
import { presentLines } from "../orders/present-order.ts"
import { presentCharges } from "../orders/present-terms.ts"
import { presentReturn } from "../returns/returns.ts"
import { presentPartReview } from "../reviews/reviews.ts"
import { presentTaxId } from "../tax/tax.ts"

export function serveAccountExport(server: Server): void {
  serve(server, contract.exportAccount, async ({ actor, c }) => {
    return answerAccountFile(server, c, actor, await exportAccount(server.shop, actor))
  })
}

export async function answerAccountFile(
  server: Server,
  c: Context<AppEnv>,
  actor: Actor,
  data: ExportedAccount,
): Promise<Response> {
  const { settings } = await readSettings(server.shop, shopSettings)
  c.header("content-type", "application/json; charset=UTF-8")
  c.header(
    "content-disposition",
    `attachment; filename="${fileSlugOf(settings.name)}-account.json"`,
  )
  return streamFile(c, exportTexts(data), {
    queueRead: (read) => serveActor(server, c, actor, read),
  })
}

type ExportedAccount = Awaited<ReturnType<typeof exportAccount>>
type ExportedList = ExportedAccount["lists"] extends AsyncGenerator<(infer List)[]> ? List : never

type AccountFile = z.input<typeof contract.exportAccount.reply>

/** Yields one JSON document. Orders and lists are streamed. */
async function* exportTexts(data: ExportedAccount): AsyncGenerator<string> {
  yield `${JSON.stringify(presentRest(data)).slice(0, -1)},"orders":[`
  yield* jsonItems(data.orders, presentExportedOrder)
  yield '],"lists":['
  yield* jsonItems(data.lists, presentExportedList)
  yield "]}"
}

async function* jsonItems<Row>(
  batches: AsyncIterable<readonly Row[]>,
  present: (row: Row) => object,
): AsyncGenerator<string> {
  let separator = ""
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield separator + batch.map((row) => JSON.stringify(present(row))).join(",")
    separator = ","
  }
}

/** Presents everything except orders and lists. This part fits into memory. */
function presentRest(data: ExportedAccount): Omit<AccountFile, "orders" | "lists"> {
  const { id, ...profile } = data.profile
  return {
    exportedAt: new Date(),
    account: presentAccount(data.account),
    profile: { _id: id, ...profile },
    addresses: data.addresses.map(presentAddress),
    ...(data.taxIds.length > 0 && { taxIds: data.taxIds.map(presentTaxId) }),
    cart: data.cart.map(presentExportedCartLine),
    matchChoices: data.choices.map(presentChoice),
    reviews: data.reviews.map(presentReview),
    ...(data.partReviews.length > 0 && {
      partReviews: data.partReviews.map((review) => ({
        partId: review.partId,
        ...presentPartReview(review),
      })),
    }),
    ...(data.reviewReports.length > 0 && {
      reviewReports: data.reviewReports.map((report) => ({
        ...report,
        reviewId: String(report.reviewId),
      })),
    }),
    ...(data.offers.length > 0 && { offers: data.offers.map(presentExportedOffer) }),
    ...(data.returns.length > 0 && {
      returns: data.returns.map((one) => ({ orderId: one.orderId, ...presentReturn(one) })),
    }),
    ...(data.withdrawals.length > 0 && { withdrawals: data.withdrawals }),
    sessions: data.sessions.map(presentSession),
  }
}

const presentExportedOrder = (order: Order): AccountFile["orders"][number] => ({
  _id: order.id,
  orderNumber: order.orderNumber,
  productName: orderName(order),
  quantity: order.quantity,
  price: toAmount(order.totalCents),
  ...presentCharges(order.totalCents, order.charges),
  status: order.status,
  paid: order.paidAt !== null,
  transactionId: order.intentId,
  email: order.email,
  userName: order.userName,
  phone: order.phone,
  ...presentDetails(order),
  createdAt: order.createdAt,
  lines: presentLines(order),
})

const presentExportedOffer = (offer: ExportedAccount["offers"][number]) => ({
  number: draftNumber(offer.number),
  state: offer.state,
  note: offer.note,
  lines: offer.lines.map(({ partId, quantity, unitPriceCents }) => ({
    partId,
    quantity,
    unitPrice: toAmount(unitPriceCents),
  })),
  deliveryPrice: offer.deliveryCents === null ? undefined : toAmount(offer.deliveryCents),
  sentAt: offer.sentAt ?? undefined,
  validUntil: offer.validUntil ?? undefined,
  decidedAt: offer.decidedAt ?? undefined,
  declineReason: offer.declineReason || undefined,
  orderId: offer.orderId || undefined,
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
  createdAt: list.createdAt,
  updatedAt: list.updatedAt,
  lines: lines.map((line) => ({
    ...presentExportedCartLine(line),
    designators: line.designators,
  })),
})

const presentExportedCartLine = ({
  part,
  quantity,
  ...details
}: Pick<CartLine, "part" | "quantity" | keyof LineDetails>) => ({
  partId: part.id,
  sku: part.sku,
  name: part.name,
  quantity,
  ...presentLineDetails(details),
  note: details.note,
})

const presentReview = (review: ExportedAccount["reviews"][number]) => ({
  _id: review.id,
  name: review.name,
  description: review.description,
  photo: review.photo,
  rating: review.rating,
  createdAt: review.createdAt,
})
