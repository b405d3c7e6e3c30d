import type { ApiClient } from "#contract/client.ts"
import { plural, t } from "#domain/languages/translate.ts"
import { MAX_UNITS } from "#domain/orders/quantity.ts"
import { isApiError } from "#web/api/api-error.ts"
import { type Destination, destinationWith } from "#web/orders/shared/delivery-choice.tsx"
import { detailsBody, type LineDetails } from "#web/orders/shared/line-details.ts"
import { Observable } from "#web/ui/observable.ts"
import { UndoStack } from "#web/ui/undo-stack.ts"
import {
  type Cart,
  type CartChange,
  type CartLine,
  cartAnnouncement,
  reuseUnchangedLines,
} from "./cart-line.ts"

export interface CartState {
  cart: Cart
  saving: boolean
  failure: unknown
  announcement: string
  /** Increases whenever the fields must drop typed text. */
  epoch: number
}

/** State that undoes a change of lines. */
export interface CartUndo {
  /** Lines as they were before. */
  lines: NonNullable<CartChange["set"]>
  /** Ids of the parts that replaced the lines; undo removes them. */
  replacementIds: string[]
  /** Ids of all parts of the cart, in order, before the change. */
  partIds: string[]
  /** Announced after undo. */
  undone: string
  /** Removes the toast that offers undo. */
  removeToast?: () => void
}

const noDetails = { designators: "", note: "", customerPartNumber: "", targetPrice: null }

/** Merges two consecutive changes into one with the same effect. */
export function mergeChanges(first: CartChange, then: CartChange): CartChange {
  const set = new Map(first.set?.map((line) => [line.partId, line]))
  const remove = new Set(first.remove)
  const accept = new Map(first.accept?.map((line) => [line.partId, line]))
  for (const line of then.set ?? []) {
    // A line that is removed and set again loses its details.
    const details = remove.has(line.partId) ? noDetails : undefined
    set.set(line.partId, { ...details, ...set.get(line.partId), ...line })
    remove.delete(line.partId)
  }
  for (const line of then.accept ?? []) accept.set(line.partId, line)
  for (const partId of then.remove ?? []) {
    set.delete(partId)
    accept.delete(partId)
    remove.add(partId)
  }
  const { builds = first.builds } = then
  return { builds, set: [...set.values()], remove: [...remove], accept: [...accept.values()] }
}

const restoredText = (lines: readonly CartLine[]): string =>
  lines.length === 1
    ? t("{name} is back in the cart.", { name: lines[0]?.name ?? "" })
    : plural(lines.length, "1 line is back in the cart.", "{count} lines are back in the cart.")

const elsewhereText = () => t("The cart was changed in another window.")

/**
 * State of a cart that the user edits. Shows the latest reply. Sends one change at a time; changes made while a request
 * runs are merged into the next one. Each request carries the version last seen. A failed change stays pending.
 */
export class CartSession extends Observable<CartState> {
  readonly #api: ApiClient
  readonly #undoStack = new UndoStack<CartUndo>()
  #pendingChange: CartChange | undefined
  #sentChange: CartChange | undefined
  #tasks = 0
  #chain: Promise<unknown> = Promise.resolve()
  #reading: Promise<void> | undefined
  #destination: Destination = {}

  constructor(api: ApiClient, loaded: Cart) {
    super({ cart: loaded, saving: false, failure: undefined, announcement: "", epoch: 0 })
    this.#api = api
  }

  /** Takes the loaded cart. Reads it again if it holds only the first lines or was priced for another destination. */
  readonly load = (answer: Cart): void => {
    const { addressId = answer.addressId, delivery = answer.delivery } = this.#destination
    const isForAnother = addressId !== answer.addressId || delivery !== answer.delivery
    const isMispriced = answer.needsAddress && isForAnother
    if (isMispriced || answer.lineCount !== undefined) void this.read()
    else this.receive(answer)
  }

  /** Takes a reply, unless it is older than the current version. */
  readonly receive = (answer: Cart): void => {
    const { version } = this.state().cart
    const isFromElsewhere = answer.version > version && this.#tasks === 0
    if (answer.version >= version) this.#show(answer, isFromElsewhere ? elsewhereText() : undefined)
  }

  change(wanted: CartChange): Promise<void> {
    this.#pendingChange = mergeChanges(this.#pendingChange ?? {}, wanted)
    return this.#enqueue(() => this.#send())
  }

  retry(): Promise<void> {
    return this.change({})
  }

  discard(): void {
    this.#pendingChange = undefined
    this.update({ failure: undefined, epoch: this.state().epoch + 1 })
  }

  /** Returns the quantity that is not saved yet; else the one of the last reply. */
  quantityOf(line: CartLine): number {
    return Number(this.#unsaved(line)?.quantity ?? line.quantity)
  }

  #unsaved({ partId }: CartLine) {
    const changes = [this.#pendingChange, this.#sentChange]
    return changes.flatMap((change) => change?.set ?? []).find((line) => line.partId === partId)
  }

  /** Returns the details that have a value, and those that are not saved yet. */
  #detailsOf(line: CartLine) {
    return { ...detailsBody(line), ...this.#unsaved(line) }
  }

  /** Returns lines whose typed quantity is not saved and differs from the cart's. */
  unsavedQuantities(): { name: string; typed: number; current: number }[] {
    return this.state().cart.lines.flatMap((line) => {
      const typed = this.quantityOf(line)
      const { name, quantity: current } = line
      return typed === current ? [] : [{ name, typed, current }]
    })
  }

  /** Writes a quantity or details of a line. */
  write(line: CartLine, values: { quantity?: number } & LineDetails): void {
    this.#recordUndo([line], t("The change of {name} is undone.", { name: line.name }))
    const quantity = this.quantityOf(line)
    void this.change({ set: [{ partId: line.partId, quantity, ...values }] })
  }

  remove(lines: readonly CartLine[]): CartUndo {
    const undo = this.#recordUndo(lines, restoredText(lines))
    void this.change({ remove: lines.map(({ partId }) => partId) })
    return undo
  }

  /** Replaces a line by the same quantity of another part, added to what the cart already holds of that part. */
  replace(line: CartLine, partId: string): CartUndo {
    const existing = this.state().cart.lines.find((other) => other.partId === partId)
    const undo = this.#recordUndo(
      existing ? [line, existing] : [line],
      restoredText([line]),
      existing ? [] : [partId],
    )
    const totalUnits = this.quantityOf(line) + (existing ? this.quantityOf(existing) : 0)
    const details = { ...this.#detailsOf(line), ...(existing && this.#detailsOf(existing)) }
    void this.change({
      set: [{ ...details, partId, quantity: Math.min(totalUnits, MAX_UNITS) }],
      remove: [line.partId],
    })
    return undo
  }

  empty(): CartUndo {
    return this.remove(this.state().cart.lines)
  }

  /** Returns the number of lines that `undo` restores. */
  undoable(): number {
    return this.#undoStack.last?.lines.length ?? 0
  }

  /** Undoes a change, by default the last one. Returns the id of its first part. */
  undo(change?: CartUndo): string | undefined {
    const taken = this.#undoStack.pop(change)
    this.update({ announcement: taken ? "" : t("There is nothing to undo.") })
    if (!taken) return undefined
    taken.removeToast?.()
    void this.#restore(taken)
    return taken.lines[0]?.partId
  }

  async #restore({ lines, replacementIds, partIds, undone }: CartUndo): Promise<void> {
    const { cart } = this.state()
    const current = new Set(cart.lines.map(({ partId }) => partId))
    const nextPart = (partId: string) =>
      partIds.slice(partIds.indexOf(partId) + 1).find((id) => current.has(id))
    const set = lines.map((line) => ({ ...line, before: nextPart(line.partId) }))
    await this.change({ set, remove: replacementIds })
    if (this.state().failure === undefined) this.update({ announcement: undone })
  }

  /** Reads the cart again; concurrent calls share one request. On failure, the cart stays as it is. */
  read(): Promise<void> {
    const requested = this.#destination
    // A reply priced for an earlier destination comes too late.
    const receive = (answer: Cart) =>
      this.#destination === requested ? this.receive(answer) : undefined
    this.#reading ??= this.#api("GET /cart", this.#request())
      .then(receive, () => undefined)
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }

  /** Reads the cart and takes it whatever its version, because the server has just refused the current one. */
  async forceRead(): Promise<void> {
    const answer = await this.#api("GET /cart", this.#request()).catch(() => undefined)
    if (answer) this.#show(answer)
  }

  /** Prices the cart for an address, and resets the delivery method, since each address has its own. */
  chooseAddress(addressId: string): Promise<void> {
    this.#destination = { addressId }
    return this.#enqueue(() => this.forceRead())
  }

  chooseDelivery(delivery: string): Promise<void> {
    this.#destination = destinationWith(delivery, this.#destination)
    return this.#enqueue(() => this.forceRead())
  }

  /** Returns the address and delivery method chosen so far. */
  destination = (): Destination => this.#destination

  /** Restores the destination chosen before a reload, if the server still accepts it. */
  resume(chosen: Destination): void {
    if (isChosen(this.#destination) || !isChosen(chosen)) return
    void this.#enqueue(async () => {
      const answer = await this.#api("GET /cart", { query: chosen }).catch(() => undefined)
      if (!answer || isChosen(this.#destination)) return
      this.#destination = chosen
      this.#show(answer)
    })
  }

  #request() {
    return { query: this.#destination }
  }

  #headers() {
    return { "if-match": String(this.state().cart.version) }
  }

  #recordUndo(lines: readonly CartLine[], undone: string, replacementIds: string[] = []): CartUndo {
    const partIds = this.state().cart.lines.map(({ partId }) => partId)
    const previous = lines.map((line) => ({
      partId: line.partId,
      ...noDetails,
      ...this.#detailsOf(line),
      quantity: this.quantityOf(line),
    }))
    const undo = { lines: previous, replacementIds, partIds, undone }
    this.#undoStack.push(undo)
    return undo
  }

  #show(answer: Cart, otherwise = this.state().announcement): void {
    const { cart } = this.state()
    const announcement = cartAnnouncement(cart, answer) ?? otherwise
    this.update({ cart: reuseUnchangedLines(cart, answer), announcement })
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#tasks += 1
    this.update({ saving: true })
    const done = this.#chain.then(work).finally(() => {
      this.#tasks -= 1
      this.update({ saving: this.#tasks > 0 })
    })
    this.#chain = done.catch(() => undefined)
    return done
  }

  async #send(): Promise<void> {
    const change = this.#pendingChange
    if (!change) return
    this.#pendingChange = undefined
    this.#sentChange = change
    try {
      this.#show(
        await this.#api(
          "PATCH /cart",
          { ...this.#request(), body: change },
          { headers: this.#headers() },
        ),
      )
      this.update({ failure: undefined })
    } catch (failure) {
      this.#pendingChange = mergeChanges(change, this.#pendingChange ?? {})
      await this.#fail(failure)
    } finally {
      this.#sentChange = undefined
    }
  }

  async #fail(failure: unknown): Promise<void> {
    if (isApiError(failure) && failure.body.code === "cart_changed") await this.forceRead()
    this.update({ failure })
  }
}

const isChosen = ({ addressId, delivery }: Destination): boolean =>
  addressId !== undefined || delivery !== undefined
