import { useId } from "react"
import { formatPrice } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"
import { RadioCard } from "#web/ui/form/radio-card.tsx"

type Terms = Reply<"POST /price">
type Method = NonNullable<Terms["deliveryMethods"]>[number]

interface DeliveryChoiceProps {
  /** Undefined where delivery costs nothing of its own. */
  methods: readonly Method[] | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** How an order reaches its buyer, and what each way costs. */
export function DeliveryChoice({ methods = [], chosen, onChoose }: DeliveryChoiceProps) {
  const group = useId()
  if (methods.length === 0) return null
  return (
    <fieldset className="max-w-2xl">
      <legend className="mb-2 font-medium">Delivery</legend>
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
          <span className="block text-sm text-text-3">{method.sentence}</span>
        </RadioCard>
      ))}
    </fieldset>
  )
}

function priceText({ amount, agreed }: Method): string {
  if (agreed) return "By agreement"
  return amount === 0 ? "Free" : formatPrice(amount)
}

/** What all of it weighs, as far as anybody knows. */
export const DeliveryWeight = ({ weight }: { weight: Terms["weight"] }) =>
  weight ? <p className="max-w-2xl text-sm text-text-2 tabular-nums">{weight.sentence}</p> : null
