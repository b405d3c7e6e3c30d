/** Words of files for yes and no, in English and German. Pages of visitors load them without other texts of fields. */
const YES = ["true", "yes", "y", "ja", "j"]
const NO = ["false", "no", "n", "nein"]

/** Parses English and German yes/no texts of files; undefined for anything else. */
export function readYesNo(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : undefined
}
