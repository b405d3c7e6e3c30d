import type { BodyOf } from "#contract/kernel/endpoint.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { sendMessage as call } from "#contract/shop/shop.ts"
import { findUserByEmail } from "#db/accounts/users.ts"
import type { CartOwner } from "#db/cart/carts.ts"
import { findOrderNumbered } from "#db/orders/orders.ts"
import { partNumber } from "#domain/catalogue/part-number.ts"
import { languageOf } from "#domain/languages/languages.ts"
import { t } from "#domain/languages/translate.ts"
import { networkOf } from "#domain/network.ts"
import { readOrderNumber } from "#domain/orders/order.ts"
import { readCart } from "../cart/cart.ts"
import { consumeLimit, digestOf, tryConsumeLimit } from "../kernel/rate-limits.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { pageLanguage, queueMail } from "../mail/mail-outbox.ts"
import { totalOf } from "../orders/charge-calculator.ts"
import { readSettings } from "../settings/read-settings.ts"

interface Sender {
  actor: Actor | undefined
  address: string
  /** Owner of the cart to attach, if requested. */
  owner: CartOwner | undefined
}

/** Maximum number of cart lines in a message. */
const MAX_CART_LINES = 100

/**
 * Mails a message to the shop, with a copy to a sender whose address is proved. Requests with the same key are mailed
 * once. Returns whether a copy is sent.
 */
export async function sendMessage(
  shop: Shop,
  { actor, address, owner }: Sender,
  message: BodyOf<typeof call>,
  key: string | undefined,
): Promise<{ copied: boolean }> {
  const { contact } = (await readSettings(shop, shopSettings)).settings
  if (contact === "") throw refuse("contact_off")
  const place = networkOf(address)
  await consumeLimit(shop, "messageFromAddress", place)
  const order = await orderNamed(shop, actor, message.orderNumber)
  await limitRush(shop, contact, place)

  const account = actor && (await accountOf(shop, actor))
  const { name, email, subject, message: words } = message
  const cart = message.cart === "attached" ? await cartOf(shop, owner) : undefined
  const orderNumber = order?.orderNumber
  const content = { subject, message: words, orderNumber, cart }
  const digest = digestOf(JSON.stringify([actor?.id ?? place, key, message]))
  const once = (what: string) => (key === undefined ? {} : { dedupeKey: `${what}:${digest}` })
  await shop.db.transaction(async (tx) => {
    const facts = { from: { name, email }, account, orderId: order?.id }
    const data = { ...content, ...facts }
    const language = languageOf((await findUserByEmail(tx, contact))?.language)
    const mail = { to: contact, template: "contact-message", data, language } as const
    await queueMail(tx, { ...mail, ...once("contact") })
    if (!actor || !account?.proved) return
    const copy = { ...content, name: actor.name }
    const template = "contact-copy"
    const toSender = { to: account.email, template, data: copy, language: pageLanguage() } as const
    await queueMail(tx, { ...toSender, ...once(template) })
  })
  return { copied: account?.proved ?? false }
}

/** Limits messages. Beyond the hourly limit each network may still send one, so that no one can block the form. */
async function limitRush(shop: Shop, contact: string, place: string): Promise<void> {
  if (await tryConsumeLimit(shop, "messageTo", contact)) return
  await consumeLimit(shop, "messageFromAddressInRush", place)
}

/** Returns the lines of a cart at current prices; undefined if there are none. */
async function cartOf(shop: Shop, owner: CartOwner | undefined) {
  const { lines } = await readCart(shop, owner)
  if (lines.length === 0) return undefined
  // The sender may ask for lines that cannot be ordered.
  const totalCents = totalOf(lines.flatMap(({ priced }) => priced.price ?? []))
  const named = lines.slice(0, MAX_CART_LINES).map(({ part, quantity, note, priced }) => ({
    partNumber: partNumber(part),
    productName: part.name,
    quantity,
    note,
    totalCents: priced.price?.totalCents,
  }))
  const refused = lines.filter(({ priced }) => priced.price && priced.problem).length
  return { lines: named, moreLines: lines.length - named.length, totalCents, refused }
}

const accountOf = async (shop: Shop, { email }: Actor) => ({
  email,
  proved: (await findUserByEmail(shop.db, email))?.emailVerified ?? false,
})

/** Finds the sender's own order. Other buyers' orders count as unknown. */
async function orderNamed(shop: Shop, actor: Actor | undefined, typed: string) {
  if (typed === "") return undefined
  const number = readOrderNumber(typed)
  const order = actor && number && (await findOrderNumbered(shop.db, number))
  if (order && order.userId === actor.id) return order
  const orderNumber = actor
    ? t("You have no order with this number")
    : t("Sign in to name one of your orders")
  throw refuse("invalid_input", { fields: { orderNumber } })
}
