import { setTimeout as delay } from "node:timers/promises"
import { listPartsById } from "#db/catalogue/catalogue-parts.ts"
import {
  listWrittenParts,
  readPartsOnSale,
  readPartWrites,
  type SnapshotEpoch,
} from "#db/catalogue/part-writes.ts"
import type { PartRow } from "#db/catalogue/parts.ts"
import type { Database } from "#db/connection/client.ts"
import {
  emptyVocabulary,
  type OwnAttribute,
  type Vocabulary,
  vocabularyWith,
} from "#domain/catalogue/vocabulary/own-vocabulary.ts"
import { refuse } from "../kernel/refusal.ts"
import type { DataVersion } from "./data-version.ts"
import type { ReadCatalogue, Reader } from "./read-catalogue-from.ts"
import { CatalogueIndex } from "./search-index/catalogue-index.ts"

/** Parts are read in batches, so that other requests are served in between. */
const BATCH_SIZE = 250
/** Maximum wait for the first load, which takes minutes for a million parts. */
const MAX_WAIT_MS = 2_000
const MAX_STARTUP_MS = 10_000
/** Maximum wait for changes. Importing a whole catalogue takes longer; until then the index answers without it. */
const MAX_FOLLOW_MS = 2_000
/** Maximum further wait for changes before a list is matched. Following a new catalogue of 46,000 parts takes less. */
const MAX_SETTLE_MS = 10_000

interface Sources {
  db: Database
  /** Reads from the primary: a replica may be older than the index. */
  read: ReadCatalogue
  dataVersion: DataVersion
}

/** Keeps the index of this process up to date with the writes of all processes. */
export class CatalogueSearch {
  readonly #sources: Sources
  #index = new CatalogueIndex()
  #attributes = ""
  #vocabulary = vocabularyWith(emptyVocabulary)
  #loading: Promise<void> | undefined
  #isLoaded = false
  #seen: SnapshotEpoch = { snapshot: "", epoch: "" }
  #version = -1
  /** Resolves to true once the running update is done, or to false after `MAX_FOLLOW_MS`. */
  #following: Promise<boolean> | undefined
  /** Resolves once the running update is done or has failed. */
  #update: Promise<void> | undefined
  readonly #listeners: ((ids: readonly string[]) => void)[] = []

  constructor(sources: Sources) {
    this.#sources = sources
  }

  /** Loads all parts. If no other process serves visitors, waits at most `MAX_STARTUP_MS`. */
  open = (othersAnswer: boolean): Promise<unknown> =>
    othersAnswer
      ? this.#load()
      : Promise.race([this.#load(), delay(MAX_STARTUP_MS, undefined, { ref: false })])

  /** Returns whether all parts were loaded once. Stays true while the database is unavailable. */
  isReady(): boolean {
    // Loading may have failed, and nothing else retries it while the process is not ready.
    if (!this.#isLoaded) this.#load().catch(() => undefined)
    return this.#isLoaded
  }

  /** Calls the listener with the ids of changed parts. */
  onChange(listener: (ids: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Returns the index with all writes this reader may know of, or without the latest if indexing them takes too long.
   */
  async fresh(reader: Reader): Promise<CatalogueIndex> {
    const { dataVersion } = this.#sources
    if (!this.#isLoaded) await Promise.race([this.#load(), refuseLater()])
    const version = reader.isSignedIn
      ? await dataVersion.refresh()
      : (dataVersion.known() ?? (await dataVersion.ask()))
    // A running update may have started from an older version.
    while (this.#version < version) {
      const isIndexed = await (this.#following ?? this.#beginToFollow(version))
      if (!isIndexed) break
    }
    return this.#index
  }

  /**
   * Like `fresh`, but also waits for a long update: a list takes many times as long while the index changes below it.
   */
  async settled(reader: Reader): Promise<CatalogueIndex> {
    await this.fresh(reader)
    if (this.#update !== undefined)
      await Promise.race([this.#update, delay(MAX_SETTLE_MS, undefined, { ref: false })])
    return this.#index
  }

  get vocabulary(): Vocabulary {
    return this.#vocabulary
  }

  listParts = (reader: Reader, ids: readonly string[]): Promise<PartRow[]> =>
    this.#sources.read(reader, ({ db }) => listPartsById(db, ids))

  #load(): Promise<void> {
    this.#loading ??= this.#readAll().catch((error: unknown) => {
      this.#loading = undefined
      throw error
    })
    return this.#loading
  }

  async #readAll(): Promise<void> {
    const { index, attributes, seen } = await readIndex(this.#sources.db)
    this.#notify(this.#index.ids())
    this.#index = index
    this.#setVocabulary(attributes)
    this.#seen = seen
    this.#version = -1
    this.#isLoaded = true
  }

  #beginToFollow(version: number): Promise<boolean> {
    const work = this.#follow(version)
    const end = () => {
      this.#following = undefined
      this.#update = undefined
    }
    this.#update = work.then(end, end)
    const limit = delay(MAX_FOLLOW_MS, false, { ref: false })
    this.#following = Promise.race([work.then(() => true), limit])
    return this.#following
  }

  async #follow(version: number): Promise<void> {
    const { db } = this.#sources
    const { written, available, attributes, ...seen } = await readPartWrites(
      db,
      this.#seen.snapshot,
    )
    // A new epoch may mean another database server, whose snapshots cannot be compared.
    if (seen.epoch !== this.#seen.epoch) return this.#readAll()
    const moved = Object.entries(available)
    this.#notify([...written, ...moved.map(([id]) => id)])
    for (const [id, quantity] of moved) this.#index.setAvailable(id, quantity)
    this.#setVocabulary(attributes)
    await putParts(db, this.#index, written)
    this.#seen = seen
    this.#version = version
  }

  /** A change affects the cards of all parts. */
  #setVocabulary(attributes: readonly OwnAttribute[]): void {
    const known = JSON.stringify(attributes)
    if (known === this.#attributes) return
    this.#attributes = known
    this.#vocabulary = vocabularyWith({ ...emptyVocabulary, attributes })
    this.#index.kindOf = this.#vocabulary.kindOf
    this.#notify(this.#index.ids())
  }

  #notify(ids: readonly string[]): void {
    if (ids.length > 0) for (const listener of this.#listeners) listener(ids)
  }
}

/** Builds an index of all parts on sale. */
export async function readIndex(db: Database) {
  const index = new CatalogueIndex()
  const { ids, attributes, ...seen } = await readPartsOnSale(db)
  index.kindOf = vocabularyWith({ ...emptyVocabulary, attributes }).kindOf
  await putParts(db, index, ids)
  return { index, attributes, seen }
}

async function putParts(db: Database, index: CatalogueIndex, ids: readonly string[]) {
  const batchFrom = (from: number) => ids.slice(from, from + BATCH_SIZE)
  const read = async (batch: readonly string[]) =>
    batch.length === 0
      ? []
      : listWrittenParts(
          db,
          batch.map((id) => ({ id, textsBy: index.textsBy(id) ?? -1 })),
        )
  let coming = read(batchFrom(0))
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = batchFrom(from)
    const parts = await coming
    // The database reads the next batch while this one is indexed.
    coming = read(batchFrom(from + BATCH_SIZE))
    const onSale = new Set(parts.map(({ id }) => id))
    for (const id of batch) if (!onSale.has(id)) index.remove(id)
    for (const part of parts) index.put(part)
    index.pack(ids.length > BATCH_SIZE)
  }
  index.pack(false)
}

async function refuseLater(): Promise<never> {
  await delay(MAX_WAIT_MS, undefined, { ref: false })
  throw refuse("shop_busy")
}
