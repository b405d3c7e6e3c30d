import type { VatTreatment } from "#domain/invoices/vat-report.ts"
import { translate } from "#domain/languages/translate.ts"

/** Names of treatments, by which settings choose one. */
export const vatTreatmentText = {
  domestic: "Domestic",
  oss: "OSS",
  abroad: "Taxed abroad",
  ec_sales: "EC sales list",
  reverse_charge: "Reverse charge",
  export: "Export",
  exempt: "Exempt",
  not_collected: "No tax collected",
} as const satisfies Record<VatTreatment, string>

/** Names a treatment in reports and files. */
export const vatTreatmentName = (treatment: VatTreatment): string =>
  translate(`${vatTreatmentText[treatment]}|option`)
