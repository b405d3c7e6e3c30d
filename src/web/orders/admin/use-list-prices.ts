import { MAX_UNITS } from "#domain/orders/line-limits.ts"
import { browserApi } from "#web/api/api.ts"
import { useSettledAnswer } from "./use-settled-answer.ts"

interface WrittenLine {
  key: string
  partId: string
  quantity: string
}

/** Reads the unit price of each line in its quantity, by the line's key; missing for parts that are off the shop. */
export function useListPrices(lines: readonly WrittenLine[]): ReadonlyMap<string, number> {
  const counted = lines
    .map(({ key, partId, quantity }) => ({ key, partId, quantity: Number(quantity) }))
    .filter(({ quantity }) => isCount(quantity))
  const { latest } = useSettledAnswer(counted.length > 0 ? counted : undefined, listPrices)
  return latest ?? new Map()
}

const isCount = (quantity: number): boolean =>
  Number.isSafeInteger(quantity) && quantity > 0 && quantity <= MAX_UNITS

interface CountedLine extends Omit<WrittenLine, "quantity"> {
  quantity: number
}

async function listPrices(
  asked: readonly CountedLine[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const body = { lines: asked.map(({ partId, quantity }) => ({ partId, quantity })) }
  const { lines } = await browserApi("POST /price", { body }, { signal })
  return new Map(
    lines.flatMap((line, index) => {
      const { key = "" } = asked[index] ?? {}
      return "unitPrice" in line ? [[key, line.unitPrice] as const] : []
    }),
  )
}
