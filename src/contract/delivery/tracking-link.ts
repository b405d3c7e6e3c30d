/** An address that a browser only ever goes to: https, and nobody's name in it. */
export function isTrackingLink(written: string): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, username, password } = new URL(written)
  return protocol === "https:" && username === "" && password === ""
}
