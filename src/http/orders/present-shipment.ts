import type { ShownShipment } from "#operations/orders/read-orders.ts"

export const presentShipment = (shipment: ShownShipment) => ({
  number: shipment.number,
  shippedAt: new Date(shipment.shippedAt).toISOString(),
  ...(shipment.deliveredAt !== null && {
    deliveredAt: new Date(shipment.deliveredAt).toISOString(),
  }),
  ...(shipment.carrier !== "" && { carrier: shipment.carrier }),
  ...(shipment.trackingNumber !== "" && { trackingNumber: shipment.trackingNumber }),
  ...(shipment.trackingUrl !== "" && { trackingUrl: shipment.trackingUrl }),
  lines: shipment.lines.map(({ number, quantity, traceNumbers }) => ({
    number,
    quantity,
    ...(traceNumbers && { traceNumbers: [...traceNumbers] }),
  })),
})
