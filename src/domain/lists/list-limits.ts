/** Limits of lists per account, kept revisions per list, and machines per list. */
export const MAX_LISTS = 100
export const MAX_REVISIONS = 50
export const MAX_BUILDS = 1_000_000
/** Hundredths of a percent: spares are twice what is built at most. */
export const MAX_SPARE_BASIS_POINTS = 10_000

/** Reads spares such as `2` or `2.5 %` in hundredths of a percent; undefined for anything else. */
export function readSpares(written: string): number | undefined {
  const [, whole, decimals = ""] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(written.trim()) ?? []
  if (whole === undefined) return undefined
  const points = Number(whole) * 100 + Number(decimals.padEnd(2, "0"))
  return points <= MAX_SPARE_BASIS_POINTS ? points : undefined
}

/** `2.5` */
export const sparesText = (basisPoints: number): string => String(basisPoints / 100)
