import { isDeepStrictEqual } from "node:util"
import { z } from "zod"
import * as contract from "#contract/orders/draft-orders.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { findDefaultAddress, listAddressRows } from "#db/accounts/addresses.ts"
import { lockUser } from "#db/accounts/users.ts"
import { listOfferedParts } from "#db/catalogue/offered-parts.ts"
import type { Executor, Transaction } from "#db/connection/client.ts"
import {
  type DraftFilter,
  type DraftLine,
  type DraftRow,
  findDraft,
  insertDraft,
  listDrafts,
  listOfferRows,
  lockDraft,
  updateDraft,
} from "#db/orders/draft-orders.ts"
import type { OrderAddress } from "#db/schema/orders.ts"
import { isSameTown } from "#domain/accounts/postal-address.ts"
import { COLLECTION } from "#domain/delivery/delivery-options.ts"
import { agreeLines, type WantedLine } from "#domain/orders/agree-lines.ts"
import { sumOfCharges } from "#domain/orders/charges.ts"
import {
  draftNumber,
  draftStateNow,
  refuseDraftChange,
  type ShownDraftState,
} from "#domain/orders/draft-order.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
import { type Cents, cents } from "#domain/pricing/money.ts"
import { dayIn, startOfDay } from "#domain/shop/days.ts"
import { orderAmounts } from "../../events/event-data.ts"
import { publish } from "../../events/publish.ts"
import { adminTransaction, asAdmin, audit, isRepeated } from "../../kernel/as-admin.ts"
import { newId, newToken, tokenHashOf } from "../../kernel/identifiers.ts"
import { consumeLimits } from "../../kernel/rate-limits.ts"
import { refuse, refuseFor } from "../../kernel/refusal.ts"
import { calculateForDocument } from "../../kernel/run-in-language.ts"
import type { Actor, Shop } from "../../kernel/shop.ts"
import { withIdempotencyKey } from "../../kernel/with-idempotency-key.ts"
import { readSettings } from "../../settings/read-settings.ts"
import { linesRefusal, requireWithinLimitsNow } from "../agree-on-order.ts"
import { ownAddress } from "../choose-address.ts"
import { getBuyer } from "../desk/place-order-for.ts"
import { type ShownTerms, showTerms } from "../order-terms.ts"
import { type PricedLines, priceLines } from "../price-lines.ts"

export interface Draft extends Omit<DraftRow, "state"> {
  state: ShownDraftState
}

/** Draft with the lines that can be ordered now, at the draft's prices. */
export interface PricedDraft extends Draft {
  priced: PricedLines
  terms: ShownTerms | undefined
  /** Address that the order goes to; undefined if there is none or the order is collected. */
  deliveryAddressId: string | undefined
}

const DEFAULT_LIMIT = 50

const draftNow = (row: DraftRow): Draft => ({ ...row, state: draftStateNow(row, new Date()) })

export async function listDraftOrders(
  { db }: Shop,
  { limit = DEFAULT_LIMIT, ...filter }: Omit<DraftFilter, "limit"> & { limit: number | undefined },
): Promise<Draft[]> {
  return (await listDrafts(db, { ...filter, limit })).map(draftNow)
}

export const listOffersTo = async ({ db }: Pick<Shop, "db">, userId: string): Promise<Draft[]> =>
  (await listOfferRows(db, userId)).map(draftNow)

export async function getDraftOrder(shop: Shop, id: string): Promise<PricedDraft> {
  return priceDraft(shop, requireDraft(await findDraft(shop.db, id)))
}

export function requireDraft(row: DraftRow | undefined): DraftRow {
  if (!row) throw refuse("draft_not_found")
  return row
}

/** Returns the lines of a draft with the prices it offers. */
export const wantedLines = ({ lines }: Pick<DraftRow, "lines">) =>
  lines.map(({ partId, quantity, unitPriceCents, reason }) => ({
    partId,
    quantity,
    own: { unitPriceCents: cents(unitPriceCents), reason: reason || OFFERED },
  }))

const OFFERED = "Price of a draft order"

export const destinationOf = ({
  addressId,
  delivery,
  deliveryCents,
}: Pick<DraftRow, "addressId" | "delivery" | "deliveryCents">) => ({
  addressId: addressId ?? undefined,
  delivery: delivery ?? undefined,
  deliveryCents: deliveryCents === null ? undefined : cents(deliveryCents),
})

/** Returns whether the customer may choose the address. A price that staff set for delivery is for one address. */
export const isAddressOpen = ({ delivery, deliveryCents }: DraftRow | Draft): boolean =>
  deliveryCents === null && delivery !== COLLECTION

/**
 * Returns the address that the customer or staff chose, or else the customer's default address. Undefined if the order
 * is collected, or if the customer has no such address.
 */
export async function draftAddress(
  db: Executor,
  row: DraftRow,
  chosenId?: string,
): Promise<string | undefined> {
  if (row.delivery === COLLECTION) return undefined
  if (row.deliveryAddress) return fixedAddress(db, row, row.deliveryAddress, chosenId)
  const offered = row.addressId ?? (await findDefaultAddress(db, row.userId))?.id
  if (chosenId === undefined || chosenId === offered) return offered
  if (!isAddressOpen(row)) throw refuse("offer_address_fixed")
  return chosenId
}

/** Returns the offered address or, if it is gone, another in its town: its price of delivery is for this town only. */
async function fixedAddress(
  db: Executor,
  { userId }: DraftRow,
  offered: OrderAddress,
  chosenId: string | undefined,
): Promise<string | undefined> {
  const current = await listAddressRows(db, userId)
  const inTown = current.filter((address) => isSameTown(address, offered)).map(({ id }) => id)
  if (chosenId === undefined) return inTown.includes(offered.id) ? offered.id : inTown[0]
  if (!inTown.includes(chosenId)) throw refuse("offer_address_fixed")
  return chosenId
}

export async function priceDraft(
  shop: { db: Executor },
  row: DraftRow,
  chosenId?: string,
): Promise<PricedDraft> {
  const priced = await priceLines(shop, wantedLines(row))
  const deliveryAddressId = await draftAddress(shop.db, row, chosenId)
  const buyer = async () => ({ id: row.userId })
  // What is charged at the offered address stays visible when the customer does not have it any more.
  const address = deliveryAddressId === undefined ? (row.deliveryAddress ?? undefined) : undefined
  const destination = { ...destinationOf(row), addressId: deliveryAddressId, address }
  const terms = await showTerms(shop, { lines: priced.lines, buyer, ...destination })
  const draft = { ...draftNow(row), priced, deliveryAddressId }
  const isLost = address !== undefined && draft.state === "sent"
  return {
    ...draft,
    terms: terms && isLost ? { ...terms, problem: refuse("offer_address_fixed") } : terms,
  }
}

const refuseDraft = refuseFor([
  ...contract.saveDraftOrder.refusals,
  ...contract.sendDraftOrder.refusals,
])

interface DraftContents {
  lines: readonly WantedLine[]
  addressId: string | undefined
  delivery: string | undefined
  deliveryCents: Cents | undefined
  note: string
  days: number
}

const added = z.object({ draftId: z.string() })

/** Creates a draft order for a customer and returns its id. */
export async function addDraft(
  shop: Shop,
  admin: Actor,
  email: string,
  contents: DraftContents,
  key: string | undefined,
): Promise<string> {
  const customer = await getBuyer(shop, email)
  const { draftId } = await withIdempotencyKey(shop, admin, {
    key,
    request: ["draft", email, contents],
    answer: added,
    work: asAdmin(shop, admin, async (tx) => {
      // The account may be closed in the meantime.
      if (!(await lockUser(tx, customer.id))) throw refuse("user_not_found")
      const id = newId()
      const row = await rowOf(tx, contents)
      await insertDraft(tx, { ...row, id, userId: customer.id, createdBy: admin.id })
      await audit(tx, admin, "draft.add", id, { customerId: customer.id })
      return { draftId: id }
    }),
  })
  return draftId
}

async function rowOf(db: Executor, { lines, days, ...contents }: DraftContents) {
  const { addressId = null, delivery = null, deliveryCents = null, note } = contents
  const written = await linesOf(db, lines)
  return { lines: written, addressId, delivery, deliveryCents, note, validDays: days }
}

/** Returns the lines at current prices or at those set by staff. Ignores stock, which may change before acceptance. */
async function linesOf(db: Executor, wanted: readonly WantedLine[]): Promise<DraftLine[]> {
  const parts = await listOfferedParts(db, { ids: wanted.map(({ partId }) => partId), skus: [] })
  const inStock = parts.map((part) => ({ ...part, availableQuantity: MAX_UNITS }))
  const { agreed, problems } = agreeLines(wanted, inStock)
  if (problems.length > 0) throw linesRefusal(problems)
  return agreed.map(({ part, quantity, unitPriceCents, why: { own } }) => ({
    partId: part.id,
    quantity,
    unitPriceCents,
    listCents: own?.listCents ?? unitPriceCents,
    reason: own?.reason ?? "",
  }))
}

async function lockOpen(
  tx: Transaction,
  id: string,
  version: number | undefined,
): Promise<DraftRow> {
  const row = requireDraft(await lockDraft(tx, id))
  const refusal = refuseDraftChange(row)
  if (refusal) throw refuseDraft(refusal)
  requireVersion(row, version)
  return row
}

function requireVersion(row: DraftRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version)
    throw refuseDraft("draft_changed", { version: row.version })
}

/**
 * Changes a draft and returns its new version. The link of a draft that was sent becomes invalid. Repeating a change
 * after a lost reply changes nothing.
 */
export const saveDraft = (
  shop: Shop,
  admin: Actor,
  { id, version, contents }: { id: string; version: number | undefined; contents: DraftContents },
): Promise<number> =>
  adminTransaction(shop, admin, async (tx) => {
    const row = await lockOpen(tx, id, undefined)
    const wanted = await rowOf(tx, contents)
    const isAsWanted = version !== undefined && isDeepStrictEqual({ ...row, ...wanted }, row)
    if (isAsWanted && version !== row.version) return row.version
    requireVersion(row, version)
    const next = row.version + 1
    const unsent = { state: "draft", tokenHash: null, validUntil: null } as const
    await updateDraft(tx, id, { ...wanted, ...unsent, deliveryAddress: null, version: next })
    await audit(tx, admin, "draft.save", id)
    return next
  })

const sentSchema = z.object({ validUntil: z.string() })

/** Mails the offer with a new link. Refuses lines that could not be ordered even if they were in stock. */
export async function sendDraft(
  shop: Shop,
  admin: Actor,
  { id, version }: { id: string; version: number | undefined },
  key: string | undefined,
): Promise<Date> {
  const found = requireDraft(await findDraft(shop.db, id))
  const { validUntil } = await withIdempotencyKey(shop, admin, {
    key,
    request: ["draft sent", id, version],
    answer: sentSchema,
    count: () =>
      consumeLimits(shop, [
        { name: "customerMail", who: admin.id },
        { name: "mailToAccount", who: found.email },
      ]),
    work: asAdmin(shop, admin, async (tx) => {
      const row = await lockOpen(tx, id, version)
      await linesOf(tx, wantedLines(row))
      const token = newToken()
      const validUntil = await endOfDays(tx, row.validDays)
      const deliveryAddress = await addressToFix(tx, row)
      await publishSent(tx, shop, { ...row, deliveryAddress }, { token, validUntil })
      const sentAt = new Date()
      const sent = { state: "sent", tokenHash: tokenHashOf(token), sentAt, validUntil } as const
      await updateDraft(tx, id, { ...sent, deliveryAddress })
      await audit(tx, admin, "draft.send", id)
      return { validUntil: validUntil.toISOString() }
    }),
  })
  return new Date(validUntil)
}

/**
 * Returns the address for which staff set the price of delivery; null if they set none or there is no address. A draft
 * that is sent again keeps its address until staff save it.
 */
async function addressToFix(db: Executor, row: DraftRow): Promise<OrderAddress | null> {
  if (isAddressOpen(row)) return null
  const id = await draftAddress(db, row)
  if (row.deliveryAddress && id === undefined) throw refuseDraft("draft_address_gone")
  return id === undefined ? null : (await ownAddress(db, row.userId, id)).deliveryAddress
}

const MINUTE_MS = 60_000

/** Returns the last minute of the day that is `days` days from now, in the shop's time zone: `23:59`. */
async function endOfDays(db: Executor, days: number): Promise<Date> {
  const { timeZone } = (await readSettings({ db }, shopSettings)).settings
  return new Date(startOfDay(timeZone, dayIn(timeZone, new Date()), days + 1).getTime() - MINUTE_MS)
}

async function publishSent(
  tx: Transaction,
  { publicUrl }: Shop,
  row: DraftRow,
  { token, validUntil }: { token: string; validUntil: Date },
): Promise<void> {
  const price = () => priceDraft({ db: tx }, row)
  const { priced, terms } = await calculateForDocument(row, price, (draft) => draft.terms?.problem)
  const charges = terms?.charges ?? []
  const totalCents = priced.totalCents + sumOfCharges(charges)
  const lines = priced.lines.flatMap(({ part, price, quantity, promise }) =>
    part && price
      ? [{ name: part.name, sku: part.sku, mpn: part.mpn, quantity, ...price, promise }]
      : [],
  )
  const waits = lines.flatMap(({ promise }, index) =>
    promise ? [{ number: index + 1, promise }] : [],
  )
  await requireWithinLimitsNow(tx, { lines, charges })
  await publish(tx, "draft.sent", `${row.id}:${row.version}:${token.slice(0, 8)}`, {
    email: row.email,
    name: row.name,
    draftNumber: draftNumber(row.number),
    link: `${publicUrl}/offer/${token}`,
    ...(row.note !== "" && { words: row.note }),
    validUntil: validUntil.toISOString(),
    ...orderAmounts({ totalCents }, lines, charges),
    ...(waits.length > 0 && { waits }),
  })
}

/** Withdraws a draft. Repeating it after a lost reply changes nothing. */
export const withdrawDraft = (shop: Shop, admin: Actor, id: string): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const { state } = requireDraft(await lockDraft(tx, id))
    const isDone = state === "withdrawn" && (await isRepeated(tx, admin, "draft.withdraw", id, {}))
    if (isDone) return
    await lockOpen(tx, id, undefined)
    await updateDraft(tx, id, { state: "withdrawn", tokenHash: null, decidedAt: new Date() })
    await audit(tx, admin, "draft.withdraw", id)
  })
