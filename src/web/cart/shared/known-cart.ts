import { createContext, useSyncExternalStore } from "react"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { commonText } from "#contract/kernel/common-text.ts"
import { plural } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserStorage } from "#web/api/browser-storage.ts"

/** Cart as the header shows it. Units and total are known only after a reply that contains them. */
export interface KnownCart {
  version: number
  lines: number
  units?: number
  total?: number
}

interface StoredCart extends KnownCart {
  /** E-mail address of the account; empty for a visitor. */
  owner: string
  until: number
}

const KEY = "cart"
/** Same lifetime as a visitor's cart on the server. */
const THIRTY_DAYS_MS = 2_592_000_000
const listeners = new Set<() => void>()
const callListeners = () => {
  for (const listener of listeners) listener()
}
const read = () => browserStorage().getItem(KEY)
const parse = (kept: string | null): StoredCart | undefined =>
  kept === null ? undefined : asDeclared(JSON.parse(kept))

/** Stores the latest state of a cart for all windows of this browser. Ignores older versions. */
export function storeKnownCart(owner: string, cart: KnownCart): void {
  const before = parse(read())
  // Replies for an account may arrive out of order. A visitor's cart may restart at a lower version.
  if (owner !== "" && before?.owner === owner && before.version > cart.version) return
  browserStorage().setItem(
    KEY,
    JSON.stringify({ ...cart, owner, until: Date.now() + THIRTY_DAYS_MS } satisfies StoredCart),
  )
  callListeners()
}

/** Removes a stored cart that has expired or belongs to another account. */
export function forgetOtherCart(owner: string): void {
  const kept = parse(read())
  if (kept && (kept.owner !== owner || kept.until < Date.now())) browserStorage().removeItem(KEY)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // A page in the back/forward cache receives no storage events.
  for (const event of ["storage", "pageshow"]) addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of ["storage", "pageshow"]) removeEventListener(event, listener)
  }
}

/** Returns the newer of the rendered cart and the stored one. */
export function useKnownCart(owner: string, rendered: KnownCart | undefined) {
  const kept = parse(useSyncExternalStore(subscribe, read, () => null))
  return kept?.owner === owner && kept.version >= (rendered?.version ?? 0) ? kept : rendered
}

let announcement = ""

/** Announces a cart change to screen readers, independent of the focus. */
export function announceCartChange(text: string): void {
  announcement = text
  callListeners()
}

export const useCartAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => announcement,
    () => "",
  )

/** Returns a label such as `Cart, 12 lines, $48,210.00`. */
export const cartLabel = ({ lines = 0, total }: Partial<KnownCart> = {}): string =>
  [
    commonText.cart.link,
    lines > 0 && `${formatCount(lines)} ${plural(lines, "line", "lines")}`,
    lines > 0 && total !== undefined && formatAmount(total),
  ]
    .filter(Boolean)
    .join(", ")

/** E-mail address of the account whose cart this page shows; undefined for a visitor. */
export const CartOwner = createContext<string | undefined>(undefined)
