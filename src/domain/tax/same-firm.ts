/** Tells whether two spellings name one firm: letters, accents, dots and the order of words do not matter. */
export function isSameFirm(one: string, other: string): boolean {
  const name = plainName(one)
  return name !== "" && name === plainName(other)
}

const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}.'’]/gu, "")
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .sort()
    .join(" ")
