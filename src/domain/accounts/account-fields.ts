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

/** Limits in characters. The form recommends a longer password than the minimum. */
const MIN_LENGTH = 6
const MAX_LENGTH = 256
/** Obvious guesses for this shop. Only the letters of a password are compared with them. */
const SHOP_NAMES = ["computerassembler", "assembler"]

export type PasswordRefusal =
  | "password_too_short"
  | "password_too_long"
  | "password_is_email"
  | "password_common"

/** Returns why a password is refused for this address; undefined if it may be used. */
export function refusePassword(
  password: string,
  email: string,
  isCommon: (lowerCase: string) => boolean,
): PasswordRefusal | undefined {
  const length = [...password].length
  if (length < MIN_LENGTH) return "password_too_short"
  if (length > MAX_LENGTH) return "password_too_long"
  const lowerCase = password.normalize("NFKC").toLowerCase()
  if (lowerCase.includes(email) || lowerCase === email.split("@")[0]) return "password_is_email"
  const letters = lowerCase.replace(/[^a-z]/g, "")
  if (isCommon(lowerCase) || SHOP_NAMES.includes(letters)) return "password_common"
  return undefined
}
