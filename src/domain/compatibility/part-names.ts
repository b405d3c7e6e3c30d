/** What one part of a kind is called in a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  Processors: "processor",
  Motherboards: "motherboard",
  Memory: "memory",
  "Graphics cards": "graphics card",
  "Power supplies": "power supply",
  Cooling: "cooler",
  Cases: "case",
  Storage: "drive",
  Fans: "fan",
  "Networking and cards": "card",
  "Cables and accessories": "accessory",
}

export const partName = (kind: string): string => NAMES[kind] ?? kind.toLowerCase()

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `Maximum cooler height` within a sentence; `TDP` and `M.2 slots` stay. */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
