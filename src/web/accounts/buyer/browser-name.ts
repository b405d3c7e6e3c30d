const browsers = [
  ["Edg/", "Edge"],
  ["OPR/", "Opera"],
  ["Firefox/", "Firefox"],
  ["Chrome/", "Chrome"],
  ["Safari/", "Safari"],
] as const
const systems = [
  ["Android", "Android"],
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Windows", "Windows"],
  ["Mac OS X", "macOS"],
  ["Linux", "Linux"],
] as const

const firstIn = (text: string, names: readonly (readonly [string, string])[]) =>
  names.find(([sign]) => text.includes(sign))?.[1]

/** `Firefox on Linux`: enough for people to know their own browser by. */
export function browserName(userAgent: string): string {
  const browser = firstIn(userAgent, browsers) ?? "Another program"
  const system = firstIn(userAgent, systems)
  return system ? `${browser} on ${system}` : browser
}
