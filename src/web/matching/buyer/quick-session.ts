import { useEffect, useState } from "react"
import { type ApiClient, createClient } from "#contract/client.ts"
import { quickOrderText, tooLongList } from "#contract/matching/quick-order-text.ts"
import type { ColumnKind } from "#domain/matching/list-table.ts"
import { MAX_LINES, MAX_UNITS } from "#domain/orders/quantity.ts"
import { publicApi, sendAsViewer } from "#web/api/api.ts"
import { Observable, useObservable } from "#web/ui/observable.ts"
import { focusField, saveTyping } from "#web/ui/sheet/sheet-keys.ts"
import { UndoStack } from "#web/ui/undo-stack.ts"
import { BatchRunner } from "./batch-runner.ts"
import {
  addList,
  clearRows,
  type Edit,
  removeRows,
  restoreRemovedRows,
  setColumns,
  setHeading,
} from "./quick-edits.ts"
import { hasText, type Match, matchRequestRow, type QuickRow, type ReadRows } from "./quick-row.ts"
import {
  addBlankRows,
  filledRows,
  firstRows,
  nextId,
  type QuickContents,
  type QuickState,
  unknownOffers,
  unpriced,
} from "./quick-state.ts"
import { rememberColumns, rememberedColumns, shapeOf } from "./remembered-columns.ts"
import { findSavedRows, saveRows } from "./saved-rows.ts"

const ROWS_PER_LOOKUP = 500
const PARTS_PER_REQUEST = 1000
const SAVE_DELAY_MS = 500

const isWaiting = (row: QuickRow): boolean =>
  !row.part && !row.match && !row.setAside && hasText(row)

/**
 * State of a buyer's quick order. Matches and prices the rows in batches, which can be stopped, and saves them in this
 * browser.
 */
export class QuickSession extends Observable<QuickState> {
  readonly #owner: string
  readonly #api: ApiClient
  readonly #lookup: BatchRunner
  readonly #pricing: BatchRunner
  readonly #undoStack = new UndoStack<QuickContents>()
  #saveTimer: ReturnType<typeof setTimeout> | undefined

  constructor(account: string | undefined) {
    super({
      rows: firstRows,
      lists: [],
      builds: 1,
      prices: new Map(),
      offers: new Map(),
      lookup: undefined,
      isStopped: false,
      failure: undefined,
      isOpening: true,
      canUndo: false,
    })
    this.#owner = account ?? ""
    this.#api = account === undefined ? publicApi : createClient(sendAsViewer)
    const end = (failure: unknown) => this.#end(failure)
    this.#lookup = new BatchRunner((signal) => this.#lookUp(signal), end)
    this.#pricing = new BatchRunner((signal) => this.#price(signal), end)
  }

  /** Restores saved rows and continues with them. Rows typed in the meantime are kept. */
  async open(): Promise<void> {
    const kept = await findSavedRows(this.#owner)
    if (!this.state().isOpening) return
    if (kept) {
      const { lists, builds, isStopped } = kept
      const before = kept.rows.map((row) => ({ ...row, id: nextId() }))
      const rows = addBlankRows([...before, ...filledRows(this.state().rows)])
      this.update({ rows, lists, builds, isStopped })
    }
    this.update({ isOpening: false })
    this.#continue()
    // Warms up the server's matching index before rows arrive.
    void publicApi("GET /match/ready").catch(() => undefined)
  }

  close(): void {
    this.#lookup.stop()
    this.#pricing.stop()
    this.save()
  }

  edit(change: Edit): void {
    const { rows, lists, builds } = this.state()
    this.#undoStack.push({ rows, lists, builds })
    this.#show(change({ rows, lists, builds }))
  }

  /**
   * Removes ordered rows, which undo does not bring back. Rows that were edited meanwhile stay. Returns all rows before,
   * and the number of edited ones.
   */
  removeOrdered(ordered: ReadonlySet<QuickRow>): { before: QuickContents; edited: number } {
    saveTyping()
    const { rows, lists, builds } = this.state()
    const ids = new Set([...ordered].map(({ id }) => id))
    const left = rows.filter((row) => !ordered.has(row))
    this.#undoStack.rewrite(removeRows(ids))
    this.#show({ rows: left, lists, builds })
    return { before: { rows, lists, builds }, edited: left.filter(({ id }) => ids.has(id)).length }
  }

  /** Brings back ordered rows, which undo does not remove again. */
  restoreRemoved(before: QuickContents, taken: ReadonlySet<QuickRow>): void {
    const change = restoreRemovedRows(before, taken)
    this.#undoStack.rewrite(change)
    const { rows, lists, builds } = this.state()
    this.#show(change({ rows, lists, builds }))
  }

  /** Adds a list. Throws an error with a message for the user if there are too many rows. */
  add(name: string, read: ReadRows): void {
    if (filledRows(this.state().rows).length + read.rows.length > MAX_LINES)
      throw new Error(tooLongList())
    const shape = shapeOf(read.head, read.columns)
    const columns = rememberedColumns(this.#owner, shape) ?? read.columns
    this.update({ isStopped: false, failure: undefined })
    this.edit(addList(read, { name, shape, columns }))
    this.save()
  }

  /** Corrects the columns of a list, and remembers them for lists of the same kind. */
  setColumns(listId: string, columns: readonly ColumnKind[]): void {
    const list = this.state().lists.find(({ id }) => id === listId)
    if (list) rememberColumns(this.#owner, list.shape, columns)
    this.edit(setColumns(listId, columns))
  }

  setHeading(listId: string, hasHeading: boolean): void {
    this.edit(setHeading(listId, hasHeading))
  }

  clear(): void {
    this.#lookup.stop()
    this.update({ lookup: undefined, failure: undefined, isStopped: false })
    this.edit(clearRows)
  }

  undo(): void {
    const before = this.#undoStack.pop()
    if (before) this.#show(before)
  }

  stop(): void {
    this.#lookup.stop()
    this.update({ lookup: undefined, isStopped: true })
    this.save()
  }

  resume(): void {
    this.update({ isStopped: false })
    this.retry()
  }

  /** Retries after a failure; does not resume a lookup that the user stopped. */
  retry(): void {
    // Requests that started without a connection would fail.
    this.#lookup.stop()
    this.#pricing.stop()
    this.update({ failure: undefined })
    this.#continue()
  }

  /** Saves immediately, because the page is about to close. */
  save(): void {
    clearTimeout(this.#saveTimer)
    this.#saveTimer = undefined
    const { rows, lists, builds, isStopped, isOpening } = this.state()
    if (!isOpening) void saveRows(this.#owner, { rows: filledRows(rows), lists, builds, isStopped })
  }

  #show(next: QuickContents): void {
    const canUndo = this.#undoStack.last !== undefined
    this.update({ ...next, rows: addBlankRows(next.rows), canUndo })
    this.#continue()
    this.#scheduleSave()
  }

  #continue(): void {
    const { rows, isOpening, isStopped, failure, lookup = 0 } = this.state()
    if (isOpening || failure !== undefined) return
    this.#pricing.start()
    const waiting = rows.filter(isWaiting).length
    if (isStopped || waiting === 0) return
    this.update({ lookup: Math.max(lookup, waiting) })
    this.#lookup.start()
  }

  #end(failure: unknown): void {
    if (failure !== undefined) this.update({ failure })
    if (this.#lookup.isRunning) return
    this.update({ lookup: undefined })
    // Saves once at the end: saving after each batch is slower than matching a lost batch again.
    this.#scheduleSave()
  }

  async #lookUp(signal: AbortSignal): Promise<boolean> {
    const waiting = this.state().rows.filter(isWaiting).slice(0, ROWS_PER_LOOKUP)
    if (waiting.length === 0) return false
    const rows = waiting.map(matchRequestRow)
    const answer = await this.#api("POST /match", { body: { rows } }, { signal })
    const found = new Map(waiting.map((row, index) => [row, answer.rows[index]]))
    // Edited rows are new objects, so they get no result of this request and wait again.
    this.update({ rows: this.state().rows.map((row) => applyMatch(row, found.get(row))) })
    this.#pricing.start()
    return true
  }

  async #price(signal: AbortSignal): Promise<boolean> {
    const waiting = unpriced(this.state()).slice(0, PARTS_PER_REQUEST)
    if (waiting.length === 0) return this.#priceCandidates(signal)
    const sent = waiting.filter(([, units]) => units <= MAX_UNITS)
    const lines = sent.map(([partId, quantity]) => ({ partId, quantity }))
    const none = { lines: [] }
    const answer =
      sent.length > 0 ? await publicApi("POST /price", { body: { lines } }, { signal }) : none
    const prices = new Map(this.state().prices)
    for (const [partId, units] of waiting) prices.set(partId, { units, line: tooMany() })
    for (const [index, line] of answer.lines.entries()) {
      const [partId, units] = sent[index] ?? []
      if (partId !== undefined && units !== undefined) prices.set(partId, { units, line })
    }
    this.update({ prices })
    return true
  }

  /** Prices the candidates of open rows for comparison. */
  async #priceCandidates(signal: AbortSignal): Promise<boolean> {
    const lines = unknownOffers(this.state()).slice(0, PARTS_PER_REQUEST)
    if (lines.length === 0) return false
    const answer = await publicApi("POST /price", { body: { lines } }, { signal })
    const offers = new Map(this.state().offers)
    for (const [index, { partId }] of lines.entries()) offers.set(partId, answer.lines[index])
    this.update({ offers })
    return true
  }

  #scheduleSave(): void {
    this.#saveTimer ??= setTimeout(() => this.save(), SAVE_DELAY_MS)
  }
}

const tooMany = () => ({
  problem: { code: "above_maximum", message: quickOrderText.tooMany(MAX_UNITS), suggestions: [] },
})

function applyMatch(row: QuickRow, match: Match | undefined): QuickRow {
  if (!match) return row
  const { state, candidates } = match
  const [first] = candidates
  return {
    ...row,
    match: { state, candidates },
    ...(state === "exact" && first && { part: first }),
  }
}

const isEmptySheet = (session: QuickSession): boolean =>
  filledRows(session.state().rows).length === 0

function goToFirst(): void {
  const { activeElement } = document
  const isNowhere = activeElement === document.body || activeElement?.matches("h1")
  if (isNowhere) focusField(document.querySelector<HTMLElement>("[data-cell=number]"))
}

/** Opens the rows of an account or a visitor; retries when the connection returns. */
export function useQuickSession(account: string | undefined): [QuickState, QuickSession] {
  const [session] = useState(() => new QuickSession(account))
  const state = useObservable(session)
  useEffect(() => {
    void session.open().then(() => {
      if (isEmptySheet(session)) goToFirst()
    })
    const retry = () => session.retry()
    const save = () => session.save()
    addEventListener("online", retry)
    addEventListener("pagehide", save)
    return () => {
      removeEventListener("online", retry)
      removeEventListener("pagehide", save)
      session.close()
    }
  }, [session])
  return [state, session]
}
