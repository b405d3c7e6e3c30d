import { text } from "#contract/kernel/text.ts"
import { bankTransferSettings } from "#contract/settings/bank-transfer-settings.ts"
import { deliverySettings } from "#contract/settings/delivery-settings.ts"
import { shopSettings } from "#contract/settings/shop-settings.ts"
import { taxSettings } from "#contract/settings/tax-settings.ts"
import { type FirstStep, firstSteps } from "#contract/shop/first-steps.ts"
import { findSettings, listWrittenTexts, putSettings } from "#db/settings/shop-settings.ts"
import { hasOrders, hasParts } from "#db/shop/first-steps.ts"
import { findBackup } from "#db/shop/health.ts"
import { DEMO_HELP_EMAIL } from "#domain/shop/demo-help-email.ts"
import { asAdmin, audit } from "../kernel/as-admin.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

/** How the shop is started: services that only its operator can set up. */
export interface Services {
  sendsMail: boolean
  takesCards: boolean
}

/** The row of settings that says whether administrators dismissed the list. */
const DISMISSED = "first-steps"
const LEGAL_PAGES = ["terms", "privacy"]

/** Derives from the shop's data what a new shop still needs; nobody ticks it off. */
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
    hasParts(db),
    hasOrders(db),
  ])
  const saved = new Map(rows.filter(({ version }) => version > 0).map((row) => [row.name, row]))
  const stored = rows.find(({ name }) => name === shopSettings.name)?.value ?? {}
  const shop = shopSettings.fields.parse(stored)
  const done: Record<FirstStep, boolean> = {
    name: shop.name !== text.title || shop.legalName !== "",
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
export function dismissFirstSteps(shop: Shop, admin: Actor, dismissed: boolean): Promise<void> {
  return shop.db.transaction(
    asAdmin(shop, admin, async (tx) => {
      const [before] = await findSettings(tx, [DISMISSED])
      if ((before?.value.dismissed ?? false) === dismissed) return
      const row = { name: DISMISSED, value: { dismissed }, changedBy: admin.id }
      const version = await putSettings(tx, row, before?.version ?? 0)
      // Of two at once the first counts: both saw the same page.
      if (version === undefined) return
      await audit(tx, admin, "settings.first_steps", DISMISSED, { dismissed })
    }),
  )
}
