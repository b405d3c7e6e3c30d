/**
 * Returns the network of an address: an IPv4 address itself, or the /64 network of an IPv6 address, because one
 * subscriber usually controls the whole /64.
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address
  const [first = [], last = []] = address.split("::").map(groupsOf)
  const skipped = Array<number>(8 - first.length - last.length).fill(0)
  return [...first, ...skipped, ...last]
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")
}

/** Writes an IPv4 address that a socket reports as IPv6, such as `::ffff:10.0.0.1`, as IPv4. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "")

const groupsOf = (text: string): number[] =>
  text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, 16))

export const isLoopback = (host: string): boolean =>
  /^(?:localhost|\[?::1\]?|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(host)
