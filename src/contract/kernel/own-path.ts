/** Placeholder origin: a path resolves alike against any. */
const SHOP = "http://shop.invalid"

/**
 * Returns an address's normalized path in this shop; undefined if it leads elsewhere. Resolves
 * before judging, since `/.//evil.example` looks like a path.
 */
export function ownPath(address: string): string | undefined {
  if (!address.startsWith("/") || !URL.canParse(address, SHOP)) return undefined
  const { origin, pathname, search, hash } = new URL(address, SHOP)
  return origin === SHOP && !pathname.startsWith("//") ? pathname + search + hash : undefined
}
