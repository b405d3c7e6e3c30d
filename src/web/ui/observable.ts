import { useSyncExternalStore } from "react"

/** State that components subscribe to. */
export class Observable<State extends object> {
  readonly #listeners = new Set<() => void>()
  #state: State

  constructor(state: State) {
    this.#state = state
  }

  readonly state = (): State => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  protected update(changes: Partial<State>): void {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

export const useObservable = <State extends object>({
  subscribe,
  state,
}: Observable<State>): State => useSyncExternalStore(subscribe, state, state)

const MAX_STEPS = 100

/** Latest changes of a state that can be undone. */
export class UndoStack<Step> {
  readonly #steps: Step[] = []

  get last(): Step | undefined {
    return this.#steps.at(-1)
  }

  push(step: Step): void {
    this.#steps.push(step)
    if (this.#steps.length > MAX_STEPS) this.#steps.shift()
  }

  /** Takes a step out, by default the last one. Returns undefined if there is none. */
  take(step = this.last): Step | undefined {
    const at = step === undefined ? -1 : this.#steps.lastIndexOf(step)
    return at < 0 ? undefined : this.#steps.splice(at, 1)[0]
  }

  /** Applies a change that cannot be undone to all earlier steps. */
  rewrite(change: (step: Step) => Step): void {
    for (const [at, step] of this.#steps.entries()) this.#steps[at] = change(step)
  }

  clear(): void {
    this.#steps.length = 0
  }
}
