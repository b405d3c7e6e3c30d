import { hasPdfSignature } from "#domain/pictures/pdf-bytes.ts"
import type { PdfKind, UploadStore } from "../kernel/picture-ports.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Shop } from "../kernel/shop.ts"
import type { CheckedUpload } from "./store-upload.ts"

/** By its first bytes, which costs nothing. */
export function refuseNoPdf(file: Uint8Array): void {
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1")
  if (!hasPdfSignature(head)) throw refuse("datasheet_type_refused")
}

/** A PDF that can only be read, to be stored as it came. */
export async function checkedPdf(
  { pictures }: Shop,
  kind: PdfKind,
  file: Uint8Array,
  put: NonNullable<UploadStore["putPdf"]>,
): Promise<CheckedUpload> {
  const found = await pictures.checkDatasheet(file)
  if ("refused" in found) throw refuse(found.refused)
  return {
    facts: { kind, bytes: file.byteLength, pages: found.pages },
    put: (name) => put(kind, name, file),
  }
}
