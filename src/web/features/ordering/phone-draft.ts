/** The phone number somebody had typed when their session ended, for when they come back. */
const KEY = "purchasePhone"

export const keepPhone = (phone: string): void => sessionStorage.setItem(KEY, phone)

export function takePhone(): string | null {
  const phone = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return phone
}
