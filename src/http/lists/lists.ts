import type { z } from "zod"
import * as contract from "#contract/lists/lists.ts"
import { addListToCart } from "#operations/lists/add-list-to-cart.ts"
import {
  listLists,
  readList,
  readSharedList,
  viewSharedList,
} from "#operations/lists/read-lists.ts"
import {
  addList,
  deleteList,
  type NewList,
  saveList,
  shareList,
  stopSharing,
} from "#operations/lists/save-list.ts"
import type { Server } from "../kernel/app-env.ts"
import { versionOf } from "../kernel/if-match.ts"
import { serve, written } from "../kernel/serve.ts"
import { presentKept, presentList, presentPlanned, presentRevision } from "./present-list.ts"

type ListIn = z.output<NonNullable<typeof contract.addPartsList.body>>

const listIn = ({ spares, ...list }: ListIn): NewList => ({
  ...list,
  spareBasisPoints: spares,
})

export function serveLists(server: Server): void {
  const { shop } = server

  serve(server, contract.listPartsLists, async ({ actor }) =>
    (await listLists(shop, actor)).map((list) => ({
      ...presentKept(list),
      ...presentRevision(list.current),
    })),
  )

  serve(server, contract.addPartsList, async ({ actor, headers, body }) => {
    const insertedId = await addList(shop, actor, listIn(body), headers["idempotency-key"])
    return { ...written, insertedId }
  })

  serve(server, contract.getPartsList, async ({ actor, params, query }) =>
    presentList(await readList(shop, actor, params.id, query), query.lines),
  )

  serve(server, contract.savePartsList, async ({ actor, params, headers, body }) => {
    const seenRevision = versionOf(headers["if-match"])
    const key = headers["idempotency-key"]
    await saveList(shop, actor, params.id, listIn(body), { seenRevision, key })
    return presentList(await readList(shop, actor, params.id))
  })

  serve(server, contract.deletePartsList, async ({ actor, params }) => ({
    ...written,
    deletedCount: await deleteList(shop, actor, params.id),
  }))

  serve(server, contract.addListToCart, async ({ actor, params, headers }) => ({
    ...written,
    ...(await addListToCart(shop, actor, params.id, headers["idempotency-key"])),
  }))

  serveSharing(server)
}

function serveSharing(server: Server): void {
  const { shop } = server

  serve(server, contract.shareList, async ({ actor, params }) => {
    const { token, sharedAt } = await shareList(shop, actor, params.id)
    return { ...written, token, path: `/list/${token}`, sharedAt: sharedAt.toISOString() }
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
    return { ...presentPlanned(shared, query.lines), savedAt: shared.saved.savedAt.toISOString() }
  })
}
