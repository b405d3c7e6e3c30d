/** The access token that every call of the shop carries, kept with the address it was given for. */
const TOKEN_KEY = "accessToken"
const OWNER_KEY = "accessTokenOwner"

export const storedToken = (): string | null => localStorage.getItem(TOKEN_KEY)
export const storedOwner = (): string | null => localStorage.getItem(OWNER_KEY)

export function storeToken(token: string, owner: string): void {
  localStorage.setItem(TOKEN_KEY, token)
  localStorage.setItem(OWNER_KEY, owner)
}

export function forgetToken(): void {
  localStorage.removeItem(TOKEN_KEY)
  localStorage.removeItem(OWNER_KEY)
}
