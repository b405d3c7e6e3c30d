/** An id of some other program: nothing that people know a part by. */
const BARE_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}|[0-9a-f]{32})$/i

export const isBareId = (number: string): boolean => BARE_ID.test(number)

/** The number by which people know a part: the shop's own, or its maker's where the shop has none but an id. */
export const partNumber = ({
  sku,
  mpn,
}: {
  sku: string
  mpn?: string | null | undefined
}): string => (mpn && isBareId(sku) ? mpn : sku)
