/** Carries to the next page that somebody was signed out on the way. */
const KEY = "signedOutNote"

export const leaveSignedOutNote = (): void => sessionStorage.setItem(KEY, "1")

/** Whether to say so now; true once. */
export function takeSignedOutNote(): boolean {
  const left = sessionStorage.getItem(KEY) !== null
  sessionStorage.removeItem(KEY)
  return left
}
