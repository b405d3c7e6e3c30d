import type { ApiClient } from "#contract/client.ts"
import { MAX_UNITS } from "#domain/orders/line-limits.ts"
import { isApiError } from "#web/api/api-error.ts"
import { type Destination, sentBy } from "#web/orders/shared/delivery-choice.tsx"
import { cartAnnouncement, keepSame } from "./cart-announcement.ts"
import type { Cart, CartChange, CartLine } from "./cart-line.ts"
import { joinChanges } from "./join-changes.ts"

export interface CartState {
  cart: Cart
  /** Something is on its way to the shop. */
  saving: boolean
  /** Why changes are not saved; they wait for another try. */
  failure: unknown
  /** The latest that is worth being read out. */
  announcement: string
  /** One more whenever fields are to forget what was typed into them. */
  epoch: number
}

interface Removed {
  lines: Pick<CartLine, "partId" | "quantity" | "note">[]
  /** The parts that came in their place. */
  instead: string[]
}

const ELSEWHERE = "The cart was changed in another window."

/**
 * A cart that is worked on: shows what the shop answered last, and sends changes one after another, those that
 * come meanwhile together. Each asserts the version that was seen. What could not be sent is kept.
 */
export class CartSession {
  readonly #api: ApiClient
  readonly #listeners = new Set<() => void>()
  readonly #removed: Removed[] = []
  #state: CartState
  #waiting: CartChange | undefined
  #tasks = 0
  #chain: Promise<unknown> = Promise.resolve()
  #reading: Promise<void> | undefined
  #to: Destination = {}

  constructor(api: ApiClient, loaded: Cart) {
    this.#api = api
    this.#state = { cart: loaded, saving: false, failure: undefined, announcement: "", epoch: 0 }
  }

  readonly state = (): CartState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** What was loaded may be its first lines alone, and is for the usual address and method, whichever were chosen since. */
  readonly load = (answer: Cart): void => {
    const { addressId = answer.addressId, delivery = answer.delivery } = this.#to
    const isForAnother = addressId !== answer.addressId || delivery !== answer.delivery
    const isOther = answer.needsAddress && isForAnother
    if (isOther || answer.lineCount !== undefined) void this.read()
    else this.receive(answer)
  }

  /** An answer that was overtaken by a change says nothing. */
  readonly receive = (answer: Cart): void => {
    const { version } = this.#state.cart
    const isOthers = answer.version > version && this.#tasks === 0
    if (answer.version >= version) this.#show(answer, isOthers ? ELSEWHERE : undefined)
  }

  change(wanted: CartChange): Promise<void> {
    this.#waiting = joinChanges(this.#waiting ?? {}, wanted)
    return this.#enqueue(() => this.#send())
  }

  retry(): Promise<void> {
    return this.change({})
  }

  /** Gives up what could not be saved. */
  discard(): void {
    this.#waiting = undefined
    this.#update({ failure: undefined, epoch: this.#state.epoch + 1 })
  }

  /** Whether a later quantity of this part is still on its way. */
  waits(partId: string): boolean {
    return this.#waiting?.set?.some((line) => line.partId === partId) ?? false
  }

  remove(lines: readonly CartLine[]): Promise<void> {
    this.#keepRemoved(lines)
    return this.change({ remove: lines.map(({ partId }) => partId) })
  }

  /** Takes a line out for as many of another part, on top of what there is of it. */
  replace(line: CartLine, partId: string): Promise<void> {
    const there = this.#state.cart.lines.find((other) => other.partId === partId)
    this.#keepRemoved(there ? [line, there] : [line], there ? [] : [partId])
    const { quantity, note } = line
    const inAll = Math.min(quantity + (there?.quantity ?? 0), MAX_UNITS)
    return this.change({
      set: [{ partId, quantity: inAll, note: there?.note || note }],
      remove: [line.partId],
    })
  }

  empty(): Promise<void> {
    return this.#enqueue(async () => {
      this.#keepRemoved(this.#state.cart.lines)
      const show = (answer: Cart) => this.#show(answer)
      const fail = (failure: unknown) => this.#fail(failure)
      await this.#api("DELETE /cart", {}, { headers: this.#headers() }).then(show, fail)
    })
  }

  /** How many lines were removed last, and can come back. */
  undoable(): number {
    return this.#removed.at(-1)?.lines.length ?? 0
  }

  /** Brings back what was removed last; answers the first of it. */
  undo(): string | undefined {
    const last = this.#removed.pop()
    if (last) void this.change({ set: last.lines, remove: last.instead })
    return last?.lines[0]?.partId
  }

  /** Reads the cart again, unless that is under way; where no answer comes, it stays as it is. */
  read(): Promise<void> {
    this.#reading ??= this.#api("GET /cart", this.#asked())
      .then(this.receive, () => undefined)
      .finally(() => {
        this.#reading = undefined
      })
    return this.#reading
  }

  /** The same, and believes whatever the shop says: it has just refused what was seen here. */
  async readAnew(): Promise<void> {
    const answer = await this.#api("GET /cart", this.#asked()).catch(() => undefined)
    if (answer) this.#show(answer)
  }

  /** Where it is to go: what the cart comes to may hang on that. Each address has methods of its own. */
  sendTo(addressId: string): Promise<void> {
    this.#to = { addressId }
    return this.#enqueue(() => this.readAnew())
  }

  sendBy(delivery: string): Promise<void> {
    this.#to = sentBy(delivery, this.#to)
    return this.#enqueue(() => this.readAnew())
  }

  #asked() {
    return { query: this.#to }
  }

  #headers() {
    return { "if-match": String(this.#state.cart.version) }
  }

  #keepRemoved(removed: readonly CartLine[], instead: string[] = []): void {
    const lines = removed.map(({ partId, quantity, note }) => ({ partId, quantity, note }))
    this.#removed.push({ lines, instead })
  }

  #update(changes: Partial<CartState>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }

  #show(answer: Cart, otherwise = this.#state.announcement): void {
    const { cart } = this.#state
    const announcement = cartAnnouncement(cart, answer) ?? otherwise
    this.#update({ cart: keepSame(cart, answer), announcement })
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    this.#tasks += 1
    this.#update({ saving: true })
    const done = this.#chain.then(work).finally(() => {
      this.#tasks -= 1
      this.#update({ saving: this.#tasks > 0 })
    })
    this.#chain = done.catch(() => undefined)
    return done
  }

  async #send(): Promise<void> {
    const change = this.#waiting
    if (!change) return
    this.#waiting = undefined
    try {
      this.#show(
        await this.#api(
          "PATCH /cart",
          { ...this.#asked(), body: change },
          { headers: this.#headers() },
        ),
      )
      this.#update({ failure: undefined })
    } catch (failure) {
      this.#waiting = joinChanges(change, this.#waiting ?? {})
      await this.#fail(failure)
    }
  }

  async #fail(failure: unknown): Promise<void> {
    if (isApiError(failure) && failure.body.code === "cart_changed") await this.readAnew()
    this.#update({ failure })
  }
}
