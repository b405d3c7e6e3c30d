/** Matches a part and its quantity: `CA-F-120,12`. */
const PAIR = /^(?=[^,\p{L}]*\p{L})[^,]+, ?\d{1,6}$/u

/** Writes pairs on one line, `CA-F-120,12;CA-PA-850,3`, below each other. Returns other texts as they are. */
export function withPairsBelow(text: string): string {
  if (!text.includes(";")) return text
  const pairs = text
    .split(/[;\r\n]/)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== "")
  return pairs.length > 1 && pairs.every((pair) => PAIR.test(pair)) ? pairs.join("\n") : text
}
