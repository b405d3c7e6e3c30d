import { browserApi } from "#web/api/api.ts"
import { useLivePart } from "#web/catalogue/shared/use-live-part.ts"
import type { Part } from "#web/orders/shared/shown-order.ts"

interface LivePart {
  /** As it was loaded, with the price and stock of now. */
  part: Part
  /** No longer made. */
  isGone: boolean
  /** Asks for price and stock at once; where no answer comes, the page stays as it is. */
  reread: () => Promise<void>
}

export function usePartNow(loaded: Part): LivePart {
  const [now, setAsked] = useLivePart(loaded._id, loaded)
  const reread = async () => {
    const params = { id: loaded._id }
    const part = await browserApi("GET /part/{id}", { params }).catch(() => undefined)
    if (part)
      setAsked({
        ...part,
        availables: part.availableQuantity,
        archived: false,
        expected: loaded.expected,
      })
  }
  if (!now) return { part: loaded, isGone: false, reread }
  const { price, breaks, minimumQuantity, maximumQuantity, orderMultiple } = now
  const rules = { minimumQuantity, maximumQuantity, orderMultiple, expected: now.expected }
  const part = { ...loaded, price, breaks, ...rules, availableQuantity: now.availables }
  return { part, isGone: now.archived, reread }
}
