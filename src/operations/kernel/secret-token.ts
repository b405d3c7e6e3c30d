import { createHash, randomBytes } from "node:crypto"

/** 256 random bits, as their owner holds them. */
export const newToken = (): string => randomBytes(32).toString("base64url")

const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** What no token can look like need not be looked up. */
export const looksLikeToken = (text: string): boolean => TOKEN_SHAPE.test(text)

/** All that the database knows of a token. */
export const tokenHashOf = (token: string): Buffer => createHash("sha256").update(token).digest()
