import * as contract from "#contract/orders/shipments.ts"
import { changeShipment, undoShipment } from "#operations/shipments/change-shipment.ts"
import { writePackingSlip, writePackingSlips } from "#operations/shipments/packing-slip.ts"
import { writePickList } from "#operations/shipments/pick-orders.ts"
import { readRecall, sendRecallLetter } from "#operations/shipments/recall.ts"
import { shipOrder } from "#operations/shipments/ship-order.ts"
import { answerFile } from "../kernel/answer-file.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveShipments(server: Server): void {
  const { shop } = server

  serve(server, contract.shipOrder, async ({ actor, params, body, key }) => {
    const { lines, inParts = false, ...tracking } = body
    const request = { lines, inParts, tracking }
    return {
      ...written,
      modifiedCount: 1,
      ...(await shipOrder(shop, actor, params.id, request, key)),
    }
  })

  serve(server, contract.changeShipment, async ({ actor, params, body }) => {
    const { delivered = false, ...tracking } = body
    const change = { orderId: params.id, number: params.number, tracking, delivered }
    return { ...written, modifiedCount: 1, status: await changeShipment(shop, actor, change) }
  })

  serve(server, contract.undoShipment, async ({ actor, params }) => {
    await undoShipment(shop, actor, params.id, params.number)
    return { ...written, modifiedCount: 1, status: "approved" as const }
  })

  serve(server, contract.getPackingSlip, async ({ actor, params, c }) => {
    return answerFile(c, await writePackingSlip(shop, actor, params.id, params.number))
  })

  serve(server, contract.getPackingSlips, async ({ actor, query, c }) =>
    answerFile(c, await writePackingSlips(shop, actor, query.orders)),
  )

  serve(server, contract.getPickList, async ({ actor, query, c }) =>
    answerFile(c, await writePickList(shop, actor, query.orders)),
  )
}

export function serveRecall(server: Server): void {
  const { shop } = server

  serve(server, contract.readRecall, async ({ query }) => {
    const { orders, ...counted } = await readRecall(shop, query)
    return {
      ...counted,
      orders: orders.map(({ id, lines, ...order }) => ({
        _id: id,
        ...order,
        lines: lines.map((line) => ({
          ...line,
          shippedAt: new Date(line.shippedAt),
        })),
      })),
    }
  })

  serve(server, contract.sendRecallLetter, async ({ actor, body }) => ({
    ...written,
    modifiedCount: await sendRecallLetter(shop, actor, body),
  }))
}
