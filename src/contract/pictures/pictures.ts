import { z } from "zod"
import { datasheetLimits, pictureLimits } from "#domain/pictures/uploads.ts"
import { endpoint } from "../kernel/endpoint.ts"
import { optional } from "../kernel/fields.ts"
import { pdfRefusals } from "./refusals.ts"

/** Reply in the form of the documented client's image host. */
const storedPictureSchema = z
  .object({
    id: z.string(),
    url: z.string().meta({
      description: "Address to send as `image` of a part or `photo` of a review.",
      example: "https://shop.example/img/u/0123456789abcdef0123456789abcdef-960.webp",
    }),
    display_url: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z
      .string()
      .describe(
        "Data URL of a few blurred pixels, for clients that show a placeholder. The shop's pages show a plain tile instead.",
      ),
  })
  .meta({ id: "StoredImage" })

export const storePicture = endpoint({
  route: "POST /image",
  access: "user",
  summary: "Upload a picture: PNG, JPEG, WebP or GIF, up to 5 MiB and 40 megapixels",
  orSession: true,
  upload: {
    field: "image",
    maxBytes: pictureLimits.bytes,
    notMultipart: "multipart_expected",
    missing: "image_missing",
    tooLarge: "image_too_large",
  },
  reply: z.object({ data: storedPictureSchema, success: z.literal(true), status: z.literal(200) }),
  refusals: [
    "image_type_refused",
    "image_unreadable",
    "image_too_many_pixels",
    "image_too_slow",
    "images_busy",
    "image_store_unavailable",
    "rate_limited",
  ],
  failure: { success: false },
})

export const datasheetSizes = {
  bytes: z.int(),
  pages: optional(z.int(), "Number of pages. Missing if they could not be counted."),
}

export const storeDatasheet = endpoint({
  route: "POST /datasheet",
  access: "admin",
  summary: "Upload a datasheet: a PDF of up to 10 MiB",
  upload: {
    field: "datasheet",
    maxBytes: datasheetLimits.bytes,
    notMultipart: "datasheet_not_multipart",
    missing: "datasheet_missing",
    tooLarge: "datasheet_too_large",
  },
  reply: z
    .object({
      id: z.string(),
      url: z.string().meta({
        description:
          "Address to send among the `datasheets` of a part. The PDF must have no scripts, actions, embedded files or password.",
        example: "https://shop.example/datasheets/0123456789abcdef0123456789abcdef.pdf",
      }),
      ...datasheetSizes,
    })
    .meta({ id: "StoredDatasheet" }),
  refusals: [...pdfRefusals, "datasheet_store_unavailable", "datasheets_not_kept", "rate_limited"],
})
