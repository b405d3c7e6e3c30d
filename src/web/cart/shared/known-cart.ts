import { createContext, useSyncExternalStore } from "react"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import { text } from "#contract/kernel/text.ts"
import { plural } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatCount } from "#domain/shop/number-format.ts"
import { browserStorage } from "#web/api/browser-storage.ts"

/** A cart as the header shows it; its total only once an answer had it. */
export interface KnownCart {
  version: number
  lines: number
  units?: number
  total?: number
}

interface KeptCart extends KnownCart {
  /** An account's address; empty for a visitor. */
  owner: string
  until: number
}

const KEY = "cart"
/** A visitor's cart lasts as long. */
const THIRTY_DAYS_MS = 2_592_000_000
const listeners = new Set<() => void>()
const callListeners = () => {
  for (const listener of listeners) listener()
}
const read = () => browserStorage().getItem(KEY)
const parse = (kept: string | null): KeptCart | undefined =>
  kept === null ? undefined : asDeclared(JSON.parse(kept))

/** Tells every window of this browser the shop's latest answer about a cart. */
export function tellCart(owner: string, cart: KnownCart): void {
  const before = parse(read())
  // Answers to an account may arrive out of order; a visitor's cart may begin again.
  if (owner !== "" && before?.owner === owner && before.version > cart.version) return
  browserStorage().setItem(
    KEY,
    JSON.stringify({ ...cart, owner, until: Date.now() + THIRTY_DAYS_MS } satisfies KeptCart),
  )
  callListeners()
}

/** Forgets a cart that is old or somebody else's. */
export function forgetOtherCart(owner: string): void {
  const kept = parse(read())
  if (kept && (kept.owner !== owner || kept.until < Date.now())) browserStorage().removeItem(KEY)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // A page that was put away heard nothing meanwhile.
  for (const event of ["storage", "pageshow"]) addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of ["storage", "pageshow"]) removeEventListener(event, listener)
  }
}

/** Returns the newer of the rendered cart and the one this browser heard of since. */
export function useKnownCart(owner: string, rendered: KnownCart | undefined) {
  const kept = parse(useSyncExternalStore(subscribe, read, () => null))
  return kept?.owner === owner && kept.version >= (rendered?.version ?? 0) ? kept : rendered
}

let announcement = ""

/** Announces a change of the cart to screen readers, wherever the focus is. */
export function announceOfCart(said: string): void {
  announcement = said
  callListeners()
}

export const useCartAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => announcement,
    () => "",
  )

/** `Cart, 12 lines, $48,210.00` */
export const cartLabel = ({ lines = 0, total }: Partial<KnownCart> = {}): string =>
  [
    text.cart.link,
    lines > 0 && `${formatCount(lines)} ${plural(lines, "line", "lines")}`,
    lines > 0 && total !== undefined && formatAmount(total),
  ]
    .filter(Boolean)
    .join(", ")

/** The address of the account whose cart this page shows; undefined for a visitor. */
export const CartOwner = createContext<string | undefined>(undefined)
