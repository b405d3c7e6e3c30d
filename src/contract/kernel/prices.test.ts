import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { z } from "zod"
import { chargeable } from "#domain/pricing/card-limits.ts"
import { parseAmount } from "#domain/pricing/money.ts"
import { priceFor } from "#domain/pricing/price-for.ts"
import { amountIn } from "./fields.ts"

const file = new URL("../../../seed/demo/parts.json", import.meta.url)
const parts = z
  .array(z.object({ price: z.number(), minimumQuantity: z.int(), availableQuantity: z.int() }))
  .parse(JSON.parse(await readFile(file, "utf8")))
const price = amountIn("Price")

test("every demo part in every quantity accepts JavaScript's product, and not a cent more", () => {
  let inexact = 0
  for (const part of parts)
    for (let quantity = part.minimumQuantity; quantity <= part.availableQuantity; quantity += 1) {
      const priceCents = parseAmount(part.price) ?? 0
      const total = priceFor({ part: { priceCents }, quantity })?.totalCents
      if (total === undefined || !chargeable(total)) break
      const product = quantity * part.price
      if (product !== total / 100) inexact += 1
      expect(price.parse(product)).toBe(total)
      expect(price.parse(String(product))).toBe(total)
      expect(price.parse(product + 0.01)).toBe(total + 1)
    }
  expect(inexact).toBeGreaterThan(500)
})
