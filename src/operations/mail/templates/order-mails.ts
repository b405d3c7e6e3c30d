import { z } from "zod"
import { plural, t, translated } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatMoment } from "#domain/shop/days.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import {
  greet,
  list,
  type MailBlock,
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
  buyerTextRows,
  buyerTexts,
  declineUrl,
  freightDue,
  namedUnits,
  namedUnitsOrLines,
  order,
  orderRows,
  ordersUrl,
  orderTitle,
  orderUrl,
  payOffer,
  payUrl,
  quantityRows,
  receipt,
  unitRows,
} from "./order-mail-parts.ts"

export const orderPlaced = mailTemplate(
  order.extend({
    ...amounts,
    ...buyerTexts,
    placedByStaff: z.literal(true).optional(),
    freightDue,
    /** Sentence about the end of the hold, added when the mail is sent. */
    held: z.string().optional(),
  }),
  (mail, shopUrl) => ({
    subject: t("Your {order}", { order: orderTitle(mail) }),
    blocks: [
      greet(mail.name),
      ...(mail.placedByStaff
        ? [say(t("We have placed this order for you, as you asked us to."))]
        : []),
      say(t("Thank you for your order. We have reserved it for you; it is not paid yet.")),
      ...(mail.held ? [say(mail.held)] : []),
      ...receipt(mail, mail.freightDue ? t("Without freight") : t("To pay"), shopUrl),
      list([...orderRows(mail), ...buyerTextRows(mail)]),
      payOffer(mail, shopUrl),
    ],
  }),
)

export const orderFreight = mailTemplate(
  order.extend({ ...amounts, taxChanged: z.literal(true).optional() }),
  (mail, shopUrl) => ({
    subject: t("The freight of your {order}", { order: orderTitle(mail) }),
    blocks: [
      greet(mail.name),
      say(t("The freight of your order has been set. You can pay now.")),
      ...(mail.taxChanged ? [say(t("The tax was calculated again, and has changed."))] : []),
      ...receipt(mail, t("To pay"), shopUrl),
      list(orderRows(mail)),
      payOffer(mail, shopUrl),
      say(
        t(
          "If you do not agree, decline it. The order is then cancelled, and you do not need to pay anything.",
        ),
      ),
      offer(t("Decline the freight"), declineUrl(shopUrl, mail.orderId)),
    ],
  }),
)

export const orderDeclined = mailTemplate(order, (mail, shopUrl) => ({
  subject: t("You declined your {order}", { order: orderTitle(mail) }),
  blocks: [
    greet(mail.name),
    say(
      t(
        "You declined the freight of your order. The order is cancelled. You do not need to pay anything.",
      ),
    ),
    list(orderRows(mail)),
    offer(t("View the order"), orderUrl(shopUrl, mail.orderId)),
  ],
}))

export const orderPaid = mailTemplate(
  order.extend({
    ...amounts,
    ...buyerTexts,
    transactionId: z.string(),
    paidAt: z.iso.datetime(),
    overpaidCents: z.int().optional(),
  }),
  (mail, shopUrl, { timeZone }) => ({
    subject: t("Receipt for {order}", {
      order: mail.orderNumber ? orderTitle(mail) : mail.productName,
    }),
    blocks: [
      greet(mail.name),
      say(t("Your payment has arrived. This is your receipt.")),
      ...overpaidNote(mail.overpaidCents),
      ...receipt(mail, t("Paid"), shopUrl),
      list([
        ...orderRows(mail),
        ...buyerTextRows(mail),
        ...transactionRows(mail, { label: t("Paid by"), value: t("Bank transfer") }),
        { label: t("Paid on"), value: formatMoment(new Date(mail.paidAt), timeZone) },
      ]),
      offer(t("Your orders"), ordersUrl(shopUrl)),
    ],
  }),
)

const overpaidNote = (overpaidCents = 0): MailBlock[] =>
  overpaidCents > 0
    ? [
        say(
          t("You paid {amount} too much. We will send it back.", {
            amount: formatCents(cents(overpaidCents)),
          }),
        ),
      ]
    : []

/** Names the transaction with a card, else the bank transfer by the given row, if it has a value. */
function transactionRows(
  { transactionId }: { transactionId: string },
  transfer: MailRow,
): MailRow[] {
  if (transactionId) return [{ label: t("Transaction"), value: transactionId }]
  return transfer.value ? [transfer] : []
}

const newsOf = {
  approved: (productName: string, isPaid: boolean) =>
    isPaid
      ? t("Your order of {productName} has been approved. We are packing it.", { productName })
      : t("Your order of {productName} has been approved. We will pack it once it is paid.", {
          productName,
        }),
  shipped: (productName: string) =>
    t("Your order of {productName} is on its way to you.", { productName }),
  delivered: (productName: string) =>
    t("Your order of {productName} has been delivered. We hope it serves you well.", {
      productName,
    }),
}

const statusWords = translated({
  approved: "approved",
  shipped: "shipped",
  delivered: "delivered",
})

/** Tracking and lines of a shipment. `part` is set if it is not the whole order. */
const shipment = namedUnits.partial().extend({
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  part: namedUnits.extend({ number: z.int(), isLast: z.boolean() }).optional(),
})
type Shipment = z.output<typeof shipment>

export const orderStatus = mailTemplate(
  order.extend({
    status: z.enum(["approved", "shipped", "delivered"]),
    isPaid: z.literal(true).optional(),
    shipment: shipment.default({}),
    /** Number of the shipment, if only its tracking has changed. */
    changedShipment: z.int().optional(),
  }),
  (mail, shopUrl) => {
    const { productName, shipment, changedShipment } = mail
    if (changedShipment !== undefined) return trackingChanged(mail, changedShipment, shopUrl)
    const { part } = shipment
    const { lines, moreLines = 0 } = part ?? shipment
    const news = part
      ? shipmentNews(part.isLast, productName)
      : newsOf[mail.status](productName, mail.isPaid === true)
    const step = part ? t("shipment {number}", { number: part.number }) : statusWords[mail.status]
    return {
      subject: t("Your {order}: {step}", { order: orderTitle(mail), step }),
      blocks: [
        greet(mail.name),
        say(news),
        ...(lines ? [list(quantityRows({ lines, moreLines }))] : []),
        list([...orderRows(mail), ...trackedBy(shipment)]),
        part
          ? offer(t("Your order"), orderUrl(shopUrl, mail.orderId))
          : offer(t("Your orders"), ordersUrl(shopUrl)),
      ],
    }
  },
)

const trackingChanged = (
  mail: z.output<typeof order> & { shipment: Shipment },
  number: number,
  shopUrl: string,
) => ({
  subject: t("Your {order}: {step}", {
    order: orderTitle(mail),
    step: t("new tracking of shipment {number}", { number }),
  }),
  blocks: [
    greet(mail.name),
    say(t("The tracking of shipment {number} of your order has changed.", { number })),
    list([...orderRows(mail), ...trackedBy(mail.shipment)]),
    offer(t("Your order"), orderUrl(shopUrl, mail.orderId)),
  ],
})

const shipmentNews = (isLast: boolean, productName: string): string =>
  isLast
    ? t("The rest of your order of {productName} is on its way to you.", { productName })
    : t("Part of your order of {productName} is on its way to you.", { productName })

/** Shows the tracking link as text: links in mails lead only to the shop. */
const trackedBy = ({ carrier, trackingNumber, trackingUrl }: Shipment): MailRow[] => [
  ...(carrier ? [{ label: t("Carrier"), value: carrier }] : []),
  ...(trackingNumber ? [{ label: t("Tracking number"), value: trackingNumber }] : []),
  ...(trackingUrl ? [{ label: t("Tracking page"), value: trackingUrl }] : []),
]

export const orderCancelled = mailTemplate(
  order.extend({
    isWhole: z.boolean(),
    cancelled: namedUnitsOrLines,
    totalCents: amount,
    freightDue,
    /** Price of delivery that is no longer free. */
    deliveryCents: amount.optional(),
  }),
  (mail, shopUrl) => ({
    subject: mail.isWhole
      ? t("Your {order} has been cancelled", { order: orderTitle(mail) })
      : t("Part of your {order} has been cancelled", { order: orderTitle(mail) }),
    blocks: [
      greet(mail.name),
      say(
        mail.isWhole
          ? t("At your request, we have cancelled your order. You do not need to pay anything.")
          : t("At your request, we have removed this from your order."),
      ),
      list([
        ...orderRows(mail),
        ...unitRows(t("Cancelled"), mail.cancelled),
        ...(mail.deliveryCents === undefined
          ? []
          : [{ label: t("Delivery, no longer free"), value: formatCents(mail.deliveryCents) }]),
        { label: t("To pay"), value: formatCents(mail.totalCents), strong: true },
      ]),
      mail.isWhole
        ? offer(t("Your order"), orderUrl(shopUrl, mail.orderId))
        : payOffer(mail, shopUrl),
      offer(t("Your orders"), ordersUrl(shopUrl)),
    ],
  }),
)

export const orderRefunded = mailTemplate(
  order.extend({
    amountCents: amount,
    transactionId: z.string(),
    reference: z.string().optional(),
    words: z.string().optional(),
    cancelled: namedUnitsOrLines.optional(),
    notSent: namedUnitsOrLines.optional(),
    isWhole: z.literal(true).optional(),
  }),
  (mail, shopUrl) => ({
    subject: t("Your refund for {order}", {
      order: mail.orderNumber ? orderTitle(mail) : mail.productName,
    }),
    blocks: [
      greet(mail.name),
      ...(mail.isWhole
        ? [say(t("Your order is cancelled. Nothing more of it will be sent."))]
        : []),
      say(
        t(
          mail.transactionId
            ? "We have refunded {amount} to the card you paid with."
            : "We have refunded {amount} by bank transfer.",
          { amount: formatCents(mail.amountCents) },
        ),
      ),
      ...(mail.words ? [quote(mail.words)] : []),
      list([
        ...orderRows(mail),
        ...unitRows(t("Cancelled"), mail.cancelled),
        ...unitRows(t("Not sent any more"), mail.notSent),
        ...transactionRows(mail, { label: t("Reference"), value: mail.reference ?? "" }),
        { label: t("Refunded"), value: formatCents(mail.amountCents), strong: true },
      ]),
      offer(t("Your orders"), ordersUrl(shopUrl)),
      note(t("It may take a few days until your bank shows the amount.")),
    ],
  }),
)

export const orderExpiring = mailTemplate(
  order.extend({ totalCents: amount, hours: z.int().min(1) }),
  (mail, shopUrl) => ({
    subject: t("Your {order} expires soon", { order: orderTitle(mail) }),
    blocks: [
      greet(mail.name),
      say(
        plural(
          mail.hours,
          "Your order of {productName} is not paid yet. We will hold it for another hour; after that, its parts go back on sale.",
          "Your order of {productName} is not paid yet. We will hold it for another {count} hours; after that, its parts go back on sale.",
          { productName: mail.productName },
        ),
      ),
      list([
        ...orderRows(mail),
        { label: t("To pay"), value: formatCents(mail.totalCents), strong: true },
      ]),
      offer(t("Pay now"), payUrl(shopUrl, mail.orderId)),
    ],
  }),
)
