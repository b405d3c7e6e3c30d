import type { z } from "zod"
import type { orderDetails } from "#contract/orders/order-details.ts"
import { isLegalPage, legalPages } from "#contract/settings/legal-pages.ts"
import type { OrderDetails } from "#operations/orders/place-order.ts"
import type { Order } from "#operations/orders/read-orders.ts"

type Given = z.output<z.ZodObject<typeof orderDetails>>

/** One who says nothing new of an order is known by the same request as in the release before. */
export const detailsIn = ({ phone = "", ...given }: Given): OrderDetails => ({
  ...{ phone, purchaseOrder: given.purchaseOrder, shipTo: given.shipTo, note: given.note },
  ...(given.shipment && { shipment: given.shipment }),
})

export const presentDetails = ({ purchaseOrder, shipTo, note, agreed, shipment }: Order) => ({
  ...(purchaseOrder !== "" && { purchaseOrder }),
  ...(shipTo !== "" && { shipTo }),
  ...(note !== "" && { note }),
  ...(shipment && { shipment }),
  ...(agreed && {
    agreed: agreed.map((one) => ({ ...one, title: titleOf(one.page) })),
  }),
})

const titleOf = (page: string): string => (isLegalPage(page) ? legalPages[page] : page)
