/** Matches ids from other programs, which buyers do not know. */
const BARE_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|[0-9a-f]{32})$/i

export const isBareId = (number: string): boolean => BARE_ID.test(number)

/** Returns the displayed part number: the shop's, or the manufacturer's if the shop's is only an id. */
export const partNumber = ({
  sku,
  mpn,
}: {
  sku: string
  mpn?: string | null | undefined
}): string => (mpn && isBareId(sku) ? mpn : sku)
