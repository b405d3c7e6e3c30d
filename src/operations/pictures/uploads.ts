import {
  claimRemovableUploads,
  claimUpload,
  deleteUpload,
  isPictureBeingRemoved,
  recordUnusedUploads,
} from "#db/pictures/uploads.ts"
import type { PartChanges, PartField } from "#domain/catalogue/part-fields.ts"
import { t } from "#domain/languages/translate.ts"
import {
  type Attachment,
  formatOfName,
  isDatasheetFile,
  type PictureFormat,
} from "#domain/pictures/uploads.ts"
import type { Pictures, StoredFile } from "../kernel/picture-ports.ts"
import { ProviderUnavailable } from "../kernel/ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"

export type StoreUnavailable =
  | "image_store_unavailable"
  | "datasheet_store_unavailable"
  | "certificate_store_unavailable"

interface PictureFile {
  file: StoredFile
  type: `image/${PictureFormat}`
}

export async function getPictureFile(shop: Shop, name: string): Promise<PictureFile> {
  const format = formatOfName(name)
  const file = format && (await read(shop, name, "image_store_unavailable"))
  if (!format || !file) throw refuse("image_not_found")
  return { file, type: `image/${format}` }
}

export async function getDatasheetFile(shop: Shop, name: string): Promise<StoredFile> {
  const file = isDatasheetFile(name) && (await read(shop, name, "datasheet_store_unavailable"))
  if (!file) throw refuse("datasheet_not_found")
  return file
}

const read = (shop: Shop, file: string, unavailable: StoreUnavailable) =>
  refuseIfStoreFails(shop, shop.pictures.store.get(file), unavailable)

/** Refuses if the store fails, and logs the error. */
export async function refuseIfStoreFails<Value>(
  shop: Shop,
  work: Promise<Value>,
  unavailable: StoreUnavailable,
): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    shop.log.error({ err: error }, unavailable)
    throw refuse(unavailable)
  }
}

const BATCH_SIZE = 100

/**
 * Removes uploads that were unused for a day, and files of uploads that were never completed. Safe to run concurrently;
 * failures are retried next time.
 */
export async function removeUnusedUploads(
  shop: Pick<Shop, "db"> & { pictures: Pick<Pictures, "store"> },
): Promise<void> {
  await recordUnusedUploads(shop.db)
  for (;;) {
    const unused = await claimRemovableUploads(shop.db, BATCH_SIZE)
    for (const upload of unused) {
      await shop.pictures.store.remove(upload)
      await deleteUpload(shop.db, upload.name)
    }
    if (unused.length < BATCH_SIZE) return
  }
}

/** Normalizes the address of a picture. Pictures of this shop are stored by path. */
export function storedAddress(publicUrl: string | undefined, address: string): string {
  if (publicUrl === undefined || !URL.canParse(address)) return address
  const { origin, pathname, href } = new URL(address)
  return origin === new URL(publicUrl).origin && href === origin + pathname ? pathname : address
}

/**
 * Claims a chosen picture and returns its address. Refuses unknown pictures and hosts. A claimed upload still exists
 * when the row is written.
 */
export async function claimPicture(shop: Shop, field: string, chosen: string): Promise<string> {
  const address = storedAddress(shop.publicUrl, chosen)
  if (shop.pictures.demo.has(address)) return address
  if (await claimUpload(shop.db, "picture", address)) return address
  if (isOnAllowedHost(shop, address) && !(await isPictureBeingRemoved(shop.db, address)))
    return address
  throw refuse("invalid_input", {
    fields: { [field]: t("Choose a picture that was uploaded to this shop") },
  })
}

function isOnAllowedHost(shop: Shop, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === "https:" && shop.pictures.hosts.has(url.host)
}

type Uploads = Pick<PartChanges, "image" | "pictures" | "datasheets">

export async function claimUploads(
  shop: Shop,
  { image, pictures, datasheets }: Uploads,
): Promise<Uploads> {
  return {
    ...(image !== undefined && { image: await claimPicture(shop, "image", image) }),
    ...(pictures && { pictures: await chooseEach(shop, "pictures", pictures, claimPicture) }),
    ...(datasheets && {
      datasheets: await chooseEach(shop, "datasheets", datasheets, chooseDatasheet),
    }),
  }
}

async function chooseEach(
  shop: Shop,
  field: PartField<"attachments">["name"],
  list: readonly Attachment[],
  choose: typeof claimPicture,
): Promise<Attachment[]> {
  const kept: Attachment[] = []
  for (const [index, { url, text }] of list.entries())
    kept.push({ url: await choose(shop, `${field}.${index}.url`, url), text })
  return kept
}

async function chooseDatasheet(shop: Shop, field: string, chosen: string): Promise<string> {
  const address = storedAddress(shop.publicUrl, chosen)
  if (await claimUpload(shop.db, "datasheet", address)) return address
  throw refuse("invalid_input", {
    fields: { [field]: t("Choose a datasheet that was uploaded to this shop") },
  })
}
