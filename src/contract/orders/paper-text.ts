/** Texts of packing slips. */
export const slipText = {
  title: (order: string, shipment: number): string => `Packing slip ${order}-${shipment}`,
  shipTo: "Ship to",
  order: "Order",
  shipment: "Shipment",
  shipped: "Shipped",
  purchaseOrder: "Your purchase order",
  carrier: "Carrier",
  tracking: "Tracking number",
  contents: "Contents",
  number: "Line",
  part: "Part",
  ordered: "Ordered",
  sent: "In this shipment",
  traced: "Batch or serial numbers",
  units: "Units",
  note: "Note",
  page: "page {page} of {pages}",
} as const

/** Texts of pick lists. */
export const pickText = {
  title: "Pick list",
  made: "Made",
  orders: "Orders",
  parts: "Parts",
  units: "Units",
  contents: "Parts to pick",
  bin: "Bin",
  part: "Part",
  toPick: "To pick",
  picked: "Picked",
  leftOut: "Nothing to pick of",
  foot: "page {page} of {pages}",
} as const
