import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { formatMoment } from "#domain/shop/days.ts"
import { formatCents } from "#domain/shop/number-format.ts"
import {
  greet,
  list,
  type MailBlock,
  type MailRow,
  mailTemplate,
  offer,
  quote,
  say,
} from "./mail-template.ts"
import { amount, order, orderRows, orderTitle, payUrl } from "./order-mail-parts.ts"

const transferSchema = z.object({
  totalCents: amount,
  missingCents: amount,
  receivedCents: amount,
  account: z.object({
    holder: z.string(),
    account: z.string(),
    bic: z.string().optional(),
    bank: z.string().optional(),
    instructions: z.string().optional(),
  }),
  until: z.iso.datetime(),
})
const mailSchema = order.extend({ transfer: transferSchema })
type TransferMail = z.output<typeof mailSchema>

/** Returns the details that the buyer's bank needs. */
function transferRows({ orderNumber, orderId, transfer }: TransferMail): MailRow[] {
  const { account, receivedCents, totalCents, missingCents } = transfer
  return [
    { label: t("Account holder"), value: account.holder },
    { label: t("Account"), value: account.account },
    ...(account.bic ? [{ label: "BIC", value: account.bic }] : []),
    ...(account.bank ? [{ label: t("Bank"), value: account.bank }] : []),
    { label: t("Reference"), value: orderNumber ?? orderId, strong: true },
    ...(receivedCents > 0
      ? [
          { label: t("Order total"), value: formatCents(totalCents), oneLine: true },
          { label: t("Received"), value: formatCents(receivedCents), oneLine: true },
        ]
      : []),
    { label: t("To transfer"), value: formatCents(missingCents), strong: true, oneLine: true },
  ]
}

const instructions = ({ transfer: { account } }: TransferMail): MailBlock[] =>
  account.instructions ? [quote(account.instructions)] : []

/** Makes a mail about a transfer; `newsOf` gets the end of the hold as text. */
const transferMail = (
  subjectOf: (mail: TransferMail) => string,
  newsOf: (mail: TransferMail, until: string) => string,
) =>
  mailTemplate(mailSchema, (mail, shopUrl, { timeZone }) => ({
    subject: subjectOf(mail),
    blocks: blocksOf(
      mail,
      newsOf(mail, formatMoment(new Date(mail.transfer.until), timeZone)),
      shopUrl,
    ),
  }))

const blocksOf = (mail: TransferMail, news: string, shopUrl: string): MailBlock[] => [
  greet(mail.name),
  say(news),
  list(transferRows(mail)),
  ...instructions(mail),
  list(orderRows(mail)),
  offer(t("Bank details"), payUrl(shopUrl, mail.orderId)),
]

/** `amountCents` is the transfer that has just arrived. */
export const orderPartPaid = mailTemplate(
  mailSchema.extend({ amountCents: amount }),
  ({ amountCents, ...mail }, shopUrl) => {
    const amounts = {
      amount: formatCents(amountCents),
      left: formatCents(mail.transfer.missingCents),
    }
    return {
      subject: t("Part of your payment has arrived: {order}", { order: orderTitle(mail) }),
      blocks: blocksOf(
        mail,
        t("Your bank transfer of {amount} has arrived. {left} is still outstanding.", amounts),
        shopUrl,
      ),
    }
  },
)

export const orderTransfer = transferMail(
  (mail) => t("How to pay for your {order}", { order: orderTitle(mail) }),
  (_, until) =>
    t(
      "You chose to pay by bank transfer. We will hold your order until {until}, and e-mail you once it is paid.",
      { until },
    ),
)

export const orderTransferDue = transferMail(
  (mail) => t("Your bank transfer has not arrived: {order}", { order: orderTitle(mail) }),
  ({ transfer }, until) =>
    transfer.receivedCents > 0
      ? t("Part of your transfer has arrived. The rest is still outstanding.")
      : t(
          "Your transfer has not arrived yet. We will hold your order until {until}; after that, its parts go back on sale. If you have already sent it, you do not need to do anything.",
          { until },
        ),
)
