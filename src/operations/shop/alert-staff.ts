import { shopSettings } from "#contract/settings/shop-settings.ts"
import type { Transaction } from "#db/connection/client.ts"
import { countDeadOfDay, countUndelivered } from "#db/mail/mail-outbox.ts"
import { beginAlert, endAlert, updateLowStockAlerts } from "#db/mail/staff-notices.ts"
import { findBackup } from "#db/shop/overview.ts"
import { t } from "#domain/languages/translate.ts"
import { isBackupOld } from "#domain/shop/backup-age.ts"
import { dayIn, formatDay } from "#domain/shop/days.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import type { StaffTopic } from "#domain/shop/staff-topics.ts"
import type { Shop } from "../kernel/shop.ts"
import { notifyStaff, type StaffNotice } from "../mail/notify-staff.ts"
import { readSettings } from "../settings/read-settings.ts"

/** Maximum number of parts named in one mail. */
const MAX_NAMED = 20
const MAX_PARTS = 500

/** Alerts staff of problems that began since the last round, once each until the problem is solved. */
export async function alertStaff({ db }: Pick<Shop, "db">): Promise<void> {
  await db.transaction(alertLowStock)
  await db.transaction(alertFailingMail)
  await db.transaction(alertOldBackup)
}

async function alertLowStock(tx: Transaction): Promise<void> {
  const parts = await updateLowStockAlerts(tx, MAX_PARTS)
  const [first] = parts
  if (!first) return
  const named = parts.slice(0, MAX_NAMED)
  const more = parts.length - named.length
  await notifyStaff(tx, {
    topic: "low_stock",
    key: `${first.id}:${Date.now()}`,
    facts: () => [
      ...named.map(({ name, available }) => ({
        label: t("Part"),
        value: `${name}, ${t("{count} available", { count: formatCount(available) })}`,
      })),
      ...(more > 0 ? [{ label: t("More parts"), value: formatCount(more) }] : []),
    ],
    path: "/dashboard/overview",
  })
}

async function alertFailingMail(tx: Transaction): Promise<void> {
  const { late } = await countUndelivered(tx)
  const dead = await countDeadOfDay(tx)
  await alertWhile(tx, dead + late > 0, "mail_failing", {
    facts: () =>
      [
        { label: t("Failed"), count: dead },
        { label: t("Delayed"), count: late },
      ]
        .filter(({ count }) => count > 0)
        .map(({ label, count }) => ({ label, value: formatCount(count) })),
    path: "/dashboard/mail",
  })
}

async function alertOldBackup(tx: Transaction): Promise<void> {
  const { madeAt, shopBeganAt } = await findBackup(tx)
  const { timeZone } = (await readSettings({ db: tx }, shopSettings)).settings
  await alertWhile(tx, isBackupOld(madeAt, shopBeganAt, new Date()), "backup_old", {
    facts: () => [
      {
        label: t("Last backup"),
        value: madeAt ? formatDay(dayIn(timeZone, madeAt)) : t("none"),
      },
    ],
    path: "/dashboard/health",
  })
}

async function alertWhile(
  tx: Transaction,
  isOn: boolean,
  topic: StaffTopic,
  notice: Pick<StaffNotice, "facts" | "path">,
): Promise<void> {
  if (!isOn) return endAlert(tx, topic)
  if (await beginAlert(tx, topic))
    await notifyStaff(tx, { ...notice, topic, key: String(Date.now()) })
}
