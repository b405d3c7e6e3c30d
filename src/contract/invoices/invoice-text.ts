/** What invoices and credit notes say. */
export const invoiceText = {
  partOf: (number: string): string => `Part of invoice ${number}`,
}
