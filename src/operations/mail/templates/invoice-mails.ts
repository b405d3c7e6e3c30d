import { z } from "zod"
import { invoiceText } from "#contract/invoices/invoice-text.ts"
import { type InvoiceKind, invoiceNumber } from "#domain/invoices/invoice-number.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import { greet, list, offer, say } from "./mail-content.ts"
import { mailTemplate } from "./mail-template.ts"
import { orderUrl } from "./order-mails.ts"

const titles: Record<InvoiceKind, string> = {
  invoice: invoiceText.invoice,
  credit_note: invoiceText.creditNote,
}

/** Goes with the invoice or credit note itself, or says where it is: strangers may read what is sent to nobody's address. */
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
    }),
    totalCents: z.int(),
    /** Whether the paper itself goes with it. */
    attached: z.literal(true).optional(),
  }),
  ({ name, orderId, orderNumber, purchaseOrder, invoice, totalCents, attached }, shopUrl) => {
    const title = titles[invoice.kind]
    const number = invoiceNumber(invoice)
    return {
      subject: `${title} ${number}`,
      invoice: attached && invoice,
      blocks: [
        greet(name),
        say(
          attached
            ? `Your ${title.toLowerCase()} comes with this mail. It stays on the page of your order, for your records and as XML for your accounts.`
            : `Your ${title.toLowerCase()} is there: it is on the page of your order, once you have signed in.`,
        ),
        list([
          { label: title, value: number },
          { label: invoiceText.order, value: orderNumber },
          ...(purchaseOrder ? [{ label: invoiceText.purchaseOrder, value: purchaseOrder }] : []),
          { label: invoiceText.total, value: formatPrice(totalCents / 100), strong: true },
        ]),
        offer("Your order", orderUrl(shopUrl, orderId)),
      ],
    }
  },
)
