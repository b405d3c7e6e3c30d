import { COLLECTION } from "#domain/delivery/collection.ts"

/** Where an order is to go, and how; of what was not chosen, the shop says what is usual. */
export interface Destination {
  addressId?: string
  delivery?: string
}

/** Who collects it has it sent nowhere. */
export const sentBy = (delivery: string, { addressId }: Destination): Destination =>
  delivery === COLLECTION || addressId === undefined ? { delivery } : { addressId, delivery }
