import { z } from "zod"
import { t, translated } from "#domain/languages/translate.ts"
import { detailFields } from "#domain/orders/order.ts"
import { formatMoment } from "#domain/shop/days.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import {
  greet,
  link,
  linkInMailLanguage,
  list,
  type MailRow,
  mailTemplate,
  note,
  offer,
  quote,
  say,
} from "./mail-template.ts"
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

export const orderOffer = mailTemplate(
  z.object({
    name: z.string().optional(),
    draftNumber: z.string(),
    link,
    words: z.string().optional(),
    validUntil: z.iso.datetime(),
    ...amounts,
  }),
  (mail, shopUrl, { timeZone, name }) => ({
    subject: t("Your offer {number} from {shop}", { number: mail.draftNumber, shop: name }),
    blocks: [
      greet(mail.name),
      say(t("We have prepared an order for you. View it, then accept and pay, or decline.")),
      ...(mail.words ? [quote(mail.words)] : []),
      ...receipt(mail, t("Total"), shopUrl),
      list([
        { label: t("Offer"), value: mail.draftNumber },
        { label: t("Valid until"), value: formatMoment(new Date(mail.validUntil), timeZone) },
      ]),
      offer(t("View the offer"), linkInMailLanguage(mail.link)),
      note(t("The parts are not reserved until you accept.")),
    ],
  }),
)

export const offerDeclined = mailTemplate(
  z.object({
    name: z.string().optional(),
    draftNumber: z.string(),
    buyersReason: z.string().optional(),
  }),
  (mail, _, { name }) => ({
    subject: t("Your offer {number} from {shop} was declined", {
      number: mail.draftNumber,
      shop: name,
    }),
    blocks: [
      greet(mail.name),
      say(
        t(
          "Someone with the link of our offer has declined it. If it was not you, ask us for a new one.",
        ),
      ),
      ...(mail.buyersReason ? [quote(mail.buyersReason)] : []),
      list([{ label: t("Offer"), value: mail.draftNumber }]),
    ],
  }),
)

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
