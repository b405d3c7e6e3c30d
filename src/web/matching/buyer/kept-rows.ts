import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { QuickList, QuickRow } from "./quick-row.ts"

/** What quick order keeps in this browser, for each account and for whoever is not signed in. */
export interface KeptRows {
  rows: readonly QuickRow[]
  lists: readonly QuickList[]
  builds: number
  /** Somebody gave up looking them up. */
  isStopped: boolean
}

const STORE = "rows"

let opened: Promise<IDBDatabase> | undefined

/** More than local storage holds. It stays open, so that what is written as the page goes is written at once. */
function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open("quick-order", 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return answerOf(request)
}

const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

async function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  opened ??= openStore()
  const transaction = (await opened).transaction(STORE, mode)
  const answer = answerOf(ask(transaction.objectStore(STORE)))
  transaction.commit()
  return answer
}

/** Where a browser keeps nothing, rows last as long as their page. */
export const keepRows = (owner: string, kept: KeptRows): Promise<unknown> =>
  inStore("readwrite", (store) => store.put(kept, owner)).catch(() => undefined)

const forgetRows = (owner: string): Promise<unknown> =>
  inStore("readwrite", (store) => store.delete(owner)).catch(() => undefined)

const readRows = async (owner: string): Promise<KeptRows | undefined> =>
  asDeclared(
    await inStore("readonly", (store): IDBRequest<unknown> => store.get(owner)).catch(
      () => undefined,
    ),
  )

const VISITOR = ""

/** An account's rows; who has none takes along those from before they signed in. */
export async function findKeptRows(owner: string): Promise<KeptRows | undefined> {
  const own = await readRows(owner)
  if (owner === VISITOR || (own && own.rows.length > 0)) return own
  const before = await readRows(VISITOR)
  if (before) await keepRows(owner, before)
  await forgetRows(VISITOR)
  return before
}
