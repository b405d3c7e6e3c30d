import { type BulkClient, bulkTransaction, queriesOn } from "#db/connection/bulk.ts"
import {
  claimPartImport,
  type PartImportState,
  releasePartImport,
  type StateAfterFailure,
  touchPartImport,
} from "#db/imports/part-imports.ts"
import { lockAdminRights } from "../kernel/as-admin.ts"
import { refuse } from "../kernel/refusal.ts"
import type { Actor, Shop } from "../kernel/shop.ts"

const TOUCH_MS = 500

/** Parts of the shop that an import needs, in the server and in commands. */
export type ImportShop = Pick<
  Shop,
  "db" | "bulk" | "log" | "adminsNeedSecondFactor" | "readSheet"
> & {
  pictures: Pick<Shop["pictures"], "demo" | "hosts">
  /** Undefined if not configured. */
  publicUrl: string | undefined
}

/** The administrator; undefined for an operator's command. */
export type Importer = Pick<Actor, "id" | "requestId"> | undefined

/** Runs one transaction for a whole file. An administrator must still have the rights at its end. */
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

/** Thrown when the import was cancelled or another worker took it over. */
export class ImportLostError extends Error {
  override name = "ImportLostError"
}

/** Work on an import. Others see its progress and may stop it. */
export interface ImportWork {
  run: number
  /** Reports progress. Throws `ImportLostError` if the import was cancelled or taken over. */
  progress(done: number, total: number): void
}

interface ImportStep {
  id: string
  from: PartImportState
  /** State while the work runs. */
  state: "reading" | "applying" | "undoing"
  afterFailure: (error: unknown) => StateAfterFailure
}

/**
 * Claims an import in this state and works on it. While the work runs, updates the row twice a second; a change of the
 * row's state ends the work. If the work fails, moves the import to the state that `afterFailure` returns, unless it
 * was cancelled or taken over.
 */
export async function workOnImport<Done>(
  shop: ImportShop,
  { id, from, state, afterFailure }: ImportStep,
  work: (work: ImportWork) => Promise<Done>,
): Promise<Done> {
  const run = await claimPartImport(shop.db, id, from, state)
  if (run === undefined) throw refuse("import_state")
  const held = { state, run, done: 0, total: 0 }
  let isLost = false
  let touching = Promise.resolve()
  const touch = async () => {
    isLost ||= !(await touchPartImport(shop.db, id, held))
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
        if (isLost) throw new ImportLostError(`import ${id} is no longer ours`)
      },
    })
  } catch (error) {
    await releasePartImport(shop.db, id, held, afterFailure(error))
    throw error
  } finally {
    clearInterval(timer)
    await touching
  }
}
