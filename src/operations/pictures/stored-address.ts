/**
 * A picture's address in the one form that is kept: a picture of our own, which a client may have with the
 * shop's address before it, by its path alone.
 */
export function storedAddress(publicUrl: string | undefined, address: string): string {
  if (publicUrl === undefined || !URL.canParse(address)) return address
  const { origin, pathname, href } = new URL(address)
  return origin === new URL(publicUrl).origin && href === origin + pathname ? pathname : address
}
