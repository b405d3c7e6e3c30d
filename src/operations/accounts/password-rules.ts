import { readFileSync } from "node:fs"
import { type PasswordRefusal, refusePassword } from "#domain/accounts/account-fields.ts"
import { refuse } from "../kernel/refusal.ts"

/** The file's first line names the source. It has upper-case letters, so it never matches a password in lower case. */
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split("\n"),
)

/** Returns why a password is too weak for the account of this email address; undefined if it is not. */
export const weaknessOf = (password: string, email: string): PasswordRefusal | undefined =>
  refusePassword(password, email, (lowerCase) => common.has(lowerCase))

export function requireGoodPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email)
  if (weakness) throw refuse(weakness)
}
