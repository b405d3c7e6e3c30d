import { claimUpload } from "#db/pictures/uploads.ts"
import type { PartChanges, PartField } from "#domain/catalogue/part-fields.ts"
import type { Attachment } from "#domain/pictures/attachment.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import { claimPicture } from "./claim-picture.ts"
import { storedAddress } from "./stored-address.ts"

type Uploads = Pick<PartChanges, "image" | "pictures" | "datasheets">

/** What is kept of the pictures and datasheets that a part shall have. */
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
    fields: { [field]: "Choose a datasheet that was uploaded to this shop" },
  })
}
