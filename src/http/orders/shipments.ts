import { getPickList } from "#contract/orders/pick-list.ts"
import * as contract from "#contract/orders/shipments.ts"
import { changeShipment } from "#operations/shipments/change-shipment.ts"
import { writePackingSlip, writePackingSlips } from "#operations/shipments/packing-slip.ts"
import { writePickList } from "#operations/shipments/pick-orders.ts"
import { shipOrder } from "#operations/shipments/ship-order.ts"
import { takeBackShipment } from "#operations/shipments/withdraw-shipment.ts"
import { answerPdf } from "../kernel/answer-pdf.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"

export function serveShipments(server: Server): void {
  const { shop } = server

  serve(server, contract.shipOrder, async ({ actor, params, headers, body }) => {
    const { lines, inParts = false, ...tracking } = body
    const key = headers["idempotency-key"]
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

  serve(server, contract.takeBackShipment, async ({ actor, params }) => {
    await takeBackShipment(shop, actor, params.id, params.number)
    return { ...written, modifiedCount: 1, status: "approved" as const }
  })

  serve(server, contract.getPackingSlip, async ({ actor, params, c }) => {
    return answerPdf(c, await writePackingSlip(shop, actor, params.id, params.number))
  })

  serve(server, contract.getPackingSlips, async ({ actor, query, c }) =>
    answerPdf(c, await writePackingSlips(shop, actor, query.orders)),
  )

  serve(server, getPickList, async ({ actor, query, c }) =>
    answerPdf(c, await writePickList(shop, actor, query.orders)),
  )
}
