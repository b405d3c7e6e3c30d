import { AddressChoice } from "#web/orders/shared/address-choice.tsx"
import { DeliveryChoice, DeliveryWeight } from "#web/orders/shared/delivery-choice.tsx"
import { OrderSums, sumsText } from "#web/orders/shared/order-sums.tsx"
import { Spinner } from "#web/ui/feedback/spinner.tsx"
import type { usePurchaseTerms } from "./use-purchase-terms.ts"

interface PurchaseTermsProps {
  purchaseTerms: ReturnType<typeof usePurchaseTerms>
  name: string
}

/** Where it goes, and what it comes to. */
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
