import type { Kind } from "../attribute.ts"

export const speakers: Kind = { name: "Speakers", aliases: ["Speaker"], groups: [] }
