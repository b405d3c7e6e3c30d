import sharp, { type Sharp } from "sharp"
import { hidesAnotherType } from "#domain/pictures/file-signatures.ts"
import { largestForm, pictureLimits, uploadedWidths } from "#domain/pictures/uploads.ts"
import type {
  EncodedPicture,
  EncodingRefusal,
  PictureForm,
} from "#operations/kernel/picture-ports.ts"
import { serveFiles } from "../serve-files.ts"

type Answer = EncodedPicture | { refused: EncodingRefusal }

const PLACEHOLDER_WIDTH = 16
const quality = { webp: 80, avif: 55 }
/** Higher effort takes several times as long for a few percent. */
const AVIF_EFFORT = 1

// Allows only decoders of accepted formats. Others, such as SVG, cannot run.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["Png", "Jpeg", "Webp", "Nsgif"].map((format) => `VipsForeignLoad${format}Buffer`),
})
sharp.cache(false)

serveFiles(answer)

async function answer(file: Buffer): Promise<Answer> {
  if (hidesAnotherType(file.toString("latin1"))) return { refused: "image_type_refused" }
  const size = await readable(sizeOf(file))
  if (!size) return { refused: "image_unreadable" }
  if (size.width * size.height > pictureLimits.pixels) return { refused: "image_too_many_pixels" }
  const decoded = await readable(decode(file))
  return decoded ? encode(decoded) : { refused: "image_unreadable" }
}

/** Returns undefined on an error of the decoder, which means that the file is invalid. */
const readable = <Value>(work: Promise<Value>): Promise<Value | undefined> =>
  work.catch(() => undefined)

/** Reads the upright size from the header only. */
const sizeOf = async (file: Buffer): Promise<{ width: number; height: number }> =>
  (await sharp(file, { limitInputPixels: false }).metadata()).autoOrient

/** Decodes the first frame, upright, at the size of its largest form. */
const decode = (file: Buffer) =>
  sharp(file, { limitInputPixels: pictureLimits.pixels, failOn: "error" })
    .autoOrient()
    .resize({ ...largestForm, fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })

type DecodedPicture = Awaited<ReturnType<typeof decode>>

async function encode({ data, info }: DecodedPicture): Promise<EncodedPicture> {
  const { width, height, channels } = info
  const scaled = (formWidth: number) =>
    sharp(data, { raw: { width, height, channels } }).resize({
      width: formWidth,
      withoutEnlargement: true,
    })
  const [blurred, ...forms] = await Promise.all([
    scaled(PLACEHOLDER_WIDTH).blur(1).webp({ quality: 30 }).toBuffer(),
    ...uploadedWidths(width).flatMap((formWidth) => [
      form(formWidth, "webp", scaled(formWidth).webp({ quality: quality.webp })),
      form(
        formWidth,
        "avif",
        scaled(formWidth).avif({ quality: quality.avif, effort: AVIF_EFFORT }),
      ),
    ]),
  ])
  const placeholder = `data:image/webp;base64,${blurred.toString("base64")}`
  return { width, height, placeholder, forms }
}

const form = async (
  width: number,
  format: PictureForm["format"],
  picture: Sharp,
): Promise<PictureForm> => ({ width, format, bytes: await picture.toBuffer() })
