import { useCallback, useEffect, useState } from "react"
import type { Address } from "#web/accounts/shared/address-form.tsx"
import { browserApi, type Reply } from "#web/api/api.ts"
import { useSite } from "#web/navigation/site.ts"
import { AddressChoice } from "#web/orders/shared/address-choice.tsx"
import {
  DeliveryChoice,
  DeliveryWeight,
  type Destination,
  sentBy,
} from "#web/orders/shared/delivery-choice.tsx"
import { OrderSums, sumsText } from "#web/orders/shared/order-sums.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"

interface PurchaseTermsProps {
  purchaseTerms: ReturnType<typeof usePurchaseTerms>
  name: string
}

export function PurchaseTerms({ purchaseTerms, name }: PurchaseTermsProps) {
  const { isNeeded, addresses, chosen, choose, delivery, chooseDelivery, added, terms } =
    purchaseTerms
  if (!isNeeded) return null
  if (!addresses || !terms) return <Spinner />
  const { charges, subtotal, total, termsProblem, deliveryMethods, weight } = terms
  return (
    <>
      <AddressChoice
        addresses={addresses}
        chosen={chosen}
        onChoose={choose}
        onAdded={added}
        name={name}
        problem={termsProblem?.message}
      />
      <DeliveryChoice methods={deliveryMethods} chosen={delivery} onChoose={chooseDelivery} />
      <DeliveryWeight weight={weight} />
      {charges && subtotal !== undefined ? (
        <OrderSums goods={subtotal} charges={charges} total={total} />
      ) : null}
      <p role="status" className="sr-only">
        {charges ? sumsText(terms) : ""}
      </p>
    </>
  )
}

interface TermsQuery {
  partId: string
  quantity: number | undefined
}

type Terms = Reply<"POST /price">

const REST_MS = 200

export function usePurchaseTerms({ partId, quantity }: TermsQuery) {
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
    terms,
    areAgreed: !isNeeded || (isFresh && terms?.termsProblem === undefined),
    reread: () => setAttempt((before) => before + 1),
  }
}
