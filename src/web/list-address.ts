/** Rows of one page of a table. */
export const ROWS_PER_PAGE = 50

/** A table's own address with some parameters changed; empty ones are left out. */
export function addressWith(
  current: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...current, ...changes }))
    if (value !== "") params.set(name, value)
  return `?${params}`
}

/** One page of a list that was asked for one row more than it shows. */
export const pageOf = <Row>(rows: readonly Row[]): { rows: Row[]; hasMore: boolean } => ({
  rows: rows.slice(0, ROWS_PER_PAGE),
  hasMore: rows.length > ROWS_PER_PAGE,
})

/** `1 order`, `128 orders`, `50 orders on this page`. */
export function countLine(count: number, one: string, isPartOfMore: boolean): string {
  const words = `${count.toLocaleString("en-US")} ${count === 1 ? one : `${one}s`}`
  return isPartOfMore ? `${words} on this page` : words
}
