/** Placeholder origin. A path resolves to the same result with any origin. */
const SHOP = "http://shop.invalid"

/**
 * Returns the normalized path of an address in this shop; undefined if it leads elsewhere. Resolves the address
 * first, because `/.//evil.example` looks like a path.
 */
export function ownPath(address: string): string | undefined {
  if (!address.startsWith("/") || !URL.canParse(address, SHOP)) return undefined
  const { origin, pathname, search, hash } = new URL(address, SHOP)
  return origin === SHOP && !pathname.startsWith("//") ? pathname + search + hash : undefined
}
