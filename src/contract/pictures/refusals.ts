import { pageText } from "../kernel/page-text.ts"
import { refusal } from "../kernel/refusal.ts"

/** Refusals of the check that every PDF passes. */
export const pdfRefusals = [
  "datasheet_type_refused",
  "datasheet_unreadable",
  "datasheet_locked",
  "datasheet_active",
  "datasheet_too_slow",
  "datasheets_busy",
] as const

export const pictureRefusals = {
  multipart_expected: refusal(
    415,
    "Send the picture as multipart/form-data, in the field 'image'.",
  ),
  image_missing: refusal(400, "Send exactly one picture, as the field 'image'."),
  image_too_large: refusal(413, () => pageText.pictureTooLarge),
  image_type_refused: refusal(
    415,
    "Only PNG, JPEG, WebP and GIF pictures can be used, without other files hidden inside.",
  ),
  image_unreadable: refusal(400, "This picture is damaged or incomplete. Save it again and retry."),
  image_too_many_pixels: refusal(
    413,
    "A picture can have at most 40 megapixels. Reduce its size and try again.",
  ),
  image_too_slow: refusal(
    422,
    "This picture takes too long to read. Save it again as a plain JPEG or PNG and retry.",
  ),
  images_busy: refusal(503, "Too many pictures are being processed. Try again in a moment."),
  image_store_unavailable: refusal(
    503,
    "Pictures cannot be stored or shown right now. Try again in a moment.",
  ),
  image_not_found: refusal(404, "There is no such picture."),
  datasheet_not_multipart: refusal(
    415,
    "Send the datasheet as multipart/form-data, in the field 'datasheet'.",
  ),
  datasheet_missing: refusal(400, "Send exactly one datasheet, as the field 'datasheet'."),
  datasheet_too_large: refusal(413, () => pageText.datasheetTooLarge),
  datasheet_type_refused: refusal(
    415,
    "Only PDF files can be used, without other files hidden inside.",
  ),
  datasheet_unreadable: refusal(400, "This PDF is damaged or incomplete. Save it again and retry."),
  datasheet_locked: refusal(
    422,
    "This PDF is encrypted. Save it without a password and try again.",
  ),
  datasheet_active: refusal(
    422,
    "This PDF contains a script, an action, an XFA form or another file. Print it to a new PDF and try again.",
  ),
  datasheet_too_slow: refusal(
    422,
    "This PDF is too large when unpacked, or takes too long to check. Save it again and retry.",
  ),
  datasheets_busy: refusal(503, "Too many datasheets are being checked. Try again in a moment."),
  datasheet_store_unavailable: refusal(
    503,
    "Datasheets cannot be stored or shown right now. Try again in a moment.",
  ),
  datasheets_not_kept: refusal(
    422,
    "This shop stores files at an image host, which does not accept datasheets.",
  ),
  datasheet_not_found: refusal(404, "There is no such datasheet."),
}
