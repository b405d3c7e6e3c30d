type BrowserStore = Pick<Storage, "getItem" | "setItem" | "removeItem">

const emptyStorage: BrowserStore = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

/**
 * Returns the browser's storage, or an empty one if cookies are blocked: then even reading `window.localStorage` throws.
 */
export const browserStorage = (
  kind: "localStorage" | "sessionStorage" = "localStorage",
): BrowserStore => (navigator.cookieEnabled ? window[kind] : emptyStorage)

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
