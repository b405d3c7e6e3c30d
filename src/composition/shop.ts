import { paperWriter } from "#adapters/invoices/paper-writer.ts"
import { listFileReader } from "#adapters/matching/read-list-file.ts"
import { datasheetChecker } from "#adapters/pictures/check-datasheet.ts"
import { demoPictures } from "#adapters/pictures/demo-pictures.ts"
import { pictureEncoder } from "#adapters/pictures/encode-picture.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import type { PaymentProvider } from "#operations/kernel/ports.ts"
import { defaultLimits, EventCounts, type Shop } from "#operations/kernel/shop.ts"
import type { Databases } from "./databases.ts"
import { folders } from "./folders.ts"
import { pictureStorage } from "./picture-storage.ts"
import type { StartupContext } from "./startup-context.ts"
import { taxIdChecking } from "./tax-id-checking.ts"

/** What operations work with, as it is configured. */
export const assembleShop = async (
  { config, log }: StartupContext,
  { main, bulk }: Databases,
  parts: {
    payments: PaymentProvider | undefined
    publicUrl: string
    rates: RateCounter
  },
): Promise<Shop> => ({
  ...parts,
  db: main.db,
  bulk: bulk.pool,
  pictures: {
    encode: pictureEncoder(),
    checkDatasheet: datasheetChecker(),
    hosts: config.pictureHosts,
    store: await pictureStorage(config),
    demo: await demoPictures(folders.pictures),
  },
  readListFile: listFileReader(),
  taxIds: await taxIdChecking(config),
  writePaper: paperWriter(),
  limits: {
    ...defaultLimits,
    rateScale: config.rateLimitScale,
    unpaidOrderHours: config.unpaidOrderHours,
  },
  adminsNeedSecondFactor: config.adminTotp === "required",
  counters: new EventCounts(),
  log,
})
