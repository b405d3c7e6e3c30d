/** Accepts https addresses without credentials. */
export function isTrackingLink(written: string): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, username, password } = new URL(written)
  return protocol === "https:" && username === "" && password === ""
}
