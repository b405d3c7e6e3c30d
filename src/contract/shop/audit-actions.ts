/** Kind of a target, which determines its link. */
type AuditSubject =
  | "part"
  | "order"
  | "account"
  | "batch"
  | "import"
  | "vocabulary"
  | "settings"
  | "review"
  | "part review"
  | "mail"
  | "list"
  | "tax id"
  | "draft"

const action = (group: AuditGroup, words: string, about: AuditSubject) => ({ group, words, about })

export const auditGroups = {
  orders: "Orders",
  money: "Payments and refunds",
  parts: "Parts and stock",
  imports: "Imports",
  people: "People and rights",
  settings: "Settings and vocabulary",
  desk: "Reviews and mail",
  exports: "Exports",
} as const
type AuditGroup = keyof typeof auditGroups

/** All audit actions with their texts. No other action can be written. */
export const auditActions = {
  "order.advance": action("orders", "Order status advanced", "order"),
  "order.undo": action("orders", "Order step undone", "order"),
  "order.ship": action("orders", "Shipment created", "order"),
  "order.shipment": action("orders", "Shipment changed", "order"),
  "order.unship": action("orders", "Shipment undone", "order"),
  "order.cancel": action("orders", "Unpaid order cancelled", "order"),
  "order.expire": action("orders", "Unpaid order expired", "order"),
  "order.revive": action("orders", "Cancelled order restored by its payment", "order"),
  "order.hide": action("orders", "Paid order removed from the list", "order"),
  "order.restore": action("orders", "Order restored to the list", "order"),
  "order.recall": action("orders", "Buyer of a recalled batch written to", "order"),
  "order.edit": action("orders", "Unpaid order edited", "order"),
  "order.details": action("orders", "Details of an order changed for its buyer", "order"),
  "order.freight": action("orders", "Freight set", "order"),
  "order.place_for": action("orders", "Order placed for a customer", "order"),
  "draft.add": action("orders", "Draft order created", "draft"),
  "draft.save": action("orders", "Draft order changed", "draft"),
  "draft.send": action("orders", "Draft order sent", "draft"),
  "draft.accept": action("orders", "Offer accepted", "order"),
  "draft.withdraw": action("orders", "Draft order withdrawn", "draft"),
  "order.note": action("orders", "Note on an order", "order"),
  "order.tag": action("orders", "Tags of an order changed", "order"),
  "order_filter.save": action("orders", "Order filter saved", "list"),
  "order_filter.remove": action("orders", "Order filter removed", "list"),
  "return.ask": action("orders", "Return requested", "order"),
  "return.withdraw": action("orders", "Return withdrawn", "order"),
  "return.approve": action("orders", "Return approved", "order"),
  "return.refuse": action("orders", "Return refused", "order"),
  "return.receive": action("orders", "Return received", "order"),
  "order.withdraw": action("orders", "Withdrawal declared", "order"),
  "order.withdrawal_handled": action("orders", "Withdrawal handled", "order"),
  "account.cancel_unpaid": action("orders", "Unpaid orders of an account cancelled", "account"),
  "order.paid": action("money", "Order paid", "order"),
  "order.transfer": action("money", "Bank transfer recorded", "order"),
  "order.transfer_undo": action("money", "Bank transfer undone", "order"),
  "order.refund_sent": action("money", "Refund sent by bank transfer", "order"),
  "order.refund": action("money", "Refund started", "order"),
  "return.refund": action("money", "Return refunded", "order"),
  "order.refund_failed": action("money", "Refund failed", "order"),
  "order.refund_due": action("money", "Refund due", "order"),
  "order.dispute": action("money", "Payment disputed", "order"),
  "part.add": action("parts", "Part added", "part"),
  "part.edit": action("parts", "Part edited", "part"),
  "part.archive": action("parts", "Part removed from the shop", "part"),
  "part.sold_off": action("parts", "Sold-out part removed from the shop", "part"),
  "part.stock": action("parts", "Stock corrected", "part"),
  "batch.add": action("parts", "Batch announced", "batch"),
  "batch.change": action("parts", "Batch changed", "batch"),
  "batch.remove": action("parts", "Batch removed", "batch"),
  "batch.receive": action("parts", "Batch received", "batch"),
  "parts.import_begin": action("imports", "Import started", "import"),
  "parts.import": action("imports", "Import applied", "import"),
  "parts.import_undo": action("imports", "Import undone", "import"),
  "parts.import_cancel": action("imports", "Import cancelled", "import"),
  "parts.import_overwrite": action("imports", "Import conflicts resolved", "import"),
  "parts.import_columns": action("imports", "Columns of files assigned", "vocabulary"),
  "part.import": action("imports", "Part changed by an import", "part"),
  "part.import_undo": action("imports", "Part restored by undoing an import", "part"),
  "user.make_admin": action("people", "Administrator rights granted", "account"),
  "user.remove_admin": action("people", "Administrator rights removed", "account"),
  "user.staff_mails": action("people", "E-mails to staff chosen", "account"),
  "customer.create": action("people", "Account opened for a customer", "account"),
  "customer.link": action("people", "Link to choose a password sent", "account"),
  "customer.address": action("people", "Address of a customer added", "account"),
  "customer.note": action("people", "Note on a customer", "account"),
  "customer.tag": action("people", "Tags of a customer changed", "account"),
  "sessions.end": action("people", "Sessions ended", "account"),
  "account.close": action("people", "Account closed", "account"),
  "tax_id.add": action("people", "Tax id added for a customer", "tax id"),
  "tax_id.certificate": action("people", "Certificate uploaded for a customer", "tax id"),
  "tax_id.decide": action("people", "Tax id reviewed", "tax id"),
  "tax_id.withdraw": action("people", "Tax id withdrawn", "tax id"),
  "settings.save": action("settings", "Settings saved", "settings"),
  "daily_rate.set": action("settings", "Daily rate set", "settings"),
  "daily_rate.remove": action("settings", "Daily rate removed", "settings"),
  "tax_rates.replace": action("settings", "Tax rates by postal code replaced", "settings"),
  "settings.first_steps": action("settings", "First steps dismissed or shown", "list"),
  "vocabulary.names": action("settings", "Names in files assigned", "vocabulary"),
  "vocabulary.attribute": action("settings", "Attribute saved", "vocabulary"),
  "vocabulary.attribute_remove": action("settings", "Attribute removed", "vocabulary"),
  "review.hide": action("desk", "Review hidden", "review"),
  "review.restore": action("desk", "Review shown again", "review"),
  "part_review.publish": action("desk", "Review of a part published", "part review"),
  "part_review.hide": action("desk", "Review of a part hidden", "part review"),
  "part_review.restore": action("desk", "Review of a part shown again", "part review"),
  "part_review.keep": action("desk", "Reported review of a part kept", "part review"),
  "part_review.answer": action("desk", "Review of a part answered", "part review"),
  "recall.write": action("desk", "E-mail sent to the buyers of a batch", "list"),
  "mail.resend": action("desk", "E-mail sent again", "mail"),
  "mail.test": action("desk", "Test e-mail requested", "account"),
  "user.list": action("exports", "Accounts listed", "list"),
  export: action("exports", "List exported", "list"),
} as const

export type AuditAction = keyof typeof auditActions

const byName = new Map<string, { group: AuditGroup; words: string; about: AuditSubject }>(
  Object.entries(auditActions),
)

/** Returns undefined for actions of another release. */
export const findAuditAction = (name: string) => byName.get(name)

export const auditActionsOf = (groupOrAction: string): string[] => [
  ...byName
    .entries()
    .filter(([name, { group }]) => group === groupOrAction || name === groupOrAction)
    .map(([name]) => name),
]
