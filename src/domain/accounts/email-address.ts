/**
 * Matches exactly the e-mail addresses that the identity library accepts. Forms and the server both use it, so the
 * server accepts every address that a form accepts.
 */
export const emailPattern =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/**
 * Normalizes a person's name to one line. Removes invisible characters and characters that change the text direction.
 */
export const oneLine = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
