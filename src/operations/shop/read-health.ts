import { statfs } from "node:fs/promises"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { countUndelivered } from "#db/mail/mail-outbox.ts"
import { countStaffWork, findBackup, findTaxIdChecks, listJobStates } from "#db/shop/health.ts"
import { readShopFigures } from "#db/shop/overview.ts"
import { DEMO_HELP_EMAIL } from "#domain/shop/demo-help-email.ts"
import { isBackupOld } from "#domain/shop/staff-topics.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import { consumeLimit } from "../kernel/rate-limits.ts"
import type { Actor, Shop } from "../kernel/shop.ts"
import { pageLanguage, queueMail } from "../mail/queue-mail.ts"
import { readSettings } from "../settings/read-settings.ts"

/** Reads the state of everything the shop depends on; asks no service outside. */
export async function readHealth(shop: Shop, dataDir: string) {
  const { db } = shop
  const [mail, figures, work, taxIds, jobs, backup, disk, { settings }] = await Promise.all([
    countUndelivered(db),
    readShopFigures(db),
    countStaffWork(db),
    findTaxIdChecks(db),
    listJobStates(db),
    findBackup(db),
    statfs(dataDir),
    readSettings(shop, shopSettings),
  ])
  return {
    mail,
    cards: {
      unchecked: figures.uncheckedPayments,
      refundsDue: figures.refundsDue,
      refundsFailed: work.refunds,
    },
    taxIds: { ...taxIds, authorities: [...shop.taxIds.kinds] },
    jobs,
    disk: { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize },
    backup: {
      madeAt: backup.madeAt,
      isOld: isBackupOld(backup.madeAt, backup.shopBeganAt, new Date()),
    },
    demo: settings.email === DEMO_HELP_EMAIL,
  }
}

/** Queues a test mail to the administrator who asks for it. */
export async function sendTestMail(shop: Shop, admin: Actor): Promise<void> {
  await consumeLimit(shop, "mailTest", admin.id)
  await shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      await queueMail(tx, {
        to: admin.email,
        template: "mail-test",
        data: { name: admin.name },
        language: pageLanguage(),
      })
      await audit(tx, admin, "mail.test", admin.email)
    }),
  )
}
