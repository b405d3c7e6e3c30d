/** Stands for the shop's origin, whichever that is: a path leads to it wherever it is resolved. */
const SHOP = "http://shop.invalid"

/**
 * The path of this shop that an address means, in the spelling that everybody resolves alike; undefined where it
 * leads elsewhere. Resolved before it is judged, since `/.//evil.example` looks like a path until then.
 */
export function ownPath(address: string): string | undefined {
  if (!address.startsWith("/") || !URL.canParse(address, SHOP)) return undefined
  const { origin, pathname, search, hash } = new URL(address, SHOP)
  return origin === SHOP && !pathname.startsWith("//") ? pathname + search + hash : undefined
}
