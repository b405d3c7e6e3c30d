import { useEffect, useRef, useState } from "react"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { Shipment } from "#domain/orders/shipment.ts"
import { browserStorage } from "#web/api/browser-storage.ts"
import type { Destination } from "#web/orders/shared/delivery-choice.tsx"

/** Entries and choices of the buyer that are not stored in the cart. */
export interface Draft {
  /** Undefined until the buyer types one; then the profile's number is used. */
  phone?: string
  /** Undefined until the buyer enters or chooses one; then the default address is used. */
  shipTo?: string
  purchaseOrder: string
  note: string
  shipment: Shipment
  /**
   * Id of the billing address. Empty: the invoice has the delivery address. `other`: an address that is not chosen yet.
   */
  billing: string
  /** Accepted versions of the terms, in the format of `formatVersions`. */
  agreed: string
  to: Destination
}

export const OTHER_ADDRESS = "other"

const emptyDraft: Draft = {
  purchaseOrder: "",
  note: "",
  shipment: "complete",
  billing: "",
  agreed: "",
  to: {},
}

interface StoredDraft {
  /** E-mail address of the account; empty for a visitor. */
  owner: string
  draft: Draft
}

const KEY = "checkout"
const store = () => browserStorage("sessionStorage")

export interface DraftState {
  draft: Draft
  change: (part: Partial<Draft>) => void
  forget: () => void
}

/**
 * Keeps a draft in session storage, so that it survives sign-in at a provider and reloads. A visitor's draft passes to
 * the account they sign in to; an account's draft is not shown to other accounts.
 */
export function useDraft(account: string | undefined): DraftState {
  const [draft, setDraft] = useState(emptyDraft)
  // A change that waited for a reply keeps what was entered meanwhile.
  const latest = useRef(draft)
  const owner = account ?? ""
  useEffect(() => {
    const show = (next: Draft) => {
      latest.current = next
      setDraft(next)
    }
    const written = store().getItem(KEY)
    if (written === null) return
    const kept = asDeclared<StoredDraft>(JSON.parse(written))
    if (kept.owner === "" || kept.owner === owner) show({ ...emptyDraft, ...kept.draft })
    else {
      store().removeItem(KEY)
      show(emptyDraft)
    }
  }, [owner])
  return {
    draft,
    change: (part) => {
      const next = { ...latest.current, ...part }
      latest.current = next
      setDraft(next)
      store().setItem(KEY, JSON.stringify({ owner, draft: next } satisfies StoredDraft))
    },
    forget: () => store().removeItem(KEY),
  }
}
