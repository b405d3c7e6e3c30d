import { payOrder } from "../pay.ts"
import { orderTests } from "./order-tests.ts"

/** Shares one shop with paid orders among a file's tests of shipments. */
export async function shipmentTests() {
  const tests = await orderTests()
  const { shop, buyer, advance } = tests
  return {
    ...tests,
    admin: () => shop.as(shop.admin),
    /** Places a paid and approved order: ten of one part, five of another. */
    anOrder: async (details: object = {}): Promise<string> => {
      const lines = [
        { partId: await shop.part(), quantity: 10 },
        { partId: await shop.part(), quantity: 5 },
      ]
      const body = { lines, ...details }
      const { insertedId } = await shop.as(buyer())("POST /order", { body })
      await payOrder(shop, buyer(), insertedId)
      await advance(insertedId)
      return insertedId
    },
    send: (id: string, body: object = {}, key?: string) =>
      shop.send(`POST /order/${id}/shipment`, {
        token: shop.admin.token,
        body,
        ...(key && { headers: { "idempotency-key": key } }),
      }),
    some: (...units: [number, number][]) => ({
      lines: units.map(([number, quantity]) => ({ number, quantity })),
    }),
  }
}
