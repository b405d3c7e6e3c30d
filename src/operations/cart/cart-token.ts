import type { CartOwner } from "#db/cart/carts.ts"
import { looksLikeToken, tokenHashOf } from "../kernel/secret-token.ts"

/** Whose cart a visitor's cookie names. What no token can look like is nobody's. */
export const ownerByToken = (token: string | undefined): CartOwner | undefined =>
  token !== undefined && looksLikeToken(token) ? { tokenHash: tokenHashOf(token) } : undefined
