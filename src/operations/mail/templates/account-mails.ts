import { z } from "zod"
import { plural, t } from "#domain/languages/translate.ts"
import { cents } from "#domain/pricing/money.ts"
import { formatCents, formatCount } from "#domain/shop/number-format.ts"
import {
  greet,
  link,
  linkInMailLanguage,
  list,
  type MailBlock,
  mailTemplate,
  moreRow,
  note,
  offer,
  quote,
  say,
} from "./mail-template.ts"

const name = z.string().optional()
const profileUrl = (shopUrl: string) => `${shopUrl}/dashboard/myprofile`

export const welcomeVerify = mailTemplate(z.object({ name, link }), (mail, _, shop) => ({
  subject: t("Welcome – please confirm your e-mail address"),
  blocks: [
    greet(mail.name),
    say(t("Welcome to {shop}. Please confirm that this address is yours.", { shop: shop.name })),
    offer(t("Confirm my e-mail address"), linkInMailLanguage(mail.link)),
    note(t("If you did not register with us, ignore this e-mail: no one can use your address.")),
  ],
}))

export const passwordReset = mailTemplate(
  z.object({ name, link, minutes: z.int().min(1) }),
  (mail) => ({
    subject: t("Choose a new password"),
    blocks: [
      greet(mail.name),
      say(t("Someone, probably you, asked for a new password for your account.")),
      offer(t("Choose a new password"), linkInMailLanguage(mail.link)),
      say(
        plural(
          mail.minutes,
          "The link can be used once and expires after {count} minute.",
          "The link can be used once and expires after {count} minutes.",
        ),
      ),
      note(t("If it was not you, ignore this e-mail: your password does not change.")),
    ],
  }),
)

/** For a customer whose account was opened by staff. */
export const accountOpened = mailTemplate(
  z.object({ name, link, days: z.int().min(1) }),
  (mail, _, shop) => ({
    subject: t("Your account at {shop}", { shop: shop.name }),
    blocks: [
      greet(mail.name),
      say(
        t(
          "We have opened an account for you at {shop}. Choose a password to see your orders and pay for them.",
          { shop: shop.name },
        ),
      ),
      offer(t("Choose a password"), linkInMailLanguage(mail.link)),
      say(
        plural(
          mail.days,
          "The link can be used once and expires after {count} day. After that, use 'Forgot password' on the sign-in page.",
          "The link can be used once and expires after {count} days. After that, use 'Forgot password' on the sign-in page.",
        ),
      ),
      note(t("If you do not know us, ignore this e-mail: no one can sign in to the account.")),
    ],
  }),
)

export const taxIdDecided = mailTemplate(
  z.object({ name, number: z.string(), valid: z.boolean() }),
  ({ name: to, number, valid }, shopUrl) => ({
    subject: valid
      ? t("Your tax number {number} is approved", { number })
      : t("Your tax number {number} is not accepted", { number }),
    blocks: [
      greet(to),
      say(
        valid
          ? t(
              "We have checked {number}. New orders take it into account where it applies. Orders that you have already placed do not change.",
              { number },
            )
          : t(
              "We could not accept {number}, so orders do not take it into account. Check the number or the certificate, then enter it again, or write to us.",
              { number },
            ),
      ),
      offer(t("Open my profile"), profileUrl(shopUrl)),
    ],
  }),
)

export const taxIdWithdrawn = mailTemplate(
  z.object({ name, number: z.string() }),
  ({ name: to, number }, shopUrl) => ({
    subject: t("Your tax number {number} is no longer accepted", { number }),
    blocks: [
      greet(to),
      say(
        t(
          "We no longer accept {number}, so new orders do not take it into account. Orders that you have already placed do not change. If you have a new number or certificate, enter it, or write to us.",
          { number },
        ),
      ),
      offer(t("Open my profile"), profileUrl(shopUrl)),
    ],
  }),
)

/** For a buyer whose VAT number is no longer confirmed by its authority. */
export const taxIdInvalid = mailTemplate(
  z.object({ name, number: z.string() }),
  ({ name: to, number }, shopUrl, shop) => ({
    subject: t("Your VAT number {number} is no longer valid", { number }),
    blocks: [
      greet(to),
      say(
        t(
          "{shop} checks your VAT number from time to time. The tax authority no longer confirms {number}.",
          {
            shop: shop.name,
            number,
          },
        ),
      ),
      say(
        t(
          "New orders do not take it into account until your account has a valid number. Orders that you have already placed do not change.",
        ),
      ),
      say(
        t(
          "If you have a new number, enter it. If this number is correct, ask your tax office why it is not confirmed, then check it again in your profile.",
        ),
      ),
      offer(t("Open my profile"), profileUrl(shopUrl)),
    ],
  }),
)

/** For the owner of an address that someone tried to register again. */
export const accountExists = mailTemplate(z.object({ name, link }), (mail, _, shop) => ({
  subject: t("You already have an account"),
  blocks: [
    greet(mail.name),
    say(
      t("Someone tried to register at {shop} with your address. You already have an account.", {
        shop: shop.name,
      }),
    ),
    offer(t("Sign in"), linkInMailLanguage(mail.link)),
    note(
      t(
        "If it was not you, you do not need to do anything: nothing was changed and no one has signed in.",
      ),
    ),
  ],
}))

const cart = z.object({
  lines: z.array(
    z.object({
      partNumber: z.string(),
      productName: z.string(),
      quantity: z.int(),
      note: z.string(),
      totalCents: z.int().optional(),
    }),
  ),
  /** Number of lines that the mail omits. */
  moreLines: z.int().min(0),
  totalCents: z.int(),
  /** Number of lines in the total that cannot be ordered. */
  refused: z.int().min(0).default(0),
})

const written = {
  subject: z.string(),
  message: z.string(),
  orderNumber: z.string().optional(),
  cart: cart.optional(),
}

/** Lists the lines of the sender's cart at the prices when it was sent. */
function cartRows(sent: z.output<typeof cart> | undefined): MailBlock[] {
  if (!sent) return []
  const rows = sent.lines.map(({ partNumber, productName, quantity, note, totalCents }) => ({
    label: `${formatCount(quantity)} × ${productName} (${partNumber})${note ? `: ${note}` : ""}`,
    value: totalCents === undefined ? t("Not on sale") : formatCents(cents(totalCents)),
    oneLine: true,
  }))
  const more = moreRow(sent.moreLines)
  const label =
    sent.refused === 0
      ? t("Goods")
      : plural(
          sent.refused,
          "Goods, with 1 line that cannot be ordered now",
          "Goods, with {count} lines that cannot be ordered now",
        )
  const total = { label, value: formatCents(cents(sent.totalCents)), strong: true }
  return [
    say(t("The cart:")),
    list([...rows, ...(sent.moreLines > 0 ? [more] : []), { ...total, oneLine: true }]),
  ]
}

/** For the shop. Only what it says about the account is verified. */
export const contactMessage = mailTemplate(
  z.object({
    ...written,
    from: z.object({ name: z.string(), email: z.string() }),
    account: z.object({ email: z.string(), proved: z.boolean() }).optional(),
    orderId: z.string().optional(),
  }),
  ({ from, account, orderId, ...mail }, shopUrl) => ({
    subject: t("Contact form: {subject}", { subject: mail.subject }),
    replyTo: from.email,
    blocks: [
      greet(undefined),
      say(t("Someone wrote to you through the contact form:")),
      quote(mail.message),
      ...cartRows(mail.cart),
      list([
        { label: t("From"), value: from.name },
        { label: t("E-mail"), value: from.email },
        { label: t("Signed in as"), value: signedInAs(account) },
        ...(mail.orderNumber ? [{ label: t("Order"), value: mail.orderNumber }] : []),
      ]),
      ...(orderId ? [offer(t("View the order"), `${shopUrl}/dashboard/order/${orderId}`)] : []),
      note(t("Your reply to this e-mail goes to {email}.", { email: from.email })),
    ],
  }),
)

const signedInAs = (account: { email: string; proved: boolean } | undefined): string => {
  if (!account) return t("Nobody; the address is not confirmed")
  return account.proved ? account.email : t("{email}, not confirmed", { email: account.email })
}

/** For the author of the message, at a proved address. */
export const contactCopy = mailTemplate(
  z.object({ ...written, name: z.string().optional() }),
  (mail) => ({
    subject: t("Your message: {subject}", { subject: mail.subject }),
    blocks: [
      greet(mail.name),
      say(t("We have received your message and will answer by e-mail. This is what you wrote:")),
      quote(mail.message),
      ...(mail.orderNumber ? [list([{ label: t("Order"), value: mail.orderNumber }])] : []),
      ...cartRows(mail.cart),
    ],
  }),
)
