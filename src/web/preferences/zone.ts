import { createContext } from "react"
import { rememberChoice, rememberedValue } from "./remembered-choice.ts"

/** The reader's zone as the server knows it, for the first look at a page. */
export const ServerZone = createContext("UTC")

/** The zone that this browser's clock shows. */
export const readersZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Tells the server for its next page. */
export const rememberZone = (): Promise<void> => rememberChoice("zone", readersZone())

/** The zone that the browser told; UTC for none, and for what is none. */
export function zoneOf(cookies: string | null): string {
  const zone = rememberedValue(cookies, "zone") ?? ""
  return isZone(zone) ? zone : "UTC"
}

function isZone(name: string): boolean {
  if (!/^[A-Za-z][\w+/-]{1,40}$/.test(name)) return false
  try {
    Intl.DateTimeFormat("en", { timeZone: name })
    return true
  } catch {
    return false
  }
}
