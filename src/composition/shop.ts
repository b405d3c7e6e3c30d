import { join } from "node:path"
import { sheetReader } from "#adapters/imports/read-sheet.ts"
import { paperWriter } from "#adapters/invoices/paper-writer.ts"
import { listFileReader } from "#adapters/matching/read-list-file.ts"
import { demoPictures, diskStore } from "#adapters/pictures/disk-store.ts"
import { datasheetChecker, pictureEncoder } from "#adapters/pictures/upload-readers.ts"
import { HMRC_BASE, hmrcChecker, VIES_BASE, viesChecker } from "#adapters/tax/tax-authorities.ts"
import type { RateCounter } from "#db/connection/rate-limits.ts"
import type { Identity } from "#operations/kernel/identity.ts"
import type { UploadStore } from "#operations/kernel/picture-ports.ts"
import type { PaymentProvider, TaxIdChecker } from "#operations/kernel/ports.ts"
import { defaultLimits, EventCounts, type Shop } from "#operations/kernel/shop.ts"
import type { Config } from "#runtime/config.ts"
import type { Databases } from "./databases.ts"
import { folders, type StartupContext } from "./startup-context.ts"

export const assembleShop = async (
  { config, log }: StartupContext,
  { main, bulk }: Databases,
  parts: {
    identity: Identity
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
  readSheet: sheetReader(),
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

/** Opens the configured picture store and loads no other. */
export async function pictureStorage({ pictureStore, dataDir }: Config): Promise<UploadStore> {
  if (pictureStore.kind === "s3") {
    const { s3Store } = await import("#adapters/pictures/s3-store.ts")
    return s3Store(pictureStore)
  }
  if (pictureStore.kind === "imgbb") {
    const { pictureHost } = await import("#adapters/pictures/picture-host.ts")
    return pictureHost(pictureStore)
  }
  return diskStore(join(dataDir, "pictures"))
}

type AuthorityConfig = Pick<Config, "viesApiBase" | "hmrc" | "sandbox">

/** Uses VIES, and HMRC if configured. Administrators check all other numbers. */
async function taxIdChecking(config: AuthorityConfig): Promise<TaxIdChecker> {
  const european = await viesOf(config)
  const { hmrc } = config
  if (!hmrc) return european
  const british = hmrcChecker({ ...hmrc, base: hmrc.base ?? HMRC_BASE, fetch })
  return {
    kinds: [...european.kinds, ...british.kinds],
    check: (number, requester) =>
      (number.prefix === "GB" ? british : european).check(number, requester),
  }
}

/** Uses the stand-in if stand-ins run and no other server is configured. VIES needs no key. */
async function viesOf({ viesApiBase, sandbox }: AuthorityConfig): Promise<TaxIdChecker> {
  if (viesApiBase || !sandbox) return viesChecker({ base: viesApiBase ?? VIES_BASE, fetch })
  const { viesSandbox } = await import("#sandbox/tax/vies-sandbox.ts")
  const standIn = viesSandbox()
  return viesChecker({
    base: "http://vies.invalid",
    fetch: (url, init) => standIn.fetch(new Request(url, init)),
  })
}
