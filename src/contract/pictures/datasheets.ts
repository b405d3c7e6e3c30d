import { z } from "zod"
import { datasheetLimits } from "#domain/pictures/datasheet.ts"
import { endpoint } from "../kernel/endpoint.ts"

export const datasheetSizes = {
  bytes: z.int(),
  pages: z.int().optional().meta({ description: "Left out where they could not be counted" }),
}

export const storeDatasheet = endpoint({
  route: "POST /datasheet",
  access: "admin",
  summary:
    "Upload a datasheet: a PDF of 10 MiB at most, without scripts, actions, files or a password",
  upload: {
    field: "datasheet",
    largestBytes: datasheetLimits.bytes,
    notMultipart: "datasheet_not_multipart",
    missing: "datasheet_missing",
    tooLarge: "datasheet_too_large",
  },
  reply: z
    .object({
      id: z.string(),
      url: z.string().meta({
        description: "What to send among the 'datasheets' of a part",
        example: "https://shop.example/datasheets/0123456789abcdef0123456789abcdef.pdf",
      }),
      ...datasheetSizes,
    })
    .meta({ id: "StoredDatasheet" }),
  refusals: [
    "datasheet_type_refused",
    "datasheet_unreadable",
    "datasheet_locked",
    "datasheet_active",
    "datasheet_too_slow",
    "datasheets_busy",
    "datasheet_store_unavailable",
    "datasheets_not_kept",
    "rate_limited",
  ],
})
