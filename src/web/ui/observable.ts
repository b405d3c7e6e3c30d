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
