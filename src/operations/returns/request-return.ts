import { z } from "zod"
import type { BodyOf } from "#contract/kernel/endpoint.ts"
import * as contract from "#contract/returns/returns.ts"
import { returnSettings } from "#contract/settings/order-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { listOrderLines, lockOrder, type OrderRow } from "#db/orders/orders.ts"
import { claimPictures } from "#db/pictures/uploads.ts"
import { insertReturn, listLinesBack } from "#db/returns/returns.ts"
import { t } from "#domain/languages/translate.ts"
import { returnableUnits } from "#domain/returns/return-state.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { newId } from "../kernel/identifiers.ts"
import { requireUncancelled } from "../kernel/order-access.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import { refuseFor, requireNoProblems } from "../kernel/refusal.ts"
import { type Actor, isAdmin, type Shop } from "../kernel/shop.ts"
import { withIdempotencyKey } from "../kernel/with-idempotency-key.ts"
import { storedAddress } from "../pictures/uploads.ts"
import { readSettings } from "../settings/read-settings.ts"
import { publishReturn } from "./step-return.ts"

const refuse = refuseFor(contract.requestReturn.refusals)

type LineToReturn = BodyOf<typeof contract.requestReturn>["lines"][number]

const answer = z.object({ returnId: z.string() })

/**
 * Requests the return of shipped units of the buyer's own order, within the time limit. Staff may do the same for any
 * buyer, and with a reason after the time limit.
 */
export async function requestReturn(
  shop: Shop,
  actor: Actor,
  orderId: string,
  { lines: wanted, lateReason = "" }: BodyOf<typeof contract.requestReturn>,
  key: string | undefined,
): Promise<{ returnId: string }> {
  const { settings } = await readSettings(shop, returnSettings)
  if (!settings.on) throw refuse("returns_not_offered")
  if (lateReason && !isAdmin(actor)) throw refuse("forbidden")
  const days = lateReason ? null : settings.days
  return withIdempotencyKey(shop, actor, {
    key,
    request: ["return", orderId, wanted, ...(lateReason ? [lateReason] : [])],
    answer,
    count: isAdmin(actor) ? undefined : () => consumeLimit(shop, "return", actor.id),
    work: (tx) => writeRequest(shop, tx, actor, { orderId, lines: wanted, days, lateReason }),
  })
}

interface ReturnRequest {
  orderId: string
  lines: readonly LineToReturn[]
  days: number | null
  lateReason: string
}

async function writeRequest(
  shop: Shop,
  tx: Transaction,
  actor: Actor,
  { orderId, lines: wanted, days, lateReason }: ReturnRequest,
) {
  const order = requireUncancelled(await lockOrder(tx, orderId))
  const isOwn = order.userId === actor.id
  if (!isOwn && !isAdmin(actor)) throw refuse("forbidden")
  const lines = await claimPicturesOf(tx, shop.publicUrl, wanted)
  const write = async (held: Transaction) => {
    await requireReturnable(held, orderId, lines, days)
    return { returnId: await writeReturn(held, actor, order, lines, lateReason) }
  }
  return isOwn && lateReason === "" ? write(tx) : asAdmin(shop, actor, write)(tx)
}

/** Writes a requested return of a locked order and publishes it. */
export async function writeReturn(
  tx: Transaction,
  by: Parameters<typeof audit>[1],
  order: OrderRow,
  lines: ReturnRequest["lines"],
  lateReason = "",
): Promise<string> {
  const orderId = order.id
  const returnId = newId()
  const number = await insertReturn(tx, { id: returnId, orderId }, lines)
  const units = lines.map(({ number, quantity }) => ({ number, quantity }))
  await audit(tx, by, "return.ask", orderId, {
    returnId,
    to: "asked",
    lines: units,
    ...(lateReason && { lateReason }),
  })
  const known = await listOrderLines(tx, orderId)
  const named = units.flatMap(({ number, quantity }) => {
    const line = known.find((one) => one.number === number)
    return line ? [{ ...line, quantity }] : []
  })
  const newReturn = { id: returnId, number, answer: "", sendTo: "", lines: named }
  await publishReturn(tx, order, newReturn, "asked")
  return returnId
}

async function requireReturnable(
  tx: Transaction,
  orderId: string,
  lines: readonly LineToReturn[],
  days: number | null,
): Promise<void> {
  const back = await listLinesBack(tx, orderId, days)
  const returnable = new Map(back.map((line) => [line.number, returnableUnits(line)]))
  const exceeding = lines
    .map(({ number, quantity }) => ({ number, quantity, returnable: returnable.get(number) ?? 0 }))
    .filter((line) => line.quantity > line.returnable)
  if (exceeding.length > 0)
    throw refuse("return_lines_exceed", {
      lines: exceeding.map((line) => ({ number: line.number, returnable: line.returnable })),
    })
}

/**
 * Claims the pictures of these lines, and returns the lines with their stored addresses. Refuses pictures that were not
 * uploaded to this shop.
 */
async function claimPicturesOf(tx: Transaction, publicUrl: string, lines: readonly LineToReturn[]) {
  const kept = lines.map((line) => ({
    ...line,
    pictures: line.pictures.map((address) => storedAddress(publicUrl, address)),
  }))
  const named = kept.flatMap(({ pictures }) => pictures)
  if (named.length === 0) return kept
  const stored = await claimPictures(tx, named)
  const fields = kept.flatMap(({ pictures }, line) =>
    pictures.flatMap((address, index) =>
      stored.has(address)
        ? []
        : [
            [
              `lines.${line}.pictures.${index}`,
              t("Choose a picture that was uploaded to this shop"),
            ],
          ],
    ),
  )
  requireNoProblems(Object.fromEntries(fields))
  return kept
}
