import { browserStorage } from "../api/browser-storage.ts"

/** Carries the sign-out note to the next page. */
const KEY = "signedOutNote"

export const leaveSignedOutNote = (): void => browserStorage("sessionStorage").setItem(KEY, "1")

export function takeSignedOutNote(): boolean {
  const left = browserStorage("sessionStorage").getItem(KEY) !== null
  browserStorage("sessionStorage").removeItem(KEY)
  return left
}
