import { useState } from "react"
import { browserApi } from "#web/api/api.ts"
import { useDebouncedQuery } from "#web/forms/use-debounced-query.ts"
import { useSite } from "#web/navigation/site.ts"
import {
  AddressChoice,
  addressesFailedText,
  useAddresses,
} from "#web/orders/shared/address-choice.tsx"
import {
  DeliveryChoice,
  DeliveryWeight,
  type Destination,
  destinationWith,
} from "#web/orders/shared/delivery-choice.tsx"
import { OrderSums, sumsText } from "#web/orders/shared/order-sums.tsx"
import { RetryNotice } from "#web/ui/feedback/notice.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"

interface PurchaseTermsProps {
  purchaseTerms: ReturnType<typeof usePurchaseTerms>
  name: string
}

export function PurchaseTerms({ purchaseTerms, name }: PurchaseTermsProps) {
  const { canAsk, addresses, chosen, choose, delivery, chooseDelivery, added, terms } =
    purchaseTerms
  const { problem, retry } = purchaseTerms
  // Without a quantity that can be ordered, such as of a part that is sold out, there are no terms.
  if (!canAsk && !terms) return null
  const failed = problem === undefined ? null : <RetryNotice retry={retry}>{problem}</RetryNotice>
  const notice = (
    <div role="alert" className="empty:hidden">
      {failed}
    </div>
  )
  if (!addresses || !terms)
    return (
      <>
        {notice}
        {failed ? null : <Spinner />}
      </>
    )
  const { charges, subtotal, total, termsProblem, deliveryMethods, weight } = terms
  return (
    <>
      {notice}
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

export function usePurchaseTerms({ partId, quantity }: TermsQuery) {
  const isNeeded = useSite().ordersNeedAddress === true
  const { addresses, read: readAddresses, retry: retryAddresses } = useAddresses({ isNeeded })
  const [to, setTo] = useState<Destination>({})
  const [attempt, setAttempt] = useState(0)

  const canAsk = isNeeded && quantity !== undefined
  const question = canAsk ? { lines: [{ partId, quantity }], ...to, attempt } : undefined
  const { latest: terms, current, latestProblem } = useDebouncedQuery(question, readTerms)
  // While the question is repeated, its problem stays, so that the pressed button keeps the focus.
  const problem = canAsk ? latestProblem : undefined
  const reread = () => setAttempt((before) => before + 1)
  return {
    isNeeded,
    canAsk,
    addresses,
    chosen: to.addressId ?? terms?.addressId,
    // Resets the delivery method, because each address has its own methods.
    choose: (addressId: string) => setTo({ addressId }),
    delivery: to.delivery ?? terms?.delivery,
    chooseDelivery: (delivery: string) => setTo(destinationWith(delivery, to)),
    added: async (addressId: string) => {
      await readAddresses()
      setTo({ addressId })
    },
    terms,
    areAgreed: !isNeeded || (current !== undefined && current.termsProblem === undefined),
    reread,
    /** Why addresses or terms could not be read. */
    problem: retryAddresses ? addressesFailedText() : problem,
    retry: () => {
      retryAddresses?.()
      if (problem !== undefined) reread()
    },
  }
}

interface TermsQuestion extends Destination {
  lines: { partId: string; quantity: number }[]
  /** A new value repeats the request. */
  attempt: number
}

const readTerms = ({ attempt: _, ...body }: TermsQuestion, signal: AbortSignal) =>
  browserApi("POST /price", { body }, { signal })
