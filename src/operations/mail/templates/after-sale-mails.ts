import { z } from "zod"
import { invoiceText } from "#contract/invoices/invoice-text.ts"
import { returnStateText } from "#contract/returns/return-text.ts"
import { invoiceNumber } from "#domain/invoices/invoice.ts"
import { t, translated } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { toAmount } from "#domain/pricing/money.ts"
import { formatMoment } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { greet, list, mailTemplate, moreRow, offer, quote, say } from "./mail-template.ts"
import { namedUnits, order, orderRows, orderUrl, quantityRows } from "./order-mail-parts.ts"

const newsOfIssued = translated({
  invoice: {
    attached:
      "Your invoice is attached. You can also download it from the page of your order, as PDF and as XML.",
    ready: "Your invoice is ready. Sign in to download it from the page of your order.",
  },
  credit_note: {
    attached:
      "Your credit note is attached. You can also download it from the page of your order, as PDF and as XML.",
    ready: "Your credit note is ready. Sign in to download it from the page of your order.",
  },
})

/** Attaches the invoice or credit note, or only links to it, since an unverified address may be a stranger's. */
export const invoiceIssued = mailTemplate(
  z.object({
    name: z.string().optional(),
    orderId: z.string(),
    orderNumber: z.string(),
    purchaseOrder: z.string().optional(),
    invoice: z.object({
      kind: z.enum(["invoice", "credit_note"]),
      year: z.int(),
      sequence: z.int(),
      /** Missing in mails queued by an earlier release. */
      number: z.string().optional(),
    }),
    totalCents: z.int(),
    /** Set if the document is attached. */
    attached: z.literal(true).optional(),
  }),
  ({ name, orderId, orderNumber, purchaseOrder, invoice, totalCents, attached }, shopUrl) => {
    const title = invoice.kind === "invoice" ? invoiceText.invoice : invoiceText.creditNote
    const number = invoice.number ?? invoiceNumber(invoice)
    return {
      subject: t("{title} {number} for order {orderNumber}", { title, number, orderNumber }),
      invoice: attached && invoice,
      blocks: [
        greet(name),
        say(newsOfIssued[invoice.kind][attached ? "attached" : "ready"]),
        list([
          { label: title, value: number },
          { label: invoiceText.order, value: orderNumber },
          ...(purchaseOrder ? [{ label: invoiceText.purchaseOrder, value: purchaseOrder }] : []),
          { label: invoiceText.total, value: formatAmount(toAmount(totalCents)), strong: true },
        ]),
        offer(t("Your order"), orderUrl(shopUrl, orderId)),
      ],
    }
  },
)

const newsOf = translated({
  asked: "We have received your request to return goods. Please keep them until you hear from us.",
  approved: "Your return is approved. You can send the goods back now.",
  refused: "We cannot accept your return.",
  received: "Your return has arrived. We will tell you when your refund is on its way.",
  withdrawn: "You withdrew your request to return goods.",
})

/** Announces the new state of a return with the shop's answer. The refund has its own mail. */
export const orderReturn = mailTemplate(
  order.extend({
    /** Missing in mails queued by an earlier release. */
    returnNumber: z.string().optional(),
    state: z.enum(["asked", "approved", "refused", "received", "withdrawn"]),
    ...namedUnits.shape,
    answer: z.string().optional(),
    sendTo: z.string().optional(),
  }),
  (mail, shopUrl) => ({
    subject: t("Your return of {productName}, order {order}: {state}", {
      productName: mail.productName,
      order: mail.orderNumber ?? mail.orderId,
      state: returnStateText[mail.state].toLowerCase(),
    }),
    blocks: [
      greet(mail.name),
      say(newsOf[mail.state]),
      ...(mail.answer ? [quote(mail.answer)] : []),
      ...(mail.sendTo ? [say(t("Send the goods to:")), quote(mail.sendTo)] : []),
      list([
        ...quantityRows(mail),
        ...(mail.returnNumber ? [{ label: t("Return"), value: mail.returnNumber }] : []),
        ...orderRows(mail),
      ]),
      ...(mail.state === "approved"
        ? [
            say(
              t(
                "Put the return slip into the parcel. You can print it from the page of your order.",
              ),
            ),
          ]
        : []),
      offer(t("Your order"), orderUrl(shopUrl, mail.orderId)),
    ],
  }),
)

/** Confirms the receipt of a withdrawal, with its content and time. */
export const orderWithdrawn = mailTemplate(
  order.extend({
    /** Text of the sender, who may be a stranger. Missing in mails queued by an earlier release. */
    declaration: z.object({ name: z.string(), message: z.string() }).optional(),
    receivedAt: z.string(),
    /** Missing in mails queued by an earlier release. */
    isReturnRequested: z.boolean().optional(),
  }),
  (mail, shopUrl, { timeZone }) => ({
    subject: mail.orderNumber
      ? t("Your withdrawal from order {orderNumber}", { orderNumber: mail.orderNumber })
      : t("Your withdrawal from your order"),
    blocks: [
      greet(mail.name),
      say(t("We have received your declaration that you withdraw from this contract.")),
      list([
        { label: t("Received"), value: formatMoment(new Date(mail.receivedAt), timeZone) },
        ...(mail.declaration ? [{ label: t("Declared by"), value: mail.declaration.name }] : []),
        ...orderRows(mail),
      ]),
      ...(mail.declaration?.message ? [quote(mail.declaration.message)] : []),
      say(
        mail.isReturnRequested
          ? t(
              "We have also recorded the return of the shipped goods. Please keep them until you hear from us.",
            )
          : t("We will contact you about it."),
      ),
      offer(t("Your order"), orderUrl(shopUrl, mail.orderId)),
    ],
  }),
)

/** Sends an administrator's message to the buyers of a batch. */
export const recall = mailTemplate(
  z.object({
    name: z.string().optional(),
    subject: z.string(),
    message: z.string(),
    number: z.string(),
    orders: z.array(z.string()),
    moreOrders: z.int(),
    parts: z.array(z.object({ name: z.string(), quantity: z.int() })).default([]),
  }),
  ({ name, subject, message, number, orders, moreOrders, parts }, shopUrl) => ({
    subject,
    blocks: [
      greet(name),
      say(t("We are writing about goods that we sent you:")),
      quote(message),
      list([
        { label: t("Batch or serial number"), value: number },
        ...parts.map((part) => ({ label: part.name, value: formatCount(part.quantity) })),
        ...orders.map((order) => ({ label: t("Order"), value: order })),
        ...(moreOrders > 0 ? [moreRow(moreOrders)] : []),
      ]),
      offer(t("Your orders"), `${shopUrl}/dashboard/myOrder`),
    ],
  }),
)

export const partReview = mailTemplate(
  z.object({
    name: z.string().optional(),
    productName: z.string(),
    slug: z.string(),
    published: z.boolean(),
    answer: z.string(),
  }),
  ({ name, productName, slug, published, answer }, shopUrl) => ({
    subject: published
      ? t("Your review of {productName} is published", { productName })
      : t("We answered your review of {productName}", { productName }),
    blocks: [
      greet(name),
      ...(published ? [say(t("Thank you for your review. It is now public."))] : []),
      ...(answer === "" ? [] : [say(t("Our answer:")), quote(answer)]),
      offer(t("Read the review"), `${shopUrl}/parts/${encodeURIComponent(slug)}#reviews`),
    ],
  }),
)
