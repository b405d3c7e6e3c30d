import { createHash, randomBytes } from "node:crypto"

export const newId = (): string => randomBytes(12).toString("hex")

export const newToken = (): string => randomBytes(32).toString("base64url")

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** Filters malformed tokens before any look-up. */
export const looksLikeToken = (text: string): boolean => TOKEN_SHAPE.test(text)

/** Hashes a token; the database holds nothing else of it. */
export const tokenHashOf = (token: string): Buffer => createHash("sha256").update(token).digest()
