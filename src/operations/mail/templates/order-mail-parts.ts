import { z } from "zod"
import { freightText } from "#contract/delivery/freight-text.ts"
import { promiseText } from "#contract/stock/promise-text.ts"
import { chargeAmount } from "#contract/tax/tax-text.ts"
import { t } from "#domain/languages/translate.ts"
import { cents, toAmount } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import { list, type MailBlock, type MailRow, moreRow, offer, say } from "./mail-template.ts"

export const amount = z.int().min(0).transform(cents)

/** Order that a mail is about. */
export const order = z.object({
  name: z.string().optional(),
  orderId: z.string(),
  /** Missing in mails queued by an earlier release. */
  orderNumber: z.string().optional(),
  productName: z.string(),
  purchaseOrder: z.string().optional(),
})
/** Delivery address as text, and the buyer's note. */
export const buyerTexts = { shipTo: z.string().optional(), note: z.string().optional() }
/** Names of a line. Numbers are missing in mails queued by an earlier release. */
export const lineNames = {
  productName: z.string(),
  partNumber: z.string().optional(),
  customerPartNumber: z.string().optional(),
}
const lines = z.array(
  z.object({
    ...lineNames,
    quantity: z.int().min(1),
    unitPriceCents: amount,
    totalCents: amount,
  }),
)
const namedLines = z.array(z.object({ ...lineNames, quantity: z.int() }))
/** Units of lines, and the number of lines that the mail omits. */
export const namedUnits = z.object({
  lines: namedLines,
  moreLines: z.int().min(0).default(0),
})
/** The same. Mails queued by an earlier release have the lines only. */
export const namedUnitsOrLines = z.union([
  namedUnits,
  namedLines.transform((units) => ({ lines: units, moreLines: 0 })),
])
type NamedUnits = z.output<typeof namedUnits>

/** Returns a name such as `Tempo 32 GB (CA-TM5-6032, your number 4711)`. */
export const lineName = (line: z.output<z.ZodObject<typeof lineNames>>): string => {
  const { productName, partNumber, customerPartNumber } = line
  const numbers = [
    partNumber,
    customerPartNumber && t("your number {customerPartNumber}", { customerPartNumber }),
  ]
  const known = numbers.filter(Boolean)
  return known.length > 0 ? `${productName} (${known.join(", ")})` : productName
}

/** Returns a row for each line, and one with the number of omitted lines. */
const rowsOf = (
  { lines, moreLines }: NamedUnits,
  rowOf: (line: NamedUnits["lines"][number]) => MailRow,
): MailRow[] => [...lines.map(rowOf), ...(moreLines > 0 ? [moreRow(moreLines)] : [])]

/** Lists lines by name, with their quantities. */
export const quantityRows = (units: NamedUnits): MailRow[] =>
  rowsOf(units, (line) => ({
    label: lineName(line),
    value: formatCount(line.quantity),
    oneLine: true,
  }))

/** Lists lines that share a label, such as `Cancelled`. */
export const unitRows = (label: string, units?: NamedUnits): MailRow[] =>
  units
    ? rowsOf(units, (line) => ({
        label,
        value: `${formatCount(line.quantity)} × ${lineName(line)}`,
      }))
    : []

const promiseSchema = z.array(
  z.object({
    from: z.enum(["stock", "expected", "unknown"]),
    quantity: z.int(),
    on: z.string().optional(),
  }),
)
export const amounts = {
  lines,
  /** Number of lines that the mail omits. */
  moreLines: z.int().min(0).default(0),
  /** Delivery promises of back-ordered lines, by line number. */
  waits: z.array(z.object({ number: z.int(), promise: promiseSchema })).default([]),
  charges: z
    .array(
      z.object({
        name: z.string(),
        amountCents: z.int(),
        includedCents: z.int().optional(),
        /** Present if the freight is still to be agreed on. */
        agreed: z.literal(true).optional(),
      }),
    )
    .default([]),
  totalCents: amount,
}

export const freightDue = z.literal(true).optional()

export const payUrl = (shopUrl: string, orderId: string) =>
  `${shopUrl}/dashboard/payment/${encodeURIComponent(orderId)}`
export const declineUrl = (shopUrl: string, orderId: string) =>
  `${orderUrl(shopUrl, orderId)}/decline`
export const ordersUrl = (shopUrl: string) => `${shopUrl}/dashboard/myOrder`
export const orderUrl = (shopUrl: string, orderId: string) =>
  `${shopUrl}/dashboard/order/${encodeURIComponent(orderId)}`

/** Offers payment, unless the freight is still to be agreed on. */
export const payOffer = (
  mail: { orderId: string; freightDue?: true | undefined },
  shopUrl: string,
) =>
  mail.freightDue ? say(`${freightText.due}.`) : offer(t("Pay now"), payUrl(shopUrl, mail.orderId))

/** Names the order in a subject: `order CA-2026-000123 of Anvil 1000`. */
export const orderTitle = ({
  orderNumber,
  productName,
}: Pick<z.output<typeof order>, "orderNumber" | "productName">): string =>
  orderNumber
    ? t("order {orderNumber} of {productName}", { orderNumber, productName })
    : t("order of {productName}", { productName })

/** Names the order by the shop's number and the buyer's own. */
export const orderRows = ({
  orderId,
  orderNumber,
  purchaseOrder,
}: z.output<typeof order>): MailRow[] => [
  { label: t("Order"), value: orderNumber ?? orderId },
  ...(purchaseOrder ? [{ label: t("Your purchase order"), value: purchaseOrder }] : []),
]

/** Puts each text on one line, as a row of a mail has only one. */
export const buyerTextRows = ({
  shipTo,
  note,
}: z.output<z.ZodObject<typeof buyerTexts>>): MailRow[] => [
  ...(shipTo ? [{ label: t("Ship to"), value: joinLines(shipTo) }] : []),
  ...(note ? [{ label: t("Note"), value: note.replaceAll(/\s+/g, " ") }] : []),
]

const joinLines = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(", ")

type Amounts = z.output<z.ZodObject<typeof amounts>> & { orderId?: string }

const chargeText = ({ amountCents, includedCents, agreed }: Amounts["charges"][number]): string =>
  agreed
    ? "–"
    : chargeAmount({
        amount: toAmount(amountCents),
        included: includedCents === undefined ? undefined : toAmount(includedCents),
      })

/** Lists the lines and their total, and links to the order if lines are omitted. */
export function receipt(mail: Amounts, totalLabel: string, shopUrl: string): MailBlock[] {
  const { lines, moreLines, charges, totalCents, orderId } = mail
  const promises = new Map(mail.waits.map(({ number, promise }) => [number, promiseText(promise)]))
  const total = { label: totalLabel, value: formatCents(totalCents), strong: true, oneLine: true }
  const rows = lines.map((line, index) => ({
    label: [
      t("{quantity} × {name} at {price}", {
        quantity: formatCount(line.quantity),
        name: lineName(line),
        price: formatCents(line.unitPriceCents),
      }),
      promises.get(index + 1) ?? [],
    ]
      .flat()
      .join(": "),
    value: formatCents(line.totalCents),
    oneLine: true,
  }))
  const sums = [
    ...charges.map((charge) => ({ label: charge.name, value: chargeText(charge), oneLine: true })),
    total,
  ]
  if (moreLines === 0) return [list([...rows, ...sums])]
  const more = moreRow(moreLines)
  if (orderId === undefined) return [list([...rows, more, ...sums])]
  return [
    list([...rows, more, ...sums]),
    offer(
      t("All {count} lines", { count: formatCount(lines.length + moreLines) }),
      orderUrl(shopUrl, orderId),
    ),
  ]
}
