import { asDeclared } from "#contract/kernel/as-declared.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { browserStorage } from "#web/api/browser-storage.ts"
import type { QuickList, QuickRow } from "./quick-row.ts"

interface SavedRows {
  rows: readonly QuickRow[]
  lists: readonly QuickList[]
  builds: number
  isStopped: boolean
}

const STORE = "rows"

let opened: Promise<IDBDatabase> | undefined

/** Opens IndexedDB, because local storage is too small. The connection stays open, so that a closing page can write. */
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

async function queryStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  opened ??= openStore()
  const transaction = (await opened).transaction(STORE, mode)
  const answer = answerOf(ask(transaction.objectStore(STORE)))
  transaction.commit()
  return answer
}

export const saveRows = (owner: string, kept: SavedRows): Promise<unknown> =>
  queryStore("readwrite", (store) => store.put(kept, owner)).catch(() => undefined)

const forgetRows = (owner: string): Promise<unknown> =>
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
  const before = await readRows(VISITOR)
  if (before) await saveRows(owner, before)
  await forgetRows(VISITOR)
  return before
}

const MAX_SHAPES = 50

type KnownColumns = [shape: string, columns: ColumnKind[]][]

const keyOf = (owner: string): string => `list columns ${owner}`

const readKnown = (owner: string): KnownColumns =>
  asDeclared(JSON.parse(browserStorage().getItem(keyOf(owner)) ?? "[]"))

/** Returns a key for lists of one kind: their headings, or else the guessed columns. */
export const shapeOf = (
  head: readonly string[] | undefined,
  guessed: readonly ColumnKind[],
): string =>
  head ? head.map((heading) => heading.trim().toLowerCase()).join("\t") : guessed.join(" ")

export const knownColumns = (owner: string, shape: string): ColumnKind[] | undefined =>
  readKnown(owner).find(([known]) => known === shape)?.[1]

export function rememberColumns(owner: string, shape: string, columns: readonly ColumnKind[]) {
  const others = readKnown(owner).filter(([known]) => known !== shape)
  const known: KnownColumns = [[shape, [...columns]], ...others]
  browserStorage().setItem(keyOf(owner), JSON.stringify(known.slice(0, MAX_SHAPES)))
}
