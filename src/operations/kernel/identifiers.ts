import { createHash, randomBytes } from "node:crypto"

export const newId = (): string => randomBytes(12).toString("hex")

export const newToken = (): string => randomBytes(32).toString("base64url")

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** Returns whether a text has the form of a token. Check it before any look-up. */
export const looksLikeToken = (text: string): boolean => TOKEN_SHAPE.test(text)

/** Hashes a token. The database stores only the hash. */
export const tokenHashOf = (token: string): Buffer => createHash("sha256").update(token).digest()
