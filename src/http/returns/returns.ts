import * as contract from "#contract/returns/returns.ts"
import * as withdrawals from "#contract/returns/withdrawals.ts"
import { orderName } from "#domain/orders/order.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { returnNumber } from "#domain/returns/return-state.ts"
import { requestReturn } from "#operations/returns/request-return.ts"
import * as operations from "#operations/returns/returns.ts"
import { stepReturn, withdrawReturn } from "#operations/returns/step-return.ts"
import { handleWithdrawal, listWithdrawals, withdraw } from "#operations/returns/withdrawals.ts"
import { answerFile } from "../kernel/answer-file.ts"
import type { Server } from "../kernel/app-env.ts"
import { requirePermittedPage } from "../kernel/authenticate.ts"
import { clientAddress } from "../kernel/client-address.ts"
import { serve, written } from "../kernel/serve.ts"
import { answerRefund, refundStatusOf } from "../orders/present-order.ts"

const presentLine = ({
  mpn,
  received,
  restocked,
  unitPriceCents,
  customerPartNumber,
  ...line
}: operations.ShownReturn["lines"][number]) => ({
  ...line,
  mpn: mpn ?? undefined,
  customerPartNumber: customerPartNumber || undefined,
  unitPrice: toAmount(unitPriceCents),
  received: received ?? undefined,
  restocked: restocked ?? undefined,
})

export const presentReturn = (found: operations.ShownReturn) => ({
  _id: found.id,
  number: returnNumber(found),
  version: found.version,
  state: found.state,
  createdAt: found.createdAt,
  updatedAt: found.updatedAt,
  answer: found.answer,
  sendTo: found.sendTo,
  ...(found.refundCents !== null && {
    refund: {
      amount: toAmount(found.refundCents),
      status: refundStatusOf(found.refundState),
    },
  }),
  lines: found.lines.map(presentLine),
})

function serveOwnReturns(server: Server): void {
  const { shop } = server

  serve(server, contract.requestReturn, async ({ actor, params, body, key }) => {
    const { returnId } = await requestReturn(shop, actor, params.id, body, key)
    return { ...written, insertedId: returnId }
  })

  serve(server, contract.readOrderReturns, async ({ actor, params }) => {
    const { returns, ...rest } = await operations.readOrderReturns(shop, actor, params.id)
    return { ...rest, returns: returns.map(presentReturn) }
  })

  serve(server, contract.withdrawReturn, async ({ actor, params }) => {
    await withdrawReturn(shop, actor, params.id)
    return { ...written, modifiedCount: 1 }
  })
}

export function serveReturns(server: Server): void {
  const { shop } = server
  serveOwnReturns(server)

  serve(server, contract.listReturns, async ({ query: { limit, after, state } }) => {
    const found = await operations.listReturns(shop, { limit, afterId: after, state })
    return found.map(({ id, number, firstLineName, lineCount, refundState, ...row }) => ({
      ...row,
      _id: id,
      number: returnNumber({ orderNumber: row.orderNumber, number }),
      refundStatus: refundState ? refundStatusOf(refundState) : undefined,
      productName: orderName({ firstLineName, lineCount }),
    }))
  })

  serve(server, contract.getReturn, async ({ actor, params }) => {
    const found = await operations.getReturn(shop, actor, params.id)
    const { orderId, orderNumber, email, userName, refundableCents, refundBy } = found
    return {
      ...presentReturn(found),
      orderId,
      orderNumber,
      email,
      userName,
      refundable: refundableCents === undefined ? undefined : toAmount(refundableCents),
      refundBy,
    }
  })

  serve(server, contract.getReturnSlip, async ({ actor, params, c }) =>
    answerFile(c, await operations.writeReturnSlip(shop, actor, params.id)),
  )

  serve(server, contract.stepReturn, async ({ actor, params, headers, body, c }) => {
    const seen = headers["if-match"]
    if (body.step !== "refund") {
      const stepped = await stepReturn(shop, actor, params.id, seen, body)
      return { ...written, modifiedCount: 1, ...stepped }
    }
    const { answer, amount: amountCents } = body
    const refunded = await operations.refundReturn(shop, actor, params.id, seen, {
      answer,
      amountCents,
    })
    const { refundState, ...step } = refunded
    const reply = { ...written, modifiedCount: 1, ...step }
    return refundState ? answerRefund(c, reply, refundState) : reply
  })

  serve(server, contract.listReturnRates, async ({ query: { limit, after } }) => {
    const rates = await operations.listReturnRates(shop, { limit, afterId: after })
    return rates.map((rate) => ({ ...rate, mpn: rate.mpn ?? undefined }))
  })
}

export function serveWithdrawals(server: Server): void {
  const { shop } = server

  serve(server, withdrawals.withdraw, async ({ body, c }) => {
    requirePermittedPage(c, server.site.callingOrigins)
    const receivedAt = await withdraw(shop, body, clientAddress(c, server.site))
    return { ...written, receivedAt }
  })

  serve(server, withdrawals.listWithdrawals, async ({ query: { limit, after, open } }) => {
    const filter = { limit, afterId: after, isOpen: open === "true" }
    return (await listWithdrawals(shop, filter)).map(({ id, returnId, ...row }) => ({
      _id: id,
      ...row,
      returnId: returnId ?? undefined,
    }))
  })

  serve(server, withdrawals.handleWithdrawal, async ({ actor, params }) => ({
    ...written,
    modifiedCount: await handleWithdrawal(shop, actor, params.id),
  }))
}
