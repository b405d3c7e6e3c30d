import { oneLine } from "#domain/accounts/person-name.ts"
import type { SomeLineDetails } from "#domain/orders/line-details.ts"
import { lineDetailsText } from "./line-details-text.ts"

/** Says what a buyer wrote on a line, one line of text each. */
export const lineDetailLines = ({
  customerPartNumber = "",
  designators = "",
  note = "",
}: SomeLineDetails): string[] =>
  [
    customerPartNumber && `${lineDetailsText.customerPartNumber} ${customerPartNumber}`,
    oneLine(designators),
    oneLine(note),
  ].filter((line) => line !== "")

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

/** Texts of return slips. */
export const returnSlipText = {
  title: (number: string): string => `Return slip ${number}`,
  sendTo: "Send to",
  from: "From",
  number: "Return",
  order: "Order",
  asked: "Requested",
  purchaseOrder: "Purchase order",
  contents: "Goods to return",
  line: "Line",
  part: "Part",
  units: "Units",
  note: "Note from the shop",
  page: "page {page} of {pages}",
} as const

/** Texts of pick lists. */
export const pickText = {
  title: "Pick list",
  made: "Created",
  orders: "Orders",
  parts: "Parts",
  units: "Units",
  contents: "Parts to pick",
  bin: "Bin",
  part: "Part",
  toPick: "To pick",
  picked: "Picked",
  leftOut: "Nothing to pick from",
  foot: "page {page} of {pages}",
} as const
