import { z } from "zod"
import { t, translated } from "#domain/languages/translate.ts"
import { detailFields } from "#domain/orders/detail-fields.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { greet, list, type MailRow, mailTemplate, offer, quote, say } from "./mail-template.ts"
import {
  amount,
  amounts,
  freightDue,
  lineName,
  lineNames,
  order,
  orderRows,
  orderTitle,
  orderUrl,
  payOffer,
  receipt,
} from "./order-mail-parts.ts"

const lineAmounts = z.object({ quantity: z.int(), unitPriceCents: amount })
const lineChanges = z.array(
  z.object({ ...lineNames, before: lineAmounts.optional(), after: lineAmounts }),
)

const unitsText = ({ quantity, unitPriceCents }: z.output<typeof lineAmounts>): string =>
  t("{quantity} at {price}", {
    quantity: formatCount(quantity),
    price: formatCents(unitPriceCents),
  })

const changeRows = (changes: z.output<typeof lineChanges>): MailRow[] =>
  changes.map((change) => ({ label: lineName(change), value: changeText(change) }))

function changeText({ before, after }: z.output<typeof lineChanges>[number]): string {
  if (!before) return t("Added: {units}", { units: unitsText(after) })
  if (after.quantity === 0) return t("Removed: {units}", { units: unitsText(before) })
  return t("{units}, was {before}", { units: unitsText(after), before: unitsText(before) })
}

export const orderEdited = mailTemplate(
  order.extend({
    ...amounts,
    totalBeforeCents: amount,
    changes: lineChanges,
    reason: z.string().optional(),
    freightDue,
  }),
  (mail, shopUrl) => ({
    subject: t("We have changed your {order}", { order: orderTitle(mail) }),
    blocks: [
      greet(mail.name),
      say(
        t("We have changed your order. It now costs {now} instead of {before}.", {
          now: formatCents(mail.totalCents),
          before: formatCents(mail.totalBeforeCents),
        }),
      ),
      ...(mail.reason ? [quote(mail.reason)] : []),
      ...(mail.changes.length > 0 ? [list(changeRows(mail.changes))] : []),
      say(t("This is the whole order:")),
      ...receipt(mail, mail.freightDue ? t("Without freight") : t("To pay"), shopUrl),
      list(orderRows(mail)),
      payOffer(mail, shopUrl),
      offer(t("Your order"), orderUrl(shopUrl, mail.orderId)),
    ],
  }),
)

const detailNames: Record<(typeof detailFields)[number], string> = translated({
  purchaseOrder: "Purchase order",
  note: "Note",
  phone: "Phone",
  shipTo: "Ship to",
  billTo: "Bill to",
})

export const orderDetailsChanged = mailTemplate(
  order.extend({
    changes: z.array(
      z.object({ field: z.enum(detailFields), before: z.string(), after: z.string() }),
    ),
  }),
  (mail, shopUrl) => ({
    subject: t("We have changed your {order}", { order: orderTitle(mail) }),
    blocks: [
      greet(mail.name),
      say(t("We have changed these details of your order. Contact us if you did not ask for it.")),
      list([
        ...orderRows({ ...mail, purchaseOrder: undefined }),
        ...mail.changes.map(({ field, before, after }) => ({
          label: detailNames[field],
          value: t("{after}, was {before}", {
            after: detailText(after),
            before: detailText(before),
          }),
        })),
      ]),
      offer(t("Your order"), orderUrl(shopUrl, mail.orderId)),
    ],
  }),
)

const detailText = (text: string): string => text.split("\n").join(", ") || t("none")
