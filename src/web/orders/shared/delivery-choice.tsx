import { useId } from "react"
import { orderChangeText } from "#contract/orders/order-text.ts"
import { COLLECTION } from "#domain/delivery/delivery-options.ts"
import { t } from "#domain/languages/translate.ts"
import { formatAmount } from "#domain/pricing/currency.ts"
import { formatDay } from "#domain/shop/days.ts"
import type { Reply } from "#web/api/api.ts"
import { RadioCard } from "#web/ui/form/field.tsx"

type Terms = Reply<"POST /price">
type Method = NonNullable<Terms["deliveryMethods"]>[number]

/** Reports whether the chosen delivery has no price until the shop agrees on one with the buyer. */
export const isFreightDue = ({
  deliveryMethods = [],
  delivery,
}: Pick<Terms, "deliveryMethods" | "delivery">): boolean =>
  deliveryMethods.some(({ id, agreed }) => id === delivery && agreed === true)

interface DeliveryChoiceProps {
  /** Undefined if there is no choice of delivery. */
  methods: readonly Method[] | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function DeliveryChoice({ methods = [], chosen, onChoose }: DeliveryChoiceProps) {
  const group = useId()
  if (methods.length === 0) return null
  return (
    <fieldset className="max-w-2xl">
      <legend className="mb-2 font-medium">{t("Delivery")}</legend>
      {methods.map((method) => (
        <RadioCard
          key={method.id}
          name={`${group}-delivery`}
          checked={method.id === chosen}
          onChoose={() => onChoose(method.id)}
        >
          <span className="flex flex-wrap justify-between gap-x-6">
            <span className="font-medium">{method.name}</span>{" "}
            <span className="tabular-nums">{priceText(method)}</span>
          </span>{" "}
          <span className="block text-sm text-text-3">
            {method.sentence}
            {method.day
              ? ` ${t("By {day}, if you pay today.", { day: formatDay(method.day) })}`
              : null}
          </span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

function priceText({ amount, agreed }: Method): string {
  if (agreed) return t("By agreement")
  return amount === 0 ? t("Free") : formatAmount(amount)
}

export const DeliveryWeight = ({ weight }: { weight: Terms["weight"] }) =>
  weight ? <p className="max-w-2xl text-sm text-text-2 tabular-nums">{weight.sentence}</p> : null

export interface Destination {
  addressId?: string
  delivery?: string
}

export const destinationWith = (delivery: string, { addressId }: Destination): Destination =>
  delivery === COLLECTION || addressId === undefined ? { delivery } : { addressId, delivery }

type FreeDelivery = NonNullable<Reply<"POST /order/{id}/cancel">["freeDelivery"]>

/** Says whether a cancellation loses free delivery. */
export const freeDeliveryText = ({ lost, delivery = 0 }: FreeDelivery): string => {
  const { freeDelivery } = orderChangeText
  return lost ? freeDelivery.lost(formatAmount(delivery)) : freeDelivery.kept
}
