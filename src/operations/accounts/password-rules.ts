import { readFileSync } from "node:fs"
import { type PasswordRefusal, refusePassword } from "#domain/accounts/password.ts"
import { refuse } from "../kernel/refusal.ts"

/** Its first line, which says where they are from, is in no lower case and so none of them. */
const common = new Set(
  readFileSync(new URL("./common-passwords.txt", import.meta.url), "utf8").split("\n"),
)

/** Why nobody should choose this password for the account of this address. */
export const weaknessOf = (password: string, email: string): PasswordRefusal | undefined =>
  refusePassword(password, email, (lowerCase) => common.has(lowerCase))

/** Throws that reason. */
export function requireGoodPassword(password: string, email: string): void {
  const weakness = weaknessOf(password, email)
  if (weakness) throw refuse(weakness)
}
