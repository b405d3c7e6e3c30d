import { createHash } from "node:crypto"
import type { CartOwner } from "#db/cart/carts.ts"

/** 256 random bits, as a visitor's cookie holds them. */
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/

/** All that the database knows of a token. */
export const tokenHashOf = (token: string): Buffer => createHash("sha256").update(token).digest()

/** Whose cart a visitor's cookie names. What no token can look like is nobody's. */
export const ownerByToken = (token: string | undefined): CartOwner | undefined =>
  token !== undefined && TOKEN_SHAPE.test(token) ? { tokenHash: tokenHashOf(token) } : undefined
