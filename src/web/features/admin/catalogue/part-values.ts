import type { BreakValues } from "#contract/catalogue/ladder-rules.ts"
import type { mapTypedFields } from "#domain/catalogue/part-fields.ts"

/** A part as it is typed. The stock of one that there is moves elsewhere, with a reason; its number stays. */
export type PartValues = {
  sku: string
  category: string
  specs: Record<string, string>
} & ReturnType<
  typeof mapTypedFields<
    string,
    string,
    File | undefined,
    string,
    string,
    string,
    string,
    BreakValues[]
  >
>
