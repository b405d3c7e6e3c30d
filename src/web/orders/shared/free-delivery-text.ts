import { orderChangeText } from "#contract/orders/order-change-text.ts"
import { formatPrice } from "#domain/shop/number-format.ts"
import type { Reply } from "#web/api/api.ts"

type FreeDelivery = NonNullable<Reply<"POST /order/{id}/cancel">["freeDelivery"]>

/** Says whether a cancellation loses free delivery. */
export const freeDeliveryText = ({ lost, delivery = 0 }: FreeDelivery): string => {
  const { freeDelivery } = orderChangeText
  return lost ? freeDelivery.lost(formatPrice(delivery)) : freeDelivery.kept
}
