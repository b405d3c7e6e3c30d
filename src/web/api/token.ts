import { browserStorage } from "./browser-storage.ts"

/** The access token that every call of the shop carries, kept with the address it was given for. */
const TOKEN_KEY = "accessToken"
const OWNER_KEY = "accessTokenOwner"

export const storedToken = (): string | null => browserStorage().getItem(TOKEN_KEY)
export const storedOwner = (): string | null => browserStorage().getItem(OWNER_KEY)

export function storeToken(token: string, owner: string): void {
  browserStorage().setItem(TOKEN_KEY, token)
  browserStorage().setItem(OWNER_KEY, owner)
}

export function forgetToken(): void {
  browserStorage().removeItem(TOKEN_KEY)
  browserStorage().removeItem(OWNER_KEY)
}
