/** Latin letters with a multi-letter or other ASCII spelling; other letters only lose their accents. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
}
const spell = (letter: string): string => SPELLINGS[letter] ?? letter
const MAX_LENGTH = 60

/**
 * Converts a name to a URL segment: `tempo-ddr5-6000-32-gb-kit`, `luefter` for Lüfter. Letters of other scripts than
 * Latin stay unchanged.
 */
export function slugOf(name: string): string {
  const ascii = name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöü]/g, spell)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .replace(/[ßæœøłđðþ]/g, spell)
    .normalize("NFC")
  const parted = ascii.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/^-/, "")
  return [...parted].slice(0, MAX_LENGTH).join("").replace(/-$/, "") || "part"
}

/** Converts a name to the start of file names, which headers require in ASCII: `müller` becomes `mueller`. */
export const fileSlugOf = (name: string): string =>
  slugOf(name)
    .split("-")
    .map((word) => word.replace(/[^a-z\d]+/g, ""))
    .filter((word) => word !== "")
    .join("-") || "shop"

/** Reports whether a text can be a part's slug in any release. */
export const isSlug = (text: string): boolean =>
  /^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}-]{1,200}$/u.test(text)
