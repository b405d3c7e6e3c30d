/** Reports whether two spellings name the same company. Ignores case, accents, punctuation and word order. */
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
