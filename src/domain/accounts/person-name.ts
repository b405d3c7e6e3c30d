/**
 * Reads a person's name as one line that shows all it holds: without characters that cannot be seen, turn the
 * text around or break it.
 */
export const oneLine = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
