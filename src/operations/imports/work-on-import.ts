import { type BulkClient, bulkTransaction, queriesOn } from "#db/connection/bulk.ts"
import { claimPartImport, type PartImportState, touchPartImport } from "#db/imports/part-imports.ts"
import { lockAdminRights } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

const TOUCH_MS = 500

/** What an import needs of the shop, also from the command line. */
export type ImportShop = Pick<Shop, "db" | "bulk" | "log" | "adminsNeedSecondFactor"> & {
  pictures: Pick<Shop["pictures"], "demo" | "hosts">
  /** Undefined where nobody said. */
  publicUrl: string | undefined
}

/** Who does it; an operator's command has no account. */
export type Importer = Pick<Actor, "id" | "requestId"> | undefined

/** One transaction as long as its file. An account must still have the right to it at its end. */
export const importTransaction = <Done>(
  shop: ImportShop,
  by: Importer,
  work: (client: BulkClient) => Promise<Done>,
): Promise<Done> =>
  bulkTransaction(shop.bulk, async (client) => {
    const done = await work(client)
    if (by) await lockAdminRights(queriesOn(client), shop, by)
    return done
  })

/** Somebody cancelled, or took over what seemed dead. */
export class ImportTaken extends Error {
  override name = "ImportTaken"
}

/** One stretch of work on an import, which others see going on and may end. */
export interface ImportWork {
  run: number
  /** Says how far it is. Throws `ImportTaken` when it is not ours any more. */
  progress(done: number, total: number): void
}

/**
 * Takes an import up, from one of these states, and works on it. While it does, the row says so twice a
 * second; whoever wants it to end changes the row's state.
 */
export async function workOnImport<Done>(
  shop: ImportShop,
  id: string,
  from: readonly PartImportState[],
  state: "reading" | "applying" | "undoing",
  work: (work: ImportWork) => Promise<Done>,
): Promise<Done> {
  const run = await claimPartImport(shop.db, id, from, state)
  if (run === undefined) throw refuse("import_state")
  const held = { state, run, done: 0, total: 0 }
  let taken = false
  let touching = Promise.resolve()
  const touch = async () => {
    taken ||= !(await touchPartImport(shop.db, id, held))
  }
  const timer = setInterval(() => {
    touching = touching.then(touch).catch((error: unknown) => {
      shop.log.warn({ err: error, importId: id }, "import_progress_not_kept")
    })
  }, TOUCH_MS)
  try {
    return await work({
      run,
      progress: (done, total) => {
        Object.assign(held, { done, total })
        if (taken) throw new ImportTaken(`import ${id} is no longer ours`)
      },
    })
  } finally {
    clearInterval(timer)
    await touching
  }
}
