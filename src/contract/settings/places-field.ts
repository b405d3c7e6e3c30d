import { z } from "zod"
import { t } from "#domain/languages/translate.ts"
import { readArea } from "#domain/shop/area.ts"
import { fieldText } from "../kernel/field-text.ts"
import { requiredText } from "../kernel/fields.ts"
import { fieldMeta } from "./setting-fields.ts"

const PLACES = "Countries and regions"

/** Countries, regions and postal prefixes, one per line; delivery zones and fees share it. */
export const places = (help: string) =>
  z
    .array(
      requiredText(PLACES, 80)
        .overwrite((text) => text.toUpperCase().replaceAll(/\s+/g, " "))
        .refine((text) => readArea(text) !== undefined, {
          error: ({ input }) =>
            t(
              "Countries and regions: there is no country {code}. Enter codes such as DE, US-CA or GB BT",
              { code: String(input) },
            ),
        }),
    )
    .min(1, { error: () => fieldText.required(PLACES) })
    .max(300, { error: () => fieldText.tooMany(PLACES, 300) })
    .prefault([])
    .register(fieldMeta, { kind: "lines", label: PLACES, help })
