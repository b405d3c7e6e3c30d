import { type FieldMeta, fieldsIn, type NamedField } from "#contract/settings/setting-fields.ts"
import type { SettingsGroup } from "#contract/settings/settings-group.ts"
import type { PlainMessage } from "#domain/languages/dictionary.ts"
import { t, translate } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { writeTyped } from "#domain/pricing/typed-number.ts"
import type { Leaf } from "#domain/shop/json-difference.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import { staffTopics, staffTopicText } from "#domain/shop/staff-topics.ts"

/** Names of details that no form names. */
const detailNames: Readonly<Record<string, PlainMessage>> = {
  add: "Added",
  amountCents: "Amount",
  answer: "Answer",
  archiveMissing: "Missing products removed",
  archived: "Removed",
  availableQuantity: "Available quantity",
  bad: "Rejected",
  batch: "Batch",
  bookedOn: "Booked on",
  buyers: "Buyers",
  carrier: "Carrier",
  changed: "Changed",
  conflicts: "Conflicts",
  count: "Count",
  country: "Country",
  decimals: "Decimals",
  email: "Email",
  expectedOn: "Expected on",
  fileName: "File name",
  freightCents: "Freight",
  from: "From",
  keyedBy: "Identified by",
  kind: "Kind",
  lines: "Lines",
  longNames: "Long names",
  message: "Message",
  method: "Method",
  month: "Month",
  name: "Name",
  new: "New",
  note: "Note",
  number: "Number",
  onHand: "On hand",
  orders: "Orders",
  parts: "Parts",
  priceCents: "Price",
  problems: "Problems",
  quantity: "Quantity",
  reason: "Reason",
  reference: "Reference",
  refundedCents: "Refunded",
  remarks: "Remarks",
  remove: "Removed",
  restock: "Back on sale",
  returning: "Restored",
  rows: "Rows",
  search: "Search",
  shipment: "Shipment",
  source: "Source",
  state: "State",
  status: "Status",
  stock: "Stock",
  subject: "Subject",
  tag: "Tag",
  target: "Target",
  text: "Text",
  to: "To",
  topics: "Topics",
  totalCents: "Total",
  trackingNumber: "Tracking number",
  trackingUrl: "Tracking link",
  transactionId: "Transaction id",
  unchanged: "Unchanged",
  unclearKeys: "Unclear keys",
  unread: "Unread",
}

const orderStates: Readonly<Record<string, PlainMessage>> = {
  pending: "pending",
  approved: "approved",
  shipped: "shipped",
  delivered: "delivered",
  cancelled: "cancelled",
}

/** States, kinds and methods, which the log stores as codes. */
const detailValues: Readonly<Record<string, PlainMessage>> = {
  ...orderStates,
  asked: "requested",
  received: "received",
  refunded: "refunded",
  refused: "refused",
  returned: "returned",
  waiting: "waiting",
  valid: "valid",
  invalid: "invalid",
  transfer: "bank transfer",
  card: "card",
  file: "file",
  grid: "grid",
}
const codedSteps = new Set(["status", "state", "kind", "method", "source", "from", "to"])

/** Names of exported lists, by their names in the log. */
const listNames: Readonly<Record<string, PlainMessage>> = {
  "invoice files": "Invoice files",
  "vat report": "Tax report",
  "ec sales list": "EC sales list",
  bookings: "Bookings",
  datev: "DATEV",
  customers: "Customers",
  account: "Account",
  "faulty rows": "Faulty rows",
  "sales report": "Sales report",
  orders: "Orders",
  products: "Products",
  audit: "Audit",
  "return rates": "Return rates",
  stock: "Stock",
  users: "Accounts",
}

export const auditListName = (name: string): string => translate(listNames[name] ?? name)

export const isOrderState = (value: unknown): value is string =>
  typeof value === "string" && value in orderStates

const MAX_SHOWN_LENGTH = 400

/** Formats paths and values of the log in words, with the labels of a settings group if there is one. */
export function auditWords(group: Pick<SettingsGroup, "fields"> | undefined) {
  const fields = group ? fieldsIn(group.fields) : []
  return {
    /** Formats `zones.0.name` as `Zones 1: Name`. */
    field: (path: string): string => fieldWords(path, fields),
    value: (path: string, value: Leaf): string => valueWords(path, value, fieldAt(path, fields)),
  }
}

function fieldWords(path: string, fields: readonly NamedField[]): string {
  let words = ""
  let known = fields
  for (const step of path.split(".")) {
    if (/^\d+$/.test(step)) {
      words += ` ${Number(step) + 1}`
      continue
    }
    const field = known.find(({ name }) => name === step)
    words += `${words === "" ? "" : ": "}${field ? translate(field.label) : detailName(step)}`
    known = fieldsOf(field)
  }
  return words
}

const fieldsOf = (field: FieldMeta | undefined): readonly NamedField[] =>
  field && (field.kind === "rows" || field.kind === "object") ? field.fields : []

function fieldAt(path: string, fields: readonly NamedField[]): NamedField | undefined {
  const [step, ...rest] = path.split(".").filter((one) => !/^\d+$/.test(one))
  const field = fields.find(({ name }) => name === step)
  return rest.length === 0 ? field : fieldAt(rest.join("."), fieldsOf(field))
}

function detailName(step: string): string {
  const name = detailNames[step]
  if (name) return translate(name)
  const words = step
    .replace(/Cents$/, "")
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const topicWords = (name: string): string =>
  staffTopics.filter((topic) => topic === name).map((topic) => staffTopicText[topic])[0] ?? name

function valueWords(path: string, value: Leaf, field: NamedField | undefined): string {
  if (value === null) return ""
  if (typeof value === "boolean") return value ? t("yes") : t("no")
  if (typeof value === "number")
    return path.endsWith("Cents") ? formatCents(cents(value)) : writeTyped(String(value))
  if (field?.kind === "choice") return translate(`${value}|option`)
  const isCode = !field && codedSteps.has(path.split(".").at(-1) ?? "")
  const text = isCode ? detailValues[value] : undefined
  if (text) return translate(text)
  if (path === "topics") return value.split(", ").map(topicWords).join("; ")
  if (field?.write) return field.write(value)
  return value.length > MAX_SHOWN_LENGTH ? `${value.slice(0, MAX_SHOWN_LENGTH)}…` : value
}
