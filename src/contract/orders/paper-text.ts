import { oneLine } from "#domain/accounts/account-fields.ts"
import { t, translated } from "#domain/languages/translate.ts"
import type { SomeLineDetails } from "#domain/orders/line-details.ts"
import { lineDetailsText } from "./line-text.ts"

/** Returns the buyer's details of a line, one line of text each. */
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

export const slipText = translated({
  title: (order: string, shipment: number): string =>
    t("Packing slip {number}", { number: `${order}-${shipment}` }),
  shipTo: "Ship to",
  order: "Order",
  shipment: "Shipment",
  shipped: "Shipped",
  purchaseOrder: "Your purchase order",
  carrier: "Carrier",
  tracking: "Tracking number",
  delivery: "Delivery method",
  contents: "Contents",
  number: "Line",
  part: "Part",
  ordered: "Ordered",
  sent: "In this shipment",
  traced: "Batch or serial numbers",
  units: "Units",
  note: "Note",
})

export const returnSlipText = translated({
  title: (number: string): string => t("Return slip {number}", { number }),
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
  how: "How to return the goods",
  steps: "Put this slip into the parcel, and write the return number on the outside.",
})

export const pickText = translated({
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
  leftOut: "Nothing to pick for",
  unitsFor: (units: string, order: string): string => t("{units} for {order}", { units, order }),
})
