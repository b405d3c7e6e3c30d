import { browserStorage } from "../api/browser-storage.ts"

/** Carries to the next page that somebody was signed out on the way. */
const KEY = "signedOutNote"

export const leaveSignedOutNote = (): void => browserStorage("sessionStorage").setItem(KEY, "1")

/** Whether to say so now; true once. */
export function takeSignedOutNote(): boolean {
  const left = browserStorage("sessionStorage").getItem(KEY) !== null
  browserStorage("sessionStorage").removeItem(KEY)
  return left
}
