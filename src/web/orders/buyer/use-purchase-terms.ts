import { useCallback, useEffect, useState } from "react"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useSite } from "#web/navigation/site.ts"
import { type Destination, sentBy } from "#web/orders/shared/destination.ts"

interface Wanted {
  partId: string
  /** Undefined while it could not be ordered. */
  quantity: number | undefined
}

type Terms = Reply<"POST /price">

/** Typing asks once. */
const REST_MS = 200

/** What it costs beside the part, and where it may go; nothing is asked of a shop whose orders need no address. */
export function usePurchaseTerms({ partId, quantity }: Wanted) {
  const isNeeded = useSite().ordersNeedAddress === true
  const [addresses, setAddresses] = useState<readonly Address[]>()
  const [to, setTo] = useState<Destination>({})
  const [answer, setAnswer] = useState<{ asked: string; terms: Terms }>()
  const [attempt, setAttempt] = useState(0)

  const readAddresses = useCallback(async () => setAddresses(await browserApi("GET /address")), [])
  useEffect(() => {
    if (isNeeded) readAddresses().catch(() => undefined)
  }, [isNeeded, readAddresses])

  const asked = JSON.stringify([partId, quantity, to, attempt])
  useEffect(() => {
    if (!isNeeded || quantity === undefined) return
    let isWanted = true
    const ask = async () => {
      const body = { lines: [{ partId, quantity }], ...to }
      const terms = await browserApi("POST /price", { body })
      if (isWanted) setAnswer({ asked, terms })
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), REST_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [isNeeded, partId, quantity, to, asked])

  const terms = answer?.terms
  const isFresh = answer?.asked === asked
  return {
    isNeeded,
    addresses,
    chosen: to.addressId ?? terms?.addressId,
    // Each address has methods of its own.
    choose: (addressId: string) => setTo({ addressId }),
    delivery: to.delivery ?? terms?.delivery,
    chooseDelivery: (delivery: string) => setTo(sentBy(delivery, to)),
    added: async (addressId: string) => {
      await readAddresses()
      setTo({ addressId })
    },
    /** As they were told last. */
    terms,
    /** Whether it can be ordered on them as it is shown. */
    areAgreed: !isNeeded || (isFresh && terms?.termsProblem === undefined),
    reread: () => setAttempt((before) => before + 1),
  }
}
