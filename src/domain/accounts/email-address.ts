/**
 * Checks an e-mail address, in forms and at the server alike: exactly as the identity library does, so
 * that nothing passes here and is refused there.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

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
