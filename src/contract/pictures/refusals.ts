import { pageText } from "../kernel/page-text.ts"
import { refusal } from "../kernel/refusal.ts"

export const pictureRefusals = {
  multipart_expected: refusal(
    415,
    "Send the picture as multipart/form-data, in the field 'image'.",
  ),
  image_missing: refusal(400, "Send exactly one picture, as the field 'image'."),
  image_too_large: refusal(413, pageText.pictureTooLarge),
  image_type_refused: refusal(
    415,
    "Only PNG, JPEG, WebP and GIF pictures can be used, with no other kind of file hidden inside.",
  ),
  image_unreadable: refusal(
    400,
    "This picture is damaged or incomplete. Save it anew and try again.",
  ),
  image_too_many_pixels: refusal(
    413,
    "A picture may have at most 40 megapixels. Scale it down and try again.",
  ),
  image_too_slow: refusal(
    422,
    "This picture takes too long to read. Save it anew as a plain JPEG or PNG and try again.",
  ),
  images_busy: refusal(503, "Too many pictures are being read right now. Try again in a moment."),
  image_store_unavailable: refusal(
    503,
    "Pictures cannot be stored or shown right now. Try again in a moment.",
  ),
  image_not_found: refusal(404, "There is no such picture."),
}
