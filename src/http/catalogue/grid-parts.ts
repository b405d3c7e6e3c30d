import { listGridParts } from "#contract/catalogue/grid-parts.ts"
import { cents, toDollars } from "#domain/pricing/money.ts"
import { type GridPart, readGrid } from "#operations/catalogue/read-catalogue.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve } from "../kernel/serve.ts"
import { presentBreaks } from "./parts.ts"

const presentGridPart = ({ id, mpn, priceCents, breaks, ...part }: GridPart) => ({
  ...part,
  _id: id,
  mpn: mpn ?? undefined,
  maximumQuantity: part.maximumQuantity ?? undefined,
  orderMultiple: part.orderMultiple === 1 ? undefined : part.orderMultiple,
  price: toDollars(cents(priceCents)),
  breaks: presentBreaks(breaks),
})

export function serveGridParts(server: Server): void {
  serve(server, listGridParts, async ({ query }) => {
    const { q: search, category, sort, order, offset, limit } = query
    const by = sort && { by: sort, isDescending: order === "descending" }
    const found = await readGrid(server.shop, { search, category, sort: by }, { offset, limit })
    return { ...found, rows: found.rows.map(presentGridPart) }
  })
}
