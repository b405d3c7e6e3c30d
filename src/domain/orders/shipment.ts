/** How an order goes out of which something has to wait: once all of it is there, or what there is at once. */
export const shipments = ["complete", "parts"] as const
export type Shipment = (typeof shipments)[number]
