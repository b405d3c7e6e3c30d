/** In characters as people count them. The form recommends more than the shop demands. */
const LEAST = 6
const MOST = 256
/** Guessed first for this shop in particular; compared without spaces, digits and signs. */
const SHOP_NAMES = ["computerassembler", "assembler"]

export type PasswordRefusal =
  | "password_too_short"
  | "password_too_long"
  | "password_is_email"
  | "password_common"

/** Why nobody may choose this password for the account of this address; undefined when they may. */
export function refusePassword(
  password: string,
  email: string,
  isCommon: (lowerCase: string) => boolean,
): PasswordRefusal | undefined {
  const length = [...password].length
  if (length < LEAST) return "password_too_short"
  if (length > MOST) return "password_too_long"
  const lowerCase = password.normalize("NFKC").toLowerCase()
  if (lowerCase.includes(email) || lowerCase === email.split("@")[0]) return "password_is_email"
  const letters = lowerCase.replace(/[^a-z]/g, "")
  if (isCommon(lowerCase) || SHOP_NAMES.includes(letters)) return "password_common"
  return undefined
}
