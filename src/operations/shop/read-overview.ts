import { statfs } from "node:fs/promises"
import { setTimeout as delay } from "node:timers/promises"
import { commonText } from "#contract/kernel/common-text.ts"
import { bankTransferSettings } from "#contract/settings/bank-transfer-settings.ts"
import { deliverySettings } from "#contract/settings/delivery-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { taxRateOf, taxSettings } from "#contract/settings/tax-settings.ts"
import { type FirstStep, firstSteps } from "#contract/shop/overview.ts"
import type { Executor } from "#db/connection/client.ts"
import { errorCode } from "#db/connection/connection-error.ts"
import { countUndelivered } from "#db/mail/mail-outbox.ts"
import { countReturns } from "#db/returns/returns.ts"
import { countOpenWithdrawals } from "#db/returns/withdrawals.ts"
import { countModerated } from "#db/reviews/moderated-reviews.ts"
import {
  findSettings,
  hasOrders,
  listWrittenTexts,
  putSettings,
} from "#db/settings/shop-settings.ts"
import {
  countStaffWork,
  findBackup,
  findOrderTotals,
  findTaxIdChecks,
  hasPartsOnSale,
  listDays,
  listJobStates,
  listLowStock,
  readShopFigures,
  type ShopFigures,
} from "#db/shop/overview.ts"
import { countAccountsWithWaitingTaxIds } from "#db/tax/tax-ids.ts"
import { isBackupOld } from "#domain/shop/backup-age.ts"
import { DAY_MS, dayIn } from "#domain/shop/days.ts"
import { DEMO_HELP_EMAIL } from "#domain/shop/demo-words.ts"
import { isRateMissing, vatPlaceOf } from "#domain/tax/tax-rate.ts"
import { isDailyRateMissing } from "../invoices/daily-rates.ts"
import { allOf } from "../kernel/all-of.ts"
import { adminTransaction, audit } from "../kernel/as-admin.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { pageLanguage, queueMail } from "../mail/mail-outbox.ts"
import { readSettings } from "../settings/read-settings.ts"
import { findRequester } from "../tax/check-with-authority.ts"

export async function readOverview({ db }: Shop) {
  const { timeZone } = (await readSettings({ db }, shopSettings)).settings
  const { totals, queued, reported, asked, approved, received, work, backup, ...counted } =
    await allOf({
      totals: findOrderTotals(db),
      lowStock: listLowStock(db),
      days: listDays(db, dayIn(timeZone, new Date())),
      queued: countModerated(db, "queued"),
      reported: countModerated(db, "reported"),
      asked: countReturns(db, "asked"),
      approved: countReturns(db, "approved"),
      received: countReturns(db, "received"),
      withdrawals: countOpenWithdrawals(db),
      dailyRate: isDailyRateMissing({ db }),
      taxRate: isOwnRateMissing(db, timeZone),
      taxIds: countAccountsWithWaitingTaxIds(db),
      work: countStaffWork(db),
      backup: findBackup(db),
    })
  return {
    ...totals,
    ...counted,
    reviews: { queued, reported },
    returns: { asked, approved, received },
    work: { ...work, backup: isBackupOld(backup.madeAt, backup.shopBeganAt, new Date()) },
  }
}

const RATE_WARNING_DAYS = 14

/** Returns whether the shop's own place has no tax rate any more, or soon. */
async function isOwnRateMissing(db: Executor, timeZone: string): Promise<boolean> {
  const { on, country, region, rates } = (await readSettings({ db }, taxSettings)).settings
  const place = vatPlaceOf({ country, region: region || undefined })
  const now = Date.now()
  const days = [now, now + RATE_WARNING_DAYS * DAY_MS].map((at) => dayIn(timeZone, new Date(at)))
  return on && days.some((day) => isRateMissing(rates.map(taxRateOf), place, day))
}

/** Reads the state of everything the shop depends on. Calls no external service. */
export async function readHealth(shop: Shop, dataDir: string) {
  const { db } = shop
  const [mail, figures, work, taxIds, jobs, backup, disk, { settings }, requester] =
    await Promise.all([
      countUndelivered(db),
      readShopFigures(db),
      countStaffWork(db),
      findTaxIdChecks(db),
      listJobStates(db),
      findBackup(db),
      readDisk(dataDir),
      readSettings(shop, shopSettings),
      findRequester(shop, "eu_vat"),
    ])
  return {
    mail,
    cards: {
      unchecked: figures.uncheckedPayments,
      refundsDue: figures.refundsDue,
      refundsFailed: work.refunds,
    },
    taxIds: {
      ...taxIds,
      withoutProof: taxIds.withoutProof && requester !== undefined,
      authorities: [...shop.taxIds.kinds],
    },
    jobs,
    disk,
    backup: {
      madeAt: backup.madeAt,
      isOld: isBackupOld(backup.madeAt, backup.shopBeganAt, new Date()),
    },
    demo: settings.email === DEMO_HELP_EMAIL,
  }
}

/** Reads the space of a folder's disk. Returns undefined without a folder: database and uploads are elsewhere. */
async function readDisk(folder: string) {
  const disk = await statfs(folder).catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error
    return undefined
  })
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}

/** Queues a test mail to the requesting administrator. */
export async function sendTestMail(shop: Shop, admin: Actor): Promise<void> {
  await consumeLimit(shop, "mailTest", admin.id)
  await adminTransaction(shop, admin, async (tx) => {
    await queueMail(tx, {
      to: admin.email,
      template: "mail-test",
      data: { name: admin.name },
      language: pageLanguage(),
    })
    await audit(tx, admin, "mail.test", admin.id)
  })
}

/** Services that only the shop's operator can set up. */
export interface Services {
  sendsMail: boolean
  takesCards: boolean
}

/** Name of the settings row that stores whether the list was dismissed. */
const DISMISSED = "first-steps"
const LEGAL_PAGES = ["terms", "privacy"]

/** Derives from the shop's data which steps a new shop still needs. */
export async function readFirstSteps({ db }: Pick<Shop, "db">, services: Services) {
  const [rows, legal, backup, parts, orders] = await Promise.all([
    findSettings(db, [
      shopSettings.name,
      taxSettings.name,
      deliverySettings.name,
      bankTransferSettings.name,
      DISMISSED,
    ]),
    listWrittenTexts(db, LEGAL_PAGES),
    findBackup(db),
    hasPartsOnSale(db),
    hasOrders(db),
  ])
  const saved = new Map(rows.filter(({ version }) => version > 0).map((row) => [row.name, row]))
  const stored = rows.find(({ name }) => name === shopSettings.name)?.value ?? {}
  const shop = shopSettings.fields.parse(stored)
  const done: Record<FirstStep, boolean> = {
    name: shop.name !== commonText.title || shop.legalName !== "",
    address: shop.address !== "",
    currency: saved.has(shopSettings.name) || orders,
    help: shop.email !== "",
    tax: saved.has(taxSettings.name),
    delivery: saved.has(deliverySettings.name),
    payment: services.takesCards || saved.get(bankTransferSettings.name)?.value.on === true,
    mail: services.sendsMail,
    legal: legal.length === LEGAL_PAGES.length,
    parts,
    backup: backup.madeAt !== undefined,
  }
  const isDemo = shop.email === DEMO_HELP_EMAIL
  return {
    steps: isDemo ? [] : firstSteps.map((name) => ({ name, done: done[name] })),
    dismissed: saved.get(DISMISSED)?.value.dismissed === true,
  }
}

/** Dismisses the list for all administrators, or shows it again. */
export const dismissFirstSteps = (shop: Shop, admin: Actor, dismissed: boolean): Promise<void> =>
  adminTransaction(shop, admin, async (tx) => {
    const [before] = await findSettings(tx, [DISMISSED])
    if ((before?.value.dismissed ?? false) === dismissed) return
    const row = { name: DISMISSED, value: { dismissed }, changedBy: admin.id }
    const version = await putSettings(tx, row, before?.version ?? 0)
    // The first of two concurrent requests wins: both saw the same page.
    if (version === undefined) return
    await audit(tx, admin, "settings.first_steps", DISMISSED, { dismissed })
  })

export type { ShopFigures }

const FIGURES_TTL_MS = 5_000
/** Maximum wait; late figures serve the next caller. */
const MAX_WAIT_MS = 700
const STALE_MS = 60_000

/**
 * Caches the figures of open work for some seconds, with one query for all callers. Returns undefined while the
 * database fails.
 */
export function watchShopFigures({ db }: Pick<Shop, "db">): () => Promise<ShopFigures | undefined> {
  let known: { figures: ShopFigures; at: number } | undefined
  let pendingRead: Promise<boolean> | undefined

  const ask = async () => {
    try {
      known = { figures: await readShopFigures(db), at: Date.now() }
      return true
    } catch {
      return false // The failure is reported by its result.
    } finally {
      pendingRead = undefined
    }
  }

  return async () => {
    const ageMs = () => Date.now() - (known?.at ?? 0)
    if (ageMs() < FIGURES_TTL_MS) return known?.figures
    pendingRead ??= ask()
    const late = delay(MAX_WAIT_MS, true, { ref: false })
    const answers = await Promise.race([pendingRead, late])
    return answers && ageMs() < STALE_MS ? known?.figures : undefined
  }
}
