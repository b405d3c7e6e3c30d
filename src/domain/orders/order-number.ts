/** An order number, such as `CA-2026-000123`, with the year of the order; the database assigns it. */
const ORDER_NUMBER = /^#?\s*CA[-\s]?(\d{4})[-\s]?0*(\d{1,12})$/i

/** The number of an order that somebody wrote, as the shop writes it; undefined for anything else. */
export function readOrderNumber(written: string): string | undefined {
  const [, year, number] = ORDER_NUMBER.exec(written.trim()) ?? []
  return year && number ? `CA-${year}-${number.padStart(6, "0")}` : undefined
}
