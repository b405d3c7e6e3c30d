import type { VatTreatment } from "#domain/invoices/vat-report.ts"

/** Names of treatments in reports and files. */
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
