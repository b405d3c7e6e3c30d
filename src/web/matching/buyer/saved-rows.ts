import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { QuickList, QuickRow } from "./quick-row.ts"

interface SavedRows {
  rows: readonly QuickRow[]
  lists: readonly QuickList[]
  builds: number
  isStopped: boolean
}

const STORE = "rows"

let database: Promise<IDBDatabase> | undefined

/** Opens IndexedDB, because local storage is too small. The connection stays open, so that a closing page can write. */
function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open("quick-order", 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return resultOf(request)
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

async function queryStore<Result>(
  mode: IDBTransactionMode,
  query: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  database ??= openStore()
  const transaction = (await database).transaction(STORE, mode)
  const result = resultOf(query(transaction.objectStore(STORE)))
  transaction.commit()
  return result
}

export const saveRows = (owner: string, saved: SavedRows): Promise<unknown> =>
  queryStore("readwrite", (store) => store.put(saved, owner)).catch(() => undefined)

const deleteRows = (owner: string): Promise<unknown> =>
  queryStore("readwrite", (store) => store.delete(owner)).catch(() => undefined)

const readRows = async (owner: string): Promise<SavedRows | undefined> =>
  asDeclared(
    await queryStore("readonly", (store): IDBRequest<unknown> => store.get(owner)).catch(
      () => undefined,
    ),
  )

const VISITOR = ""

/** Finds an account's rows. An account without rows takes over the visitor's rows. */
export async function findSavedRows(owner: string): Promise<SavedRows | undefined> {
  const own = await readRows(owner)
  if (owner === VISITOR || (own && own.rows.length > 0)) return own
  const visitors = await readRows(VISITOR)
  if (visitors) await saveRows(owner, visitors)
  await deleteRows(VISITOR)
  return visitors
}
