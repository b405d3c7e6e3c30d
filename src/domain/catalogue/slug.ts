/** Latin letters that ASCII replaces by others; accents are dropped from all other letters. */
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
 * A name as part of an address: `tempo-ddr5-6000-32-gb-kit`, and `luefter` for a Lüfter. Letters of other scripts than
 * Latin stay what they are.
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

/** A name as the beginning of file names, which headers carry in ASCII only: `müller` becomes `mueller`. */
export const fileSlugOf = (name: string): string =>
  slugOf(name)
    .split("-")
    .map((word) => word.replace(/[^a-z\d]+/g, ""))
    .filter((word) => word !== "")
    .join("-") || "shop"

/** Whether an address may be a part's, in any release. */
export const isSlug = (text: string): boolean =>
  /^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}-]{1,200}$/u.test(text)
