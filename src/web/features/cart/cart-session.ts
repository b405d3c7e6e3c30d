import type { ApiClient } from "#contract/kernel/client.ts"
import { isApiError } from "#web/api/api-error.ts"
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

type Removed = Pick<CartLine, "partId" | "quantity" | "note">
export type CartSession = ReturnType<typeof openCart>

const ELSEWHERE = "The cart was changed in another window."

/**
 * A cart that is worked on: shows what the shop answered last, and sends changes one after another, those that
 * come meanwhile together. Each asserts the version that was seen. What could not be sent is kept.
 */
export function openCart(api: ApiClient, loaded: Cart) {
  let state: CartState = {
    cart: loaded,
    saving: false,
    failure: undefined,
    announcement: "",
    epoch: 0,
  }
  let waiting: CartChange | undefined
  let tasks = 0
  let chain: Promise<unknown> = Promise.resolve()
  let reading: Promise<void> | undefined
  const removed: Removed[][] = []
  const listeners = new Set<() => void>()

  const update = (changes: Partial<CartState>) => {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }
  const show = (answer: Cart, otherwise = state.announcement) =>
    update({
      cart: keepSame(state.cart, answer),
      announcement: cartAnnouncement(state.cart, answer) ?? otherwise,
    })
  /** An answer that was overtaken by a change says nothing. */
  const receive = (answer: Cart) => {
    const { version } = state.cart
    const isOthers = answer.version > version && tasks === 0
    if (answer.version >= version) show(answer, isOthers ? ELSEWHERE : undefined)
  }
  const askAnew = async () => show(await api("GET /cart"))
  const headers = () => ({ "if-match": String(state.cart.version) })

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    tasks += 1
    update({ saving: true })
    const done = chain.then(work).finally(() => {
      tasks -= 1
      update({ saving: tasks > 0 })
    })
    chain = done.catch(() => undefined)
    return done
  }
  const fail = async (failure: unknown) => {
    if (isApiError(failure) && failure.body.code === "cart_changed")
      await askAnew().catch(() => undefined)
    update({ failure })
  }
  const send = async () => {
    const change = waiting
    if (!change) return
    waiting = undefined
    try {
      show(await api("PATCH /cart", { body: change }, { headers: headers() }))
      update({ failure: undefined })
    } catch (failure) {
      waiting = joinChanges(change, waiting ?? {})
      await fail(failure)
    }
  }

  const change = (wanted: CartChange): Promise<void> => {
    waiting = joinChanges(waiting ?? {}, wanted)
    return inTurn(send)
  }
  const remove = (lines: readonly CartLine[]): void => {
    removed.push(lines.map(({ partId, quantity, note }) => ({ partId, quantity, note })))
  }
  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    receive,
    change,
    retry: () => change({}),
    /** Gives up what could not be saved. */
    discard: () => {
      waiting = undefined
      update({ failure: undefined, epoch: state.epoch + 1 })
    },
    /** Whether a later quantity of this part is still on its way. */
    waits: (partId: string): boolean =>
      waiting?.set?.some((line) => line.partId === partId) ?? false,
    remove: (lines: readonly CartLine[]): Promise<void> => {
      remove(lines)
      return change({ remove: lines.map(({ partId }) => partId) })
    },
    empty: (): Promise<void> =>
      inTurn(async () => {
        remove(state.cart.lines)
        await api("DELETE /cart", {}, { headers: headers() }).then(show, fail)
      }),
    /** How many lines were removed last, and can come back. */
    undoable: (): number => removed.at(-1)?.length ?? 0,
    /** Brings back what was removed last; answers the first of it. */
    undo: (): string | undefined => {
      const last = removed.pop()
      if (last) void change({ set: last })
      return last?.[0]?.partId
    },
    /** Reads the cart again, unless that is under way; where no answer comes, it stays as it is. */
    read: (): Promise<void> => {
      reading ??= api("GET /cart")
        .then(receive, () => undefined)
        .finally(() => {
          reading = undefined
        })
      return reading
    },
    /** The same, and believes whatever the shop says: it has just refused what was seen here. */
    askAnew: () => askAnew().catch(() => undefined),
  }
}
