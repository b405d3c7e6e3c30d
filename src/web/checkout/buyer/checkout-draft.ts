import { useEffect, useState } from "react"
import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { Shipment } from "#domain/orders/shipment.ts"
import { browserStorage } from "#web/api/browser-storage.ts"
import type { Destination } from "#web/orders/shared/delivery-choice.tsx"

/** Entries and choices of a buyer that the cart does not keep. */
export interface Draft {
  /** Undefined until it is typed: the profile's counts. */
  phone?: string
  shipTo: string
  purchaseOrder: string
  note: string
  shipment: Shipment
  /** Empty: the invoice goes where the order goes. `other`: to an address that is not chosen yet. */
  billing: string
  /** The versions agreed to, as `versionsIn` writes them. */
  agreed: string
  to: Destination
}

export const OTHER_ADDRESS = "other"

const emptyDraft: Draft = {
  shipTo: "",
  purchaseOrder: "",
  note: "",
  shipment: "complete",
  billing: "",
  agreed: "",
  to: {},
}

interface KeptDraft {
  /** The account's e-mail; empty for a visitor. */
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
 * Keeps a draft while this window is open: through signing in, also elsewhere, and reloads. What a visitor typed goes
 * along to their account; what one account typed no other one sees.
 */
export function useDraft(account: string | undefined): DraftState {
  const [draft, setDraft] = useState(emptyDraft)
  const owner = account ?? ""
  useEffect(() => {
    const written = store().getItem(KEY)
    if (written === null) return
    const kept = asDeclared<KeptDraft>(JSON.parse(written))
    if (kept.owner === "" || kept.owner === owner) setDraft({ ...emptyDraft, ...kept.draft })
    else {
      store().removeItem(KEY)
      setDraft(emptyDraft)
    }
  }, [owner])
  return {
    draft,
    change: (part) => {
      const next = { ...draft, ...part }
      setDraft(next)
      store().setItem(KEY, JSON.stringify({ owner, draft: next } satisfies KeptDraft))
    },
    forget: () => store().removeItem(KEY),
  }
}
