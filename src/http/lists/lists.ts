import type { z } from "zod"
import * as contract from "#contract/lists/lists.ts"
import type { LineDifference } from "#domain/lists/parts-list.ts"
import { toAmount } from "#domain/pricing/money.ts"
import {
  addList,
  deleteList,
  type NewList,
  saveList,
  shareList,
  stopSharing,
} from "#operations/lists/save-list.ts"
import {
  addListToCart,
  type ListLine,
  listLists,
  type ReadList,
  type ReadRevision,
  readList,
  readSharedList,
  viewSharedList,
} from "#operations/lists/use-lists.ts"
import { presentBreaks } from "../catalogue/parts.ts"
import type { Server } from "../kernel/app-env.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentLineDetails } from "../orders/order-details.ts"
import { presentFirst, presentLimits, presentPricedLine } from "../orders/priced-lines.ts"

type List = ReadList["list"]
type Revision = ReadRevision["saved"]

const presentListFacts = ({ id, createdAt, updatedAt, sharedAt, openedAt }: List) => ({
  _id: id,
  createdAt,
  updatedAt,
  ...(sharedAt && {
    shared: {
      since: sharedAt,
      openedAt: openedAt ?? undefined,
    },
  }),
})

const presentRevision = (saved: Revision) => ({
  revision: saved.number,
  ...presentPlan(saved),
  lineCount: saved.lineCount,
  costPerBuild: toAmount(saved.buildCents),
  total: toAmount(saved.totalCents),
  savedAt: saved.savedAt,
})

const presentPlan = ({ name, builds, spareBasisPoints }: Revision) => ({
  name,
  builds,
  spares: spareBasisPoints / 100,
})

const presentPlanned = ({ saved, lines, sums }: ReadRevision, first?: number) => ({
  ...presentPlan(saved),
  ...presentFirst(lines, first, presentLine),
  units: sums.units,
  total: toAmount(sums.totalCents),
  costPerBuild: toAmount(sums.buildCents),
})

const presentList = ({ list, revisions, compared, ...shown }: ReadList, first?: number) => ({
  ...presentListFacts(list),
  revision: shown.saved.number,
  ...presentPlanned(shown, first),
  revisions: revisions.map(presentRevision),
  ...(compared && {
    compared: {
      revision: compared.saved.number,
      total: toAmount(compared.sums.totalCents),
      costPerBuild: toAmount(compared.sums.buildCents),
      lines: compared.differences.map(presentDifference),
    },
  }),
})

const presentDifference = ({ change, before, after }: LineDifference<ListLine>) => ({
  change,
  before: before && presentLine(before),
  after: after && presentLine(after),
})

function presentLine({ part, quantity, designators, note, planned, ...own }: ListLine) {
  const { needed, allowed, short } = planned
  const shown = {
    partId: part.id,
    sku: part.sku,
    mpn: part.mpn ?? undefined,
    name: part.name,
    slug: part.slug,
    image: part.image,
    quantity,
    ...presentLineDetails(own),
    designators,
    note,
    needed,
  }
  const priced = presentPricedLine(planned)
  return "price" in priced
    ? { ...priced, ...shown, allowed, short, offer: presentOffer(part) }
    : { ...priced, ...shown }
}

const presentOffer = (part: ListLine["part"]) => ({
  price: toAmount(part.priceCents),
  breaks: presentBreaks(part.breaks),
  ...presentLimits(part),
  backorder: part.backorder ?? undefined,
})

type ListInput = z.output<NonNullable<typeof contract.addPartsList.body>>

const listFrom = ({ spares, ...list }: ListInput): NewList => ({
  ...list,
  spareBasisPoints: spares,
})

export function serveLists(server: Server): void {
  const { shop } = server

  serve(server, contract.listPartsLists, async ({ actor }) =>
    (await listLists(shop, actor)).map((list) => ({
      ...presentListFacts(list),
      ...presentRevision(list.current),
    })),
  )

  serve(server, contract.addPartsList, async ({ actor, body, key }) => {
    const insertedId = await addList(shop, actor, listFrom(body), key)
    return { ...written, insertedId }
  })

  serve(server, contract.getPartsList, async ({ actor, params, query }) =>
    presentList(await readList(shop, actor, params.id, query), query.lines),
  )

  serve(server, contract.savePartsList, async ({ actor, params, headers, body, key }) => {
    const seenRevision = headers["if-match"]
    await saveList(shop, actor, params.id, listFrom(body), { seenRevision, key })
    return presentList(await readList(shop, actor, params.id))
  })

  serve(server, contract.deletePartsList, async ({ actor, params }) => ({
    ...written,
    deletedCount: await deleteList(shop, actor, params.id),
  }))

  serve(server, contract.addListToCart, async ({ actor, params, key }) => ({
    ...written,
    ...(await addListToCart(shop, actor, params.id, key)),
  }))

  serveSharing(server)
}

function serveSharing(server: Server): void {
  const { shop } = server

  serve(server, contract.shareList, async ({ actor, params }) => {
    const { token, sharedAt } = await shareList(shop, actor, params.id)
    return { ...written, token, path: `/list/${token}`, sharedAt }
  })

  serve(server, contract.stopSharingList, async ({ actor, params }) => {
    await stopSharing(shop, actor, params.id)
    return written
  })

  serve(server, contract.viewSharedList, async ({ actor, params }) => {
    await viewSharedList(shop, params.token, actor)
    return written
  })

  serve(server, contract.getSharedList, async ({ params, query }) => {
    const shared = await readSharedList(shop, params.token)
    const lines = shared.lines.map((line) => ({ ...line, targetPriceCents: null }))
    const planned = presentPlanned({ ...shared, lines }, query.lines)
    return { ...planned, savedAt: shared.saved.savedAt }
  })
}
