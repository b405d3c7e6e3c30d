import { createHash } from "node:crypto"

/** Case, spaces and dashes are for the eye. */
export const digestOf = (code: string): string =>
  createHash("sha256")
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ""))
    .digest("hex")
