import type { Transaction } from "#db/connection/client.ts"
import type { OrderRow } from "#db/orders/orders.ts"
import type { ShownReturn } from "#db/returns/returns.ts"
import { orderName } from "#domain/orders/order-name.ts"
import { queueMail } from "../mail/queue-mail.ts"
import type { MailedReturnState } from "../mail/templates/return-mails.ts"

/** A mail of more is cut off by the programs that show it. */
const MAILED_LINES = 100

type MailedReturn = Pick<ShownReturn, "id" | "answer" | "sendTo"> & {
  lines: readonly { name: string; quantity: number }[]
}

/** What became of a return, told once, in the transaction that makes it so; nobody is told whose account is closed. */
export async function queueReturnMail(
  tx: Transaction,
  order: OrderRow,
  { id, answer, sendTo, lines }: MailedReturn,
  state: MailedReturnState,
): Promise<void> {
  const [first] = lines
  if (order.email === "" || !first) return
  const productName = orderName({ firstName: first.name, lineCount: lines.length })
  await queueMail(tx, {
    to: order.email,
    template: "order-return",
    data: {
      name: order.userName,
      orderId: order.id,
      orderNumber: order.orderNumber,
      productName,
      purchaseOrder: order.purchaseOrder,
      state,
      answer,
      ...(state === "approved" && { sendTo }),
      lines: lines
        .slice(0, MAILED_LINES)
        .map(({ name, quantity }) => ({ productName: name, quantity })),
      moreLines: Math.max(0, lines.length - MAILED_LINES),
    },
    dedupeKey: `return:${id}:${state}`,
  })
}
